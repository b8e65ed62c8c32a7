import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { listMessages } from '#functions/people/messages/save-message.ts';
import { DESCRIBED } from './api/described.ts';
import { EXAMPLES } from './api/examples.ts';
import { withPostgres } from './helpers/databases.ts';
import { requestsWith } from './helpers/hostile-requests.ts';
import { fresh, jsonPost } from './helpers/messages.ts';
import { openStore, type TestStore } from './helpers/store.ts';

const MARK = 'zqzq';
const SLEEP_MS = 9_000;
/**
 * They end a string, or the statement, in the ways of PostgreSQL and SQLite.
 * The first is accepted in an email address.
 */
const INJECTIONS = [
  `${MARK}'or'1`,
  `${MARK}"; drop table "order"; --`,
  `${MARK}\\'||pg_sleep(${SLEEP_MS / 1000})||'`,
];
const ROOT = path.resolve(import.meta.dirname, '../..');

withPostgres('[A08] [F96] SQL in every field of every operation, on', (database) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await openStore({ database: database() });
  });
  afterAll(() => store?.close());

  test('is always a parameter and never part of a statement, causes no failure, and takes no time', {
    tags: ['long'],
  }, async () => {
    const { statements, countValues } = listen();
    for (const operation of DESCRIBED)
      for (const injection of INJECTIONS)
        await Promise.all(
          requestsWith(operation, EXAMPLES[operation.operationId]![0]!, injection).map(async (request) => {
            const begun = performance.now();
            const response = await store.call(request);
            const what = `${operation.operationId} ${request.url}: ${await response.text()}`;
            expect(response.status, what).toBeLessThan(500);
            expect(performance.now() - begun, what).toBeLessThan(SLEEP_MS);
          }),
        );
    expect(store.log.filter((line) => line.includes('"event":"unexpected"'))).toEqual([]);
    expect(statements.filter((text) => text.includes(MARK))).toEqual([]);
    // Most requests are refused earlier; what is accepted as a name or a message must be among the
    // parameters.
    expect(countValues()).toBeGreaterThan(20);
  });

  test('is returned as it was typed', async () => {
    const [name] = INJECTIONS;
    expect((await store.call(jsonPost('contact', fresh('contact', { name })))).status).toBe(201);
    expect((await listMessages(store.db)).map(({ fields }) => fields.name)).toContain(name);
  });
});

/** Records the statements to the databases from now on, and how often the marker was a parameter. */
function listen() {
  const statements: string[] = [];
  let values = 0;
  const { query } = pg.Client.prototype;
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...given: never[]) {
    const [asked, beside] = given as unknown as [string | { text: string; values?: unknown[] }, unknown];
    const text = typeof asked === 'string' ? asked : asked.text;
    statements.push(text);
    if (JSON.stringify([asked, beside]).replace(text, '').includes(MARK)) values += 1;
    return (query as (...all: unknown[]) => unknown).apply(this, given);
  } as never);
  const { prepare } = DatabaseSync.prototype;
  vi.spyOn(DatabaseSync.prototype, 'prepare').mockImplementation(function (this: DatabaseSync, text) {
    statements.push(text);
    return prepare.call(this, text);
  });
  return { statements, countValues: () => values };
}

/**
 * Text that is part of statements: constants, and in braces what is made of constants and numbers. The
 * statements of the snapshot's lists are joined from constants; their values are parameters.
 */
const AS_IT_STANDS = [
  'functions/catalogue/snapshot.ts: .prepare(sql);',
  'functions/checkout/attempts/insert-attempt.ts: sql.raw(`insert into checkout_attempt ({NAMES}, "recent")',
  "functions/checkout/attempts/insert-attempt.ts: sql.raw('::timestamptz) from jsonb_populate_record(null::checkout_attempt, ');",
  'functions/db/migrate.ts: sql.raw(statement));',
  "functions/db/open.ts: .query(limit ? `begin; set local statement_timeout = {Number(limit)}` : 'begin');",
  "functions/db/open.ts: .query('commit');",
  "functions/db/open.ts: .query('rollback');",
  "functions/db/schema/attempts.ts: sql.raw(`\"state\" in ('open', 'processing', 'paid')`);",
  'functions/db/schema/attempts.ts: sql.raw(`recent < {MAX_RECENT}`)),',
  "functions/db/version.ts: .query('select created_at from drizzle.__drizzle_migrations');",
  "functions/fundings/outcomes.ts: sql.raw(how === 'alone' ? 'pg_advisory_xact_lock' : 'pg_advisory_xact_lock_shared');",
  'functions/fundings/outcomes.ts: sql.raw(String(BACKERS_PER_MINUTE))})`;',
  "functions/orders/list/list-orders.ts: sql.raw(isOldestFirst ? '>' : '<');",
  "functions/orders/refunds/sync-refunds-and-disputes.ts: sql.raw(`array['pending', 'succeeded', 'failed']`);",
  "functions/payouts/ledger/entries.ts: sql.raw(`hashtextextended('ledger:months', 0)`);",
  'functions/payouts/statements/close-month.ts: sql.raw(String(sign))} * {ledgerLine.amount}) filter (where {which}), 0)::bigint`;',
  'functions/payouts/statements/month-sums.ts: sql.raw(String(sign))} * coalesce(sum({ledgerLine.amount}) filter (where {which}), 0))::float8`;',
];

test('[A08] no statement is built from text, except those in this list', () => {
  // The snapshot's statements are SQLite's, and written as literals.
  const pattern = /(?:sql\.raw|\.query)\(.*|\.prepare\(\n?\s*[`\w].*/g;
  const found = globSync('functions/**/*.{ts,tsx}', { cwd: ROOT }).flatMap((file) =>
    [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(pattern)].map(
      // Without the dollar sign, which would make the list below look like templates.
      ([hit]) => `${file}: ${hit.replaceAll('$', '')}`,
    ),
  );
  expect(found.sort()).toEqual(AS_IT_STANDS.sort());
});
