import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Queries } from '#functions/db/open.ts';
import { type BookedState, type EntryKind, ledgerEntry, ledgerLine } from '#functions/db/schema/ledger.ts';
import { sum } from '#src/core/money.ts';
import { writeEntry } from './entries.ts';
import { type ReadFacts, readFacts } from './read-facts.ts';
import { type Line, type SaleRow, targetOf } from './target.ts';

/** The result of booking an order. `sales`: those that were recorded for the first time. */
export type Booked = { entries: number; sales: SaleRow[] } | 'no_rate';

/**
 * Books an order up to its present state, in the caller's transaction: one entry with the difference between
 * what its state says and what is booked, or none. A sale and its refund that are booked late are two
 * entries. Two calls at once wait for each other.
 * @throws when the database fails
 */
export async function bookOrder(queries: Queries, orderId: string, now: Date): Promise<Booked> {
  await queries.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`ledger:${orderId}`}, 0))`);
  const read = await readFacts(queries, orderId, now);
  if (read === 'no_rate') return read;
  if (read === 'none' || read === 'held') return { entries: 0, sales: [] };
  let entries = 0;
  const isUnbooked = (await entriesOf(queries, orderId)).count === 0;
  const isGone = read.facts.gone.length > 0;
  if (isUnbooked && isGone) {
    const sold = { ...read, facts: { ...read.facts, gone: [] }, refunded: 0, disputed: 0 };
    entries += await bookDifference(queries, sold, now);
  }
  entries += await bookDifference(queries, read, now);
  return { entries, sales: read.news };
}

async function bookDifference(queries: Queries, read: ReadFacts, now: Date): Promise<number> {
  const { id: orderId } = read.facts.order;
  const booked = await bookedLines(queries, orderId);
  const lines = difference(targetOf(read.facts), booked);
  if (lines.length === 0) return 0;
  const { count, state } = await entriesOf(queries, orderId);
  const next: BookedState = {
    refunded: read.refunded,
    disputed: read.disputed,
    commission: sum(read.facts.commissions.map(({ amount }) => amount)),
  };
  const known = new Set(
    booked.filter(({ account }) => account === 'received').map(({ position }) => position),
  );
  const isSale = lines.some(
    ({ account, position }) => account === 'received' && !known.has(position ?? null),
  );
  const [kind, at] = kindOf(read, { isSale, before: state, next }, now);
  const occurredAt = at > now ? now : at;
  await writeEntry(
    queries,
    { key: `order:${orderId}:${count + 1}`, kind, orderId, occurredAt, bookedAt: now, state: next },
    lines,
  );
  return 1;
}

/** The kind and the time of an entry, from what has changed. */
function kindOf(
  { soldAt, refundedAt, disputedAt, earnedAt }: ReadFacts,
  { isSale, before, next }: { isSale: boolean; before: BookedState | null; next: BookedState },
  now: Date,
): [EntryKind, Date] {
  const { refunded, disputed, commission } = before ?? { refunded: 0, disputed: 0, commission: 0 };
  if (isSale) return ['sale', soldAt];
  if (next.refunded > refunded) return ['refund', refundedAt ?? now];
  if (next.refunded < refunded) return ['refund_failed', now];
  if (next.disputed > disputed) return ['dispute', disputedAt ?? now];
  if (next.disputed < disputed) return ['dispute_won', now];
  if (next.commission > commission) return ['commission', earnedAt ?? now];
  return [next.commission < commission ? 'commission' : 'correction', now];
}

type Sum = Pick<Line, 'account' | 'party' | 'currency' | 'amount'> & {
  position: number | null;
  quantity: number;
};
const keyOf = ({
  account,
  party,
  currency,
  position,
}: Pick<Line, 'account' | 'party' | 'currency' | 'position'>) =>
  [account, party, currency, position ?? ''].join(' ');

/** The lines that lead from what is booked to the target. */
function difference(target: readonly Line[], booked: readonly Sum[]): Line[] {
  const wanted = new Map<string, Line>();
  const add = (line: Line, sign: 1 | -1) => {
    const known = wanted.get(keyOf(line));
    wanted.set(keyOf(line), {
      ...line,
      amount: (known?.amount ?? 0) + sign * line.amount,
      quantity: (known?.quantity ?? 0) + sign * (line.quantity ?? 0),
    });
  };
  for (const line of target) add(line, 1);
  for (const line of booked) add(line, -1);
  return [...wanted.values()].filter(({ amount, quantity }) => amount !== 0 || quantity !== 0);
}

function bookedLines(queries: Queries, orderId: string): Promise<Sum[]> {
  const { account, party, currency, position, amount, quantity } = ledgerLine;
  return queries
    .select({
      account,
      party,
      currency,
      position,
      amount: sql<number>`sum(${amount})::float8`,
      quantity: sql<number>`sum(${quantity})::int`,
    })
    .from(ledgerLine)
    .innerJoin(ledgerEntry, eq(ledgerEntry.id, ledgerLine.entryId))
    .where(eq(ledgerEntry.orderId, orderId))
    .groupBy(account, party, currency, position);
}

/** How many entries an order has, and the state that the latest took into account. */
async function entriesOf(
  queries: Queries,
  orderId: string,
): Promise<{ count: number; state: BookedState | null }> {
  const isOf = eq(ledgerEntry.orderId, orderId);
  const [latest] = await queries
    .select({ state: ledgerEntry.state })
    .from(ledgerEntry)
    .where(and(isOf, isNotNull(ledgerEntry.state)))
    .orderBy(desc(ledgerEntry.id))
    .limit(1);
  return { count: await queries.$count(ledgerEntry, isOf), state: latest?.state ?? null };
}
