import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import type * as z from 'zod/mini';
import { type basketItem, decodeBasket, encodeBasket } from '#src/contracts/stored/basket.ts';
import { addItem, countOf, EMPTY_BASKET } from '#src/core/basket/basket.ts';
import type { BasketItem } from '#src/core/basket/types.ts';
import { summaryOf } from '#src/features/basket/basket-summary.ts';
import { book } from '../basket/products.ts';

const full = addItem(
  EMPTY_BASKET,
  book({ customization: { label: 'For', maxLength: 40, isRequired: false } }),
  {
    now: 1,
    customizationQuery: 'Ana',
  },
);
if ('problem' in full) throw new Error(full.problem);
const text = encodeBasket({ basket: full.basket, stamp: 7, writer: 'tab' });

describe('[BAS-07] a stored basket', () => {
  test('is read as it was written', () => {
    expect(decodeBasket(text)).toEqual({ basket: full.basket, stamp: 7, writer: 'tab', hasLostLines: false });
  });

  test.each([
    ['nothing', null],
    ['no text', 12],
    ['no JSON', '{"version":1,'],
    ['another version', text.replace('"version":1', '"version":2')],
    ['an older shape', '{"items":[]}'],
    ['somebody else’s', '"found"'],
    ['no stamp', text.replace('"stamp":7', '"stamp":-7')],
    ['far too long', text + ' '.repeat(1_000_001)],
    ['lines of one id', text.replace(/"items":\[(.*)\]}$/, '"items":[$1,$1]}')],
  ])('is no basket when it is %s', (_, stored) => {
    expect(decodeBasket(stored)).toBeUndefined();
  });

  test.each([
    ['a fraction', '"quantity":1', '"quantity":1.5'],
    ['too many', '"quantity":1', '"quantity":100'],
    ['none', '"quantity":1', '"quantity":0'],
    ['a quantity in words', '"quantity":1', '"quantity":"two"'],
    ['no name', '"name":"Salt, Lemon, Sardine"', '"name":""'],
    ['no formats', /"formats":\[.*?\],"productFormatId"/.source, '"formats":[],"productFormatId"'],
    ['an unknown kind', '"kind":"standard"', '"kind":"other"'],
  ])('loses a line with %s, and says so', (_, from, to) => {
    const broken = text.replace(new RegExp(from), to);
    expect(broken).not.toBe(text);
    expect(decodeBasket(broken)).toMatchObject({ basket: { items: [] }, hasLostLines: true });
  });

  test('keeps only known fields of a line, and only pictures of ours or over https', () => {
    const odd = text
      .replace('"discounted":false', '"discounted":"yes","__proto__":{"isAdmin":true},"extra":1')
      .replace('"/pictures/salt.webp"', '"javascript:alert(1)"');
    const [item] = decodeBasket(odd)!.basket.items;
    expect(item).toMatchObject({ discounted: false, previewImages: [] });
    expect(item).not.toHaveProperty('extra');
    expect(item).not.toHaveProperty('isAdmin');
  });

  test('holds at most a hundred lines', () => {
    const lines = Array.from({ length: 101 }, (_, at) => ({ ...full.item, id: `line-${at}` }));
    const record = decodeBasket(encodeBasket({ basket: { items: lines }, stamp: 1, writer: 'x' }));
    expect(record?.basket.items).toHaveLength(100);
    expect(record?.hasLostLines).toBe(true);
  });

  test('keeps a line whose creator’s colour no longer exists, with another colour', () => {
    const odd = text.replace('"colour":"sky"', '"colour":"mauve"');
    expect(decodeBasket(odd)).toMatchObject({
      hasLostLines: false,
      basket: { items: [{ creator: { profile: { colour: 'butter' } } }] },
    });
  });

  const readsAny = (numRuns: number) => {
    const hostile = fc.oneof(
      fc.anything(),
      fc.json(),
      fc
        .record({
          version: fc.constant(1),
          stamp: fc.anything(),
          writer: fc.anything(),
          items: fc.anything(),
        })
        .map((value) => safeText(value)),
      fc
        .array(fc.dictionary(fc.constantFrom(...Object.keys(full.item), '__proto__'), fc.jsonValue()), {
          maxLength: 4,
        })
        .map((items) => JSON.stringify({ version: 1, stamp: 1, writer: 'x', items })),
      fc
        .tuple(fc.nat(text.length), fc.string())
        .map(([at, piece]) => text.slice(0, at) + piece + text.slice(at + 1)),
    );
    fc.assert(
      fc.property(hostile, (stored) => {
        const record = decodeBasket(stored);
        if (record && !record.hasLostLines) {
          const { basket } = record;
          expect(summaryOf(stored as string)).toEqual({ lines: basket.items.length, count: countOf(basket) });
        }
        if (record) expect(encodeBasket(decodeBasket(encodeBasket(record))!)).toBe(encodeBasket(record));
      }),
      { numRuns },
    );
  };
  test('is read without an exception, for any data', () => readsAny(1_000));
  test('is read without an exception, for ten times as much data', { tags: ['long'] }, () =>
    readsAny(10_000),
  );
});

test('the schema’s type of a line is the one that the shop’s rules use', () => {
  expectTypeOf<z.output<typeof basketItem>>().toEqualTypeOf<Flat<BasketItem>>();
});

/** An intersection as a single type, to be compared member by member. */
type Flat<T> = { [Key in keyof T]: T[Key] };

function safeText(value: unknown): unknown {
  try {
    return JSON.stringify(value);
  } catch {
    return value;
  }
}
