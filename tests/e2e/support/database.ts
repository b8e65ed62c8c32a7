import path from 'node:path';
import { type Database, openDatabase } from '#functions/db/open.ts';
import { openEmbedded } from '#sandbox/database/embedded.ts';
import { ROOT } from './catalogue.ts';

/**
 * Reads the database of the store under test. A command would return the same,
 * but takes a second of processor time.
 */
export async function inDatabase<Found>(read: (db: Database) => Promise<Found>): Promise<Found> {
  const embedded = await openEmbedded(path.join(ROOT, 'test-results/store/database'));
  const { db, close } = openDatabase(embedded.url, { connections: 1 });
  try {
    return await read(db);
  } finally {
    await close();
    await embedded.close();
  }
}
