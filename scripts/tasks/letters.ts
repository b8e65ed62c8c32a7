/**
 * `npm run letters [-- KIND] [--json]`: what people wrote to the store, newest first, all of it or one kind (contact,
 * creator-request, feedback, withdrawal); with --json one JSON object a line. `--erase ADDRESS` deletes what came from an address; `--overdue` deletes what
 * has been kept for as long as the privacy page promises, which the platform does every night by itself.
 */
import type { Database } from '../../functions/lib/db.ts';
import { eraseLetters, type Letter, listLetters } from '../../functions/lib/letters/keep-letter.ts';
import { deleteOverdue } from '../../functions/lib/retention.ts';
import { LETTER_KINDS } from '../../src/features/letters/forms.ts';
import { forTerminal } from '../lib/for-terminal.ts';
import { withDatabase } from '../lib/with-database.ts';

await withDatabase((db) => run(db, process.argv.slice(2)));

async function run(db: Database, words: readonly string[]): Promise<void> {
  if (words.includes('--overdue')) {
    const { letters, attempts } = await deleteOverdue(db, new Date());
    console.log(`${letters} letter(s) and ${attempts} unpaid checkout(s) deleted.`);
    return;
  }
  const at = words.indexOf('--erase');
  const address = words[at + 1];
  if (at >= 0) {
    if (!address?.includes('@'))
      throw new Error('Name the address: npm run letters -- --erase ana@example.com');
    console.log(`${await eraseLetters(db, address)} letter(s) from ${address} erased.`);
    return;
  }
  const letters = await listLetters(
    db,
    LETTER_KINDS.find((kind) => words.includes(kind)),
  );
  if (words.includes('--json')) for (const letter of letters) console.log(JSON.stringify(record(letter)));
  else if (letters.length === 0) console.log('No letters yet.');
  else for (const letter of letters) console.log(page(letter));
}

function record({ id, kind, region, fields, createdAt }: Letter) {
  return { id, kind, region, createdAt, ...fields };
}

/** A letter as a page: its head, then each field, with long ones below their names. */
function page({ id, kind, region, fields, createdAt }: Letter): string {
  const lines = Object.entries(fields).map(([name, value]) =>
    value.includes('\n') || value.length > 80
      ? `  ${name}:\n${forTerminal(value).replace(/^/gm, '    ')}`
      : `  ${name}: ${forTerminal(value)}`,
  );
  return [`${createdAt.toISOString().slice(0, 16)}  ${id}  ${kind}  ${region}`, ...lines, ''].join('\n');
}
