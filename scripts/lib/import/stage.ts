import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { digestOf, type ImportRecord, recordFile, writeRecord } from './import-record.ts';
import { namesIn } from './shop-here.ts';

/**
 * What an import is about to write, in a folder beside the content, so that nothing is half written: files are first
 * made whole and then renamed.
 */
export type Stage = {
  folder: string;
  /** Keeps the new text of a product and the names of its pictures. `before` is the digest of its file now. */
  put: (id: string, text: string, pictures: readonly string[], before: string | undefined) => Promise<void>;
  /** Moves everything into the content. */
  commit: () => Promise<void>;
};

/** The folder of a stage. Its name begins with a point, so that Git and editors can leave it out. */
export const stageFolder = (content: string, source: string) => path.join(content, 'imports', `.${source}`);

/** Begins a stage. Pictures of an interrupted import are used again. */
export async function openStage(content: string, source: string, record: ImportRecord): Promise<Stage> {
  const folder = stageFolder(content, source);
  await rm(path.join(folder, 'products'), { recursive: true, force: true });
  await mkdir(path.join(folder, 'products'), { recursive: true });
  const after = new Map<string, string>();
  const used = new Set<string>();
  return {
    folder,
    async put(id, text, pictures, before) {
      const digest = digestOf(text);
      for (const picture of pictures) used.add(picture);
      await writeFile(path.join(folder, 'products', `${id}.md`), text);
      after.set(id, digest);
      record.set(id, [...new Set([...(before ? [before] : []), digest])]);
    },
    async commit() {
      const file = recordFile(content, source);
      await writeRecord(file, record);
      const photographs = path.join(folder, 'photographs');
      const products = path.join(folder, 'products');
      const to = path.join(content, 'products');
      const pictures = (await namesIn(photographs)).filter((name) => used.has(name));
      await moveAll(pictures, photographs, path.join(to, 'photographs'));
      await moveAll(await namesIn(products), products, to);
      for (const [id, digest] of after) record.set(id, [digest]);
      await writeRecord(file, record);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function moveAll(names: readonly string[], from: string, to: string): Promise<void> {
  if (names.length > 0) await mkdir(to, { recursive: true });
  for (const name of names) await rename(path.join(from, name), path.join(to, name));
}
