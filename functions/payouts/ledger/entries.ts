import { sql } from 'drizzle-orm';
import type { Queries } from '#functions/db/open.ts';
import { ledgerEntry, ledgerLine, ledgerMonth } from '#functions/db/schema/ledger.ts';
import { type Month, monthLater, monthOf } from '#src/core/payouts/months.ts';
import type { Line } from './target.ts';

type Entry = Omit<typeof ledgerEntry.$inferInsert, 'month'>;

/**
 * Writes an entry with its lines, in the caller's transaction: into the month in which it occurred or, if
 * that is closed, into the first open one. A month cannot be closed until the transaction ends.
 * @returns its id; undefined when its key was booked before
 */
export async function writeEntry(
  queries: Queries,
  entry: Entry,
  lines: readonly Line[],
): Promise<number | undefined> {
  await queries.execute(sql`select pg_advisory_xact_lock_shared(${MONTHS})`);
  const last = await lastClosed(queries);
  const own = monthOf(entry.occurredAt);
  const month = last && own <= last ? monthLater(last) : own;
  const [written] = await queries
    .insert(ledgerEntry)
    .values({ ...entry, month })
    .onConflictDoNothing()
    .returning({ id: ledgerEntry.id });
  if (!written) return undefined;
  await queries
    .insert(ledgerLine)
    .values(lines.map((line, at) => ({ ...line, entryId: written.id, number: at + 1 })));
  return written.id;
}

/** The key of the lock that booking shares, and that closing a month holds alone. */
export const MONTHS = sql.raw(`hashtextextended('ledger:months', 0)`);

/** The last closed month; undefined before the first. */
export async function lastClosed(queries: Queries): Promise<Month | undefined> {
  const [row] = await queries
    .select({ month: sql<string | null>`max(${ledgerMonth.month})` })
    .from(ledgerMonth);
  return row?.month ?? undefined;
}
