import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { summaryOf } from '#src/features/basket/basket-summary.ts';

const record = (items: unknown, version: unknown = 1) =>
  JSON.stringify({ version, stamp: 1, writer: 'x', items });

describe('a summary of the stored basket', () => {
  test('[HDR-09] counts items and lines; a quantity that is being typed counts as none', () => {
    expect(
      summaryOf(
        record([
          { id: 'a', quantity: 2 },
          { id: 'b', quantity: 99 },
          { id: 'c', quantity: '' },
        ]),
      ),
    ).toEqual({ lines: 3, count: 101 });
    expect(summaryOf(record([]))).toEqual({ lines: 0, count: 0 });
  });

  test.each([
    ['another version', record([], 2)],
    ['no list', record({ length: 3 })],
    ['no text of ours', '{"x":1}'],
    ['no JSON', '{"version":1,'],
    ['null', 'null'],
    ['a line without an id', record([{ quantity: 1 }])],
    ['a quantity as text', record([{ id: 'a', quantity: '3' }])],
    ['a negative quantity', record([{ id: 'a', quantity: -3 }])],
    ['a null line', record([null])],
  ])('%s is left to the store, which validates it', (_, text) => {
    expect(summaryOf(text)).toBeUndefined();
  });

  test('never throws, for any stored data', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.json().map((json) => `{"version":1,"items":${json}}`),
        ),
        (text) => {
          const summary = summaryOf(text);
          if (summary) expect(Number.isSafeInteger(summary.count) && summary.count >= 0).toBe(true);
        },
      ),
    );
  });
});
