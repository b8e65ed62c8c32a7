import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filesIn } from './files-in.ts';
import { ROOT } from './run.ts';

/** The packages, the code of the store that uses them, and what runs their tests. */
const FILES = [
  'packages/**/*',
  'sandbox/**/*',
  'src/{pictures,catalogue/pictures}/**/*',
  'package-lock.json',
  'vitest.config.ts',
  'tests/setup/*',
];

/** A hash of the files above, and of the Node version. */
async function stampOf(root: string): Promise<string> {
  const hash = createHash('sha256').update(process.versions.node);
  for (const file of await filesIn(root, FILES))
    hash.update(`${path.relative(root, file)}\n`).update(await readFile(file));
  return hash.digest('hex');
}

/**
 * Whether the packages' tests passed on exactly these files, on this machine. A fresh clone knows of no run.
 */
export async function arePackagesTested(root: string = ROOT): Promise<boolean> {
  const known = await readFile(fileIn(root), 'utf8').catch(() => '');
  return known === (await stampOf(root));
}

/** Notes that the packages' tests have passed on the files as they are now. */
export async function notePackagesTested(root: string = ROOT): Promise<void> {
  await mkdir(path.dirname(fileIn(root)), { recursive: true });
  await writeFile(fileIn(root), await stampOf(root));
}

const fileIn = (root: string) => path.join(root, '.cache/packages-tested');
