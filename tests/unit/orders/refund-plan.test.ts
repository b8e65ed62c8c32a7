import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sum } from '#src/core/money.ts';
import {
  partsOfPlan,
  planRefund,
  type RefundFacts,
  type RefundPlan,
  type RefundRequest,
  splitByWay,
} from '#src/core/orders/refund-plan.ts';
import { type PaidParts, partsLeft, type RefundAmounts } from '#src/core/orders/refunds.ts';
import { paidParts, totalOf } from './paid-orders.ts';

type Order = { paid: PaidParts; giftCard: number; spent: readonly number[] };
type Event = { request: RefundRequest } | { dashboard: number } | { bounce: number };

const orders: fc.Arbitrary<Order> = paidParts.chain((paid) =>
  fc.record({
    paid: fc.constant(paid),
    giftCard: fc.integer({ min: 0, max: totalOf(paid) }),
    spent: fc.tuple(...paid.lines.map((price) => fc.integer({ min: 0, max: price }))),
  }),
);
const requests: fc.Arbitrary<RefundRequest> = fc.oneof(
  fc.constant({}),
  fc.record({ amount: fc.integer({ min: -1, max: 1_000_000 }) }),
  fc.record({ lines: fc.array(fc.nat(8), { maxLength: 3 }), shipping: fc.boolean() }),
);
const events: fc.Arbitrary<Event[]> = fc.array(
  fc.oneof(
    { arbitrary: fc.record({ request: requests }), weight: 4 },
    { arbitrary: fc.record({ dashboard: fc.nat(300_000) }), weight: 1 },
    { arbitrary: fc.record({ bounce: fc.nat(5) }), weight: 1 },
  ),
  { maxLength: 12 },
);

type Given = RefundAmounts & { way: 'provider' | 'giftCard' };

/** The facts about an order after these refunds, as the database returns them. */
function factsOf({ paid, giftCard, spent }: Order, given: readonly Given[]): RefundFacts {
  const by = (way: Given['way']) => sum(given.filter((one) => one.way === way).map((one) => one.amount));
  return {
    paid,
    gone: given,
    unspent: new Map(
      paid.lines.flatMap((price, at) => (paid.giftCards[at] ? [[at, price - (spent[at] ?? 0)]] : [])),
    ),
    ways: {
      provider: totalOf(paid) - giftCard - by('provider'),
      giftCard: giftCard - by('giftCard'),
    },
  };
}

function expectSound(facts: RefundFacts, plan: RefundPlan, request: RefundRequest): void {
  const left = partsLeft(facts.paid, facts.gone);
  expect(plan.provider + plan.giftCard).toBe(plan.amount);
  expect(plan.provider).toBeLessThanOrEqual(facts.ways.provider);
  expect(plan.giftCard).toBeLessThanOrEqual(facts.ways.giftCard);
  expect(plan.amount).toBeGreaterThan(0);
  expect(plan.amount).toBeLessThanOrEqual(totalOf(left));
  const isAtLarge = plan.lines.length === 0 && plan.shipping === 0;
  const parts = partsOfPlan(facts, plan);
  expect(sum([...parts.lines.flatMap((line) => [line.amount, line.tax]), parts.shipping])).toBe(plan.amount);
  for (const { position, amount, tax } of parts.lines) {
    expect(amount).toBeLessThanOrEqual(left.lines[position]!);
    expect(tax).toBeLessThanOrEqual(left.taxes[position]!);
    if (isAtLarge) expect(facts.paid.giftCards[position]).toBe(false);
    if (request.lines) expect(request.lines).toContain(position);
  }
  const { provider, giftCard } = splitByWay(plan);
  expect([provider.amount, giftCard.amount]).toEqual([plan.provider, plan.giftCard]);
  if (isAtLarge) return;
  const lines = plan.lines.toSorted((a, b) => a.position - b.position);
  expect(parts).toEqual({ amount: plan.amount, lines, shipping: plan.shipping });
  for (const way of [provider, giftCard])
    expect(sum([...way.lines.flatMap((line) => [line.amount, line.tax]), way.shipping])).toBe(way.amount);
}

