import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { messagesAsCsv } from '#scripts/lib/messages-as-csv.ts';
import { csv } from '#src/core/csv.ts';

/** Parses CSV as in RFC 4180: rows of cells. */
function parse(text: string): string[][] {
  expect(text).toMatch(/^(("([^"]|"")*"(,"([^"]|"")*")*)\r\n)*$/);
  return [...text.matchAll(/(?:"(?:[^"]|"")*"(?:,|\r\n))+?(?<=\r\n)/g)].map(([line]) =>
    [...line.matchAll(/"((?:[^"]|"")*)"(?:,|\r\n)/g)].map(([, cell]) => cell!.replaceAll('""', '"')),
  );
}

describe('[A17] [F107] a table for a spreadsheet', () => {
  test.each([
    '=1+2',
    "=cmd|' /C calc'!A0",
    '+49 170 000',
    '-2+3+cmd',
    '@SUM(1)',
    ' =1',
    '\n=1',
    '\u00a0=1',
    '＝1',
    '%0A=1',
    '|calc',
  ])('%j is not a formula in it', (text) => {
    const [, [cell]] = parse(csv(['said'], [{ said: text }])) as [string[], [string]];
    expect(cell).toBe(`'${text}`);
  });

  test('nor is a text that follows a tab, a carriage return or a hidden character', () => {
    for (const text of ['\t=1', '\r=1', '\u200b=1', '\u202e=1', '\u001b[31m=1'])
      expect(parse(csv(['said'], [{ said: text }]))[1]![0]).toMatch(/^\\u[\da-f]{4}/);
  });

  test('any text is the same after parsing, in one cell of its row, and none starts like a formula', () => {
    const row = fc.record({ a: fc.string({ unit: 'binary' }), b: fc.string() });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 5 }), (rows) => {
        const [head, ...lines] = parse(csv(['a', 'b'], rows));
        expect(head).toEqual(['a', 'b']);
        expect(lines).toHaveLength(rows.length);
        for (const [at, line] of lines.entries()) {
          expect(line).toHaveLength(2);
          for (const cell of line) expect(cell).not.toMatch(/^\s*[=+\-@\t\r]/);
          const plain = rows[at]!.b;
          if (/^[\w ,;."]*$/.test(plain)) expect(line[1]).toBe(plain);
        }
      }),
    );
  });

  test('numbers stay numbers, times are UTC, and missing values are empty', () => {
    const rows = [{ sum: -5, at: new Date('2026-11-22T12:00:00Z'), gone: null }];
    expect(csv(['sum', 'at', 'gone', 'none'], rows)).toBe(
      '"sum","at","gone","none"\r\n"-5","2026-11-22T12:00:00.000Z","",""\r\n',
    );
  });

  test('messages have a column for each field of their forms, and no text is run as a formula', () => {
    const message = {
      id: 'L-1',
      kind: 'contact',
      region: 'GB',
      createdAt: new Date('2026-11-22T12:00:00Z'),
      key: 'k',
      fingerprint: 'f',
      email: 'ana@example.com',
      isUnchecked: false,
      state: 'to_answer',
      fields: {
        name: '=HYPERLINK("https://evil.example")',
        email: 'ana@example.com',
        message: 'One\ntwo, "three"',
      },
    } as const;
    const [head, line] = parse(messagesAsCsv([message], 'contact'));
    expect(head).toEqual([
      'id',
      'kind',
      'region',
      'createdAt',
      'name',
      'email',
      'topic',
      'orderId',
      'message',
    ]);
    expect(line).toEqual([
      'L-1',
      'contact',
      'GB',
      '2026-11-22T12:00:00.000Z',
      '\'=HYPERLINK("https://evil.example")',
      'ana@example.com',
      '',
      '',
      'One\ntwo, "three"',
    ]);
    const all = parse(messagesAsCsv([message]))[0]!;
    expect(all).toEqual(expect.arrayContaining(['name', 'goods', 'consent', 'about']));
    expect(new Set(all).size).toBe(all.length);
  });
});
