import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import * as schema from '../db/schema.ts';
import { env } from './env.ts';

export type Database = NodePgDatabase<typeof schema>;

/**
 * A pool on any PostgreSQL. Small, since every instance of a function has its own; each wait ends within seconds, so
 * that a database that hangs becomes an honest error long before the platform's limit. Statements are never named and
 * no session state is kept, which the embedded database and transaction poolers need.
 */
export function openDatabase(url: string, { connections = 2 }: { connections?: number } = {}) {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 3_000,
    idleTimeoutMillis: 10_000,
    query_timeout: 5_000,
    allowExitOnIdle: true,
  });
  // An idle connection that breaks is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => {});
  return { db: drizzle({ client: pool, schema }) as Database, close: () => pool.end() };
}

let opened: { url: string; db: Database } | undefined;

/** The store's database, opened at first use and kept for as long as the function's instance lives. */
export function database(): Database {
  const url = env().DATABASE_URL;
  if (opened?.url !== url) opened = { url, db: openDatabase(url).db };
  return opened.db;
}
