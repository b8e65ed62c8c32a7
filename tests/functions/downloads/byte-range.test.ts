import fc from 'fast-check';
import { expect, test } from 'vitest';
import { askedRange } from '#functions/downloads/byte-range.ts';

const ask = (range: string | undefined, size = 100, more: Record<string, string> = {}) =>
  askedRange(new Headers({ ...(range !== undefined && { range }), ...more }), size, '"e"');

test.each([
  [undefined, undefined],
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=10-1000', { start: 10, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-1000', { start: 0, end: 99 }],
  ['bytes=99-', { start: 99, end: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=20-10', undefined],
  ['bytes=-', undefined],
  ['bytes=0-1,3-4', undefined],
  ['items=0-1', undefined],
  ['megabytes=0-1', undefined],
  ['bytes=1e3-', undefined],
  ['bytes=-1-5', undefined],
  [`bytes=${'9'.repeat(40)}-`, undefined],
])('%s', (range, expected) => expect(ask(range)).toEqual(expected));

test('a range of another edition is not served as a part of this one', () => {
  expect(ask('bytes=5-', 100, { 'if-range': '"e"' })).toEqual({ start: 5, end: 99 });
  expect(ask('bytes=5-', 100, { 'if-range': '"f"' })).toBeUndefined();
  expect(ask('bytes=5-', 100, { 'if-range': 'W/"e"' })).toBeUndefined();
});

test('for any request, the range is within the file', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'binary-ascii' }), fc.stringMatching(/^bytes=\d{0,4}-\d{0,4}$/)),
      fc.nat(3000),
      (text, size) => {
        const found = ask(text.replace(/[^\x20-\x7e]/g, ''), size);
        if (found === undefined || found === 'unsatisfiable') return;
        expect(found.start).toBeGreaterThanOrEqual(0);
        expect(found.end).toBeGreaterThanOrEqual(found.start);
        expect(found.end).toBeLessThan(size);
      },
    ),
  );
});
