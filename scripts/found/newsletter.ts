/**
 * `npx found newsletter`: lists consents to the newsletter, for the service that sends it,
 * and withdraws a consent.
 */
import type { Database } from '#functions/db/open.ts';
import { listConsents, withdrawConsent } from '#functions/mail/newsletter/consents.ts';
import { countUnconfirmed } from '#functions/mail/newsletter/sign-up-requests.ts';
import { subscriptionLink } from '#functions/platform/subscription-link.ts';
import { csv } from '#src/core/csv.ts';
import { forTerminal } from '#src/core/for-terminal.ts';
import { storeNow } from '#src/lib/clock.ts';
import { Argument, action, type Command, Option } from '../lib/command-line/command.ts';
import { type Care, confirm, withCare } from '../lib/command-line/confirm.ts';
import { CommandError } from '../lib/command-line/errors.ts';
import { emailAddress } from '../lib/command-line/values.ts';
import { withDatabase } from '../lib/with-database.ts';

type Form = { json?: boolean; csv?: boolean };

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

export const examples = [
  ['list --csv', 'a table for the service that sends the newsletter'],
  ['withdraw ana@example.com', 'withdraws a consent, which is kept as proof for three years'],
] as const;

/** Declares the commands for newsletter consents. */
export function declare(newsletter: Command): void {
  action(
    newsletter,
    'list',
    'lists consents from checkout and from the form, newest first; with unsubscribe links if LINK_SECRET and SITE_URL are set',
    true,
  )
    .addOption(new Option('--json', 'one JSON object a line').conflicts('csv'))
    .addOption(new Option('--csv', 'a table for a spreadsheet'))
    .action((form: Form) => withDatabase((db) => list(db, form)));
  withCare(action(newsletter, 'withdraw', 'withdraws the consent of an email address'))
    .addArgument(new Argument('<address>', 'an email address').argParser(emailAddress))
    .action((address: string, care: Care) => withDatabase((db) => withdraw(db, address, care)));
}

async function withdraw(db: Database, address: string, care: Care): Promise<void> {
  if (!(await confirm([`Withdraw the newsletter consent of ${address}.`], care))) return;
  if (!(await withdrawConsent(db, address, storeNow())))
    throw new CommandError(`${address} has no active newsletter consent.`);
  console.log('Withdrawn.');
}

async function list(db: Database, options: Form): Promise<void> {
  const rows = (await listConsents(db)).map(({ linkId, withdrawnAt: _, ...row }) => ({
    ...row,
    unsubscribe: unsubscribeUrl(linkId),
  }));
  if (options.csv) process.stdout.write(csv(COLUMNS, rows));
  else if (options.json) for (const row of rows) console.log(forTerminal(JSON.stringify(row)));
  else {
    if (rows.length === 0) console.log('There are no newsletter consents.');
    for (const { email, region, givenAt, wordingId, orderId } of rows)
      console.log(
        forTerminal(
          `${givenAt.toISOString().slice(0, 16)}  ${region}  ${email}  ${wordingId}  ${orderId ?? 'newsletter'}`,
        ),
      );
    const unconfirmed = await countUnconfirmed(db);
    if (unconfirmed > 0) console.log(`${unconfirmed} more have not confirmed yet, and are not on the list.`);
  }
}

/** The unsubscribe link to put into a newsletter. Empty when `SITE_URL` or `LINK_SECRET` is not set. */
function unsubscribeUrl(linkId: string): string {
  const { SITE_URL, LINK_SECRET } = process.env;
  if (!SITE_URL || !LINK_SECRET) return '';
  const query = new URLSearchParams({ list: 'news', link: subscriptionLink('news', linkId, LINK_SECRET) });
  return new URL(`/unsubscribe?${query}`, SITE_URL).href;
}
