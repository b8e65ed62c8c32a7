import { type FileHandle, mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Clock } from '../clock.ts';
import { header, lineOf } from './lines.ts';
import { load } from './load.ts';
import { emptyTables, type Tables } from './tables.ts';

export type StateFile = {
  tables: Tables;
  /** Schedules a write after a change. */
  changed(): void;
  /** Writes all pending changes and waits until they are saved. */
  flush(): Promise<void>;
};

const PAUSE = 100;

/**
 * The tables, saved in a file of JSON lines if `path` is set. A change appends its entry, so the cost of a
 * write depends on the change, not on the amount of data. On reading, the last line of each entry counts.
 * An unreadable file is renamed and replaced.
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
      // The next change writes them again.
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

/** Appends to the file and syncs it to disk. If that fails, restores the file. */
function createJournal(path: string): { append(text: string): Promise<void> } {
  return {
    async append(text) {
      await mkdir(dirname(path), { recursive: true });
      // The file contains customers' addresses, so only this user may read it.
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

/** Removes a partial line, which would make the file unreadable if more lines followed. */
async function cutBack(file: FileHandle, size: number): Promise<void> {
  await file.truncate(size).catch(() => {});
}
