import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { csvRows } from '#scripts/lib/import/csv-rows.ts';
import type { LineText } from '#scripts/lib/import/source-product.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'csv-rows-'));
const file = path.join(folder, 'export.csv');
afterAll(() => rmSync(folder, { recursive: true }));

async function read(content: string | Buffer) {
  writeFileSync(file, content);
  const problems: LineText[] = [];
  let columns: readonly string[] = [];
  const rows = [];
  for await (const row of csvRows(file, problems, (names) => {
    columns = names;
  }))
    rows.push(row);
  return { columns, rows, problems };
}

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
/** White space at the ends goes, and so does an apostrophe before a number or a formula. */
const cellText = fc
  .string({ unit: 'grapheme', maxLength: 20 })
  .filter((text) => text === text.trim() && !/^'[=+\-@\d]|\r|\ufeff/.test(text));

describe('the rows of an export', () => {
  test('are the cells that were written, with any separator and encoding', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(cellText, cellText, cellText), { minLength: 1, maxLength: 5 }),
        fc.constantFrom(',', ';', '\t'),
        fc.constantFrom('\n', '\r\n'),
        fc.constantFrom('utf8', 'utf8 with BOM', 'utf16le'),
        async (rows, separator, end, encoding) => {
          const lines = [['One', 'Two', 'Three'], ...rows];
          const text = lines.map((cells) => cells.map(quoted).join(separator) + end).join('');
          const bytes =
            encoding === 'utf8'
              ? Buffer.from(text)
              : Buffer.from(`\ufeff${text}`, encoding === 'utf16le' ? 'utf16le' : 'utf8');
          const { rows: found, problems } = await read(bytes);
          expect(problems).toEqual([]);
          expect(found.map(({ cells }) => [cells.one, cells.two, cells.three])).toEqual(rows);
        },
      ),
      { numRuns: 60 },
    );
  });

  test('are read as Windows-1252 when they are not UTF-8', async () => {
    const { rows } = await read(Buffer.from('Name,Price\nCr\xe8me,\x80 5\n', 'latin1'));
    expect(rows[0]?.cells).toEqual({ name: 'Crème', price: '€ 5' });
  });

  test('know the line on which they start', async () => {
    const { rows } = await read('a,b\n1,"two\nlines"\n2,x\n');
    expect(rows.map(({ line }) => line)).toEqual([2, 4]);
  });

  test.each([
    ['a,b\n1,"never closed\n2,x\n', 2, /never closed/],
    ['a,b\n1,6" pan\n2,x\n', 2, /quotation mark inside a cell/],
    ['a,b\n1,x\n2\n3,y\n', 3, /has 1 cells, and the first line 2/],
  ])('are named when they are no valid CSV: %j', async (text, line, problem) => {
    const { problems } = await read(text);
    expect(problems[0]).toEqual({ line, text: expect.stringMatching(problem) });
  });

  test('name only the first problems of a file that is something else', async () => {
    const { columns, problems } = await read(`{\n${'  "a": "b",\n'.repeat(500)}}`);
    expect(columns).toEqual(['{']);
    expect(problems).toHaveLength(20);
    expect(new Set(problems.map(({ line }) => line)).size).toBe(20);
  });

  test('end at a quotation mark that is never closed, before the file fills the memory', async () => {
    const { rows, problems } = await read(`a,b\n1,"${'x'.repeat(9_000_000)}`);
    expect(rows).toEqual([]);
    expect(problems[0]?.text).toMatch(/never closed/);
  });

  test.each([
    ['', /is empty/],
    [Buffer.from('PK\u0003\u0004rest'), /spreadsheet or an archive/],
    [Buffer.from([0x1f, 0x8b, 8, 0]), /spreadsheet or an archive/],
    [Buffer.from([0x89, 0x50, 0, 0, 1]), /no text file/],
  ])('are not read from another kind of file: %j', async (content, message) => {
    await expect(read(content)).rejects.toThrow(message);
  });

  test('lose the apostrophe of spreadsheets before numbers and formulas', async () => {
    const { rows } = await read("a,b,c\n'0123,'=1+1,'tis\n");
    expect(rows[0]?.cells).toEqual({ a: '0123', b: '=1+1', c: "'tis" });
  });
});
