import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { type Attempt, checkoutAttempt, IS_ALIVE } from '#functions/db/schema/attempts.ts';

/**
 * What the database returns of a new row: the count of recent attempts,
 * and the requests as a retry will read them.
 */
export type Made = Pick<Attempt, 'recent' | 'couponRequest' | 'customerRequest' | 'sessionRequest'>;

type Values = typeof checkoutAttempt.$inferInsert;

const COLUMNS = Object.entries(getTableColumns(checkoutAttempt));
const NAMES = COLUMNS.map(([, { name }]) => `"${name}"`).filter((name) => name !== '"recent"');
/*
 * The row is passed as one JSON parameter, so that the statement's text is built once. With one parameter per
 * column, building it takes several times as long as running it (npm run bench -- checkout).
 */
const INSERT = sql.raw(`insert into checkout_attempt (${NAMES}, "recent")
  select ${NAMES}, (select count(*) from checkout_attempt earlier
    where earlier.key = made.key and earlier.session_id is not null and earlier.created_at > `);
const FROM = sql.raw('::timestamptz) from jsonb_populate_record(null::checkout_attempt, ');
const UNLESS_ALIVE = sql`::jsonb) made on conflict ("key") where ${IS_ALIVE} do nothing
  returning recent, coupon_request as "couponRequest", customer_request as "customerRequest", session_request as "sessionRequest"`;

/** A row with all columns. Missing values get the schema's default, or null. */
export function newRow(values: Values): Attempt {
  const given = values as Record<string, unknown>;
  return Object.fromEntries(
    COLUMNS.map(([name, column]) => [name, given[name] ?? column.default ?? null]),
  ) as Attempt;
}

/** Inserts a row unless its key has a live one, and counts the key's payment pages since `since`. */
export function insertStatement(row: Attempt, since: Date): SQL {
  const record = Object.fromEntries(
    COLUMNS.map(([name, column]) => [column.name, row[name as keyof Attempt]]),
  );
  return sql`${INSERT}${since.toISOString()}${FROM}${JSON.stringify(record)}${UNLESS_ALIVE}`;
}
