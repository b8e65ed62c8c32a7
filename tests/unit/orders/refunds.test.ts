import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sum } from '#src/core/money.ts';
import { type PaidParts, partsLeft, type RefundAmounts, refundedByLine } from '#src/core/orders/refunds.ts';
import { paidParts, totalOf } from './paid-orders.ts';

const amount = fc.integer({ min: 0, max: 1_000_000 });
/** Refunds of an order, with any lines, that together are at most what was paid. */
const refundsOf = (paid: PaidParts): fc.Arbitrary<RefundAmounts[]> =>
  fc
    .array(
      fc.record({
        amount,
        lines: fc.array(
          fc.record({ position: fc.nat(paid.lines.length - 1), amount, tax: fc.option(amount, { nil: 0 }) }),
          { maxLength: 3 },
        ),
        shipping: fc.option(amount, { nil: 0 }),
      }),
      { maxLength: 6 },
    )
    .map((requests) => {
      let left = totalOf(paid);
      return requests.map((request) => {
        const given = Math.min(request.amount, left);
        left -= given;
        return { ...request, amount: given };
      });
    });
const histories = paidParts.chain((paid) => fc.tuple(fc.constant(paid), refundsOf(paid)));

describe('the remaining amount of each part of an order', () => {
  test('is never below zero, and adds up to what was paid less the refunds', () => {
    fc.assert(
      fc.property(histories, ([paid, refunds]) => {
        const left = partsLeft(paid, refunds);
        for (const one of [...left.lines, ...left.taxes, left.shipping])
          expect(one).toBeGreaterThanOrEqual(0);
        expect(totalOf(left)).toBe(totalOf(paid) - sum(refunds.map((refund) => refund.amount)));
        for (const [at, back] of refundedByLine(paid, refunds).entries())
          expect(back).toBe(paid.lines[at]! - left.lines[at]!);
      }),
    );
  });

  test('is the same for any order of the refunds', () => {
    fc.assert(
      fc.property(histories, fc.infiniteStream(fc.nat()), ([paid, refunds], stream) => {
        const keyed = refunds.map((refund) => ({ refund, key: stream.next().value ?? 0 }));
        const shuffled = keyed.toSorted((a, b) => a.key - b.key).map(({ refund }) => refund);
        expect(partsLeft(paid, shuffled)).toEqual(partsLeft(paid, refunds));
      }),
    );
  });

  test('of a part that was refunded in full stays zero after any other refund', () => {
    fc.assert(
      fc.property(histories, fc.nat(7), fc.nat(500_000), ([paid, refunds], line, more) => {
        const position = line % paid.lines.length;
        const left = partsLeft(paid, refunds);
        const [amount, tax] = [left.lines[position]!, left.taxes[position]!];
        const whole = { amount: amount + tax, lines: [{ position, amount, tax }] };
        const after = partsLeft(paid, [...refunds, whole]);
        expect(after).toEqual({
          lines: left.lines.with(position, 0),
          taxes: left.taxes.with(position, 0),
          shipping: left.shipping,
        });
        const atLarge = { amount: Math.min(more, totalOf(after)), lines: [] };
        const end = partsLeft(paid, [atLarge, ...refunds, whole]);
        expect([end.lines[position], end.taxes[position]]).toEqual([0, 0]);
        for (const [at, price] of end.lines.entries()) expect(price).toBeLessThanOrEqual(after.lines[at]!);
      }),
      { numRuns: 1_000 },
    );
  });

  const book = { lines: [3100, 2400], taxes: [256, 0], shipping: 400, giftCards: [false, false] };

  test('of a line that was refunded with its tax is zero, and other parts keep theirs', () => {
    const refunds = [{ amount: 3356, lines: [{ position: 0, amount: 3100, tax: 256 }] }];
    expect(partsLeft(book, refunds)).toEqual({ lines: [0, 2400], taxes: [0, 0], shipping: 400 });
    const older = [{ amount: 3356, lines: [{ position: 0, amount: 3100 }] }];
    expect(partsLeft(book, older)).toEqual(partsLeft(book, refunds));
  });

  test('of a line that was refunded in full stays zero, with refunds without lines before or after', () => {
    const named = { amount: 2400, lines: [{ position: 1, amount: 2400 }] };
    const left = partsLeft(book, [named, { amount: 1000, lines: [] }]);
    expect(left.lines[1]).toBe(0);
    expect(totalOf(left)).toBe(6156 - 3400);
  });

  test('of a bought gift card is reduced last if no line is named', () => {
    const paid = { lines: [2000, 2500], taxes: [0, 0], shipping: 300, giftCards: [false, true] };
    expect(partsLeft(paid, [{ amount: 2300, lines: [] }])).toMatchObject({ lines: [0, 2500], shipping: 0 });
    expect(partsLeft(paid, [{ amount: 2400, lines: [] }])).toMatchObject({ lines: [0, 2400] });
  });

  test('of shipping is zero after a refund that names it', () => {
    expect(partsLeft(book, [{ amount: 400, lines: [], shipping: 400 }])).toEqual({
      lines: [3100, 2400],
      taxes: [256, 0],
      shipping: 0,
    });
  });
});
