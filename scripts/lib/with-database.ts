import path from 'node:path';
import { migrateDatabase } from '../../functions/db/migrate.ts';
import { type Database, openDatabase } from '../../functions/db/open.ts';
import { databaseUrl } from '../../functions/platform/env.ts';
import { openEmbedded } from '../../sandbox/database/embedded.ts';
import { dataFolder, loadSettingsFile } from './settings-file.ts';

/** Does something with the store's database, the embedded one where no other is set, and closes it. @throws what `work` throws. */
export async function withDatabase(work: (db: Database) => Promise<void>): Promise<void> {
  loadSettingsFile();
  const set = databaseUrl(process.env);
  const { url, close: closeEmbedded } = set
    ? { url: set, close: undefined }
    : await openEmbedded(path.join(dataFolder(), 'database'));
  try {
    await migrateDatabase(url);
    const { db, close } = openDatabase(url);
    await work(db);
    await close();
  } finally {
    await closeEmbedded?.();
  }
}