describe('a planned refund', () => {
  test('[F24] [GIF-06] is never more than what is left of a line, the order, a payment, and a bought gift card', () => {
    fc.assert(
      fc.property(orders, events, (order, history) => {
        const given: Given[] = [];
        for (const event of history) {
          const facts = factsOf(order, given);
          if ('bounce' in event) given.splice(event.bounce, 1);
          else if ('dashboard' in event) {
            const amount = Math.min(event.dashboard, facts.ways.provider);
            if (amount > 0) given.push({ amount, lines: [], way: 'provider' });
          } else {
            const plan = planRefund(facts, event.request);
            if ('problem' in plan) continue;
            expectSound(facts, plan, event.request);
            const parts = splitByWay(plan);
            for (const way of ['provider', 'giftCard'] as const)
              if (parts[way].amount > 0) given.push({ ...parts[way], way });
            for (const [at, unspent] of factsOf(order, given).unspent)
              if (plan.lines.some(({ position }) => position === at))
                expect(order.paid.lines[at]! - partsLeft(order.paid, given).lines[at]!).toBeLessThanOrEqual(
                  unspent,
                );
          }
          const left = partsLeft(order.paid, given);
          expect(totalOf(left)).toBe(totalOf(order.paid) - sum(given.map(({ amount }) => amount)));
        }
      }),
      { numRuns: 1_000 },
    );
  });

  test('[F24] of everything leaves only what was spent of gift cards', () => {
    fc.assert(
      fc.property(orders, events, (order, history) => {
        const given: Given[] = [];
        for (const event of history) {
          if (!('request' in event)) continue;
          const plan = planRefund(factsOf(order, given), event.request);
          if ('problem' in plan) continue;
          const parts = splitByWay(plan);
          given.push({ ...parts.provider, way: 'provider' }, { ...parts.giftCard, way: 'giftCard' });
        }
        const facts = factsOf(order, given);
        const plan = planRefund(facts, {});
        const left = partsLeft(order.paid, [...given, ...('problem' in plan ? [] : [plan])]);
        for (const [at, price] of left.lines.entries()) if (!order.paid.giftCards[at]) expect(price).toBe(0);
        expect(sum([...left.taxes, left.shipping])).toBe(0);
        expect(
          planRefund({ ...facts, gone: [...given, ...('problem' in plan ? [] : [plan])] }, {}),
        ).toHaveProperty('problem');
      }),
    );
  });

  const book: RefundFacts = {
    paid: { lines: [3100, 2400], taxes: [256, 0], shipping: 400, giftCards: [false, false] },
    gone: [],
    unspent: new Map(),
    ways: { provider: 5156, giftCard: 1000 },
  };

  const FIRST: RefundAmounts = { amount: 3356, lines: [{ position: 0, amount: 3100, tax: 256 }] };
  const SHIPPING: RefundAmounts = { amount: 400, lines: [], shipping: 400 };
  const ALL: RefundAmounts = { amount: 6156, lines: [] };

  test('[CHK-08] of a line includes the tax on top of it', () => {
    expect(planRefund(book, { lines: [0] })).toEqual({
      amount: 3356,
      lines: [{ position: 0, amount: 3100, tax: 256 }],
      shipping: 0,
      provider: 3356,
      giftCard: 0,
    });
    const half: RefundFacts = {
      ...book,
      gone: [{ amount: 1678, lines: [{ position: 0, amount: 1550, tax: 128 }] }],
    };
    expect(planRefund(half, { lines: [0] })).toMatchObject({
      lines: [{ position: 0, amount: 1550, tax: 128 }],
    });
  });

  test('of several lines, of the shipping, or of an amount up to all that is left', () => {
    expect(planRefund(book, { lines: [1, 0] })).toEqual({
      amount: 5756,
      lines: [
        { position: 1, amount: 2400, tax: 0 },
        { position: 0, amount: 3100, tax: 256 },
      ],
      shipping: 0,
      provider: 5156,
      giftCard: 600,
    });
    expect(planRefund(book, { shipping: true })).toEqual({
      amount: 400,
      lines: [],
      shipping: 400,
      provider: 400,
      giftCard: 0,
    });
    expect(planRefund(book, { amount: 6156 })).toMatchObject({
      amount: 6156,
      provider: 5156,
      giftCard: 1000,
    });
  });

  test('of some pieces is their price, also after a refund of an amount', () => {
    const paid = { lines: [2000], taxes: [0], shipping: 0, giftCards: [false] };
    const facts = {
      paid,
      gone: [{ amount: 500, lines: [] }],
      unspent: new Map(),
      quantities: [2],
      ways: { provider: 1500, giftCard: 0 },
    };
    const planned = (pieces: number) => planRefund(facts, { lines: [0], pieces: new Map([[0, pieces]]) });
    expect(planned(1)).toMatchObject({ amount: 1000 });
    // The last piece of three has the cent that is left.
    const cents = { ...facts, paid: { ...paid, lines: [1000] }, quantities: [3] };
    const gone = [{ amount: 666, lines: [{ position: 0, amount: 666, tax: 0 }] }];
    const last = { ...cents, gone, ways: { provider: 334, giftCard: 0 } };
    expect(planRefund(last, { lines: [0], pieces: new Map([[0, 1]]) })).toMatchObject({ amount: 334 });
  });

  test('uses the provider first, and divides its lines between provider and gift card', () => {
    const plan = planRefund(book, {}) as RefundPlan;
    expect(splitByWay(plan)).toEqual({
      provider: {
        amount: 5156,
        lines: [
          { position: 0, amount: 3100, tax: 256 },
          { position: 1, amount: 1800, tax: 0 },
        ],
        shipping: 0,
      },
      giftCard: { amount: 1000, lines: [{ position: 1, amount: 600, tax: 0 }], shipping: 400 },
    });
    // A line that only one of them pays is named there only.
    expect(splitByWay({ ...plan, provider: 3356, giftCard: 2800 })).toEqual({
      provider: { amount: 3356, lines: [{ position: 0, amount: 3100, tax: 256 }], shipping: 0 },
      giftCard: { amount: 2800, lines: [{ position: 1, amount: 2400, tax: 0 }], shipping: 400 },
    });
  });

  test.each<[RefundRequest, object]>([
    [{ amount: 1, lines: [0] }, { problem: 'amount_and_lines' }],
    [{ amount: 1, shipping: true }, { problem: 'amount_and_lines' }],
    [{ amount: 0 }, { problem: 'wrong_amount' }],
    [{ amount: 6157 }, { problem: 'too_much', most: 6156 }],
    [{ lines: [2] }, { problem: 'no_line', line: 2 }],
    [{ lines: [0, 0] }, { problem: 'line_twice', line: 0 }],
    [{ lines: [] }, { problem: 'nothing_left' }],
  ])('is refused for %j', (request, problem) => {
    expect(planRefund(book, request)).toEqual(problem);
  });

  test.each<[what: string, gone: RefundAmounts, request: RefundRequest, problem: object]>([
    ['a line', FIRST, { lines: [1, 0] }, { problem: 'line_refunded', line: 0 }],
    ['the shipping', SHIPPING, { shipping: true }, { problem: 'shipping_refunded' }],
    [
      'the shipping, asked with a line',
      SHIPPING,
      { lines: [1], shipping: true },
      { problem: 'shipping_refunded' },
    ],
    ['everything', ALL, {}, { problem: 'nothing_left' }],
    ['everything, asked as an amount', ALL, { amount: 1 }, { problem: 'nothing_left' }],
    ['everything, asked as a line', ALL, { lines: [0] }, { problem: 'line_refunded', line: 0 }],
  ])('is refused after a refund of %s', (_what, gone, request, problem) => {
    expect(planRefund({ ...book, gone: [gone] }, request)).toEqual(problem);
  });

  test('[GIF-06] of a whole gift card cannot be made twice, and is not called spent', () => {
    const facts: RefundFacts = {
      paid: { lines: [2500], taxes: [0], shipping: 0, giftCards: [true] },
      gone: [{ amount: 2500, lines: [{ position: 0, amount: 2500, tax: 0 }] }],
      unspent: new Map([[0, 2500]]),
      ways: { provider: 0, giftCard: 0 },
    };
    expect(planRefund(facts, { lines: [0] })).toEqual({ problem: 'line_refunded', line: 0 });
    expect(planRefund(facts, {})).toEqual({ problem: 'nothing_left' });
  });

  test('[GIF-06] of the spent part of a gift card is refused, and so is an amount if only gift cards are left', () => {
    const cards: RefundFacts = {
      paid: { lines: [2500, 5000], taxes: [0, 0], shipping: 0, giftCards: [true, true] },
      gone: [],
      unspent: new Map([
        [0, 0],
        [1, 2000],
      ]),
      ways: { provider: 7500, giftCard: 0 },
    };
    expect(planRefund(cards, { lines: [0] })).toEqual({ problem: 'line_card_spent', line: 0 });
    expect(planRefund(cards, { amount: 1 })).toEqual({ problem: 'only_gift_cards' });
    expect(planRefund(cards, {})).toMatchObject({ amount: 2000, lines: [{ position: 1, amount: 2000 }] });
    const after = { ...cards, gone: [{ amount: 2000, lines: [{ position: 1, amount: 2000, tax: 0 }] }] };
    expect(planRefund(after, {})).toEqual({ problem: 'card_spent' });
    expect(planRefund(after, { lines: [1] })).toEqual({ problem: 'line_card_spent', line: 1 });
  });
});
