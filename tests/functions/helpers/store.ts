import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Context } from '@netlify/functions';
import { vi } from 'vitest';
import { migrateDatabase } from '#functions/db/migrate.ts';
import { type Database, openDatabase } from '#functions/db/open.ts';
import { type MailSandbox, startMail } from '#sandbox/mail/server.ts';
import { LOCAL_STRIPE_KEY, LOCAL_WEBHOOK_SECRET } from '#sandbox/payments/keys.ts';
import { type Provider, type ProviderOptions, startProvider } from '#sandbox/payments/provider.ts';
import { storeClock } from '#sandbox/payments/store-clock.ts';
import type { Webhook } from '#sandbox/payments/webhooks/webhook-sender.ts';
import { type Addresses, addressesOf } from '#sandbox/store/addresses.ts';
import type { Content } from '#src/catalogue/reading/read-content.ts';
import { writeSnapshot } from '#src/catalogue/snapshot/snapshot.ts';
import { SNAPSHOT_FILE } from '#src/catalogue/snapshot/snapshot-file.ts';
import { internalPath } from '#src/core/regions/region-paths.ts';
import { REGION_CODES } from '#src/core/regions/regions.ts';
import { publishFiles } from '#src/downloads/publish-files.ts';
import { contentOf } from './content.ts';
import { DATABASES, type TestDatabase } from './databases.ts';

const ENDPOINTS = path.resolve(import.meta.dirname, '../../../functions/endpoints');
const CONTENT = path.resolve(import.meta.dirname, '../../../src/content');

export const SITE = 'https://found.test';
/** What the links of its mails are signed with. */
export const LINK_SECRET = 'what-links-are-signed-with-in-tests';

type Endpoint = {
  default(request: Request, context: Context): Promise<Response>;
  runsAt(url: string): boolean;
};
/** What the platform says of a visitor: the country, and the address that they are counted by. */
type Call = { country?: string; ip?: string };

export type TestStore = {
  provider: Provider;
  /** A pool of the test's own. */
  db: Database;
  content: Content;
  /** Everything the provider has sent to the webhook, oldest first. */
  webhooks: Webhook[];
  /** What the functions have logged, line by line. */
  log: string[];
  /** Calls the function that the platform would call for the request's address. */
  call(request: Request, call?: Call): Promise<Response>;
  /** Where the store's mails go to. They are sent when the outbox is run. */
  mail: MailSandbox;
  /** Runs one of the scheduled functions. */
  run(job: 'fundings' | 'notices' | 'outbox' | 'reconcile' | 'retention'): Promise<Response>;
  close(): Promise<void>;
};

export type Options = {
  /** Kept by whoever gave it; without it the store has an embedded one of its own. */
  database?: TestDatabase;
  /** Environment settings on top of the local ones; undefined unsets one. */
  settings?: Record<string, string | undefined>;
  /** Where the functions find the payment provider; by default the one started here. */
  apiUrl?: (provider: Provider) => string;
  provider?: Partial<ProviderOptions>;
  /** Another folder of content than the store's own. */
  content?: string;
  /** Changes the catalogue before the functions read it. */
  change?: (content: Content) => void;
  /** A folder that a build left: its snapshot and its pages take the place of the real catalogue. */
  built?: string;
  /** Products whose files are made; those of the others are promised only. */
  files?: readonly string[];
  /** False: the provider's events go nowhere. */
  hasWebhook?: boolean;
};

/**
 * The functions of a whole store in this process: a migrated database, the local payment provider and the real catalogue.
 * The modules are loaded anew, since they read their settings once, so a file may open one store after another.
 */
export async function openStore(options: Options = {}): Promise<TestStore> {
  // Content, functions and provider all ask the one clock.
  const clockBefore = setAll({ STORE_CLOCK: options.settings?.STORE_CLOCK });
  const own = options.database ? undefined : await DATABASES[0]!.open();
  const database = (options.database ?? own)!;
  await migrateDatabase(database.url);
  const folder = mkdtempSync(path.join(tmpdir(), 'found-store-'));
  const content = await contentOf(options.content ?? CONTENT);
  options.change?.(content);
  const snapshot = path.join(options.built ?? folder, SNAPSHOT_FILE);
  if (!options.built) {
    const files = options.files && (await publishSome(content, options.files, folder));
    await writeSnapshot(content, snapshot, undefined, files);
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
  // Loaded while the settings above are the process's own.
  const endpoints = new Map<string, Endpoint>();
  for (const name of readdirSync(ENDPOINTS))
    endpoints.set(path.parse(name).name, await endpointOf(path.join(ENDPOINTS, name)));
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
      // A store that was opened before this one finds its settings again.
      setAll(before);
      await provider.close();
      await mail.close();
      await closePool();
      await own?.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function endpointOf(file: string): Promise<Endpoint> {
  const loaded: Pick<Endpoint, 'default'> & { config: Addresses } = await import(file);
  return { default: loaded.default, runsAt: addressesOf(loaded.config) };
}

/** Makes the files of some products where the functions look for them. */
async function publishSome(content: Content, ids: readonly string[], folder: string) {
  const products = content.products.filter(({ id }) => ids.includes(id));
  return publishFiles(
    { ...content, products },
    {
      mode: 'at-build',
      folder: path.join(folder, '.netlify/blobs/deploy'),
      sources: path.join(folder, 'sources'),
    },
  );
}

/** Sets or unsets environment settings and answers what they were. */
function setAll(settings: Record<string, string | undefined>): Record<string, string | undefined> {
  const before = Object.fromEntries(Object.keys(settings).map((name) => [name, process.env[name]]));
  for (const [name, value] of Object.entries(settings)) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
  return before;
}

/** Keeps the functions' own log lines from the terminal, and keeps them to be looked at. */
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

/** The built pages that functions fill in, cut down to their slots and the region that they were built for. */
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
