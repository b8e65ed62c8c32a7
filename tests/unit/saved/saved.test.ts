import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeSaved, fromFragment, toFragment } from '#src/contracts/stored/saved.ts';
import { SAVED_MAX, toggled } from '#src/contracts/stored/saved-list.ts';

const place = fc
  .tuple(fc.constantFrom('products', 'recipe'), fc.stringMatching(/^[a-z0-9]{1,12}(-[a-z0-9]{1,8}){0,2}$/))
  .map(([kind, slug]) => `${kind}/${slug}`);
const list = fc.uniqueArray(place, { maxLength: 20 });

describe('[SAV-01] saved products', () => {
  test('can be written to a link’s fragment and read again', () => {
    fc.assert(
      fc.property(list, (places) => {
        expect(fromFragment(toFragment(places))).toEqual(places.length > 0 ? places : undefined);
        // No part of it needs percent-encoding.
        expect(new URL(`https://found.test/saved${toFragment(places)}`).hash).toBe(toFragment(places));
      }),
    );
  });

  test('clicked twice are as before, and the newest comes first', () => {
    fc.assert(
      fc.property(list, place, (places, one) => {
        const others = places.filter((other) => other !== one);
        expect(toggled(others, one)[0]).toBe(one);
        expect(toggled(toggled(others, one), one)).toEqual(others);
      }),
    );
  });

  test('are read from any stored data or link, without invalid entries, up to a limit, and without an exception', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string(), fc.constant(undefined)), (stored) => {
        for (const one of decodeSaved(stored)) expect(one).toMatch(/^(products|recipe)\//);
        for (const one of fromFragment(`#${stored}`) ?? []) expect(one).toMatch(/^(products|recipe)\//);
      }),
    );
    const many = Array.from({ length: SAVED_MAX + 50 }, (_, at) => `products/p-${at}`);
    expect(decodeSaved(JSON.stringify([...many, 7, 'javascript:alert(1)', '../x']))).toHaveLength(SAVED_MAX);
    expect(fromFragment(`#${many.join(',')}`)).toHaveLength(SAVED_MAX);
    expect(fromFragment('#products/../../x,//evil.example,recipe/')).toBeUndefined();
  });
});
