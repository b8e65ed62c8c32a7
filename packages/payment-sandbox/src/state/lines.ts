import type { Tables } from './tables.ts';

const VERSION = 2;

/** The file's first line. */
export function header(): string {
  return `${JSON.stringify({ version: VERSION })}\n`;
}

/** An entry as a line. A line without a value means that the entry was deleted. */
export function lineOf(table: string, id: string, value: unknown): string {
  return `${JSON.stringify(value === undefined ? [table, id] : [table, id, value])}\n`;
}

/**
 * Reads the lines of a file into the tables, in order.
 * @returns the number of lines, and whether the last one was cut off when a process ended
 * @throws if any other line is unreadable, or the file has another version
 */
export function readLines(bytes: Buffer, tables: Tables): { count: number; isCutOff: boolean } {
  let count = 0;
  let start = 0;
  while (start < bytes.length) {
    const end = bytes.indexOf(10, start);
    // A line without a line end was only partly written.
    if (end < 0 && count > 0) return { count, isCutOff: true };
    const line = JSON.parse(bytes.toString('utf8', start, end < 0 ? bytes.length : end)) as unknown;
    if (count === 0) checkVersion(line as { version?: unknown });
    else put(tables, line as [string, string, unknown?]);
    count += 1;
    start = end < 0 ? bytes.length : end + 1;
  }
  return { count, isCutOff: false };
}

function checkVersion({ version }: { version?: unknown }): void {
  if (version !== VERSION) throw new Error(`version ${version} is not known`);
}

function put(tables: Tables, [name, id, value]: [string, string, unknown?]): void {
  const table = Object.hasOwn(tables, name) ? tables[name as keyof Tables] : undefined;
  if (!table) throw new Error(`there is no table ${name}`);
  if (value === undefined) table.delete(id);
  else table.set(id, value as never);
}
