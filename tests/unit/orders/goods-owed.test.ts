import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sum } from '#src/core/money.ts';
import { goodsOwed, type OrderMoney, shareReduction } from '#src/core/orders/goods-owed.ts';

/** A book at 20.00, gift cards for 50.00 and shipping at 4.00. */
const ORDER: OrderMoney = {
  isSale: true,
  total: 7400,
  parts: { lines: [2000, 5000], taxes: [0, 0], shipping: 400, giftCards: [false, true] },
  isHeld: false,
  isWarned: false,
  dispute: null,
  refunds: [],
  lostToBanks: [],
  underWay: new Set(),
};
const refunded = (amount: number, lines: { position: number; amount: number }[] = [], isFinal = true) => ({
  amount,
  lines,
  isFinal,
});
/** A refund of each line, with the shipping kept. */
const BOTH_LINES = [2000, 5000].map((amount, position) => refunded(amount, [{ position, amount }]));
/** An order whose promo code pays for everything. */
const FREE: Partial<OrderMoney> = {
  total: 0,
  parts: { ...ORDER.parts, lines: [0, 0], shipping: 0 },
};
/**
 * The result for a state: is the book available, why is the card blocked, by how much is it reduced, and
 * which mails are due.
 */
const state = (change: Partial<OrderMoney>) => {
  const { lines, mail, keepsPlaces } = goodsOwed({ ...ORDER, ...change });
  return [lines[0]!.isOpen, lines[1]!.cardBlock, lines[1]!.cardReduction, mail, keepsPlaces];
};

test.each<[string, Partial<OrderMoney>, ReturnType<typeof state>]>([
  ['paid', {}, [true, null, 0, 'now', true]],
  ['a pledge', { isSale: false }, [true, null, 0, 'never', true]],
  ['held', { isHeld: true }, [false, 'held', 0, 'later', true]],
  ['warned', { isWarned: true }, [false, 'fraud_warning', 0, 'later', true]],
  ['disputed', { dispute: 'open' }, [false, 'disputed', 0, 'later', true]],
  ['disputed and warned', { dispute: 'open', isWarned: true }, [false, 'disputed', 0, 'later', true]],
  ['won', { dispute: 'won' }, [true, null, 0, 'now', true]],
  ['won and warned', { dispute: 'won', isWarned: true }, [false, 'fraud_warning', 0, 'later', true]],
  ['lost', { dispute: 'lost', lostToBanks: [7400] }, [false, 'disputed', 7400 - 2400, 'never', false]],
  ['lost in part', { dispute: 'lost', lostToBanks: [100] }, [false, 'disputed', 0, 'never', true]],
  ['lost and held', { dispute: 'lost', isHeld: true }, [false, 'disputed', 0, 'never', true]],
  ['its card asked back', { underWay: new Set([1]) }, [true, 'refund_under_way', 0, 'later', true]],
  [
    'its book given back',
    { refunds: [refunded(2000, [{ position: 0, amount: 2000 }])] },
    [false, null, 0, 'now', true],
  ],
  [
    'its card given back',
    { refunds: [refunded(5000, [{ position: 1, amount: 5000 }])] },
    [true, 'refunded', 0, 'now', true],
  ],
  [
    'its card in part',
    { refunds: [refunded(100, [{ position: 1, amount: 100 }])] },
    [true, 'refunded', 0, 'now', true],
  ],
  ['some at large', { refunds: [refunded(2000)] }, [true, null, 0, 'now', true]],
  ['all else at large', { refunds: [refunded(2400)] }, [false, null, 0, 'now', true]],
  ['more at large', { refunds: [refunded(2400), refunded(1500)] }, [false, null, 1500, 'now', true]],
  ['all, for good', { refunds: [refunded(7400)] }, [false, 'refunded', 5000, 'never', false]],
  ['all, not for good', { refunds: [refunded(7400, [], false)] }, [false, 'refunded', 5000, 'later', false]],
  [
    'all, some of it not for good',
    { refunds: [refunded(7000), refunded(400, [], false)] },
    [false, 'refunded', 5000, 'later', false],
  ],
  ['all but the shipping', { refunds: BOTH_LINES }, [false, 'refunded', 0, 'never', true]],
  [
    'all but the shipping, not for good',
    { refunds: BOTH_LINES.map((one) => ({ ...one, isFinal: false })) },
    [false, 'refunded', 0, 'later', true],
  ],
  ['free', FREE, [true, null, 0, 'now', true]],
])('an order that is %s', (_what, change, expected) => {
  expect(state(change)).toEqual(expected);
  // Only gift cards are blocked or reduced.
  const [book] = goodsOwed({ ...ORDER, ...change }).lines;
  expect([book!.cardBlock, book!.cardReduction]).toEqual([null, 0]);
});

