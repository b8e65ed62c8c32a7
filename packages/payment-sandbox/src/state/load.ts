import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import type { Clock } from '../clock.ts';
import { header, lineOf, readLines } from './lines.ts';
import { emptyTables, type Tables } from './tables.ts';

const DAY = 24 * 60 * 60 * 1000;
/** A file with more than this number of superfluous lines is rewritten. */
const SPARE_LINES = 1_000;

/**
 * Loads the tables from a file. Returns empty tables if there is no file,
 * or if it is unreadable and was renamed.
 */
export function load(path: string, clock: Clock, log: (line: string) => void): Tables {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return emptyTables();
    throw error;
  }
  const tables = emptyTables();
  try {
    const { count, isCutOff } = readLines(bytes, tables);
    if (isCutOff) log(`payments: the last line of ${path} was cut off and is left out`);
    prune(tables, clock);
    const needed = Object.values(tables).reduce((sum, table) => sum + table.size, 0);
    if (isCutOff || count > 2 * needed + SPARE_LINES) rewrite(path, tables);
    return tables;
  } catch (error) {
    const aside = `${path}.damaged-${clock.now()}`;
    renameSync(path, aside);
    log(`payments: ${path} could not be read (${(error as Error).message}); set aside as ${aside}`);
    return emptyTables();
  }
}

/** Rewrites the file with one line per entry. */
function rewrite(path: string, tables: Tables): void {
  const temporary = `${path}.${process.pid}.tmp`;
  const file = openSync(temporary, 'w', 0o600);
  try {
    writeSync(file, header());
    for (const [name, table] of Object.entries(tables)) {
      for (const [id, value] of table) writeSync(file, lineOf(name, id, value));
    }
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(temporary, path);
}

/**
 * Deletes old entries. Like Stripe, keeps events for 30 days, idempotency keys for one day,
 * and everything else forever.
 */
function prune(tables: Tables, clock: Clock): void {
  const now = clock.now();
  for (const [key, answer] of tables.answers) if (answer.at < now - DAY) tables.answers.delete(key);
  for (const [id, event] of tables.events) {
    if (event.created * 1000 >= now - 30 * DAY) continue;
    tables.events.delete(id);
    for (const delivery of tables.deliveries.by('event', id)) tables.deliveries.delete(delivery.id);
  }
}
