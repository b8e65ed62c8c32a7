import fc from 'fast-check';
import { sum } from '#src/core/money.ts';
import type { PaidParts } from '#src/core/orders/refunds.ts';

const amount = fc.integer({ min: 0, max: 1_000_000 });

/** Orders of one to eight lines, some of them gift cards, with tax on top or without. */
export const paidParts: fc.Arbitrary<PaidParts> = fc
  .array(fc.record({ price: amount, tax: amount, isCard: fc.boolean() }), { minLength: 1, maxLength: 8 })
  .chain((lines) =>
    fc.record({
      lines: fc.constant(lines.map(({ price }) => price)),
      taxes: fc.constant(lines.map(({ tax, isCard }) => (isCard ? 0 : tax))),
      shipping: amount,
      giftCards: fc.constant(lines.map(({ isCard }) => isCard)),
    }),
  );

/** The total that was paid, or is left. */
export const totalOf = ({ lines, taxes, shipping }: Omit<PaidParts, 'giftCards'>) =>
  sum([...lines, ...taxes, shipping]);
