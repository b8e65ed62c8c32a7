import { createHash } from 'node:crypto';
import { link, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { type DigitalFile, endingOf } from '#src/core/products/digital-files.ts';
import { outFolder } from '#src/lib/out-folder.ts';
import { writeMissing } from '../pictures/picture-cache.ts';
import type { Content } from '../reading/read-content.ts';
import { contentFolder } from '../schemas/content-folder.ts';

/**
 * Puts all files that are sold into a folder, never among the pages. Removes files of earlier builds.
 *
 * @param folder Netlify uploads it to the deploy's blob store, each file under its path in this folder. The
 *   local store reads the same files.
 * @returns the files of each digital format, by `product/format`
 */
export async function publishFiles(
  content: Content,
  folder = path.join(outFolder(), '.netlify/blobs/deploy'),
): Promise<ReadonlyMap<string, readonly DigitalFile[]>> {
  const published = new Map<string, DigitalFile[]>();
  for (const { id, data } of content.products)
    for (const format of data.formats) {
      const files: DigitalFile[] = [];
      for (const { name, src } of format.files ?? [])
        files.push(src === undefined ? { name } : await storeFile(name, src, folder));
      if (files.length > 0) published.set(`${id}/${format.id}`, files);
    }
  await removeOthers(folder, [...published.values()].flat());
  return published;
}

/** Links a file under a key made from its content, so that a corrected edition is another file. */
async function storeFile(name: string, src: string, folder: string): Promise<DigitalFile> {
  const file = path.resolve(contentFolder(), 'products', src);
  const bytes = await readFile(file);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 40);
  const key = `downloads/${hash}.${endingOf(name)}`;
  const place = path.join(folder, key);
  await mkdir(path.dirname(place), { recursive: true });
  // Uses a hard link when the file system supports it, so that the bytes are stored once.
  await link(file, place).catch(() => writeMissing(place, bytes));
  return { name, key, size: bytes.length };
}

async function removeOthers(folder: string, files: readonly DigitalFile[]): Promise<void> {
  const named = new Set(files.map(({ key }) => key));
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isFile() && !named.has(path.relative(folder, file).split(path.sep).join('/'))) await rm(file);
  }
}
