import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { env } from '../platform/env.ts';
import { refuseOlderDatabase } from './version.ts';

/** What runs queries: the pool, or one of its connections within a transaction. */
export type Queries = NodePgDatabase;
export type Database = Queries & { $client: pg.Pool };

type Options = {
  connections?: number;
  /** How long one query may take, in ms. */
  timeoutMs?: number;
  /** How long to wait for a connection, in ms. */
  waitMs?: number;
  /** Looks at each new connection before it is used; what it throws is what the query fails with. */
  check?: (client: pg.ClientBase) => Promise<void>;
};

/**
 * A pool on any PostgreSQL. Small, since every instance of a function has its own; each wait ends within seconds, so
 * that a database that hangs becomes an honest error long before the platform's limit. Statements are never named and
 * no session state is kept, which the embedded database and transaction poolers need.
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
  // A connection that breaks, idle or at work, fails its query and is replaced; without listeners it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return { db: drizzle({ client: pool }), close: () => pool.end() };
}

/** Thrown within a transaction: all of it is undone, and `value` is what the transaction answers. */
export class Undo<T> extends Error {
  readonly value: T;
  constructor(value: T) {
    super('The transaction was undone');
    this.value = value;
  }
}

/** What PostgreSQL says of a transaction that another stood in the way of: begun again, it may go through. */
const IN_EACH_OTHERS_WAY = ['40001', '40P01'];
const MOST_TRIES = 4;

/**
 * Does `work` as a whole or not at all, and answers what it answers. Where another transaction stood in its way (a deadlock, a
 * serialization failure) it is done again, a few times: so `work` changes nothing but the database. Work that throws an {@link Undo} is
 * undone in good order. @throws what `work` or the database throws.
 */
export async function inTransaction<T>(db: Database, work: (queries: Queries) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1)
    try {
      return await oneTransaction(db, work);
    } catch (error) {
      if (tries === MOST_TRIES || !IN_EACH_OTHERS_WAY.includes(codeOf(error))) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * 2 ** tries));
    }
}

/**
 * After any failure the connection is thrown away, which undoes what it had begun: one that hangs or was cut is not fit for anybody else.
 * The server gives up when the pool does, so that whoever waits for a lock in vain leaves nobody waiting there.
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
    if (!(error instanceof Undo)) throw error;
    await client.query('rollback');
    isDone = true;
    return error.value;
  } finally {
    client.release(!isDone);
  }
}

/** The database's own code for a failure, which the query builder wraps. */
function codeOf(error: unknown): string {
  const { cause = error } = error as { cause?: unknown };
  return String((cause as { code?: unknown } | null)?.code ?? '');
}

let opened: { url: string; db: Database } | undefined;

/**
 * The store's database, opened at first use and kept for as long as the function's instance lives. One that lacks migrations is
 * refused (DatabaseVersionError). `connections` is for a job of
 * which there is one instance: those that many people call keep to the few of {@link openDatabase}.
 */
export function database(options: Options = {}): Database {
  const url = env().DATABASE_URL;
  if (opened?.url !== url) {
    const check = checkedOnce(refuseOlderDatabase);
    opened = { url, db: openDatabase(url, { check, ...options }).db };
  }
  return opened.db;
}

/** Checks until it has passed once: a database does not go back. */
function checkedOnce(check: (client: pg.ClientBase) => Promise<void>) {
  let isPassed = false;
  return async (client: pg.ClientBase) => {
    if (isPassed) return;
    await check(client);
    isPassed = true;
  };
}
