import { asc, eq, inArray } from 'drizzle-orm';
import { type Database, inTransaction, type Queries } from '#functions/db/open.ts';
import { type Account, payee, statement } from '#functions/db/schema/ledger.ts';
import type { CurrencyCode } from '#src/core/currencies.ts';
import { formatMoney } from '#src/core/money.ts';
import * as words from '#src/words/en/statements.ts';
import { fill } from '#src/words/fill.ts';
import { writeEntry } from '../ledger/entries.ts';
import { StatementError } from './statement-error.ts';

type StatementRow = typeof statement.$inferSelect;
/** A statement that is due, with the account to pay it to. */
export type Payout = { statement: StatementRow; payee: typeof payee.$inferSelect | null };

/** All statements that are due, by currency and party. */
export function duePayouts(db: Queries): Promise<Payout[]> {
  return db
    .select({ statement, payee })
    .from(statement)
    .leftJoin(payee, eq(payee.party, statement.party))
    .where(eq(statement.state, 'due'))
    .orderBy(asc(statement.currency), asc(statement.party), asc(statement.id));
}

/** A statement as the person who pays saw it: its amount in minor units. */
export type Seen = { id: number; due: number };

/**
 * Marks statements as paid and books the payments, all of them or none.
 * @returns how many were paid
 * @throws StatementError for a statement that is unknown, already paid, or of another amount than was seen
 */
export async function markPaid(db: Database, seen: readonly Seen[], now: Date): Promise<number> {
  if (seen.length === 0) return 0;
  return inTransaction(db, async (queries) => {
    const rows = await queries
      .select()
      .from(statement)
      .where(
        inArray(
          statement.id,
          seen.map(({ id }) => id),
        ),
      )
      .orderBy(statement.id)
      .for('update');
    const byId = new Map(rows.map((row) => [row.id, row]));
    for (const { id, due } of new Map(seen.map((one) => [one.id, one])).values()) {
      const row = byId.get(id);
      if (!row) throw new StatementError('not_found', words.noStatement, 'statements');
      await payOne(queries, row, due, now);
    }
    return byId.size;
  });
}

async function payOne(queries: Queries, row: StatementRow, seen: number, now: Date): Promise<void> {
  const { id, party, month, currency, due, state } = row;
  if (state !== 'due')
    throw new StatementError(
      'changed',
      fill(words.notDue, { party, month, state: words.states[state] }),
      'statements',
    );
  if (due !== seen)
    throw new StatementError(
      'changed',
      fill(words.notTheSame, { party, month, amount: formatMoney({ amount: due, currency }, 'en-GB') }),
      'statements',
    );
  await queries.update(statement).set({ state: 'paid', paidAt: now }).where(eq(statement.id, id));
  await writeEntry(
    queries,
    { key: `payment:${id}`, kind: 'payment', occurredAt: now, bookedAt: now },
    transfer({ party, currency }, due, 'bank'),
  );
}

/**
 * An entry by hand. `amount` in minor units: what the creator gets more;
 * an advance is a payment before it is due.
 */
export type ManualEntry = {
  kind: 'advance' | 'correction';
  party: string;
  currency: CurrencyCode;
  amount: number;
  note: string;
  /** Idempotency key: the same entry sent twice is booked once. */
  key: string;
};

/**
 * Books an advance, which is set off against what is earned later, or a correction.
 * @returns false when it was booked before
 * @throws StatementError for an amount or a note that is missing
 */
export async function bookManualEntry(db: Database, entry: ManualEntry, now: Date): Promise<boolean> {
  const { kind, party, currency, amount, note, key } = entry;
  if (!Number.isSafeInteger(amount) || amount === 0)
    throw new StatementError('wrong_amount', words.noAmount, 'amount');
  if (kind === 'advance' && amount < 0) throw new StatementError('wrong_amount', words.noAdvance, 'amount');
  if (note.trim() === '') throw new StatementError('wrong_amount', words.noNote, 'note');
  const lines =
    kind === 'advance'
      ? transfer({ party, currency }, amount, 'bank')
      : transfer({ party, currency }, -amount, 'shop');
  const id = await inTransaction(db, (queries) =>
    writeEntry(
      queries,
      { key: `hand:${key}`, kind, occurredAt: now, bookedAt: now, note: note.trim() },
      lines,
    ),
  );
  return id !== undefined;
}

/** The lines that lower what is owed to a party by `amount`. */
function transfer(of: { party: string; currency: CurrencyCode }, amount: number, to: Account) {
  return [
    { ...of, account: 'payable' as const, amount },
    { ...of, account: to, amount: -amount },
  ];
}
