import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Context } from '@netlify/functions';
import type { Webhook } from 'payment-sandbox';
import { type Provider, type ProviderOptions, startProvider } from 'payment-sandbox';
import { LOCAL_STRIPE_KEY, LOCAL_WEBHOOK_SECRET } from 'payment-sandbox/keys';
import { vi } from 'vitest';
import { migrateDatabase } from '#functions/db/migrate.ts';
import { type Database, openDatabase } from '#functions/db/open.ts';
import { type MailSandbox, startMail } from '#sandbox/mail/server.ts';
import { type Addresses, addressesOf } from '#sandbox/store/addresses.ts';
import { storeClock } from '#sandbox/store-clock.ts';
import type { Content } from '#src/catalogue/reading/read-content.ts';
import { contentFolder } from '#src/catalogue/schemas/content-folder.ts';
import { publishFiles } from '#src/catalogue/snapshot/publish-files.ts';
import { writeSnapshot } from '#src/catalogue/snapshot/snapshot.ts';
import { SNAPSHOT_FILE } from '#src/catalogue/snapshot/snapshot-file.ts';
import { internalPath } from '#src/core/regions/region-paths.ts';
import { REGION_CODES } from '#src/core/regions/regions.ts';
import { contentOf, writeSnapshotOf } from './content.ts';
import { DATABASES, type TestDatabase } from './databases.ts';

const ENDPOINTS = path.resolve(import.meta.dirname, '../../../functions/endpoints');

export const SITE = 'https://found.test';
/** The secret that signs the links of the store's mails. */
export const LINK_SECRET = 'what-links-are-signed-with-in-tests';

/** The JWS secret token of the host's notification of failed deploys. */
export const DEPLOY_SECRET = 'the-token-of-the-notification';

type Endpoint = {
  default(request: Request, context: Context): Promise<Response>;
  runsAt(url: string): boolean;
};
/** What the platform knows of a visitor: the country, and the IP address that limits use. */
type Call = { country?: string; ip?: string };

export type TestStore = {
  provider: Provider;
  /** A database pool for the test. */
  db: Database;
  content: Content;
  /** Everything the provider has sent to the webhook, oldest first. */
  webhooks: Webhook[];
  /** The log lines of the functions. */
  log: string[];
  /** Calls the function that the platform would call for the request's address. */
  call(request: Request, call?: Call): Promise<Response>;
  /** Receives the store's mails. They are sent when the outbox runs. */
  mail: MailSandbox;
  /** Runs one of the scheduled functions. */
  run(
    job:
      | 'books'
      | 'fundings'
      | 'ledger'
      | 'notices'
      | 'outbox'
      | 'publish'
      | 'reconcile'
      | 'retention'
      | 'weekly',
  ): Promise<Response>;
  close(): Promise<void>;
};

export type Options = {
  /** The caller closes it. Without it the store opens an embedded one. */
  database?: TestDatabase;
  /** Environment settings on top of the local ones; undefined unsets one. */
  settings?: Record<string, string | undefined>;
  /** The address of the payment provider; by default the one started here. */
  apiUrl?: (provider: Provider) => string;
  provider?: Partial<ProviderOptions>;
  /** Another content folder than the store's own. */
  content?: string;
  /** Changes the catalogue before the functions read it. */
  change?: (content: Content) => void;
  /** The output folder of a build: its snapshot and pages replace the real catalogue. */
  built?: string;
  /** Products whose files are stored; the files of others are missing. */
  files?: readonly string[];
  /** When the site is to be built again. */
  nextBuild?: Date;
  /** False: the provider's events are sent nowhere. */
  hasWebhook?: boolean;
};

/**
 * The functions of a whole store in this process: a migrated database, the local payment provider and the
 * real catalogue.
 * Modules are loaded again for each store, since they read their settings once. So a file may open one store
 * after another.
 */
