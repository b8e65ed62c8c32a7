import { and, eq, gt, inArray, lte, ne, sql } from 'drizzle-orm';
import type { Queries } from '#functions/db/open.ts';
import { mayGoAhead } from '#functions/db/order-rows.ts';
import { checkoutAttempt } from '#functions/db/schema/attempts.ts';
import { balanceTransaction } from '#functions/db/schema/balance.ts';
import { fundingOutcome } from '#functions/db/schema/fundings.ts';
import { creatorSale } from '#functions/db/schema/ledger.ts';
import { order, orderLine } from '#functions/db/schema/orders.ts';
import { commission } from '#functions/db/schema/payouts.ts';
import { dispute, refund } from '#functions/db/schema/refunds-and-disputes.ts';
import type { CurrencyCode } from '#src/core/currencies.ts';
import { sum } from '#src/core/money.ts';
import { rateOn } from './rates.ts';
import type { OrderFacts, SaleRow } from './target.ts';
import { type Termed, termsOfOrder } from './terms-of-sale.ts';

/** An order's facts, with their times. */
export type ReadFacts = {
  facts: OrderFacts;
  /** The next entry's sums. */
  refunded: number;
  disputed: number;
  /** When it was sold, last refunded and last disputed. */
  soldAt: Date;
  refundedAt: Date | undefined;
  disputedAt: Date | undefined;
  /** When the last of its commissions became payable. */
  earnedAt: Date | undefined;
  /** Sales that are recorded now. */
  news: SaleRow[];
};

/**
 * Reads what an order's entries depend on, and records its sales at the first time.
 * @returns `held` for an order that waits for a person, `no_rate` when a rate of exchange is missing
 */
export async function readFacts(
  queries: Queries,
  orderId: string,
  now: Date,
): Promise<ReadFacts | 'held' | 'no_rate' | 'none'> {
  const [paid] = await queries.select().from(order).where(eq(order.id, orderId));
  if (!paid) return 'none';
  const lines = await queries
    .select()
    .from(orderLine)
    .where(eq(orderLine.orderId, orderId))
    .orderBy(orderLine.position);
  let sales = await queries.select().from(creatorSale).where(eq(creatorSale.orderId, orderId));
  const isNew = sales.length === 0;
  if (isNew && !mayGoAhead(paid)) return 'held';
  if (isNew) {
    const [attempt] = await queries
      .select({ pledges: checkoutAttempt.pledges })
      .from(checkoutAttempt)
      .where(eq(checkoutAttempt.id, orderId));
    const termed = await withRates(queries, paid, termsOfOrder(paid, lines, attempt?.pledges ?? []));
    if (!termed) return 'no_rate';
    sales = termed;
    if (sales.length > 0) await queries.insert(creatorSale).values(sales);
  }
  const refunds = await queries
    .select()
    .from(refund)
    .where(and(eq(refund.orderId, orderId), ne(refund.state, 'failed')));
  // An inquiry has taken no money.
  const disputes = await queries
    .select()
    .from(dispute)
    .where(and(eq(dispute.orderId, orderId), ne(dispute.state, 'won'), eq(dispute.isRefundable, false)));
  const settlement = await settlementOf(queries, paid.paymentId);
  const reached = await reachedAt(queries, sales);
  const commissions = await queries
    .select({
      code: commission.code,
      amount: sql<number>`sum(${commission.amount} - ${commission.reversed})::int`,
      dueAt: sql<string>`max(${commission.dueAt})`,
    })
    .from(commission)
    .where(and(eq(commission.orderId, orderId), lte(commission.dueAt, now), gt(commission.amount, 0)))
    .groupBy(commission.code);
  const counted = sales.filter(({ fundingId }) => fundingId === null || reached.has(fundingId));
  const amounts = (rows: readonly { amount: number }[]) => sum(rows.map(({ amount }) => amount));
  return {
    facts: {
      order: paid,
      lines,
      sales: counted,
      gone: [...refunds, ...disputes.map(({ amount }) => ({ amount, lines: [] }))],
      settlement,
      commissions,
    },
    refunded: amounts(refunds),
    disputed: amounts(disputes),
    soldAt: latest([paid.createdAt, paid.releasedAt, ...reached.values()]) ?? now,
    refundedAt: latest(refunds.map(({ createdAt }) => createdAt)),
    disputedAt: latest(disputes.map(({ createdAt }) => createdAt)),
    earnedAt: latest(commissions.map(({ dueAt }) => new Date(dueAt))),
    news: isNew ? sales : [],
  };
}

/** What the provider credited for a payment, as the books imported it; undefined until then. */
async function settlementOf(
  queries: Queries,
  paymentId: string | null,
): Promise<OrderFacts['settlement'] | undefined> {
  if (paymentId === null) return undefined;
  const { amount, fee, currency } = balanceTransaction;
  const [found] = await queries
    .select({ amount, fee, currency })
    .from(balanceTransaction)
    .where(
      and(
        eq(balanceTransaction.paymentId, paymentId),
        eq(balanceTransaction.category, 'charge'),
        gt(amount, 0),
      ),
    )
    .orderBy(balanceTransaction.createdAt, balanceTransaction.id)
    .limit(1);
  return found && { ...found, fee: Math.min(Math.max(0, found.fee), found.amount) };
}

/** When the fundings of these sales reached their goals. */
async function reachedAt(queries: Queries, sales: readonly SaleRow[]): Promise<Map<string, Date>> {
  const ids = sales.flatMap(({ fundingId }) => fundingId ?? []);
  if (ids.length === 0) return new Map();
  const rows = await queries
    .select()
    .from(fundingOutcome)
    .where(and(inArray(fundingOutcome.fundingId, ids), eq(fundingOutcome.outcome, 'successful')));
  return new Map(rows.map(({ fundingId, decidedAt }) => [fundingId, decidedAt]));
}

/** The sales with the rates of their day; undefined when one is missing. */
async function withRates(
  queries: Queries,
  paid: { currency: string; createdAt: Date },
  termed: readonly Termed[],
): Promise<SaleRow[] | undefined> {
  const rows: SaleRow[] = [];
  for (const sale of termed) {
    const rate = await rateOn(queries, paid.currency as CurrencyCode, sale.payCurrency, paid.createdAt);
    if (!rate) return undefined;
    rows.push({ ...sale, rateOver: rate.over, rateUnder: rate.under });
  }
  return rows;
}

function latest(moments: readonly (Date | null)[]): Date | undefined {
  const all = moments.flatMap((moment) => moment?.getTime() ?? []);
  return all.length > 0 ? new Date(Math.max(...all)) : undefined;
}
