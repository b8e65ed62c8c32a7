import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeBasket, encodeBasket } from '#src/contracts/stored/basket.ts';
import * as basket from '#src/core/basket/basket.ts';
import { orderLines } from '#src/core/basket/order-lines.ts';
import type { Basket, BasketProduct } from '#src/core/basket/types.ts';
import { GIFT_DETAILS, giftKey, NO_GIFT, type TypedGift } from '#src/core/gift-cards/gift-details.ts';
import { checkoutRequest } from '#src/features/basket/checkout/start-payment.ts';
import { book } from '../basket/products.ts';

const NOW = 1_795_000_000_000;
const CARD: BasketProduct = book({
  _id: 'gift-card',
  name: 'Gift card',
  formats: [
    { _id: 'card-25', name: 'Card for 25', taxKind: 'voucher', prices: [{ region: 'GB', amount: 2500 }] },
    { _id: 'card-50', name: 'Card for 50', taxKind: 'voucher', prices: [{ region: 'GB', amount: 5000 }] },
  ],
  productFormatId: 'card-25',
});
const ANA = { ...NO_GIFT, name: 'Ana', email: 'ana@example.com', note: 'Eat well.' };
const BO = { ...NO_GIFT, name: 'Bo', email: 'bo@example.com', deliverOn: '2026-12-24' };

function added(into: Basket, gift?: TypedGift, product = CARD): Basket {
  const result = basket.addItem(into, product, { now: NOW, ...(gift && { gift }) });
  if ('problem' in result) throw new Error(result.problem);
  return result.basket;
}
const two = added(added(basket.EMPTY_BASKET, ANA), BO);

describe('[GIF-09] the recipient of a gift card', () => {
  test('two cards for two people are two lines, and one more for the first joins its line', () => {
    expect(two.items.map(({ gift, quantity }) => [gift?.name, quantity])).toEqual([
      ['Ana', 1],
      ['Bo', 1],
    ]);
    const three = added(two, { ...ANA, name: ' Ana ' });
    expect(three.items.map(({ quantity }) => quantity)).toEqual([2, 1]);
  });

  test('it is changed on its line, and stays when the value is changed', () => {
    const [, { id } = { id: '' }] = two.items;
    const changed = basket.setFormat(basket.changeGift(two, id, { email: 'bo@example.org' }), id, 'card-50');
    expect(changed.items[1]?.gift).toEqual({ ...BO, email: 'bo@example.org' });
    expect(changed.items.map(({ gift }) => gift?.email)).toEqual(['ana@example.com', 'bo@example.org']);
  });

  test('lines that were changed to the same person are one line of the order', () => {
    const same = basket.changeGift(two, two.items[1]!.id, ANA);
    expect(same.items).toHaveLength(2);
    expect(orderLines(same, 'GB').map(({ quantity }) => quantity)).toEqual([2]);
    expect(orderLines(two, 'GB').map(({ quantity }) => quantity)).toEqual([1, 1]);
  });

  test('another product has none', () => {
    expect(added(basket.EMPTY_BASKET, ANA, book()).items[0]).not.toHaveProperty('gift');
  });

  test('the request has the filled details of each line, and no empty ones', () => {
    const plain = added(two);
    const { items } = checkoutRequest({
      basket: basket.changeGift(plain, plain.items[2]!.id, NO_GIFT),
      region: 'GB',
      shippingMethodId: '',
      couponCode: '',
      quote: { subtotal: 7500, discount: 0, shipping: 0, total: 7500 },
      form: null,
      origin: 'https://found.example',
      userAgent: 'test',
    });
    expect(items.map(({ gift }) => gift)).toEqual([
      { name: 'Ana', email: 'ana@example.com', note: 'Eat well.' },
      { name: 'Bo', email: 'bo@example.com', deliverOn: '2026-12-24' },
      {},
    ]);
  });

  test('every recipient survives storage, and gifts are equal only when all their details are', () => {
    const details = fc.record(
      Object.fromEntries(GIFT_DETAILS.map((name) => [name, fc.string({ maxLength: 10 })])) as Record<
        keyof TypedGift,
        fc.Arbitrary<string>
      >,
    );
    fc.assert(
      fc.property(details, details, (one, other) => {
        const stored = encodeBasket({ basket: added(two, one), stamp: 1, writer: 'tab' });
        expect(decodeBasket(stored)?.basket.items.at(-1)?.gift).toEqual(added(two, one).items.at(-1)?.gift);
        const isSame = GIFT_DETAILS.every((name) => one[name].trim() === other[name].trim());
        if (
          !isSame &&
          GIFT_DETAILS.some(
            (name) => one[name].normalize('NFC').trim() !== other[name].normalize('NFC').trim(),
          )
        )
          expect(giftKey(one)).not.toBe(giftKey(other));
        expect(giftKey(one)).toBe(giftKey({ ...one, name: ` ${one.name} ` }));
      }),
    );
  });
});
