import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type CoveredStage, hashOf, hasPassed, notePassed } from '#scripts/lib/passed-stages.ts';

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
  const passes = async () => notePassed(stage, await hashOf(stage, root), root);
  const hasStillPassed = async () => hasPassed(stage, await hashOf(stage, root), root);
  expect(await hasStillPassed(), 'not run yet').toBe(false);
  await passes();
  expect(await hasStillPassed()).toBe(true);
  await write(not, 'export const a = 1;');
  expect(await hasStillPassed(), not).toBe(true);
  for (const file of again) {
    await write(file, 'export const b = 1;');
    expect(await hasStillPassed(), file).toBe(false);
    await passes();
  }
});

test('a stage that passed does not count for another', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'passed-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await mkdir(path.join(root, 'tests'));
  const hash = await hashOf('packages', root);
  await notePassed('packages', hash, root);
  expect([await hasPassed('packages', hash, root), await hasPassed('long', hash, root)]).toEqual([
    true,
    false,
  ]);
});
