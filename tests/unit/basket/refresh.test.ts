import { describe, expect, test } from 'vitest';
import { acceptPrice, addItem, EMPTY_BASKET, lineIssue, unitAmount } from '#src/core/basket/basket.ts';
import type { Product } from '#src/core/products/types.ts';
import { type FoundProduct, findProducts, refreshItems } from '#src/stores/basket/refresh.ts';
import { book } from './products.ts';

const start = addItem(EMPTY_BASKET, book(), { now: 1 });
if ('problem' in start) throw new Error(start.problem);
const { basket, item } = start;

function product(fields: Partial<Product> = {}): Product {
  const { previewImages: _, ...rest } = book();
  return { ...rest, summary: '', categories: [], addedAt: '2026-01-01T00:00:00.000Z', ...fields };
}
function priced(amount: number): Product {
  return product({
    formats: book().formats.map((format) => ({ ...format, prices: [{ region: 'GB', amount }] })),
  });
}
const refresh = (found: FoundProduct | 'gone', from = basket) =>
  refreshItems(from, new Map([[item._id, found]]), 'GB');

describe('a basket that is opened again', () => {
  test('stays the same if nothing has changed, or no answer came', () => {
    expect(refresh(product())).toBe(basket);
    expect(refreshItems(basket, new Map(), 'GB')).toBe(basket);
  });

  test('shows a new price beside the old one until the new one is accepted', () => {
    const changed = refresh(priced(2600));
    expect(changed.items[0]?.was).toEqual({ region: 'GB', amount: 2400 });
    expect(unitAmount(changed.items[0]!, 'GB')).toBe(2600);
    expect(acceptPrice(changed, item.id).items[0]?.was).toBeUndefined();
  });

  test('remembers the first price over several changes, and forgets it when the price is back', () => {
    const twice = refresh(priced(2700), refresh(priced(2600)));
    expect(twice.items[0]?.was?.amount).toBe(2400);
    expect(refresh(priced(2400), twice).items[0]?.was).toBeUndefined();
  });

  test('takes the product’s current picture, and keeps its own if the answer has none', () => {
    const drawnAnew = { url: '/pictures/anew-320.webp', alt: 'A book, drawn anew' };
    const found = { ...product(), previewImages: [drawnAnew, { url: '/pictures/second.webp', alt: '' }] };
    expect(refresh(found).items[0]?.previewImages).toEqual([drawnAnew]);
    expect(refresh({ ...product(), previewImages: [] }).items[0]?.previewImages).toEqual(item.previewImages);
  });

  test('keeps a line whose product or format is no longer sold, with its issue', () => {
    const issues = (
      [
        'gone',
        product({ availability: 'unavailable' }),
        product({ formats: [book().formats[1]!] }),
        product({ formats: [{ ...book().formats[0]!, prices: [{ region: 'US', amount: 3000 }] }] }),
      ] as const
    ).map((found) => lineIssue(refresh(found).items[0]!, 'GB'));
    expect(issues).toEqual(['unavailable', 'unavailable', 'no-format', 'not-sold-here']);
  });
});

describe('the request for current products', () => {
  test('is one for each product, and takes only valid answers', async () => {
    const asked: string[] = [];
    const get = (answer: () => Response | Promise<Response>) =>
      (async (url: string) => {
        asked.push(url);
        return answer();
      }) as unknown as typeof fetch;
    const twoLines = { items: [item, { ...item, id: 'other' }] };
    expect(
      await findProducts(
        twoLines,
        get(() => Response.json(product())),
      ),
    ).toEqual(new Map([[item._id, product()]]));
    expect(asked).toEqual(['/data/products/salt-lemon-sardine.json']);
    expect(
      await findProducts(
        basket,
        get(() => new Response('', { status: 404 })),
      ),
    ).toEqual(new Map([[item._id, 'gone']]));
    const renamed = await findProducts(basket, (async (url: string) =>
      Response.json(
        url.includes('/new-name') ? { ...product(), _id: 'new-name' } : { renamedTo: 'new-name' },
      )) as never);
    const [line] = refreshItems(basket, renamed, 'GB').items;
    expect(line).toMatchObject({ _id: 'new-name', availability: 'available' });
    const useless = [
      () => new Response('', { status: 500 }),
      () => new Response('<h1>Sign in to the hotel</h1>'),
      () => Response.json({ _id: 'another' }),
      () => Promise.reject(new TypeError('Failed to fetch')),
    ];
    for (const answer of useless) expect(await findProducts(basket, get(answer))).toEqual(new Map());
  });
});
