import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import type { Database } from '#functions/db/open.ts';
import { checkoutAttempt } from '#functions/db/schema/attempts.ts';
import { balanceTransaction } from '#functions/db/schema/balance.ts';
import { fundingOutcome, pledge } from '#functions/db/schema/fundings.ts';
import { order, orderLine } from '#functions/db/schema/orders.ts';
import { commission } from '#functions/db/schema/payouts.ts';
import { dispute, refund } from '#functions/db/schema/refunds-and-disputes.ts';
import { daysLater } from '#src/core/dates.ts';
import { sum } from '#src/core/money.ts';
import { type RegionCode, regionOf } from '#src/core/regions/regions.ts';
import { taxIncluded } from '#src/core/tax/tax-included.ts';

/** Things of the test shop, with the rates of their tax in the UK. */
const THINGS = {
  tins: { productId: 'six-sardines-algarve', formatId: 'one-tin', taxKind: 'food', rate: 0 },
  book: { productId: 'a-slow-loaf', formatId: 'hardback', taxKind: 'book', rate: 0 },
  ebook: { productId: 'a-slow-loaf', formatId: 'ebook', taxKind: 'e-book', rate: 0 },
  apron: { productId: 'market-apron', formatId: 'one', taxKind: 'goods', rate: 2000 },
  pledge: { productId: 'fold', formatId: 'paperback', taxKind: 'gift', rate: 0 },
} as const;
type Thing = keyof typeof THINGS;

type Bought = { thing: Thing; quantity: number; unit: number; discount: number };
/** What happens in a history, in order. Amounts of refunds and disputes are percent of the order. */
type Event =
  | { is: 'sale'; region: RegionCode; lines: Bought[]; shipping: number; card: number; code: boolean }
  | { is: 'refund'; of: number; percent: number; byLine: boolean }
  | { is: 'refund_fails'; of: number }
  | { is: 'dispute'; of: number }
  | { is: 'dispute_ends'; of: number; won: boolean }
  | { is: 'settles'; of: number; currency: 'GBP' | 'EUR'; fee: number }
  | { is: 'days'; count: number }
  | { is: 'books' }
  | { is: 'closes' }
  | { is: 'pays' }
  | { is: 'funding_ends'; reached: boolean };

