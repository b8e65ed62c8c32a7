/**
 * `npm run news [-- --json|--csv]`: who said yes to news in the checkout and has not taken it back, newest first, with the words that
 * it was said to. `--withdraw ADDRESS` takes a yes back; it is kept as proof for three years. To delete all that came from an address,
 * the yes too: `npm run messages -- --erase ADDRESS`.
 */
import type { Database } from '../../functions/db/open.ts';
import { listNewsOptIns, withdrawNewsOptIn } from '../../functions/news/news-opt-in.ts';
import { storeNow } from '../../src/lib/clock.ts';
import { csv } from '../lib/csv.ts';
import { forTerminal } from '../lib/for-terminal.ts';
import { withDatabase } from '../lib/with-database.ts';

const COLUMNS = ['email', 'region', 'givenAt', 'wordingId', 'wording', 'orderId'] as const;

await withDatabase((db) => run(db, process.argv.slice(2)));

async function run(db: Database, words: readonly string[]): Promise<void> {
  const at = words.indexOf('--withdraw');
  if (at >= 0) {
    const address = words[at + 1];
    if (!address?.includes('@'))
      throw new Error('Name the address: npm run news -- --withdraw ana@example.com');
    const isTaken = await withdrawNewsOptIn(db, address, storeNow());
    console.log(isTaken ? 'Taken back.' : 'No yes to news from that address stands.');
    return;
  }
  const rows = await listNewsOptIns(db);
  if (words.includes('--csv')) process.stdout.write(csv(COLUMNS, rows));
  else if (words.includes('--json'))
    for (const { withdrawnAt: _, ...row } of rows) console.log(forTerminal(JSON.stringify(row)));
  else if (rows.length === 0) console.log('Nobody has said yes to news.');
  else
    for (const { email, region, givenAt, wordingId, orderId } of rows)
      console.log(
        forTerminal(`${givenAt.toISOString().slice(0, 16)}  ${region}  ${email}  ${wordingId}  ${orderId}`),
      );
}
