import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { arePackagesTested, notePackagesTested } from '../../../scripts/lib/tested-packages.ts';

test('packages are tested again after a change of theirs or of a user, and after no other', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'tested-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const write = async (file: string, text: string) => {
    await mkdir(path.join(root, path.dirname(file)), { recursive: true });
    await writeFile(path.join(root, file), text);
  };
  await write('packages/box/src/index.ts', 'export const a = 1;');
  expect(await arePackagesTested(root), 'a fresh clone').toBe(false);
  await notePackagesTested(root);
  expect(await arePackagesTested(root)).toBe(true);
  await write('functions/orders/a.ts', 'export const a = 1;');
  expect(await arePackagesTested(root)).toBe(true);
  for (const file of ['packages/box/tests/a.test.ts', 'sandbox/services.ts', 'package-lock.json']) {
    await write(file, 'export const b = 1;');
    expect(await arePackagesTested(root), file).toBe(false);
    await notePackagesTested(root);
  }
});
