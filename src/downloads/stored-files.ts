import type { Hash } from 'node:crypto';
import { copyFile, link, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type FileEnding, MADE_FILES, type MadeFile } from '../core/products/digital-files.ts';
import { outFolder } from '../lib/out-folder.ts';
import { exists, shared, writeMissing } from '../pictures/picture-cache.ts';
import type { Manuscript } from './manuscript.ts';

/** The cache of sample files and their sources, kept between builds. */
export const SOURCES = '.cache/downloads';
/** The source of a sample file. */
export type Source = { make: MadeFile; manuscript: Manuscript };

/**
 * The folder of files that are sold. Netlify uploads it to the deploy's blob store, each file under its path
 * in this folder. The local store reads the same files.
 */
export function blobFolder(): string {
  return path.join(outFolder(), '.netlify/blobs/deploy');
}

/** A file's key in the blob store. It is made from its content, so that other content has another key. */
export function keyOf(content: Hash, kind: MadeFile | FileEnding): string {
  const ending = kind in MADE_FILES ? MADE_FILES[kind as MadeFile] : `.${kind}`;
  return `downloads/${content.digest('hex').slice(0, 40)}${ending}`;
}

/**
 * Generates the sample file of a key from its stored source and puts it into the blob folder. Concurrent
 * calls share the work. Returns false when there is no source for the key.
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
    // Imported on first use: fonts and drawings would slow down every start.
    const { makeFile } = await import('./make-file.ts');
    const bytes = await makeFile(make, { ...manuscript, date: new Date(manuscript.date) });
    await writeMissing(kept, bytes);
    return bytes;
  });
  if (!made) return false;
  await mkdir(path.dirname(place), { recursive: true });
  // Uses a hard link when the file system supports it, so that the bytes are stored once.
  await link(kept, place).catch(async () => (await exists(place)) || copyFile(kept, place));
  return true;
}
