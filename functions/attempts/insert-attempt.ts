import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { type Attempt, checkoutAttempt, IS_ALIVE } from '../db/schema/attempts.ts';

/** What the database says of a row that it has just written: its own figure, and the requests as they are read back for a retry. */
export type Made = Pick<Attempt, 'recent' | 'couponRequest' | 'customerRequest' | 'sessionRequest'>;

type Values = typeof checkoutAttempt.$inferInsert;

const COLUMNS = Object.entries(getTableColumns(checkoutAttempt));
const NAMES = COLUMNS.map(([, { name }]) => `"${name}"`).filter((name) => name !== '"recent"');
/*
 * The row comes as one parameter of JSON, so that the text around it is put together once: with a parameter for each of so many
 * columns that takes several times as long as to carry the statement out (npm run bench -- checkout).
 */
const INSERT = sql.raw(`insert into checkout_attempt (${NAMES}, "recent")
  select ${NAMES}, (select count(*) from checkout_attempt earlier
    where earlier.key = made.key and earlier.session_id is not null and earlier.created_at > `);
const FROM = sql.raw('::timestamptz) from jsonb_populate_record(null::checkout_attempt, ');
const UNLESS_ALIVE = sql`::jsonb) made on conflict ("key") where ${IS_ALIVE} do nothing
  returning recent, coupon_request as "couponRequest", customer_request as "customerRequest", session_request as "sessionRequest"`;

/** A row with all its columns: what is not given is what the schema has for it, or null. */
export function newRow(values: Values): Attempt {
  const given = values as Record<string, unknown>;
  return Object.fromEntries(
    COLUMNS.map(([name, column]) => [name, given[name] ?? column.default ?? null]),
  ) as Attempt;
}

/** Writes a row unless another one of its key is alive, and counts how many payment pages the key has had `since`. */
export function insertStatement(row: Attempt, since: Date): SQL {
  const record = Object.fromEntries(
    COLUMNS.map(([name, column]) => [column.name, row[name as keyof Attempt]]),
  );
  return sql`${INSERT}${since.toISOString()}${FROM}${JSON.stringify(record)}${UNLESS_ALIVE}`;
}
