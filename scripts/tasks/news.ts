/**
 * `npm run news [-- --json|--csv]`: who said yes to news, in the checkout or by the newsletter's form, and has not taken it back, newest
 * first, with the words that it was said to and, where `LINK_SECRET` and `SITE_URL` are set, the address that ends it, for the service
 * that sends the news. `--withdraw ADDRESS` takes a yes back; it is kept as proof for three years. To delete all that came from an address,
 * the yes too: `npm run messages -- --erase ADDRESS`.
 */
import type { Database } from '../../functions/db/open.ts';
import { signedLink } from '../../functions/links/signed-link.ts';
import { listNewsOptIns, withdrawNewsOptIn } from '../../functions/news/news-opt-in.ts';
import { countUnconfirmed } from '../../functions/news/read-news.ts';
import { storeNow } from '../../src/lib/clock.ts';
import { csv } from '../lib/csv.ts';
import { forTerminal } from '../lib/for-terminal.ts';
import { withDatabase } from '../lib/with-database.ts';

const COLUMNS = [
  'email',
  'region',
  'givenAt',
  'confirmedAt',
  'wordingId',
  'wording',
  'orderId',
  'unsubscribe',
] as const;

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
  const rows = (await listNewsOptIns(db)).map(({ linkId, withdrawnAt: _, ...row }) => ({
    ...row,
    unsubscribe: unsubscribeUrl(linkId),
  }));
  if (words.includes('--csv')) process.stdout.write(csv(COLUMNS, rows));
  else if (words.includes('--json')) for (const row of rows) console.log(forTerminal(JSON.stringify(row)));
  else {
    if (rows.length === 0) console.log('Nobody has said yes to news.');
    for (const { email, region, givenAt, wordingId, orderId } of rows)
      console.log(
        forTerminal(
          `${givenAt.toISOString().slice(0, 16)}  ${region}  ${email}  ${wordingId}  ${orderId ?? 'newsletter'}`,
        ),
      );
    const unconfirmed = await countUnconfirmed(db);
    if (unconfirmed > 0)
      console.log(`${unconfirmed} more asked and have not confirmed it: they are not on the list.`);
  }
}

/** The address that ends somebody's news, to be put into them; nothing where this shell does not know what links are signed with. */
function unsubscribeUrl(linkId: string): string {
  const { SITE_URL, LINK_SECRET } = process.env;
  if (!SITE_URL || !LINK_SECRET) return '';
  const query = new URLSearchParams({ list: 'news', link: signedLink('news', linkId, LINK_SECRET) });
  return new URL(`/unsubscribe?${query}`, SITE_URL).href;
}
