import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SNAPSHOT_FILE } from '#src/catalogue/snapshot/snapshot-file.ts';
import { outFolder } from '#src/lib/out-folder.ts';

/**
 * The date for checks of the tested build. Midnight may have passed since the build,
 * whose texts are of that day.
 */
export function builtAt(): Date {
  const snapshot = new DatabaseSync(path.join(outFolder(), SNAPSHOT_FILE), { readOnly: true });
  try {
    const row = snapshot.prepare("select json from entry where kind = 'build' and id = 'moment'").get();
    return new Date(JSON.parse((row as { json: string }).json));
  } finally {
    snapshot.close();
  }
}
