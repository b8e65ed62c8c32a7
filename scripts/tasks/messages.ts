/**
 * `npm run messages [-- KIND] [--unchecked] [--json|--csv]`: what people wrote to the store, newest first, all of it or one kind (contact,
 * creator-request, feedback, withdrawal); with --json one JSON object a line, with --csv a table in which nothing is a formula. What came
 * without the check for robots is listed by `--unchecked` alone. `--erase ADDRESS` deletes what came from an address, checkouts that were
 * never paid and a yes to news among it; `--overdue` deletes what has been kept for as long as the privacy page promises, which the platform
 * does every night by itself.
 */
import type { Database } from '../../functions/db/open.ts';
import { listMessages, type Message } from '../../functions/messages/save-message.ts';
import { type Deleted, deleteOverdue, eraseAddress } from '../../functions/retention/retention.ts';
import { MESSAGE_KINDS, type MessageKind } from '../../src/features/messages/forms.ts';
import { storeNow } from '../../src/lib/clock.ts';
import { forTerminal } from '../lib/for-terminal.ts';
import { messagesAsCsv } from '../lib/messages-as-csv.ts';
import { withDatabase } from '../lib/with-database.ts';

await withDatabase((db) => run(db, process.argv.slice(2)));

async function run(db: Database, words: readonly string[]): Promise<void> {
  if (words.includes('--overdue')) {
    console.log(deleted(await deleteOverdue(db, storeNow())));
    return;
  }
  const at = words.indexOf('--erase');
  const address = words[at + 1];
  if (at >= 0) {
    if (!address?.includes('@'))
      throw new Error('Name the address: npm run messages -- --erase ana@example.com');
    console.log(deleted(await eraseAddress(db, address)));
    return;
  }
  const kind = MESSAGE_KINDS.find((one) => words.includes(one));
  const isUnchecked = words.includes('--unchecked');
  const messages = await listMessages(db, { kind, isUnchecked });
  if (words.includes('--csv')) process.stdout.write(messagesAsCsv(messages, kind));
  else if (words.includes('--json'))
    for (const message of messages) console.log(forTerminal(JSON.stringify(record(message))));
  else {
    for (const message of messages) console.log(page(message));
    if (messages.length === 0) console.log('No messages yet.');
    if (!isUnchecked) await nameUnchecked(db, kind);
  }
}

/** Says that there is something in the other pile. */
async function nameUnchecked(db: Database, kind: MessageKind | undefined): Promise<void> {
  const { length } = await listMessages(db, { kind, isUnchecked: true });
  if (length > 0)
    console.log(`${length} more came without the check for robots: npm run messages -- --unchecked`);
}

function deleted({ messages, attempts, newsOptIns }: Deleted): string {
  return `${messages} message(s), ${attempts} unpaid checkout(s) and ${newsOptIns} yes(es) to news deleted.`;
}

function record({ id, kind, region, fields, createdAt }: Message) {
  return { id, kind, region, createdAt, ...fields };
}

/** A message as a page: its head, then each field, with long ones below their names. */
function page({ id, kind, region, fields, createdAt }: Message): string {
  const lines = Object.entries(fields).map(([name, value]) =>
    value.includes('\n') || value.length > 80
      ? `  ${name}:\n${forTerminal(value).replace(/^/gm, '    ')}`
      : `  ${name}: ${forTerminal(value)}`,
  );
  return [`${createdAt.toISOString().slice(0, 16)}  ${id}  ${kind}  ${region}`, ...lines, ''].join('\n');
}
