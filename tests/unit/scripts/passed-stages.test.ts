import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type CoveredStage, hasPassed, notePassed } from '../../../scripts/lib/passed-stages.ts';

test.each<[CoveredStage, { again: string[]; not: string }]>([
  [
    'packages',
    {
      again: ['packages/box/tests/a.test.ts', 'sandbox/services.ts', 'package-lock.json'],
      not: 'functions/orders/a.ts',
    },
  ],
  [
    'long',
    {
      again: [
        'functions/orders/a.ts',
        'src/core/money.ts',
        'src/content.schemas.ts',
        'tests/fixtures/shop/products/a.md',
        'packages/box/src/index.ts',
        'vitest.config.ts',
      ],
      not: 'src/content/products/a.md',
    },
  ],
])('%s runs again after a change to what it covers, and after no other', async (stage, { again, not }) => {
  const root = await mkdtemp(path.join(tmpdir(), 'passed-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const write = async (file: string, text: string) => {
    await mkdir(path.join(root, path.dirname(file)), { recursive: true });
    await writeFile(path.join(root, file), text);
  };
  await write('tests/setup/a.ts', 'export const a = 1;');
  expect(await hasPassed(stage, root), 'not run yet').toBe(false);
  await notePassed(stage, root);
  expect(await hasPassed(stage, root)).toBe(true);
  await write(not, 'export const a = 1;');
  expect(await hasPassed(stage, root), not).toBe(true);
  for (const file of again) {
    await write(file, 'export const b = 1;');
    expect(await hasPassed(stage, root), file).toBe(false);
    await notePassed(stage, root);
  }
});

test('a stage that passed does not stand for another', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'passed-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await mkdir(path.join(root, 'tests'));
  await notePassed('packages', root);
  expect([await hasPassed('packages', root), await hasPassed('long', root)]).toEqual([true, false]);
});
