import { describe, expect, test } from 'vitest';
import { addItem, EMPTY_BASKET } from '#src/core/basket/basket.ts';
import { suggest } from '#src/core/basket/suggestions.ts';
import type { Basket, BasketProduct } from '#src/core/basket/types.ts';
import { findCandidates, firstProducts } from '#src/features/basket/find-candidates.ts';
import { book, pan } from './products.ts';

function basketOf(product: BasketProduct): Basket {
  const result = addItem(EMPTY_BASKET, product, { now: 1 });
  if ('problem' in result) throw new Error(result.problem);
  return result.basket;
}

/** Sold in Britain only, at this price in pence. */
const at = (_id: string, amount: number, fields: Partial<BasketProduct> = {}) =>
  pan({ _id, formats: [{ _id: 'pan', name: 'The pan', prices: [{ region: 'GB', amount }] }], ...fields });
const basket = basketOf(book());
const idsOf = (candidates: BasketProduct[], missing?: number, region: 'GB' | 'US' = 'GB') =>
  suggest(candidates, { basket, region, missing }).map(({ product }) => product._id);

describe('suggestions beside a basket', () => {
  test('are the best matches, each once, without items in the basket', () => {
    expect(idsOf([book(), at('a', 900), at('a', 900), at('b', 500), at('c', 700)])).toEqual(['a', 'b']);
  });

  test('can be bought in this region without a choice', () => {
    const wording = { label: 'Name', maxLength: 9, isRequired: true };
    const card = at('card', 2500);
    card.formats = card.formats.map((format) => ({ ...format, type: 'Gift Card', taxKind: 'voucher' }));
    expect(
      idsOf([
        at('gone', 900, { availability: 'unavailable' }),
        at('soon', 900, { type: 'pre-order' }),
        at('asks', 900, { customization: wording }),
        at('test', 900, { kind: 'test' }),
        card,
        at('a', 900),
      ]),
    ).toEqual(['a']);
    expect(idsOf([at('a', 900)], undefined, 'US')).toEqual([]);
  });

  test('reach the threshold with exactly the missing amount, and not with a penny less', () => {
    const candidates = [at('dear', 900), at('less', 499), at('just', 500), at('more', 501)];
    expect(idsOf(candidates, 500)[0]).toBe('just');
    expect(idsOf(candidates, 501)[0]).toBe('more');
    expect(idsOf(candidates, 499)[0]).toBe('less');
    expect(idsOf(candidates, 901)).toEqual(['dear', 'less']);
  });

  test('reach free delivery with the cheapest item that does, and continue with the best matches', () => {
    const candidates = [at('a', 900), at('b', 4500), at('c', 2000)];
    expect(idsOf(candidates, 1250)).toEqual(['c', 'a']);
    expect(idsOf(candidates, 9000)).toEqual(['a', 'b']);
    // Exactly the missing amount is enough.
    expect(idsOf(candidates, 2000)).toEqual(['c', 'a']);
    expect(idsOf([at('a', 4500), at('b', 900), at('c', 2000)], 1250)).toEqual(['c', 'a']);
    expect(idsOf([at('a', 900), at('b', 2000), at('c', 4500)], 1250)).toEqual(['b', 'a']);
    // It is not repeated.
    expect(idsOf([at('a', 2000), at('b', 900)], 1250)).toEqual(['a', 'b']);
    expect(idsOf([at('a', 2000)], 1250)).toEqual(['a']);
  });
});

describe('the request for recommended products', () => {
  test('asks for those of the first two products, in the region', async () => {
    const asked: string[] = [];
    const get = async (url: string) => {
      asked.push(url);
      return Response.json({ data: [{ ...at('a', 900), summary: 'A pan.', previewImages: [] }] });
    };
    const ids = firstProducts({
      items: [...basket.items, ...basket.items, ...basketOf(pan()).items, ...basketOf(at('z', 1)).items],
    });
    const found = await findCandidates(ids, 'GB', get as typeof fetch);
    expect(asked.map((url) => new URL(url, 'http://x').pathname)).toEqual([
      '/api/products/salt-lemon-sardine/recommended',
      '/api/products/the-two-egg-pan/recommended',
    ]);
    expect(asked[0]).toContain('formats.prices.region=GB');
    expect(found.map(({ _id }) => _id)).toEqual(['a', 'a']);
    expect(found[0]).not.toHaveProperty('summary');
  });

  test.each([
    ['an error', async () => new Response('', { status: 503 })],
    ['no network', async () => Promise.reject(new TypeError('failed'))],
    ['something else', async () => new Response('<p>')],
    ['another shape', async () => Response.json({})],
  ])('returns nothing if the answer is %s', async (_what, get) => {
    expect(await findCandidates(firstProducts(basket), 'GB', get as typeof fetch)).toEqual([]);
  });
});
