import type { Hash } from 'node:crypto';
import { copyFile, link, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type FileEnding, MADE_FILES, type MadeFile } from '../core/products/digital-files.ts';
import { outFolder } from '../lib/out-folder.ts';
import { exists, shared, writeMissing } from '../pictures/picture-cache.ts';
import type { Manuscript } from './manuscript.ts';

/** What files of a demonstration are made from, and those that were made, kept between builds. */
export const SOURCES = '.cache/downloads';
/** What a file of a demonstration is made from. */
export type Source = { make: MadeFile; manuscript: Manuscript };

/**
 * Where a build leaves the files that are sold: the platform uploads what lies there to the blob store of the deploy, each file
 * under its path below this folder. A local store reads the very same files.
 */
export function blobFolder(): string {
  return path.join(outFolder(), '.netlify/blobs/deploy');
}

/** The key of a file in the blob store: made of what is in it, so that another content is another file. */
export function keyOf(content: Hash, kind: MadeFile | FileEnding): string {
  const ending = kind in MADE_FILES ? MADE_FILES[kind as MadeFile] : `.${kind}`;
  return `downloads/${content.digest('hex').slice(0, 40)}${ending}`;
}

/**
 * Makes the file of that key from what the build kept of it, once however many ask, and puts it where the store reads it.
 * Answers false for a key that no build has left anything for.
 */
export async function makeStoredFile(
  key: string,
  { folder = blobFolder(), sources = SOURCES } = {},
): Promise<boolean> {
  const place = path.join(folder, key);
  if (await exists(place)) return true;
  const kept = path.join(sources, path.basename(key));
  const made = await shared(place, async () => {
    const known = await readFile(kept).catch(() => undefined);
    if (known) return known;
    const json = await readFile(`${kept}.json`, 'utf8').catch(() => undefined);
    if (json === undefined) return undefined;
    const { make, manuscript } = JSON.parse(json) as Source;
    // Loaded when the first file is made: type, drawings and their fonts are nothing that every start should wait for.
    const { makeFile } = await import('./make-file.ts');
    const bytes = await makeFile(make, { ...manuscript, date: new Date(manuscript.date) });
    await writeMissing(kept, bytes);
    return bytes;
  });
  if (!made) return false;
  await mkdir(path.dirname(place), { recursive: true });
  // A link where the file system can: the same bytes are not stored twice.
  await link(kept, place).catch(async () => (await exists(place)) || copyFile(kept, place));
  return true;
}