test('a line that cost nothing stays open when the rest is refunded', () => {
  const parts = { ...ORDER.parts, lines: [0, 5000], giftCards: [false, false] };
  const refunds = [refunded(5000, [{ position: 1, amount: 5000 }])];
  const owed = goodsOwed({ ...ORDER, total: 5400, parts, refunds });
  expect(owed.lines.map(({ isOpen }) => isOpen)).toEqual([true, false]);
  expect(owed.mail).toBe('now');
});

test('a line is paid during a review of its order, and not during a dispute', () => {
  expect(goodsOwed({ ...ORDER, isWarned: true }).lines.map(({ isPaidFor }) => isPaidFor)).toEqual([
    true,
    true,
  ]);
  expect(goodsOwed({ ...ORDER, dispute: 'open' }).lines.map(({ isPaidFor }) => isPaidFor)).toEqual([
    false,
    false,
  ]);
});

test('[P20] for any refunds in any order, each line loses what was refunded, and cards are reduced last', () => {
  const amount = fc.integer({ min: 1, max: 9000 });
  const oneRefund = fc.record({ amount, line: fc.constantFrom(0, 1, undefined) });
  fc.assert(
    fc.property(fc.array(oneRefund, { maxLength: 6 }), (requests) => {
      let left = ORDER.total;
      const refunds = requests.flatMap(({ amount: wanted, line }) => {
        const given = Math.min(wanted, left);
        left -= given;
        if (given === 0) return [];
        return [refunded(given, line === undefined ? [] : [{ position: line, amount: given }])];
      });
      const owed = goodsOwed({ ...ORDER, refunds });
      expect(goodsOwed({ ...ORDER, refunds: refunds.toReversed() })).toEqual(owed);
      for (const [at, line] of owed.lines.entries()) {
        expect(line.back).toBeGreaterThanOrEqual(0);
        expect(line.back).toBeLessThanOrEqual(ORDER.parts.lines[at]!);
      }
      const [book, card] = owed.lines;
      const namesCard = refunds.some(({ lines }) => lines.some(({ position }) => position === 1));
      // A card that no refund names loses nothing while anything else is left.
      if (!namesCard && card!.back > 0) expect(book!.back).toBe(2000);
      if (namesCard) expect(card!.cardBlock).toBe('refunded');
      else expect(card!.cardReduction).toBe(card!.back);
      expect(owed.keepsPlaces).toBe(left > 0);
    }),
  );
});

describe('a reduction is allocated to the cards of a line', () => {
  const piece = fc.record({
    spent: fc.integer({ min: 0, max: 2500 }),
    reduced: fc.integer({ min: 0, max: 2500 }),
  });
  test('exactly, none above its value, and from the unspent balances first', () => {
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 5 }), fc.nat(), (pieces, wanted) => {
        const cards = pieces.map(({ spent, reduced }) => ({
          value: 2500,
          reduced,
          left: 2500 - reduced - spent,
        }));
        const target = wanted % (2500 * cards.length + 1);
        const shares = shareReduction(cards, target);
        expect(sum(shares)).toBe(target);
        for (const share of shares) {
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(2500);
        }
        // Beyond what was overspent before, nothing is lost while any card has a balance.
        const short = (at: number, reduced: number) => Math.max(0, pieces[at]!.spent + reduced - 2500);
        const isWorse = shares.some((share, at) => short(at, share) > short(at, cards[at]!.reduced));
        const isLeft = shares.some((share, at) => 2500 - share - pieces[at]!.spent > 0);
        expect(isWorse && isLeft).toBe(false);
      }),
    );
  });
});
