import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { namesIn } from '#src/lib/names-in.ts';
import { digestOf, type ImportRecord, recordFile, writeRecord } from './import-record.ts';
import { textOf } from './shop-content.ts';

/**
 * What an import is about to write, in a folder beside the content, so that nothing is half written: files
 * are first made whole and then renamed.
 */
export type Stage = {
  folder: string;
  /** Keeps the new text of an entry and the names of its pictures. `before` is the digest of its file now. */
  put: (id: string, text: string, pictures: readonly string[], before: string | undefined) => Promise<void>;
  /**
   * Moves everything into the content, except files that an editor changed since they were read.
   *
   * @returns the entries of those files
   */
  commit: () => Promise<string[]>;
};

/** The folder of a stage. Its name starts with a dot, so that Git and editors can leave it out. */
export const stageFolder = (content: string, source: string) => path.join(content, 'imports', `.${source}`);

/** Opens a staging folder. Pictures of an interrupted import are used again. */
export async function openStage(
  content: string,
  source: string,
  record: ImportRecord,
  kind: 'products' | 'recipes' = 'products',
): Promise<Stage> {
  const folder = stageFolder(content, source);
  await rm(path.join(folder, kind), { recursive: true, force: true });
  await mkdir(path.join(folder, kind), { recursive: true });
  const after = new Map<string, { digest: string; before: string | undefined }>();
  const used = new Set<string>();
  return {
    folder,
    async put(id, text, pictures, before) {
      const digest = digestOf(text);
      for (const picture of pictures) used.add(picture);
      await writeFile(path.join(folder, kind, `${id}.md`), text);
      after.set(id, { digest, before });
      record.set(id, [...new Set([...(before ? [before] : []), digest])]);
    },
    async commit() {
      const file = recordFile(content, source);
      await writeRecord(file, record);
      const photographs = path.join(folder, 'photographs');
      const files = path.join(folder, kind);
      const to = path.join(content, kind);
      await mkdir(to, { recursive: true });
      const pictures = (await namesIn(photographs)).filter((name) => used.has(name));
      await moveAll(pictures, photographs, path.join(to, 'photographs'));
      const late: string[] = [];
      for (const [id, { digest, before }] of after) {
        const name = `${id}.md`;
        const there = await textOf(path.join(to, name));
        const isAsRead = there === undefined || digestOf(there) === before;
        if (isAsRead) await rename(path.join(files, name), path.join(to, name));
        else late.push(id);
        record.set(id, isAsRead ? [digest] : before ? [before] : []);
      }
      await writeRecord(file, record);
      await rm(folder, { recursive: true, force: true });
      return late;
    },
  };
}

async function moveAll(names: readonly string[], from: string, to: string): Promise<void> {
  if (names.length > 0) await mkdir(to, { recursive: true });
  for (const name of names) await rename(path.join(from, name), path.join(to, name));
}
