import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { mkdir, open, rename } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';

/**
 * What an import has written: by product, digests of its file. A file with another digest was changed by an
 * editor. While an import writes, a product has two: of the file before, and of the file after. So an
 * interrupted import is known, too.
 */
export type ImportRecord = Map<string, readonly string[]>;

/** A digest of a file's text. Line ends do not count, since Git may change them. */
export function digestOf(text: string): string {
  return createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('base64url').slice(0, 22);
}

/** The file of a record, which is kept with the content: a line for each product. */
export const recordFile = (content: string, source: string) =>
  path.join(content, 'imports', `${source}.jsonl`);

/** Reads a record. Lines that are not understood, as after a conflict of two versions, are ignored. */
export async function readRecord(file: string): Promise<ImportRecord> {
  const record = new Map<string, readonly string[]>();
  if (!existsSync(file)) return record;
  for await (const line of createInterface({ input: createReadStream(file) })) {
    const { id, written } = entryOf(line);
    if (id) record.set(id, [...(record.get(id) ?? []), ...written]);
  }
  return record;
}

function entryOf(line: string): { id: string; written: string[] } {
  try {
    const { id, written } = JSON.parse(line) as { id: unknown; written: unknown };
    if (typeof id === 'string' && Array.isArray(written)) return { id, written: written.map(String) };
  } catch {
    // Not a line of a record.
  }
  return { id: '', written: [] };
}

/** Writes a record at once. */
export async function writeRecord(file: string, record: ImportRecord): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const partial = `${file}.part`;
  const handle = await open(partial, 'w');
  try {
    for (const id of [...record.keys()].sort())
      await handle.write(`${JSON.stringify({ id, written: record.get(id) })}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(partial, file);
}
