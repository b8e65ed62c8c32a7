import { and, eq, isNull, min, sql } from 'drizzle-orm';
import type Stripe from 'stripe';
import { daysLater } from '#src/core/dates.ts';
import type { Database } from '../db/open.ts';
import { balanceTransaction, providerPayout } from '../db/schema/balance.ts';
import { order } from '../db/schema/orders.ts';
import { readWindow } from '../orders/reconciliation/paginate.ts';
import { pageParams, readList } from '../orders/reconciliation/read-list.ts';
import { type BalanceRow, payoutRow, transactionRow } from './balance-rows.ts';

type Import = { db: Database; stripe: Stripe; now: Date; hasTime: () => boolean };

/** `isWhole` is false when the time ran out; the next run continues. */
export type ImportedBalance = { transactions: number; payouts: number; isWhole: boolean };

/** How far back the first run looks, without orders. */
const FIRST_LOOK_DAYS = 30;
/** A bank returns a payout within a few days after it was paid. */
const PAYOUTS_CHANGE_DAYS = 14;

/**
 * Imports the provider's balance transactions and payouts, from the saved progress. Payouts of the last two
 * weeks are read again, because their state changes. Idempotent.
 * @throws when a list or the database cannot be read; finished work stays
 */
export async function importBalance({ db, stripe, now, hasTime }: Import): Promise<ImportedBalance> {
  const done: ImportedBalance = { transactions: 0, payouts: 0, isWhole: true };
  const run = { db, now, hasTime, from: await beginning(db, now) };
  done.isWhole =
    (await readList<Stripe.BalanceTransaction>(run, {
      name: 'balance-transactions',
      list: (window, after) =>
        stripe.balanceTransactions.list({ ...pageParams(window, after), expand: ['data.source'] }),
      handle: async (page) => {
        done.transactions += await saveTransactions(db, page.map(transactionRow));
        return true;
      },
    })) &&
    (await readPayouts(run, stripe, done)) &&
    (await readContents({ db, stripe, now, hasTime }, done));
  return done;
}

async function readPayouts(
  run: Pick<Import, 'db' | 'now' | 'hasTime'> & { from: Date },
  stripe: Stripe,
  done: ImportedBalance,
): Promise<boolean> {
  const { db, now } = run;
  const payouts = {
    name: 'payouts',
    list: (window: { gte: number; lt: number }, after: string | undefined) =>
      stripe.payouts.list(pageParams(window, after)),
    handle: async (page: Stripe.Payout[]) => {
      done.payouts += await savePayouts(db, page);
      return true;
    },
  };
  if (!(await readList<Stripe.Payout>(run, payouts))) return false;
  return readWindow<Stripe.Payout>(
    { gte: daysLater(now, -PAYOUTS_CHANGE_DAYS), lt: now },
    { ...payouts, hasTime: run.hasTime },
  );
}

/** Reads what each payout is made of. Stripe knows it only for automatic payouts. */
async function readContents({ db, stripe, now, hasTime }: Import, done: ImportedBalance): Promise<boolean> {
  const unread = await db
    .select({ id: providerPayout.id })
    .from(providerPayout)
    .where(and(isNull(providerPayout.readAt), eq(providerPayout.isAutomatic, true)))
    .orderBy(providerPayout.id);
  for (const { id } of unread) {
    let after: string | undefined;
    do {
      if (!hasTime()) return false;
      const page = await stripe.balanceTransactions.list({
        payout: id,
        limit: 100,
        expand: ['data.source'],
        ...(after && { starting_after: after }),
      });
      const rows = page.data.map((one) => ({ ...transactionRow(one), payoutId: id }));
      done.transactions += await saveTransactions(db, rows);
      after = page.has_more ? page.data.at(-1)?.id : undefined;
    } while (after);
    await db.update(providerPayout).set({ readAt: now }).where(eq(providerPayout.id, id));
  }
  return true;
}

/** Returns how many are new. A known one only gets its payout. */
async function saveTransactions(db: Database, rows: readonly BalanceRow[]): Promise<number> {
  if (rows.length === 0) return 0;
  const saved = await db
    .insert(balanceTransaction)
    .values([...rows])
    .onConflictDoUpdate({
      target: balanceTransaction.id,
      set: { payoutId: sql`excluded.payout_id` },
      setWhere: sql`${balanceTransaction.payoutId} is null and excluded.payout_id is not null`,
    })
    .returning({ isNew: sql<boolean>`(xmax = 0)` });
  return saved.filter(({ isNew }) => isNew).length;
}

async function savePayouts(db: Database, payouts: readonly Stripe.Payout[]): Promise<number> {
  if (payouts.length === 0) return 0;
  const saved = await db
    .insert(providerPayout)
    .values(payouts.map(payoutRow))
    .onConflictDoUpdate({
      target: providerPayout.id,
      set: {
        status: sql`excluded.status`,
        failureCode: sql`excluded.failure_code`,
        arrivesAt: sql`excluded.arrives_at`,
      },
      setWhere: sql`${providerPayout.status} <> excluded.status`,
    })
    .returning({ isNew: sql<boolean>`(xmax = 0)` });
  return saved.filter(({ isNew }) => isNew).length;
}

async function beginning(db: Database, now: Date): Promise<Date> {
  const [row] = await db.select({ first: min(order.createdAt) }).from(order);
  const earliest = daysLater(now, -FIRST_LOOK_DAYS);
  return row?.first && row.first < earliest ? daysLater(row.first, -1) : earliest;
}
