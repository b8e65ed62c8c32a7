/** `npx found outbox`: lists pending and failed messages, and retries the failed ones. */
import type { Database } from '#functions/db/open.ts';
import type { OutboxRow } from '#functions/db/schema/outbox.ts';
import { listUndone, retryGivenUp } from '#functions/mail/outbox/outbox.ts';
import { forTerminal } from '#src/core/for-terminal.ts';
import { storeNow } from '#src/lib/clock.ts';
import { action, type Command, Option } from '../lib/command-line/command.ts';
import { type Care, confirm, withCare } from '../lib/command-line/confirm.ts';
import { withDatabase } from '../lib/with-database.ts';

export const examples = [
  ['list', 'messages that are waiting or failed'],
  ['retry', 'retries messages that were given up, after the cause is fixed'],
] as const;

/** Declares the commands for the outbox. */
export function declare(outbox: Command): void {
  action(outbox, 'list', 'lists mails and other messages that are waiting or failed, oldest first', true)
    .addOption(new Option('--json', 'one JSON object a line'))
    .action((form: { json?: boolean }) => withDatabase((db) => list(db, form)));
  withCare(action(outbox, 'retry', 'retries messages that were given up')).action((care: Care) =>
    withDatabase((db) => retry(db, care)),
  );
}

async function retry(db: Database, care: Care): Promise<void> {
  const givenUp = (await listUndone(db)).filter(({ status }) => status === 'given-up');
  if (givenUp.length === 0) {
    console.log('No messages were given up.');
    return;
  }
  const summary = [`Retry ${givenUp.length} message(s) that were given up:`, ...givenUp.map(line)];
  if (await confirm(summary, care))
    console.log(`${await retryGivenUp(db, storeNow())} message(s) will be retried.`);
}

async function list(db: Database, { json }: { json?: boolean }): Promise<void> {
  const rows = await listUndone(db);
  if (json) for (const row of rows) console.log(forTerminal(JSON.stringify(record(row))));
  else if (rows.length === 0) console.log('No messages wait, and none were given up.');
  else for (const row of rows) console.log(line(row));
}

/** Leaves out the payload, which may contain an email address. */
function record({ key, kind, status, attempts, lastError, createdAt, dueAt }: OutboxRow) {
  return { key, kind, status, attempts, lastError, createdAt, dueAt };
}

function line({ key, status, attempts, lastError, createdAt, dueAt }: OutboxRow): string {
  const next = status === 'waiting' ? `next try ${dueAt.toISOString().slice(0, 16)}` : status;
  const tries = attempts === 0 ? 'not tried yet' : `${attempts} tries, last: ${lastError ?? 'unknown'}`;
  return forTerminal(`${createdAt.toISOString().slice(0, 16)}  ${key}  ${next}  (${tries})`);
}
