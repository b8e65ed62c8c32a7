import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ORIGINAL } from './picture-sizes.ts';

const running = new Map<string, Promise<Buffer | undefined>>();

/** Runs `work` for `key`. Concurrent calls with the same key share one run. */
export function shared(key: string, work: () => Promise<Buffer | undefined>): Promise<Buffer | undefined> {
  const known = running.get(key);
  if (known) return known;
  const started = work().finally(() => running.delete(key));
  running.set(key, started);
  return started;
}

/**
 * A picture's id: ten letters and digits of a hash of its source and encoder settings.
 * Other content gets another address.
 */
export function idOf(settings: string, input: Buffer): string {
  return createHash('sha256')
    .update(settings)
    .update(input)
    .digest('base64url')
    .replace(/[-_]/g, '')
    .slice(0, 10);
}

/**
 * Writes a file, with its folder, if it does not exist. Safe with concurrent writers,
 * since the rename is atomic.
 */
export async function writeMissing(path: string, content: Buffer): Promise<void> {
  if (existsSync(path)) return;
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${randomUUID()}.part`;
  try {
    await writeFile(draft, content);
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/**
 * A picture's source: the deployed original, else the drawing or photograph (`source.svg`, `source.jpg`, …).
 */
export async function readSource(folder: string): Promise<Buffer | undefined> {
  const names = await readdir(folder).catch((): string[] => []);
  const name = names.includes(ORIGINAL) ? ORIGINAL : names.find((one) => /^source\.[a-z]+$/.test(one));
  return name === undefined ? undefined : readFile(join(folder, name));
}