export async function openStore(options: Options = {}): Promise<TestStore> {
  // Content, functions and provider all use one clock.
  const clockBefore = setAll({ STORE_CLOCK: options.settings?.STORE_CLOCK });
  const own = options.database ? undefined : await DATABASES[0]!.open();
  const database = (options.database ?? own)!;
  await migrateDatabase(database.url);
  const folder = mkdtempSync(path.join(tmpdir(), 'found-store-'));
  const content = await contentOf(folderOf(options));
  options.change?.(content);
  const snapshot = path.join(options.built ?? folder, SNAPSHOT_FILE);
  if (!options.built) {
    await writeCatalogue(options, content, folder);
    writePages(folder);
  }

  const webhooks: Webhook[] = [];
  const provider = await startProvider({
    sender: async (webhook) => {
      webhooks.push(webhook);
      const { url, ...init } = webhook;
      const answer = await call(new Request(url, { method: 'POST', ...init }));
      return answer.status;
    },
    clock: storeClock(),
    ...options.provider,
  });
  if (options.hasWebhook !== false) provider.setWebhook('http://localhost/api/stripe', LOCAL_WEBHOOK_SECRET);

  const mail = await startMail();

  const settings = {
    SITE_URL: SITE,
    DATABASE_URL: database.url,
    STRIPE_SECRET_KEY: LOCAL_STRIPE_KEY,
    STRIPE_WEBHOOK_SECRET: LOCAL_WEBHOOK_SECRET,
    LINK_SECRET,
    DEPLOY_NOTIFICATION_SECRET: DEPLOY_SECRET,
    DESK: 'true',
    // Nothing listens there: no test asks a bank on the internet.
    EXCHANGE_RATES_URL: 'http://localhost:9/rates.xml',
    STRIPE_API_URL: options.apiUrl?.(provider) ?? provider.url,
    SMTP_URL: mail.smtpUrl,
    MAIL_FROM: undefined,
    CONTACT_TO: undefined,
    RECAPTCHA_SITE_KEY: undefined,
    RECAPTCHA_SECRET_KEY: undefined,
    RECAPTCHA_VERSION: undefined,
    RECAPTCHA_VERIFY_URL: undefined,
    CATALOGUE_SNAPSHOT: snapshot,
    LAMBDA_TASK_ROOT: options.built ?? folder,
    ...options.settings,
  };
  const before = { ...setAll(settings), ...clockBefore };
  const { log, stop } = captureLog();
  vi.resetModules();
  // Loaded while the settings above are those of the process.
  const endpoints = new Map<string, Endpoint>();
  for (const name of readdirSync(ENDPOINTS))
    endpoints.set(path.parse(name).name, await endpointOf(path.join(ENDPOINTS, name)));
  await readSettings();
  async function call(request: Request, { country, ip = '127.0.0.1' }: Call = {}) {
    const found = [...endpoints.values()].find(({ runsAt }) => runsAt(request.url));
    if (!found) throw new Error(`No function is called for ${request.url}`);
    const geo = country ? { country: { code: country } } : {};
    return found.default(request, { geo, requestId: 'req-of-a-test', ip } as never);
  }
  const run = (job: string) =>
    endpoints.get(job)!.default(new Request(`${SITE}/`, { method: 'POST' }), {} as never);

  const { db, close: closePool } = openDatabase(database.url, { connections: 4 });
  return {
    provider,
    db,
    content,
    webhooks,
    log,
    mail,
    call,
    run,
    close: async () => {
      stop();
      // Restores the settings of a store that was opened before.
      setAll(before);
      await provider.close();
      await mail.close();
      await closePool();
      await own?.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Functions read their settings at their first call. Another store that was opened before that call would
 * have replaced them. Wrong settings fail again at the call.
 */
async function readSettings(): Promise<void> {
  const { env } = await import('#functions/platform/env.ts');
  const { storeSettings } = await import('#functions/catalogue/snapshot.ts');
  for (const read of [env, storeSettings])
    try {
      read();
    } catch {}
}

async function endpointOf(file: string): Promise<Endpoint> {
  const loaded: Pick<Endpoint, 'default'> & { config: Addresses } = await import(file);
  return { default: loaded.default, runsAt: addressesOf(loaded.config) };
}

const folderOf = ({ content = contentFolder() }: Options) => content;

/** Writes the snapshot that the functions read. */
async function writeCatalogue(options: Options, content: Content, folder: string): Promise<void> {
  const snapshot = path.join(folder, SNAPSHOT_FILE);
  if (!options.change && !options.files && !options.nextBuild)
    return writeSnapshotOf(folderOf(options), snapshot);
  const files = options.files && (await publishSome(content, options.files, folder));
  await writeSnapshot(content, snapshot, undefined, { files, next: options.nextBuild });
}

/** Stores the files of some products where the functions look for them. */
async function publishSome(content: Content, ids: readonly string[], folder: string) {
  const products = content.products.filter(({ id }) => ids.includes(id));
  return publishFiles({ ...content, products }, path.join(folder, '.netlify/blobs/deploy'));
}

/** Sets or unsets environment settings and returns their former values. */
function setAll(settings: Record<string, string | undefined>): Record<string, string | undefined> {
  const before = Object.fromEntries(Object.keys(settings).map((name) => [name, process.env[name]]));
  for (const [name, value] of Object.entries(settings)) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
  return before;
}

/** Keeps the functions' log lines off the terminal, and collects them. */
function captureLog() {
  const { log: info, error } = console;
  const lines: string[] = [];
  const keep =
    (other: typeof console.log) =>
    (...texts: unknown[]) => {
      if (typeof texts[0] === 'string' && texts[0].startsWith('{"time":')) lines.push(texts[0]);
      else other(...texts);
    };
  console.log = keep(info);
  console.error = keep(error);
  return { log: lines, stop: () => Object.assign(console, { log: info, error }) };
}

/** The built pages that functions fill in, reduced to their slots and the region that they were built for. */
function writePages(folder: string): void {
  for (const region of REGION_CODES)
    for (const [page, slots] of Object.entries(SLOTS)) {
      const file = path.join(folder, 'dist', `.${internalPath(region, page)}.html`);
      mkdirSync(path.dirname(file), { recursive: true });
      const body = slots.map((slot) => `<!--slot:${slot}-->as built<!--/slot:${slot}-->`);
      writeFileSync(
        file,
        `<!doctype html><html lang="en" data-region="${region}"><body><main>${body.join('')}</main></body></html>`,
      );
    }
}

/** Pages that functions fill in, and the names of their slots. */
const SLOTS: Record<string, string[]> = {
  '/basket/success': ['order'],
  '/basket/problem': ['problem'],
  '/funding/success': ['pledge'],
  '/contact': ['message'],
  '/be-found': ['message'],
  '/feedback': ['message'],
  '/withdraw': ['message'],
  '/contact/thanks': ['thanks'],
  '/order': ['order'],
  '/downloads': ['downloads'],
  '/newsletter': ['newsletter'],
  '/notify': ['notify'],
  '/unsubscribe': ['unsubscribe'],
  '/review': ['review'],
  '/gift-cards': ['gift-card'],
};
