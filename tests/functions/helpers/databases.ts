import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, inject, test, vi } from 'vitest';
import type { Queries } from '#functions/db/open.ts';
import { borrowEmbedded } from './embedded-pool.ts';

export type TestDatabase = { url: string; close(): Promise<void> };
export type DatabaseKind = {
  name: string;
  open(): Promise<TestDatabase>;
  /** Whether transactions of several connections run at the same time. */
  isParallel: boolean;
  isMissing?: string | undefined;
};

/**
 * The embedded database as `npm start` runs it, and a real PostgreSQL server if its programs are installed.
 */
export const DATABASES: DatabaseKind[] = [
  { name: 'the embedded database', open: borrowEmbedded, isParallel: false },
  {
    name: 'a real PostgreSQL',
    open: copyOfPostgres,
    isParallel: true,
    get isMissing() {
      const postgres = inject('postgresTemplate');
      return 'missing' in postgres ? postgres.missing : undefined;
    },
  },
];

/**
 * Declares tests of the store with its database. It is opened before the first test and closed after
 * the last.
 * `title` is followed by the database's name ("orders on"). `database` returns it from the tests' own
 * `beforeAll` on.
 * Runs on PostgreSQL, since only its transactions run at the same time, and on the embedded one if that is
 * missing or `TEST_DATABASES=embedded`.
 */
export function withDatabases(
  title: string,
  tests: (database: () => TestDatabase, kind: DatabaseKind) => void,
): void {
  const [embedded, postgres] = DATABASES as [DatabaseKind, DatabaseKind];
  const isEmbedded = process.env.TEST_DATABASES === 'embedded' || postgres.isMissing;
  declare(title, [isEmbedded ? embedded : postgres], tests);
}

/** Like `withDatabases`, with a real PostgreSQL only: for concurrent connections. */
export function withPostgres(title: string, tests: (database: () => TestDatabase) => void): void {
  declare(
    title,
    DATABASES.filter(({ isParallel }) => isParallel),
    tests,
  );
}

function declare(
  title: string,
  kinds: readonly DatabaseKind[],
  tests: (database: () => TestDatabase, kind: DatabaseKind) => void,
): void {
  describe.each(kinds)(`${title} $name`, (kind) => {
    if (kind.isMissing) return test.skip(`skipped: ${kind.isMissing}`, () => {});
    let database: TestDatabase;
    beforeAll(async () => {
      database = await kind.open();
    });
    afterAll(() => database?.close());
    tests(() => database, kind);
  });
}

/**
 * For tests of locks that time out:
 * PostgreSQL's own timers do not fire under the library that moves the clock.
 */
export const hasTimers = !process.env.FAKETIME;

/**
 * Waits until a transaction of the same database waits for a lock.
 * Only for databases with concurrent transactions.
 */
export async function lockIsAwaited(db: Queries): Promise<void> {
  const waiting = sql`
    select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  // A transaction keeps the statistics that it read first.
  const isAwaited = async () => {
    await db.execute(sql`select pg_stat_clear_snapshot()`);
    return (await db.execute(waiting)).rows.length > 0;
  };
  await vi.waitUntil(isAwaited, { timeout: 20_000 });
}

/** A copied database on the server that runs for all files. */
async function copyOfPostgres(): Promise<TestDatabase> {
  const postgres = inject('postgresTemplate');
  if ('missing' in postgres) throw new Error(postgres.missing);
  const template = new URL(postgres.url);
  const own = new URL(template);
  const name = `copy_${crypto.randomUUID().replaceAll('-', '')}`;
  own.pathname = `/${name}`;
  const ask = async (statement: string) => {
    // Connects to template1, since a database with connections cannot be used as a template.
    const client = new pg.Client(Object.assign(new URL(template), { pathname: '/template1' }).href);
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await ask(`create database ${name} template ${template.pathname.slice(1)}`);
  return { url: own.href, close: () => ask(`drop database ${name} with (force)`) };
}
