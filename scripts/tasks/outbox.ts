/**
 * `npm run outbox [-- --retry] [--json]`: what still waits to be carried out (mails, mostly) and what was given up, oldest first; with
 * --json one JSON object a line. `--retry` lets what was given up be tried again from now on, once what was wrong is mended.
 */
import type { Database } from '../../functions/db/open.ts';
import type { OutboxRow } from '../../functions/db/schema/outbox.ts';
import { listUndone, retryGivenUp } from '../../functions/outbox/outbox.ts';
import { storeNow } from '../../src/lib/clock.ts';
import { forTerminal } from '../lib/for-terminal.ts';
import { withDatabase } from '../lib/with-database.ts';

await withDatabase((db) => run(db, process.argv.slice(2)));

async function run(db: Database, words: readonly string[]): Promise<void> {
  if (words.includes('--retry')) {
    console.log(`${await retryGivenUp(db, storeNow())} row(s) will be tried again.`);
    return;
  }
  const rows = await listUndone(db);
  if (words.includes('--json')) for (const row of rows) console.log(forTerminal(JSON.stringify(record(row))));
  else if (rows.length === 0) console.log('Nothing waits and nothing was given up.');
  else for (const row of rows) console.log(line(row));
}

/** Without what it is about: a row may name an address. */
function record({ key, kind, status, attempts, lastError, createdAt, dueAt }: OutboxRow) {
  return { key, kind, status, attempts, lastError, createdAt, dueAt };
}

function line({ key, status, attempts, lastError, createdAt, dueAt }: OutboxRow): string {
  const next = status === 'waiting' ? `next try ${dueAt.toISOString().slice(0, 16)}` : status;
  const tries = attempts === 0 ? 'not tried yet' : `${attempts} tries, last: ${lastError ?? 'unknown'}`;
  return forTerminal(`${createdAt.toISOString().slice(0, 16)}  ${key}  ${next}  (${tries})`);
}
