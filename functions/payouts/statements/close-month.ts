import { and, eq, lt, lte, sql } from 'drizzle-orm';
import { type Database, inTransaction, type Queries } from '#functions/db/open.ts';
import { ledgerDue, ledgerEntry, ledgerLine, ledgerMonth, statement } from '#functions/db/schema/ledger.ts';
import { order } from '#functions/db/schema/orders.ts';
import { dayOf } from '#src/core/dates.ts';
import { type Month, monthLater, monthOf, startOf } from '#src/core/payouts/months.ts';
import { SMALLEST_PAYOUT } from '#src/core/payouts/smallest-payout.ts';
import * as words from '#src/words/en/statements.ts';
import { fill } from '#src/words/fill.ts';
import { bookDue } from '../ledger/book-due.ts';
import { lastClosed, MONTHS } from '../ledger/entries.ts';
import { notifyCreator } from '../notify-creator.ts';
import { StatementError } from './statement-error.ts';

/** The closed months, oldest first, and the number of statements. */
export type ClosedMonths = { months: Month[]; statements: number };

/**
 * Closes a month and all open ones before it: books what has changed, then writes a statement for each party
 * and currency, and mails it. Closing a closed month changes nothing, and of two calls at once only one
 * closes it.
 * @throws StatementError when the month is not over, or when not all orders could be booked
 */
export async function closeMonth(db: Database, month: Month, now: Date): Promise<ClosedMonths> {
  const end = startOf(monthLater(month));
  if (now < end)
    throw new StatementError('not_over', fill(words.notOver, { month, day: dayOf(end) }), 'month');
  await bookDue(db, now);
  return inTransaction(db, async (queries) => {
    await queries.execute(sql`select pg_advisory_xact_lock(${MONTHS})`);
    await refuseUnbooked(queries, end, now);
    const done: ClosedMonths = { months: [], statements: 0 };
    for (let next = await firstOpen(queries, month); next <= month; next = monthLater(next)) {
      done.statements += await closeOne(queries, next, now);
      done.months.push(next);
    }
    return done;
  });
}

/** An order without entries would be missing from the statements for good. */
async function refuseUnbooked(queries: Queries, end: Date, now: Date): Promise<void> {
  const [waiting] = await queries
    .select({ count: sql<number>`count(distinct ${ledgerDue.orderId})::int` })
    .from(ledgerDue)
    .innerJoin(order, eq(order.id, ledgerDue.orderId))
    .where(and(lte(ledgerDue.dueAt, now), lt(order.createdAt, end)));
  const count = waiting?.count ?? 0;
  if (count > 0) throw new StatementError('not_booked', fill(words.notBooked, { count }));
}

/** The month after the last closed one; before the first closing, that of the first entry. */
async function firstOpen(queries: Queries, month: Month): Promise<Month> {
  const last = await lastClosed(queries);
  if (last) return monthLater(last);
  const [first] = await queries
    .select({ month: sql<string | null>`min(${ledgerEntry.month})` })
    .from(ledgerEntry)
    .where(lte(ledgerEntry.month, month));
  return first?.month ?? month;
}

async function closeOne(queries: Queries, month: Month, now: Date): Promise<number> {
  await queries.insert(ledgerMonth).values({ month, closedAt: now });
  const isOwn = sql`${ledgerEntry.month} = ${month}`;
  const isPayment = sql`${ledgerEntry.kind} in ('payment', 'advance')`;
  const total = (which: ReturnType<typeof sql>, sign: 1 | -1) =>
    sql`coalesce(sum(${sql.raw(String(sign))} * ${ledgerLine.amount}) filter (where ${which}), 0)::bigint`;
  // Subtracts amounts that earlier statements still owe, and payments made since the month ended.
  const { rows } = await queries.execute<{ id: number }>(sql`
    with sums as (
      select ${ledgerLine.party} as party, ${ledgerLine.currency} as currency,
        ${total(sql`${ledgerEntry.month} < ${month}`, -1)} as opening,
        ${total(sql`${isOwn} and not ${isPayment}`, -1)} as earned,
        ${total(sql`${isOwn} and ${isPayment}`, 1)} as paid,
        ${total(sql`${ledgerEntry.month} <= ${month}`, -1)} as closing,
        ${total(sql`${ledgerEntry.month} > ${month} and ${isPayment}`, 1)} as paid_since,
        coalesce(bool_or(${isOwn}), false) as is_moved
      from ${ledgerLine} join ${ledgerEntry} on ${ledgerEntry.id} = ${ledgerLine.entryId}
      where ${ledgerLine.account} = 'payable'
      group by 1, 2
    ), open as (
      select sums.*, closing - paid_since - coalesce((select sum(due) from ${statement}
        where ${statement.party} = sums.party and ${statement.currency} = sums.currency and ${statement.state} = 'due'), 0) as payable
      from sums where is_moved or closing <> 0
    )
    insert into ${statement} (party, currency, month, opening, earned, paid, closing, due, state, closed_at)
    select party, currency, ${month}::text, opening, earned, paid, closing,
      case when payable >= ${SMALLEST_PAYOUT} then payable else 0 end,
      case when payable >= ${SMALLEST_PAYOUT} then 'due' else 'closed' end, ${now.toISOString()}::timestamptz
    from open order by party, currency
    returning id`);
  await tellOfStatements(queries, month, now);
  return rows.length;
}

async function tellOfStatements(queries: Queries, month: Month, now: Date): Promise<void> {
  const made = await queries.select().from(statement).where(eq(statement.month, month));
  for (const { id, party, currency, opening, earned, paid, closing, due } of made)
    await notifyCreator(
      queries,
      party,
      `statement:${id}`,
      { is: 'statement', month, currency, opening, earned, paid, closing, due },
      now,
    );
}

/** The month that can be closed next: the one before this. */
export const monthToClose = (now: Date): Month => monthLater(monthOf(now), -1);
