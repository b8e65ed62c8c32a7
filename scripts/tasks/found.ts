/** `npx found <noun> <verb>`: the commands of the operator. */
import { type Command, type Example, noun, program, runCommand } from '../lib/command-line/command.ts';

type Noun = {
  does: string;
  load: () => Promise<{
    declare: (noun: Command) => void;
    examples: readonly Example[];
  }>;
};

/** Loads only the module of the typed noun. */
const NOUNS: Readonly<Record<string, Noun>> = {
  orders: {
    does: 'Lists, shows, refunds, releases and ships orders.',
    load: () => import('../found/orders.ts'),
  },
  production: {
    does: 'Lists items to print for buyers, and marks them as sent to the printer or done.',
    load: () => import('../found/production.ts'),
  },
  messages: {
    does: 'Lists messages to the shop, and deletes a person’s data.',
    load: () => import('../found/messages.ts'),
  },
  reviews: {
    does: 'Lists reviews, approves and rejects them, and writes the approved ones into the content.',
    load: () => import('../found/reviews.ts'),
  },
  newsletter: {
    does: 'Lists newsletter consents, and withdraws one.',
    load: () => import('../found/newsletter.ts'),
  },
  stock: {
    does: 'Lists, counts and receives stock.',
    load: () => import('../found/stock.ts'),
  },
  payouts: {
    does: 'Lists what creators and affiliates earned.',
    load: () => import('../found/payouts.ts'),
  },
  statements: {
    does: 'Closes months, and lists and pays what creators earned.',
    load: () => import('../found/statements.ts'),
  },
  'gift-cards': {
    does: 'Lists gift cards with their balances, and blocks them.',
    load: () => import('../found/gift-cards.ts'),
  },
  content: {
    does: 'Checks content files, and writes made-up ones to measure a large catalogue.',
    load: () => import('../found/content.ts'),
  },
  import: {
    does: 'Imports products from the export of another shop, and recipes. Reports first, and writes with --write.',
    load: () => import('../found/import.ts'),
  },
  export: {
    does: 'Exports the products, as CSV for Shopify or as JSON. Orders, messages and reviews have --csv of their own.',
    load: () => import('../found/export.ts'),
  },
  desk: {
    does: 'Invites, lists and removes the people who run the shop in a browser, at /desk.',
    load: () => import('../found/desk.ts'),
  },
  books: {
    does: 'Lists sales, refunds, tax and fees of a period, and the orders that differ from the payment provider.',
    load: () => import('../found/books.ts'),
  },
  outbox: {
    does: 'Lists mails and other messages that are waiting or failed, and retries them.',
    load: () => import('../found/outbox.ts'),
  },
  reconcile: {
    does: 'Updates the shop from the payment provider, and reports payments without an order and orders without a payment in a period (UTC). Exits with 1 if there are any. An interrupted run continues where it stopped.',
    load: () => import('../found/reconcile.ts'),
  },
  migrate: {
    does: 'Migrates the database in DATABASE_URL to the version of this release. Applies all migrations or none. Concurrent runs are safe.',
    load: () => import('../found/migrate.ts'),
  },
  doctor: {
    does: 'Checks a deployment: settings, database, Stripe, webhook, mail, jobs and build. Each line is ok, wrong or unknown, and says what to do. Exits with 0 if all is ok, 1 if something is wrong, and 3 if nothing is wrong but something unknown.',
    load: () => import('../found/doctor.ts'),
  },
  components: {
    does: 'Writes the list of components of this release (CycloneDX, JSON), from package-lock.json: each package that the shop needs, with its version, licence and hash. Keep the file with the release.',
    load: () => import('../found/components.ts'),
  },
};

const found = program('npx found', 'Runs the shop.');
const [typed] = process.argv.slice(2);
for (const [name, { does, load }] of Object.entries(NOUNS)) {
  const loaded = name === typed ? await load() : undefined;
  const declared = noun(found, name, does, loaded?.examples);
  loaded?.declare(declared);
}
await runCommand(found);
