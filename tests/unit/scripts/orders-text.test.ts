import { expect, test } from 'vitest';
import type { Order } from '#functions/db/order-types.ts';
import { orderSentence } from '#scripts/lib/orders/order-sentence.ts';

const ORDER: Order = {
  id: 'F-7K3M9-QXAB4',
  sessionId: 'cs_test_1',
  intent: 'Standard',
  status: 'paid',
  heldReason: null,
  region: 'GB',
  currency: 'GBP',
  subtotal: 2500,
  discount: 0,
  shipping: 400,
  tax: 0,
  refunded: 0,
  gift: null,
  giftCardAmount: 0,
  giftCardRefunded: 0,
  fulfilledAt: null,
  pledgeWonAt: null,
  tracking: null,
  taxSource: 'table',
  taxCountry: 'GB',
  shippingTaxes: [],
  totalTaxAmount: 0,
  total: 2900,
  payoutCode: null,
  couponCode: null,
  delivery: null,
  shippingAddress: null,
  releasedAt: null,
  digitalConsent: null,
  lines: [
    { productId: 'a', formatId: 'b', name: 'A book', formatName: 'Hardback', quantity: 2, unitAmount: 1250 },
  ],
  createdAt: new Date('2026-11-21T09:30:15Z'),
};

test('an order is one line, with the reason if it is held', () => {
  const line = '2026-11-21T09:30  F-7K3M9-QXAB4  GB  29.00 GBP  2 × A book (Hardback)';
  expect(orderSentence(ORDER)).toBe(line);
  const held: Order = { ...ORDER, status: 'held', heldReason: 'paid 1 instead of 2900' };
  expect(orderSentence(held)).toBe(`${line}  ON HOLD: paid 1 instead of 2900`);
  // Also if its status says something else: dispatched, or partly refunded.
  const warned: Order = { ...ORDER, status: 'fulfilled', fraudWarningAt: new Date() };
  expect(orderSentence(warned)).toBe(`${line}  ON HOLD: the bank warns of fraud`);
  expect(orderSentence({ ...warned, releasedAt: new Date() })).toBe(line);
});
