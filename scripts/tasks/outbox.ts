/** `npm run outbox`: lists what waits to be sent and what was given up, and tries that again. */
import type { Database } from '../../functions/db/open.ts';
import type { OutboxRow } from '../../functions/db/schema/outbox.ts';
import { listUndone, retryGivenUp } from '../../functions/outbox/outbox.ts';
import { storeNow } from '../../src/lib/clock.ts';
import { command, Option, runCommand } from '../lib/command-line/command.ts';
import { type Care, confirm, withCare } from '../lib/command-line/confirm.ts';
import { forTerminal } from '../lib/for-terminal.ts';
import { withDatabase } from '../lib/with-database.ts';

type Options = Care & { json?: boolean; retry?: boolean };

const outbox = withCare(
  command(
    'npm run outbox',
    'Lists what waits to be carried out (mails, mostly) and what was given up, oldest first.',
    [
      ['', 'what waits, and what was given up'],
      ['--retry', 'tries again what was given up, once the cause is mended'],
    ],
  )
    .addOption(new Option('--json', 'one JSON object a line'))
    .addOption(
      new Option('--retry', 'tries again what was given up: mails go out that did not').conflicts('json'),
    ),
);

outbox.action((options: Options) =>
  withDatabase((db) => (options.retry ? retry(db, options) : list(db, options))),
);
await runCommand(outbox);

async function retry(db: Database, care: Care): Promise<void> {
  const givenUp = (await listUndone(db)).filter(({ status }) => status === 'given-up');
  if (givenUp.length === 0) {
    console.log('Nothing was given up.');
    return;
  }
  const summary = [`Try again what was given up, ${givenUp.length} of it:`, ...givenUp.map(line)];
  if (await confirm(summary, care))
    console.log(`${await retryGivenUp(db, storeNow())} row(s) will be tried again.`);
}

async function list(db: Database, { json }: Options): Promise<void> {
  const rows = await listUndone(db);
  if (json) for (const row of rows) console.log(forTerminal(JSON.stringify(record(row))));
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
