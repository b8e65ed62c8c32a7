import { type FileHandle, mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Clock } from '../clock.ts';
import { header, lineOf } from './lines.ts';
import { load } from './load.ts';
import { emptyTables, type Tables } from './tables.ts';

export type StateFile = {
  tables: Tables;
  /** Something changed: write soon. */
  changed(): void;
  /** Writes what is not yet written and waits for it. */
  flush(): Promise<void>;
};

const PAUSE = 100;

/**
 * The tables, kept in a file of lines when one is named. A change appends its entry, so that writing costs what has
 * changed and not what there is; reading takes each entry's last line. A file that cannot be read is set aside.
 */
export function openState(path: string | undefined, clock: Clock, log: (line: string) => void): StateFile {
  if (!path) return { tables: emptyTables(), changed: () => {}, flush: async () => {} };
  const tables = load(path, clock, log);
  for (const table of Object.values(tables)) table.watch();

  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();
  const journal = createJournal(path);

  const write = async () => {
    const touched = Object.entries(tables).map(([name, table]) => ({
      name,
      table,
      ids: table.takeTouched(),
    }));
    const lines = touched.flatMap(({ name, table, ids }) => ids.map((id) => lineOf(name, id, table.get(id))));
    if (lines.length === 0) return;
    try {
      await journal.append(lines.join(''));
    } catch (error) {
      // They are written with the next change.
      for (const { table, ids } of touched) for (const id of ids) table.touch(id);
      log(`payments: could not write ${path}: ${(error as Error).message}`);
    }
  };
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(write);
    return writing;
  };
  const changed = () => {
    timer ??= setTimeout(flush, PAUSE).unref();
  };
  return { tables, changed, flush };
}

/** Appends to the file so that it is on the disk, or leaves it as it was. */
function createJournal(path: string): { append(text: string): Promise<void> } {
  return {
    async append(text) {
      await mkdir(dirname(path), { recursive: true });
      // It holds the addresses people typed: for this user only.
      const file = await open(path, 'a', 0o600);
      try {
        const { size } = await file.stat();
        const bytes = Buffer.from(size === 0 ? header() + text : text);
        await file.writeFile(bytes).catch(async (error: unknown) => {
          await cutBack(file, size);
          throw error;
        });
        await file.datasync();
      } finally {
        await file.close();
      }
    },
  };
}

/** A half-written line in the middle would make the whole file unreadable. */
async function cutBack(file: FileHandle, size: number): Promise<void> {
  await file.truncate(size).catch(() => {});
}
