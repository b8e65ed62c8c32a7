import { describe, expect, test } from 'vitest';
import { consentWording, isDigitalContent } from '#src/core/checkout/digital-consent.ts';
import { isLiveKey } from '#src/core/checkout/live-key.ts';
import { paymentOrigins } from '#src/core/checkout/payment-origins.ts';
import {
  deliveryName,
  discountName,
  itemsText,
  paymentRows,
  subtotalName,
} from '#src/core/checkout/sum-names.ts';
import { GIFT_CARD_NAME, giftCardRefusalText } from '#src/core/gift-cards/words.ts';
import * as consentWords from '#src/words/en/digital-consent.ts';
import * as sumsWords from '#src/words/en/sums.ts';

describe('the names of amounts', () => {
  test('are the same wherever amounts are shown', () => {
    const { subtotal, delivery, total, toPay, totalPaid } = sumsWords;
    expect([subtotal, delivery, total, toPay, totalPaid, GIFT_CARD_NAME]).toEqual([
      'Subtotal',
      'Delivery',
      'Total',
      'To pay',
      'Total paid',
      'Gift card',
    ]);
  });

  test('count the items, and use the singular for one', () => {
    expect([0, 1, 2].map(itemsText)).toEqual(['0 items', '1 item', '2 items']);
    expect(subtotalName(1)).toBe('Subtotal (1 item)');
    expect(subtotalName(5)).toBe('Subtotal (5 items)');
  });

  test('name the promo code and the shipping method', () => {
    expect([discountName('TINS20'), discountName(null), discountName('')]).toEqual([
      'Discount (TINS20)',
      'Discount',
      'Discount',
    ]);
    expect(deliveryName('Standard')).toBe('Delivery (Standard)');
    expect(deliveryName(undefined)).toBe('Delivery');
    expect(deliveryName('Standard', 'POST-PAID')).toBe('Delivery (Standard), with code POST-PAID');
    expect(deliveryName('Standard', null)).toBe('Delivery (Standard)');
  });

  test('show a gift card as what it took off the total, and only if one paid', () => {
    expect(paymentRows(2400, 1)).toEqual([
      ['Total', 2400],
      ['Gift card', -1],
    ]);
    expect(paymentRows(2400, 0)).toEqual([]);
  });
});

describe('consent to immediate digital content', () => {
  test('is asked for where the law requires it, with the text of a version', () => {
    expect(consentWording('GB')).toEqual({
      wording: 'gb-2',
      text: 'Send my digital copies at once. I understand that I lose my right to cancel them within 14 days.',
    });
    expect(consentWording('EU')).toEqual({
      wording: 'eu-2',
      text: 'Send my digital copies at once, before the 14 days for withdrawal are over. I understand that I lose my right to withdraw from buying them.',
    });
    for (const region of ['US', 'CA', 'LATAM', 'GO'] as const) expect(consentWording(region)).toBeUndefined();
    expect(consentWords.missing).toMatch(/Please tick the box/);
  });

  test('is for files, not for gift cards or shipped items', () => {
    expect(isDigitalContent({ isShipped: false })).toBe(true);
    expect(isDigitalContent({ isShipped: false, taxKind: 'e-book' })).toBe(true);
    expect(isDigitalContent({ isShipped: false, taxKind: 'voucher' })).toBe(false);
    expect(isDigitalContent({ isShipped: true, taxKind: 'book' })).toBe(false);
    expect(isDigitalContent({ isShipped: true, taxKind: 'voucher' })).toBe(false);
  });
});

describe('why a gift card pays nothing', () => {
  test.each([
    [
      'unknown',
      'We cannot find this gift card. Please check the code: four groups of four letters and digits.',
    ],
    ['other-currency', 'This gift card is in USD and can only be used in the region where it was bought.'],
    ['empty', 'This gift card has no balance left.'],
    [
      'nothing-to-pay',
      'Nothing in the basket can be paid for with a gift card. A gift card cannot buy another one.',
    ],
    [
      'taxed-on-top',
      'Gift cards cannot be used in this region at the moment, because tax is added at payment.',
    ],
    ['in-use', 'The balance of this gift card has changed. Please check the new total before you pay.'],
  ] as const)('%s', (refusal, words) => {
    expect(giftCardRefusalText(refusal, { currency: 'USD' })).toBe(words);
    if (refusal !== 'other-currency') expect(giftCardRefusalText(refusal)).toBe(words);
  });
});

test.each([
  ['sk_live_1', true],
  ['rk_live_1', true],
  ['sk_test_1', false],
  ['pk_live_1', false],
  [' sk_live_1', false],
  ['whsec_sk_live_1', false],
  ['', false],
  [undefined, false],
])('whether payments are live with the payment key “%s”: %s', (key, isLive) => {
  expect(isLiveKey(key)).toBe(isLive);
});

test('a shopper pays at the provider, or at the API origin from the settings', () => {
  expect(paymentOrigins(undefined)).toEqual(['https://checkout.stripe.com']);
  expect(paymentOrigins('')).toEqual(['https://checkout.stripe.com']);
  expect(paymentOrigins('not an address')).toEqual(['https://checkout.stripe.com']);
  expect(paymentOrigins('http://localhost:4411/v1')).toEqual(['http://localhost:4411']);
});
