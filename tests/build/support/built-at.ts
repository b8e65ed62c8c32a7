import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SNAPSHOT_FILE } from '#src/catalogue/snapshot/snapshot-file.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/**
 * The date for checks of the build in dist/. Midnight may have passed since the build, whose texts are of
 * that day.
 */
export function builtAt(): Date {
  const snapshot = new DatabaseSync(path.join(ROOT, SNAPSHOT_FILE), { readOnly: true });
  try {
    const row = snapshot.prepare("select json from entry where kind = 'build' and id = 'moment'").get();
    return new Date(JSON.parse((row as { json: string }).json));
  } finally {
    snapshot.close();
  }
}
