import { createHash } from 'node:crypto';
import { link, mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { type Catalogue, type CatalogueProduct, joinCatalogue } from '../catalogue/catalogue.ts';
import { type FileEntry, filesOfFormat } from '../catalogue/products/files-of-format.ts';
import type { Content } from '../catalogue/reading/read-content.ts';
import { type DigitalFile, endingOf } from '../core/products/digital-files.ts';
import { buildNow } from '../lib/clock.ts';
import { createQueue } from '../lib/queue.ts';
import { writeMissing } from '../pictures/picture-cache.ts';
import { contentFolder } from '../schemas/content-folder.ts';
import { blobFolder, keyOf, makeStoredFile, SOURCES, type Source } from './stored-files.ts';

export type PublishedFiles = ReadonlyMap<string, readonly DigitalFile[]>;

type Options = {
  /**
   * `at-build`: generates all files now. `on-demand`: stores their sources, and the local store generates
   * each on request.
   */
  mode: 'at-build' | 'on-demand';
  folder?: string;
  sources?: string;
  now?: Date;
};

/**
 * Puts all files that are sold into the folder of the blob store, never among the pages. A demo's sample
 * files are generated now or later. Removes files of earlier builds.
 *
 * @returns the files of each digital format, by `product/format`
 */
export async function publishFiles(
  content: Content,
  { mode, folder = blobFolder(), sources = SOURCES, now = buildNow() }: Options,
): Promise<PublishedFiles> {
  const catalogue = joinCatalogue(content, now);
  const edition = await editionOf(import.meta.dirname);
  const inTurn = createQueue(availableParallelism());
  const files = new Map<string, Promise<DigitalFile>>();
  const publish = (product: CatalogueProduct, name: string, entry: FileEntry) => {
    const id = 'make' in entry ? `made ${name}` : `${entry.src} ${name}`;
    const file = files.get(id) ?? inTurn(() => publishFile(product, name, entry));
    files.set(id, file);
    return file;
  };
  async function publishFile(
    product: CatalogueProduct,
    name: string,
    entry: FileEntry,
  ): Promise<DigitalFile> {
    if ('make' in entry) {
      const key = await keepSource(catalogue, product, entry, { sources, edition });
      if (mode === 'on-demand') return { name, key };
      await makeStoredFile(key, { folder, sources });
      return { name, key, size: (await stat(path.join(folder, key))).size };
    }
    return entry.src === undefined ? { name } : ownFile(name, entry.src, folder);
  }
  const formats = [...catalogue.productById.values()].flatMap((product) =>
    product.entry.data.formats
      .filter(({ type }) => type === 'Digital File')
      .map(async (format) => {
        const its = filesOfFormat(product._id, format).map(({ name, entry }) =>
          publish(product, name, entry),
        );
        return [`${product._id}/${format.id}`, await Promise.all(its)] as const;
      }),
  );
  const published = new Map(await Promise.all(formats));
  await removeOthers(folder, [...published.values()].flat());
  return published;
}

/** Stores the source of a sample file and returns its key. */
async function keepSource(
  catalogue: Catalogue,
  product: CatalogueProduct,
  { make, of }: Extract<FileEntry, { make: unknown }>,
  { sources, edition }: { sources: string; edition: string },
): Promise<string> {
  const { manuscriptOf } = await import('./manuscript.ts');
  const from = of === undefined ? product : catalogue.productById.get(of);
  if (!from) throw new Error(`There is no product named ${of}`);
  const manuscript = manuscriptOf(catalogue, from);
  const source = Buffer.from(JSON.stringify({ make, manuscript } satisfies Source));
  const input = createHash('sha256').update(edition).update(source);
  if ('file' in manuscript.cover) input.update(await readFile(manuscript.cover.file));
  const key = keyOf(input, make);
  await writeMissing(path.join(sources, `${path.basename(key)}.json`), source);
  return key;
}

/**
 * Links one of the store's own files under a name made from its content, so that a corrected edition is
 * another file.
 */
async function ownFile(name: string, src: string, folder: string): Promise<DigitalFile> {
  const file = path.resolve(contentFolder(), 'products', src);
  const bytes = await readFile(file);
  const key = keyOf(createHash('sha256').update(bytes), endingOf(name));
  const place = path.join(folder, key);
  await mkdir(path.dirname(place), { recursive: true });
  // Uses a hard link when the file system supports it, so that the bytes are stored once.
  await link(file, place).catch(() => writeMissing(place, bytes));
  return { name, key, size: bytes.length };
}

/**
 * Removes files of earlier builds, except sample files that are still in use, since generating them takes
 * time.
 */
async function removeOthers(folder: string, files: readonly DigitalFile[]): Promise<void> {
  const named = new Set(files.map(({ key }) => key));
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isFile() && !named.has(path.relative(folder, file).split(path.sep).join('/'))) await rm(file);
  }
}

/**
 * A hash of the generator's code, which is part of each key: a change of the code generates all sample files
 * again.
 */
async function editionOf(folder: string): Promise<string> {
  const hash = createHash('sha256');
  for (const name of (await readdir(folder)).sort()) {
    const file = path.join(folder, name);
    if ((await stat(file)).isFile()) hash.update(await readFile(file));
  }
  return hash.digest('hex');
}
