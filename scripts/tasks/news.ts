/** `npm run news`: lists who consented to news, with what a service needs that sends them, and withdraws a consent. */
import type { Database } from '../../functions/db/open.ts';
import { signedLink } from '../../functions/links/signed-link.ts';
import { listNewsOptIns, withdrawNewsOptIn } from '../../functions/news/news-opt-in.ts';
import { countUnconfirmed } from '../../functions/news/read-news.ts';
import { storeNow } from '../../src/lib/clock.ts';
import { command, Option, runCommand } from '../lib/command-line/command.ts';
import { type Care, confirm, withCare } from '../lib/command-line/confirm.ts';
import { CommandError } from '../lib/command-line/errors.ts';
import { emailAddress } from '../lib/command-line/values.ts';
import { csv } from '../lib/csv.ts';
import { forTerminal } from '../lib/for-terminal.ts';
import { withDatabase } from '../lib/with-database.ts';

type Options = Care & { json?: boolean; csv?: boolean; withdraw?: string };

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

const news = withCare(
  command(
    'npm run news',
    'Lists who consented to news, in the checkout or by the newsletter’s form, newest first. With LINK_SECRET and SITE_URL set, each has the link that ends it.',
    [
      ['--csv', 'a table for the service that sends the news'],
      ['--withdraw ana@example.com', 'withdraws a consent, which is kept as proof for three years'],
    ],
  )
    .addOption(new Option('--json', 'one JSON object a line').conflicts('csv'))
    .addOption(new Option('--csv', 'a table for a spreadsheet'))
    .addOption(
      new Option('--withdraw <address>', 'withdraws the consent of an e-mail address')
        .argParser(emailAddress)
        .conflicts(['json', 'csv']),
    ),
);

news.action((options: Options) =>
  withDatabase((db) =>
    options.withdraw === undefined ? list(db, options) : withdraw(db, options.withdraw, options),
  ),
);
await runCommand(news);

async function withdraw(db: Database, address: string, care: Care): Promise<void> {
  if (!(await confirm([`Withdraw the consent of ${address} to news.`], care))) return;
  if (!(await withdrawNewsOptIn(db, address, storeNow())))
    throw new CommandError(`${address} has given no consent to news that stands.`);
  console.log('Withdrawn.');
}

async function list(db: Database, options: Options): Promise<void> {
  const rows = (await listNewsOptIns(db)).map(({ linkId, withdrawnAt: _, ...row }) => ({
    ...row,
    unsubscribe: unsubscribeUrl(linkId),
  }));
  if (options.csv) process.stdout.write(csv(COLUMNS, rows));
  else if (options.json) for (const row of rows) console.log(forTerminal(JSON.stringify(row)));
  else {
    if (rows.length === 0) console.log('Nobody has consented to news.');
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

/** The address that ends somebody's news, to be put into them; empty where this shell does not know what links are signed with. */
function unsubscribeUrl(linkId: string): string {
  const { SITE_URL, LINK_SECRET } = process.env;
  if (!SITE_URL || !LINK_SECRET) return '';
  const query = new URLSearchParams({ list: 'news', link: signedLink('news', linkId, LINK_SECRET) });
  return new URL(`/unsubscribe?${query}`, SITE_URL).href;
}
