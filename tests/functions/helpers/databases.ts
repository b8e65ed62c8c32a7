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

/** The embedded database as `npm start` runs it, and a real PostgreSQL server where its programs are installed. */
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
 * Declares the same tests for each database that there is, each opened before the first of them and closed after the last.
 * `title` reads on with the database's name ("orders on"). `database` answers it from the tests' own `beforeAll` on.
 */
export function withDatabases(
  title: string,
  tests: (database: () => TestDatabase, kind: DatabaseKind) => void,
): void {
  declare(title, DATABASES, tests);
}

/** As `withDatabases`, on a real PostgreSQL alone: for what many connections do at the same time. */
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

/** For tests of locks that time out: PostgreSQL's own timers do not go off under the library that moves the clock. */
export const hasTimers = !process.env.FAKETIME;

/** Returns once a transaction of the same database waits for a lock; only where transactions run at the same time. */
export async function lockIsAwaited(db: Queries): Promise<void> {
  const waiting = sql`
    select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  // The statistics of a transaction stay as they were first read.
  const isAwaited = async () => {
    await db.execute(sql`select pg_stat_clear_snapshot()`);
    return (await db.execute(waiting)).rows.length > 0;
  };
  await vi.waitUntil(isAwaited, { timeout: 20_000 });
}

/** A database of its own on the server that runs for all files. */
async function copyOfPostgres(): Promise<TestDatabase> {
  const postgres = inject('postgresTemplate');
  if ('missing' in postgres) throw new Error(postgres.missing);
  const template = new URL(postgres.url);
  const own = new URL(template);
  const name = `copy_${crypto.randomUUID().replaceAll('-', '')}`;
  own.pathname = `/${name}`;
  const ask = async (statement: string) => {
    // Not by way of the template, which nobody may be connected to while it is copied.
    const client = new pg.Client(Object.assign(new URL(template), { pathname: '/template1' }).href);
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await ask(`create database ${name} template ${template.pathname.slice(1)}`);
  return { url: own.href, close: () => ask(`drop database ${name} with (force)`) };
}
