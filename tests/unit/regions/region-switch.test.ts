import { describe, expect, test } from 'vitest';
import { addItem, EMPTY_BASKET } from '#src/core/basket/basket.ts';
import { orderLines } from '#src/core/basket/order-lines.ts';
import type { Basket } from '#src/core/basket/types.ts';
import { localeCookie } from '#src/core/regions/locale.ts';
import { switchCookies } from '#src/core/regions/region-cookies.ts';
import { REGION_CODES } from '#src/core/regions/regions.ts';
import { planRegionSwitch, withoutRegion } from '#src/features/regions/region-switch.ts';
import { book } from '../basket/products.ts';

const start = addItem(EMPTY_BASKET, book(), { now: 1 });
if ('problem' in start) throw new Error(start.problem);
const { basket } = start;

describe('a region switch', () => {
  test('[REG-05] asks nothing if the whole basket is sold there', () => {
    for (const region of REGION_CODES.filter((code) => code !== 'CA'))
      expect(planRegionSwitch({ region, storeRegion: region }, basket).items).toEqual([]);
    expect(planRegionSwitch({ region: 'CA', storeRegion: 'CA' }, EMPTY_BASKET).items).toEqual([]);
  });

  test('[REG-06] names the items that are not sold there', () => {
    const { items } = planRegionSwitch({ region: 'CA', storeRegion: 'CA' }, basket);
    expect(items.map((item) => item.name)).toEqual(['Salt, Lemon, Sardine']);
  });

  const PAIRS = REGION_CODES.flatMap((from) => REGION_CODES.map((to) => [from, to] as const));
  test.each(PAIRS)(
    '[F43] from %s to %s every item of a full basket gets its new price or is named, and none is dropped',
    (from, to) => {
      // Each of these is sold in all regions but one, and one is sold everywhere, with different prices.
      const sold = [...REGION_CODES, undefined].map((closed) =>
        book({
          _id: `not-in-${closed}`,
          formats: [
            {
              _id: 'hardback',
              name: 'Hardback',
              prices: REGION_CODES.flatMap((region, at) =>
                region === closed ? [] : [{ region, amount: 1000 * (at + 1) }],
              ),
            },
          ],
        }),
      );
      const full = sold.reduce<Basket>((basket, product) => {
        const added = addItem(basket, product, { now: 1, quantity: 2 });
        return 'basket' in added ? added.basket : basket;
      }, EMPTY_BASKET);
      expect(full.items).toHaveLength(7);
      expect(orderLines(full, from).map(({ amount }) => amount)).toEqual(
        Array(6).fill(1000 * (REGION_CODES.indexOf(from) + 1)),
      );
      const before = structuredClone(full);
      const { items: named } = planRegionSwitch({ region: to, storeRegion: to }, full);
      expect(full).toEqual(before);
      expect(named.map(({ _id }) => _id)).toEqual([`not-in-${to}`]);
      const lines = orderLines(full, to);
      expect(lines.map(({ amount, quantity }) => [amount, quantity])).toEqual(
        Array(6).fill([1000 * (REGION_CODES.indexOf(to) + 1), 2]),
      );
      expect(new Set([...lines.map(({ productId }) => productId), ...named.map(({ _id }) => _id)]).size).toBe(
        7,
      );
    },
  );

  test('[REG-06] uses the region whose prices apply, if the store is closed in the chosen one', () => {
    expect(planRegionSwitch({ region: 'CA', storeRegion: 'GO' }, basket).items).toEqual([]);
  });

  test('[REG-07] saves both regions for 365 days, ends the visit’s own and skips caches for 10 seconds', () => {
    expect(switchCookies({ region: 'CA', storeRegion: 'GO' }, true)).toEqual([
      '__Host-region=CA; Max-Age=31536000; Path=/; SameSite=Lax; Secure',
      '__Host-storeRegion=GO; Max-Age=31536000; Path=/; SameSite=Lax; Secure',
      '__Host-visit-region=; Max-Age=0; Path=/; SameSite=Lax; Secure',
      'visit-region=; Max-Age=0; Path=/; SameSite=Lax',
      '__Host-no-cache=1; Max-Age=10; Path=/; SameSite=Lax; Secure',
    ]);
    expect(switchCookies({ region: 'GB', storeRegion: 'GB' }, false).join()).not.toContain('Secure');
  });

  test('[REG-08] saves the locale for 365 days', () => {
    expect(localeCookie('gb', false)).toBe('locale=gb; Max-Age=31536000; Path=/; SameSite=Lax');
  });

  test('leaves the rest of the address unchanged', () => {
    expect(withoutRegion('https://found.example/products?sort=new&region=GB#list')).toBe(
      'https://found.example/products?sort=new#list',
    );
    expect(withoutRegion('https://found.example/basket')).toBe('https://found.example/basket');
  });
});
