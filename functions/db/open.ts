import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { env } from '../platform/env.ts';
import { refuseOlderDatabase } from './version.ts';

/** Runs queries: the pool, or a connection in a transaction. */
export type Queries = NodePgDatabase;
export type Database = Queries & { $client: pg.Pool };

type Options = {
  connections?: number;
  /** The timeout of a query, in ms. */
  timeoutMs?: number;
  /** The timeout for getting a connection, in ms. */
  waitMs?: number;
  /** Checks each new connection before it is used. If it throws, the query fails with that error. */
  check?: (client: pg.ClientBase) => Promise<void>;
};

/**
 * Opens a small pool, because each function instance has its own. All timeouts are a few seconds, so a
 * hanging database becomes an error before the platform's limit. Uses no named statements and no session
 * state, so it works with the embedded database and with transaction poolers.
 */
export function openDatabase(
  url: string,
  { connections = 2, timeoutMs = 5_000, waitMs = 2_500, check }: Options = {},
) {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: waitMs,
    idleTimeoutMillis: 10_000,
    query_timeout: timeoutMs,
    allowExitOnIdle: true,
    ...(check && { onConnect: check }),
  });
  // A broken connection fails its query and is replaced. Without these listeners it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return { db: drizzle({ client: pool }), close: () => pool.end() };
}

/** Thrown in a transaction to roll it back. The transaction then returns `value`. */
export class Rollback<T> extends Error {
  readonly value: T;
  constructor(value: T) {
    super('The transaction is rolled back');
    this.value = value;
  }
}

/** PostgreSQL's codes for a serialization failure and a deadlock. Such a transaction can be retried. */
const IN_EACH_OTHERS_WAY = ['40001', '40P01'];
const MAX_TRIES = 4;

/**
 * Runs `work` in a transaction and returns its result. On a deadlock or a serialization failure it is retried
 * a few times, so `work` must change nothing but the database. If `work` throws a {@link Rollback}, the
 * transaction is rolled back and returns its value.
 * @throws what `work` or the database throws
 */
export async function inTransaction<T>(db: Database, work: (queries: Queries) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1)
    try {
      return await oneTransaction(db, work);
    } catch (error) {
      if (tries === MAX_TRIES || !IN_EACH_OTHERS_WAY.includes(codeOf(error))) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * 2 ** tries));
    }
}

/**
 * On any other error the connection is closed, which rolls back: a hanging or broken one must not be reused.
 * The statement timeout on the server equals the pool's, so a query given up here does not wait for a lock
 * there.
 */
async function oneTransaction<T>(db: Database, work: (queries: Queries) => Promise<T>): Promise<T> {
  const client = await db.$client.connect();
  let isDone = false;
  try {
    const limit = db.$client.options?.query_timeout;
    await client.query(limit ? `begin; set local statement_timeout = ${Number(limit)}` : 'begin');
    const result = await work(drizzle({ client }));
    await client.query('commit');
    isDone = true;
    return result;
  } catch (error) {
    if (!(error instanceof Rollback)) throw error;
    await client.query('rollback');
    isDone = true;
    return error.value;
  } finally {
    client.release(!isDone);
  }
}

/** PostgreSQL's error code, which Drizzle wraps. */
function codeOf(error: unknown): string {
  const { cause = error } = error as { cause?: unknown };
  return String((cause as { code?: unknown } | null)?.code ?? '');
}

let opened: { url: string; db: Database } | undefined;

/**
 * The store's database, opened on first use and kept for the life of the instance. Throws
 * DatabaseVersionError when migrations are missing. Pass `connections` only in a job with a single instance;
 * functions keep the default of {@link openDatabase}.
 */
export function database(options: Options = {}): Database {
  const url = env().DATABASE_URL;
  if (opened?.url !== url) {
    const check = checkedOnce(refuseOlderDatabase);
    opened = { url, db: openDatabase(url, { check, ...options }).db };
  }
  return opened.db;
}

/** Runs the check until it has passed once: a database is never migrated back. */
function checkedOnce(check: (client: pg.ClientBase) => Promise<void>) {
  let isPassed = false;
  return async (client: pg.ClientBase) => {
    if (isPassed) return;
    await check(client);
    isPassed = true;
  };
}
