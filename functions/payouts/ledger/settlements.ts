import { inArray, sql } from 'drizzle-orm';
import type Stripe from 'stripe';
import type { Database } from '#functions/db/open.ts';
import { paymentSettlement } from '#functions/db/schema/ledger.ts';
import { order } from '#functions/db/schema/orders.ts';
import { watermark } from '#functions/db/schema/provider.ts';
import { CURRENCIES, type CurrencyCode } from '#src/core/currencies.ts';
import { DAY_MS, HOUR_MS } from '#src/core/dates.ts';

const NAME = 'settlements';
/** How far back the first run goes, and how late a transaction may be listed, in ms. */
const FIRST_MS = 30 * DAY_MS;
const LATE_MS = 10 * 60_000;

/**
 * Saves what the provider credited for payments, hour by hour from where the last run ended.
 * @returns how many were saved
 * @throws when the provider or the database fails; the next run continues there
 */
export async function readSettlements(
  { db, stripe }: { db: Database; stripe: Stripe },
  now: Date,
  { hasTime = () => true }: { hasTime?: () => boolean } = {},
): Promise<number> {
  const [mark] = await db
    .select()
    .from(watermark)
    .where(inArray(watermark.name, [NAME]));
  const last = now.getTime() - LATE_MS;
  let from = mark?.reached.getTime() ?? now.getTime() - FIRST_MS;
  let saved = 0;
  while (from < last && hasTime()) {
    const to = Math.min(last, from + HOUR_MS);
    const created = { gte: Math.floor(from / 1000), lt: Math.floor(to / 1000) };
    const all: Stripe.BalanceTransaction[] = [];
    for await (const one of stripe.balanceTransactions.list({ created, limit: 100, expand: ['data.source'] }))
      all.push(one);
    saved += await saveSettlements(db, all);
    const reached = new Date(to);
    await db
      .insert(watermark)
      .values({ name: NAME, reached })
      .onConflictDoUpdate({ target: watermark.name, set: { reached } });
    from = to;
  }
  return saved;
}

/** Saves the transactions that are payments of orders. One that is known stays as it is. */
async function saveSettlements(
  db: Database,
  transactions: readonly Stripe.BalanceTransaction[],
): Promise<number> {
  const payments = transactions.flatMap(({ id, type, source, currency, amount, fee, created }) => {
    const intent = typeof source === 'object' && source?.object === 'charge' ? source.payment_intent : null;
    const code = currency.toUpperCase();
    const isPayment = (type === 'charge' || type === 'payment') && intent && amount > 0 && fee <= amount;
    return isPayment && Object.hasOwn(CURRENCIES, code)
      ? [
          {
            paymentId: typeof intent === 'string' ? intent : intent.id,
            row: {
              id,
              currency: code as CurrencyCode,
              amount,
              fee: Math.max(0, fee),
              settledAt: new Date(created * 1000),
            },
          },
        ]
      : [];
  });
  if (payments.length === 0) return 0;
  const orders = await db
    .select({ orderId: order.id, paymentId: order.paymentId })
    .from(order)
    .where(
      inArray(
        order.paymentId,
        payments.map(({ paymentId }) => paymentId),
      ),
    );
  const idOf = new Map(orders.map(({ orderId, paymentId }) => [paymentId, orderId]));
  const rows = payments.flatMap(({ paymentId, row }) => {
    const orderId = idOf.get(paymentId);
    return orderId ? [{ ...row, orderId }] : [];
  });
  if (rows.length === 0) return 0;
  const saved = await db
    .insert(paymentSettlement)
    .values(rows)
    .onConflictDoNothing()
    .returning({ one: sql`1` });
  return saved.length;
}
