import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { CommandError } from '../command-line/errors.ts';
import type { LineText } from './source-product.ts';

/** A row by the names of its columns, which are in lower case. `line` is the line on which it starts. */
export type CsvRow = { line: number; cells: Readonly<Record<string, string>> };

/**
 * The most bytes of a row. A quotation mark that is never closed
 * would otherwise take the whole file into memory.
 */
const MAX_BYTES = 4_000_000;
/** One broken quotation mark breaks all that follows, so only the first problems say something. */
const MAX_PROBLEMS = 20;
const SEPARATORS = [',', ';', '\t'] as const;
const BEGINNING = 65_536;
/** How ZIP files, which spreadsheets are, and gzip files start. */
const ARCHIVES = [Buffer.from([0x50, 0x4b, 0x03, 0x04]), Buffer.from([0x1f, 0x8b])];

/**
 * Reads a CSV file row by row: UTF-8, UTF-16 or Windows-1252, separated by commas, semicolons or tabs.
 *
 * @param problems gets the rows that are no valid CSV
 * @param onColumns gets the names of the columns, in lower case, before the first row
 * @throws CommandError when the file is missing, empty or no text
 */
export async function* csvRows(
  file: string,
  problems: LineText[],
  onColumns: (names: readonly string[]) => void,
): AsyncGenerator<CsvRow> {
  const encoding = await encodingOf(file);
  let ended = 0;
  const parser = parse({
    delimiter: await separatorOf(file, encoding),
    info: true,
    max_record_size: MAX_BYTES,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    // Errors know only the line on which the parser gave up.
    on_record: (record: string[], { lines }) => {
      ended = lines;
      return record;
    },
    on_skip: (error) => {
      const line = ended + 1;
      if (problems.length < MAX_PROBLEMS && problems.at(-1)?.line !== line)
        problems.push({ line, text: sentenceOf(error) });
      ended = (error as { lines?: number }).lines ?? ended;
      return undefined;
    },
  });
  const input = Readable.from(decoded(file, encoding));
  // The loop below gets the error.
  pipeline(input, parser, () => {});
  let columns: readonly string[] | undefined;
  let line = 1;
  for await (const { record, info } of parser as AsyncIterable<{
    record: string[];
    info: { lines: number };
  }>) {
    const first = line;
    line = info.lines + 1;
    if (!columns) {
      columns = record.map((name) => name.trim().toLowerCase());
      onColumns(columns);
    } else if (problems.length >= MAX_PROBLEMS) return;
    else if (record.length !== columns.length)
      problems.push({
        line: first,
        text: `has ${record.length} cells, and the first line ${columns.length}: look for a missing quotation mark`,
      });
    else yield { line: first, cells: cellsOf(columns, record) };
  }
  if (!columns) throw new CommandError(`The first line of ${file} is no valid CSV.`);
}

/** If two columns have one name, the first is used. */
function cellsOf(columns: readonly string[], record: readonly string[]): Record<string, string> {
  const cells: Record<string, string> = Object.create(null);
  for (const [at, name] of columns.entries()) cells[name] ??= plain(record[at] ?? '');
  return cells;
}

/** Spreadsheets and exports put an apostrophe before numbers and formulas. */
function plain(cell: string): string {
  return cell.trim().replace(/^'(?=[=+\-@\d])/, '');
}

function sentenceOf(error: unknown): string {
  const code = error instanceof CsvError ? error.code : '';
  if (code === 'CSV_MAX_RECORD_SIZE' || code === 'CSV_QUOTE_NOT_CLOSED')
    return 'begins a cell with a quotation mark that is never closed';
  if (/QUOTE/.test(code))
    return 'has a quotation mark inside a cell: write it twice, and the cell in quotation marks';
  return 'is no valid CSV';
}

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

async function encodingOf(file: string): Promise<Encoding> {
  const start = await beginningOf(file);
  if (start.length === 0) throw new CommandError(`${file} is empty.`);
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be';
  if (ARCHIVES.some((bytes) => start.subarray(0, bytes.length).equals(bytes)))
    throw new CommandError(`${file} is a spreadsheet or an archive. Save it as CSV, or unpack it first.`);
  if (start.includes(0)) throw new CommandError(`${file} is no text file. Export the products as CSV.`);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of createReadStream(file)) decoder.decode(chunk as Buffer, { stream: true });
    decoder.decode();
    return 'utf-8';
  } catch (error) {
    if (error instanceof TypeError) return 'windows-1252';
    throw error;
  }
}

async function beginningOf(file: string): Promise<Buffer> {
  try {
    await using handle = await open(file);
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(BEGINNING), 0, BEGINNING, 0);
    return buffer.subarray(0, bytesRead);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new CommandError(`There is no file ${file}.`);
    if (code === 'EISDIR') throw new CommandError(`${file} is a folder, and a CSV file is expected.`);
    throw error;
  }
}

async function* decoded(file: string, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of createReadStream(file)) {
    const text = decoder.decode(chunk as Buffer, { stream: true });
    if (text) yield text;
  }
  const rest = decoder.decode();
  if (rest) yield rest;
}

/** The most frequent separator of the first line, outside quotation marks. */
async function separatorOf(file: string, encoding: Encoding): Promise<string> {
  const text = new TextDecoder(encoding).decode(await beginningOf(file));
  const line = text.replace(/"[^"]*"/g, '').split(/\r?\n|\r/)[0] ?? '';
  const count = (separator: string) => line.split(separator).length;
  return SEPARATORS.reduce((best, other) => (count(other) > count(best) ? other : best));
}
