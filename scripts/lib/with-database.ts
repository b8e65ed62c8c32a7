import path from 'node:path';
import { migrateDatabase } from '#functions/db/migrate.ts';
import { type Database, openDatabase } from '#functions/db/open.ts';
import { refuseOtherDatabase } from '#functions/db/version.ts';
import { databaseUrl } from '#functions/platform/env.ts';
import { openEmbedded } from '#sandbox/database/embedded.ts';
import { dataFolder, loadSettingsFile } from './settings-file.ts';

/**
 * Opens the store's database, runs `work`, and closes it. Uses the database in the settings, else the
 * embedded one. Migrates only the embedded database.
 * @throws DatabaseVersionError if the database has another version than this release; else what `work`
 * throws
 */
export async function withDatabase(work: (db: Database) => Promise<void>): Promise<void> {
  loadSettingsFile();
  const named = databaseUrl(process.env);
  if (named) return withPool(named, work);
  const { url, close } = await openEmbedded(path.join(dataFolder(), 'database'));
  try {
    await migrateDatabase(url);
    await withPool(url, work);
  } finally {
    await close();
  }
}

async function withPool(url: string, work: (db: Database) => Promise<void>): Promise<void> {
  const { db, close } = openDatabase(url, { check: refuseOtherDatabase });
  try {
    await work(db);
  } finally {
    await close();
  }
}
