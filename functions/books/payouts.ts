import { and, desc, eq, getTableColumns, lt, or, sql } from 'drizzle-orm';
import type { Queries } from '../db/open.ts';
import { providerPayout } from '../db/schema/balance.ts';

export type PayoutRow = typeof providerPayout.$inferSelect & { explained: number };

/** What its parts with an order add up to, in minor units. */
const explained = sql<number>`(select coalesce(sum(t.net), 0)::float8
  from balance_transaction t join "order" o on o.payment_id = t.payment_id
  where t.payout_id = ${providerPayout}.id)`;
const columns = { ...getTableColumns(providerPayout), explained };

/** A page of payouts, newest first, after the payout `after`. */
export function listPayouts(db: Queries, after: string | undefined, limit: number): Promise<PayoutRow[]> {
  const last = sql`(select created_at from provider_payout where id = ${after ?? ''})`;
  return db
    .select(columns)
    .from(providerPayout)
    .where(
      after === undefined
        ? undefined
        : or(
            lt(providerPayout.createdAt, last),
            and(eq(providerPayout.createdAt, last), lt(providerPayout.id, after)),
          ),
    )
    .orderBy(desc(providerPayout.createdAt), desc(providerPayout.id))
    .limit(limit);
}

export async function findPayout(db: Queries, id: string): Promise<PayoutRow | undefined> {
  const [row] = await db.select(columns).from(providerPayout).where(eq(providerPayout.id, id));
  return row;
}
