import { readFileSync, renameSync } from 'node:fs';
import { mkdir, open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Clock } from '../clock.ts';
import { emptyTables, type Tables } from './tables.ts';

const VERSION = 1;
const DAY = 24 * 60 * 60 * 1000;

export type StateFile = {
  tables: Tables;
  /** Something changed: write soon. */
  changed(): void;
  /** Writes what is not yet written and waits for it. */
  flush(): Promise<void>;
};

/** The tables, kept in a JSON file when one is named. A file that cannot be read is set aside, never overwritten. */
export function openState(path: string | undefined, clock: Clock, log: (line: string) => void): StateFile {
  const tables = path ? load(path, clock, log) : emptyTables();
  if (!path) return { tables, changed: () => {}, flush: async () => {} };

  let isDirty = false;
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();
  let pause = 100;

  const write = async () => {
    if (!isDirty) return;
    isDirty = false;
    const start = performance.now();
    try {
      prune(tables, clock);
      await save(path, tables);
    } catch (error) {
      isDirty = true;
      log(`payments: could not write ${path}: ${(error as Error).message}`);
    }
    // A large state must not keep the disk busy: rest ten times as long as the writing took.
    pause = Math.max(100, 10 * (performance.now() - start));
  };
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(write);
    return writing;
  };
  const changed = () => {
    isDirty = true;
    timer ??= setTimeout(flush, pause).unref();
  };
  return { tables, changed, flush };
}

function load(path: string, clock: Clock, log: (line: string) => void): Tables {
  const tables = emptyTables();
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return tables;
    throw error;
  }
  try {
    const kept = JSON.parse(text) as { version: number; tables: Record<string, [string, never][]> };
    if (kept.version !== VERSION) throw new Error(`version ${kept.version} is not known`);
    for (const [name, table] of Object.entries(tables) as [string, Map<string, unknown>][]) {
      for (const [key, value] of kept.tables[name] ?? []) table.set(key, value);
    }
    prune(tables, clock);
    return tables;
  } catch (error) {
    const aside = `${path}.damaged-${clock.now()}`;
    renameSync(path, aside);
    log(`payments: ${path} could not be read (${(error as Error).message}); set aside as ${aside}`);
    return emptyTables();
  }
}

async function save(path: string, tables: Tables): Promise<void> {
  const entries = Object.entries(tables).map(([name, table]) => [name, [...table]]);
  const text = JSON.stringify({ version: VERSION, tables: Object.fromEntries(entries) });
  await mkdir(dirname(path), { recursive: true });
  const temporary = `${path}.${process.pid}.tmp`;
  // It holds the addresses people typed: for this user only.
  const file = await open(temporary, 'w', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(temporary, path);
}

/** Like Stripe: events are kept 30 days, idempotency keys one day, everything else for good. */
function prune(tables: Tables, clock: Clock): void {
  const now = clock.now();
  for (const [key, answer] of tables.answers) if (answer.at < now - DAY) tables.answers.delete(key);
  for (const [id, event] of tables.events)
    if (event.created * 1000 < now - 30 * DAY) tables.events.delete(id);
  for (const [id, delivery] of tables.deliveries)
    if (!tables.events.has(delivery.event)) tables.deliveries.delete(id);
}
