import { expect, test } from 'vitest';
import { quote } from '#src/core/checkout/quote.ts';
import { giftCardIn } from '#src/features/basket/checkout/look-up-gift-card.ts';

const ORDER = quote({
  lines: [{ amount: 3000, quantity: 1, productId: 'pan', isShipped: true, taxKind: 'goods' }],
  shippingAmount: 395,
});
const card = (change = {}) =>
  ({ code: 'ABCD-EFGH-JKLM-NPQR', balance: 2000, currency: 'GBP', ...change }) as never;

test.each([
  ['no card', 'GB', null, false, undefined],
  [
    'a card with less than the order costs',
    'GB',
    card(),
    false,
    { share: expect.objectContaining({ amount: 2000 }) },
  ],
  ['a card of another currency', 'US', card(), false, { refusal: 'other-currency' }],
  [
    'a card where tax is added at payment',
    'US',
    card({ currency: 'USD' }),
    true,
    { refusal: 'taxed-on-top' },
  ],
  ['a card where tax is in the price', 'GB', card(), true, { share: expect.anything() }],
  ['an empty card', 'GB', card({ balance: 0 }), false, { refusal: 'empty' }],
] as const)('[GIF-05] the basket shows what %s pays', (_what, region, given, isTaxAdded, expected) => {
  const found = giftCardIn(given, ORDER, { region, isTaxAdded });
  if (expected === undefined) expect(found).toBeUndefined();
  else expect(found).toMatchObject(expected);
});
