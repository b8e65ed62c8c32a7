import path from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { inTransaction, openDatabase } from './open.ts';

const MIGRATIONS = path.join(import.meta.dirname, 'migrations');
/** The key of the migrations' advisory lock; any number that nothing else uses. */
const LOCK = 7_316_204;
/** The timeout of a migration, or of waiting for another one, in ms. */
const LONGEST = 30 * 60_000;

/**
 * Applies all pending migrations in one transaction and returns their number. Concurrent calls are safe: the
 * second waits and finds nothing to do. The lock is transactional, so it also works with transaction poolers.
 */
export async function migrateDatabase(url: string): Promise<number> {
  const { db, close } = openDatabase(url, { connections: 1, timeoutMs: LONGEST });
  try {
    return await inTransaction(db, async (queries) => {
      await queries.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
      await queries.execute(sql`create schema if not exists drizzle`);
      await queries.execute(
        sql`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
      );
      const { rows } = await queries.execute(sql`select created_at from drizzle.__drizzle_migrations`);
      const applied = new Set(rows.map(({ created_at }) => Number(created_at)));
      const pending = readMigrationFiles({ migrationsFolder: MIGRATIONS }).filter(
        ({ folderMillis }) => !applied.has(folderMillis),
      );
      for (const { sql: statements, hash, folderMillis } of pending) {
        for (const statement of statements) await queries.execute(sql.raw(statement));
        await queries.execute(
          sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`,
        );
      }
      return pending.length;
    });
  } finally {
    await close();
  }
}