const of = fc.nat({ max: 5 });
const bought = fc.record({
  thing: fc.constantFrom(...(Object.keys(THINGS) as Thing[])),
  quantity: fc.integer({ min: 1, max: 3 }),
  unit: fc.integer({ min: 0, max: 6000 }),
  discount: fc.integer({ min: 0, max: 100 }),
});
const event: fc.Arbitrary<Event> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      is: fc.constant('sale' as const),
      region: fc.constantFrom<RegionCode>('GB', 'EU', 'US'),
      lines: fc.array(bought, { minLength: 1, maxLength: 3 }),
      shipping: fc.constantFrom(0, 395),
      card: fc.constantFrom(0, 0, 0, 500),
      code: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      is: fc.constant('refund' as const),
      of,
      percent: fc.constantFrom(1, 33, 50, 100),
      byLine: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ is: fc.constant('refund_fails' as const), of }) },
  { weight: 1, arbitrary: fc.record({ is: fc.constant('dispute' as const), of }) },
  { weight: 1, arbitrary: fc.record({ is: fc.constant('dispute_ends' as const), of, won: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({
      is: fc.constant('settles' as const),
      of,
      currency: fc.constantFrom('GBP' as const, 'EUR' as const),
      fee: fc.integer({ min: 0, max: 600 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ is: fc.constant('days' as const), count: fc.integer({ min: 1, max: 40 }) }),
  },
  { weight: 3, arbitrary: fc.constant({ is: 'books' as const }) },
  { weight: 1, arbitrary: fc.constant({ is: 'closes' as const }) },
  { weight: 1, arbitrary: fc.constant({ is: 'pays' as const }) },
  { weight: 1, arbitrary: fc.record({ is: fc.constant('funding_ends' as const), reached: fc.boolean() }) },
);
export type History = Event[];
export const histories: fc.Arbitrary<History> = fc.array(event, { minLength: 1, maxLength: 16 });

type SaleEvent = Extract<Event, { is: 'sale' }>;
let numbers = 0;

/** Saves a paid order as the store would. @returns its id */
export async function sell(db: Database, { region, lines, shipping, card, code }: SaleEvent, now: Date) {
  numbers += 1;
  const id = `FD-T${numbers}`;
  const { currency, pricesIncludeTax } = regionOf(region);
  const rows = lines.map(({ thing, quantity, unit, discount }, position) => {
    const { rate, taxKind, ...ids } = THINGS[thing];
    const paid = quantity * unit - Math.min(discount, quantity * unit);
    return {
      ...ids,
      orderId: id,
      position,
      name: thing,
      formatName: 'one',
      quantity,
      unitAmount: unit,
      discount: quantity * unit - paid,
      taxKind,
      taxRate: rate,
      taxAmount: pricesIncludeTax ? taxIncluded(paid, rate) : Math.round(paid * 0.08),
      paid,
    };
  });
  const subtotal = sum(rows.map(({ quantity, unitAmount }) => quantity * unitAmount));
  const tax = pricesIncludeTax ? 0 : sum(rows.map(({ taxAmount }) => taxAmount));
  const total = sum(rows.map(({ paid }) => paid)) + shipping + tax;
  const isFunding = lines.some(({ thing }) => thing === 'pledge');
  await db.insert(order).values({
    id,
    sessionId: `cs_test_${id}`,
    paymentId: `pi_${id}`,
    region,
    currency,
    subtotal,
    discount: sum(rows.map(({ discount }) => discount)),
    shipping,
    tax,
    total,
    giftCardAmount: Math.min(card, total),
    createdAt: now,
  });
  await db.insert(orderLine).values(rows.map(({ paid: _paid, ...row }) => row));
  const pledges = rows.flatMap(({ name, position, paid }) =>
    name === 'pledge' && paid > 0
      ? [{ fundingId: 'fold', rewardId: null, amount: paid, goalAmount: paid, line: position }]
      : [],
  );
  if (isFunding) {
    await db.insert(checkoutAttempt).values({
      id,
      key: id,
      fingerprint: id,
      region,
      currency,
      subtotal,
      discount: 0,
      shipping,
      total,
      lines: [],
      pledges,
      sessionRequest: {},
      expiresAt: now,
      state: 'paid',
    });
    if (pledges.length > 0)
      await db.insert(pledge).values(
        pledges.map(({ line, ...one }, position) => ({
          ...one,
          orderId: id,
          position,
          currency,
          status: 'counted' as const,
          createdAt: now,
        })),
      );
  }
  const [first] = rows;
  if (code && first && !isFunding)
    await db.insert(commission).values({
      orderId: id,
      position: 0,
      code: 'ines-tins',
      source: 'Inês',
      currency,
      goods: first.paid,
      rate: 1000,
      amount: Math.floor(first.paid / 10),
      dueAt: daysLater(now, 14),
      createdAt: now,
    });
  return id;
}

/** Refunds a part of an order, as much as is left; nothing when it is disputed. */
export async function giveBack(
  db: Database,
  id: string,
  { percent, byLine }: Extract<Event, { is: 'refund' }>,
  now: Date,
) {
  const [row] = await db.select().from(order).where(eq(order.id, id));
  const left = (row?.total ?? 0) - (row?.refunded ?? 0);
  const amount = Math.min(left, Math.ceil(((row?.total ?? 0) * percent) / 100));
  if (!row || amount <= 0 || (row.dispute && row.dispute !== 'won')) return;
  numbers += 1;
  const lines = byLine ? [{ position: 0, amount, tax: 0 }] : [];
  await db
    .insert(refund)
    .values({ id: `re_${numbers}`, orderId: id, amount, state: 'succeeded', lines, createdAt: now });
  await db
    .update(order)
    .set({ refunded: row.refunded + amount })
    .where(eq(order.id, id));
}

export async function failRefund(db: Database, id: string) {
  const [one] = await db.select().from(refund).where(eq(refund.orderId, id)).limit(1);
  if (!one || one.state === 'failed') return;
  const [row] = await db.select().from(order).where(eq(order.id, id));
  await db.update(refund).set({ state: 'failed' }).where(eq(refund.id, one.id));
  await db
    .update(order)
    .set({ refunded: (row?.refunded ?? 0) - one.amount })
    .where(eq(order.id, id));
}

export async function contest(db: Database, id: string, now: Date) {
  const [row] = await db.select().from(order).where(eq(order.id, id));
  if (!row || row.dispute || row.total - row.giftCardAmount <= 0) return;
  const amount = row.total - row.giftCardAmount;
  await db
    .insert(dispute)
    .values({ id: `dp_${id}`, orderId: id, amount, reason: 'fraudulent', state: 'open', createdAt: now });
  await db.update(order).set({ dispute: 'open' }).where(eq(order.id, id));
}

export async function decide(db: Database, id: string, won: boolean) {
  const [row] = await db.select().from(order).where(eq(order.id, id));
  if (row?.dispute !== 'open') return;
  const state = won ? 'won' : 'lost';
  await db.update(dispute).set({ state }).where(eq(dispute.orderId, id));
  await db.update(order).set({ dispute: state }).where(eq(order.id, id));
}

export async function settle(
  db: Database,
  id: string,
  { currency, fee }: Extract<Event, { is: 'settles' }>,
  now: Date,
) {
  const [row] = await db.select().from(order).where(eq(order.id, id));
  const collected = row ? row.total - row.giftCardAmount : 0;
  const amount = row?.currency === currency ? collected : Math.floor((collected * 87) / 100);
  if (amount <= 0) return;
  await db
    .insert(balanceTransaction)
    .values({
      id: `txn_${id}`,
      type: 'charge',
      category: 'charge',
      paymentId: `pi_${id}`,
      amount,
      fee: Math.min(fee, amount),
      net: amount - Math.min(fee, amount),
      currency,
      sourceAmount: collected,
      sourceCurrency: row?.currency ?? currency,
      availableAt: now,
      createdAt: now,
    })
    .onConflictDoNothing();
}

export async function endFunding(db: Database, reached: boolean, now: Date) {
  await db
    .insert(fundingOutcome)
    .values({
      fundingId: 'fold',
      outcome: reached ? 'successful' : 'failed',
      raised: 1,
      backers: 1,
      decidedAt: now,
    })
    .onConflictDoNothing();
}
