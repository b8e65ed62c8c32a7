import { describe, expect, test } from 'vitest';
import { addItem, EMPTY_BASKET, lineIssue, unitAmount } from '#src/core/basket/basket.ts';
import { repriceItems } from '#src/stores/basket/reprice.ts';
import { book, pan } from './products.ts';

function basketOf(...products: ReturnType<typeof book>[]) {
  return products.reduce((basket, product) => {
    const added = addItem(basket, product, { now: 1 });
    if ('problem' in added) throw new Error(added.problem);
    return added.basket;
  }, EMPTY_BASKET);
}
const basket = basketOf(book(), pan());
const HARDBACK = { productId: 'salt-lemon-sardine', productFormatId: 'hardback' };
const PAN = { productId: 'the-two-egg-pan', productFormatId: 'pan' };

describe('[F40] [F41] a basket with new prices from the server', () => {
  test('has the new price, and the old one beside it until it is accepted', () => {
    const { items } = repriceItems(basket, [{ ...HARDBACK, unitAmount: 2600 }], 'GB');
    expect(unitAmount(items[0]!, 'GB')).toBe(2600);
    expect(items[0]!.was).toEqual({ region: 'GB', amount: 2400 });
    expect(unitAmount(items[0]!, 'US')).toBe(3000);
    expect(items[1]).toBe(basket.items[1]);
    const back = repriceItems({ items }, [{ ...HARDBACK, unitAmount: 2400 }], 'GB');
    expect(back.items[0]!.was).toBeUndefined();
  });

  test('keeps removed items, marked', () => {
    const { items } = repriceItems(basket, [HARDBACK, { ...PAN, unitAmount: 5800 }], 'GB');
    expect(lineIssue(items[0]!, 'GB')).toBe('unavailable');
    expect(items[1]).toBe(basket.items[1]);
    // The line says that this format is not sold there; another one may be.
    const elsewhere = repriceItems(basket, [HARDBACK], 'CA');
    expect(lineIssue(elsewhere.items[0]!, 'CA')).toBe('not-sold-here');
  });

  test('stays the same if the answer does not mention it', () => {
    expect(repriceItems(basket, [], 'GB').items).toEqual(basket.items);
    expect(repriceItems(basket, [{ ...HARDBACK, productFormatId: 'ebook', unitAmount: 1 }], 'GB')).toEqual(
      basket,
    );
  });
});
