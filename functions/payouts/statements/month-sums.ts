import { and, eq, lte, sql } from 'drizzle-orm';
import type { Queries } from '#functions/db/open.ts';
import { ledgerEntry, ledgerLine, type statement } from '#functions/db/schema/ledger.ts';
import type { CurrencyCode } from '#src/core/currencies.ts';
import type { Month } from '#src/core/payouts/months.ts';

/** The sums of a month as its statement would have them now, in minor units. */
export type MonthSums = Pick<typeof statement.$inferSelect, 'opening' | 'earned' | 'paid' | 'closing'>;

const isPayment = sql`${ledgerEntry.kind} in ('payment', 'advance')`;

/** The sums of a party's open month, by currency. */
export async function openSums(
  queries: Queries,
  party: string,
  month: Month,
): Promise<(MonthSums & { currency: CurrencyCode })[]> {
  const isOwn = sql`${ledgerEntry.month} = ${month}`;
  const total = (which: ReturnType<typeof sql>, sign: 1 | -1) =>
    sql<number>`(${sql.raw(String(sign))} * coalesce(sum(${ledgerLine.amount}) filter (where ${which}), 0))::float8`;
  return queries
    .select({
      currency: ledgerLine.currency,
      opening: total(sql`${ledgerEntry.month} < ${month}`, -1),
      earned: total(sql`${isOwn} and not ${isPayment}`, -1),
      paid: total(sql`${isOwn} and ${isPayment}`, 1),
      closing: total(sql`true`, -1),
    })
    .from(ledgerLine)
    .innerJoin(ledgerEntry, eq(ledgerEntry.id, ledgerLine.entryId))
    .where(and(eq(ledgerLine.party, party), eq(ledgerLine.account, 'payable'), lte(ledgerEntry.month, month)))
    .groupBy(ledgerLine.currency)
    .orderBy(ledgerLine.currency);
}
