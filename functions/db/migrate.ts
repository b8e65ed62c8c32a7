import path from 'node:path';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { openDatabase } from './open.ts';

const MIGRATIONS = path.join(import.meta.dirname, 'migrations');

/** Brings the database at `url` to the newest migration. Safe to run again: what was applied is skipped. */
export async function migrateDatabase(url: string): Promise<void> {
  const { db, close } = openDatabase(url, { connections: 1 });
  try {
    await migrate(db, { migrationsFolder: MIGRATIONS });
  } finally {
    await close();
  }
}
