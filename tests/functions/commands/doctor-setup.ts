import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Provider, startProvider } from 'payment-sandbox';
import { LOCAL_STRIPE_KEY } from 'payment-sandbox/keys';
import pg from 'pg';
import type Stripe from 'stripe';
import { HANDLED_EVENTS } from '#functions/orders/stripe-events.ts';
import { connect } from '#functions/platform/stripe.ts';
import { type CaptchaSandbox, LOCAL_CAPTCHA, startCaptcha } from '#sandbox/captcha/server.ts';
import { type MailSandbox, startMail } from '#sandbox/mail/server.ts';
import { pictureRedirects } from '#src/catalogue/pictures/picture-redirects.ts';
import { contentFolder } from '#src/catalogue/schemas/content-folder.ts';
import { publishFiles } from '#src/catalogue/snapshot/publish-files.ts';
import { writeSnapshot } from '#src/catalogue/snapshot/snapshot.ts';
import { SNAPSHOT_FILE } from '#src/catalogue/snapshot/snapshot-file.ts';
import { BUILD_FILE, buildFacts } from '#src/lib/build-file.ts';
import { storeNow } from '#src/lib/clock.ts';
import { contentOf } from '../helpers/content.ts';
import { runHere } from './support.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const JOBS = [
  'books',
  'ledger',
  'fundings',
  'notices',
  'outbox',
  'publish',
  'reconcile',
  'retention',
  'weekly',
];
/** A picture of the made-up page. */
export const PICTURE = 'dist/pictures/AAAAAAAAAA/original.webp';

export type Line = { name: string; status: string; says: string; todo?: string };
/** A deployment in which everything works, with local services. */
export type Setup = {
  env: Record<string, string>;
  /** A copy of the parts of the content that are read. */
  content: string;
  /** The output folder of a made-up build. */
  out: string;
  provider: Provider;
  /** Stripe's record of the webhook endpoint. Changes take effect. */
  endpoint: Stripe.WebhookEndpoint;
  mail: MailSandbox;
  captcha: CaptchaSandbox;
  db: pg.Client;
  /** How the running site behaves. */
  site: Site['behaviour'];
  close(): Promise<void>;
};

export async function goodSetup(databaseUrl: string): Promise<Setup> {
  const folder = mkdtempSync(path.join(tmpdir(), 'found-doctor-'));
  const [content, out] = [path.join(folder, 'content'), path.join(folder, 'out')];
  for (const kind of ['settings', 'legal', 'faq', 'about', 'creator-terms'])
    cpSync(path.join(contentFolder(), kind), path.join(content, kind), { recursive: true });
  await makeBuild(out);

  const site = await startSite();
  const provider = await startProvider({ sender: async () => 200 });
  const client = await connect(LOCAL_STRIPE_KEY, provider.url);
  const made = await client.webhookEndpoints.create({
    url: `${site.url}/api/stripe`,
    api_version: (client.constructor as typeof Stripe)
      .API_VERSION as Stripe.WebhookEndpointCreateParams.ApiVersion,
    enabled_events: [...HANDLED_EVENTS] as Stripe.WebhookEndpointCreateParams.EnabledEvent[],
  });
  const mail = await startMail();
  const captcha = await startCaptcha();
  const db = new pg.Client(databaseUrl);
  await db.connect();
  for (const job of JOBS)
    await db.query(
      "insert into job_run (job, started_at, finished_at, outcome, is_live) values ($1, now(), now(), 'ok', false)",
      [job],
    );
  return {
    env: {
      SITE_URL: site.url,
      DATABASE_URL: databaseUrl,
      STRIPE_SECRET_KEY: LOCAL_STRIPE_KEY,
      STRIPE_WEBHOOK_SECRET: made.secret ?? '',
      STRIPE_API_URL: provider.url,
      LINK_SECRET: 'what-links-are-signed-with-in-tests',
      SMTP_URL: mail.smtpUrl,
      ...LOCAL_CAPTCHA,
      RECAPTCHA_VERIFY_URL: captcha.verifyUrl,
      BUILD_HOOK_URL: 'https://api.netlify.com/build_hooks/5f0a9e7c-secret',
      CONTENT_FOLDER: content,
      OUT_FOLDER: out,
    },
    content,
    out,
    provider,
    endpoint: provider.tables.endpoints.get(made.id)!.api!,
    mail,
    captcha,
    db,
    site: site.behaviour,
    async close() {
      await db.end();
      await Promise.all([provider.close(), mail.close(), captcha.close(), site.close()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

type Site = {
  url: string;
  behaviour: { hasEdge: boolean; statusOfApi: number; status: number; build: string };
  close(): Promise<void>;
};

/** A site as far as the doctor looks at it. */
async function startSite(): Promise<Site> {
  const build = JSON.stringify(buildFacts(storeNow(), { COMMIT_REF: '9a8b7c6d5e4f3a2b' }));
  const behaviour = { hasEdge: true, statusOfApi: 200, status: 200, build };
  const server = createServer(({ url = '/' }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    const region = (behaviour.hasEdge && searchParams.get('region')) || 'GO';
    response.statusCode = pathname === '/api/config' ? behaviour.statusOfApi : behaviour.status;
    const page = `<!doctype html><html lang="en" data-region="${region}">`;
    response.end(pathname === BUILD_FILE ? behaviour.build : page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    url: `http://localhost:${port}`,
    behaviour,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** What a build leaves behind, as far as it is looked at. */
async function makeBuild(out: string): Promise<void> {
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(out, file)), { recursive: true });
    writeFileSync(path.join(out, file), text);
  };
  write('dist/index.html', '<img src="/pictures/AAAAAAAAAA/320.avif" alt="">');
  write('dist/_redirects', pictureRedirects('cdn'));
  write(PICTURE, 'a picture');
  for (const name of readdirSync(path.join(ROOT, 'functions/endpoints')))
    write(`.functions/${path.parse(name).name}.mjs`, 'export {};');
  write('.edge-functions/region.js', 'export {};');
  const content = await contentOf(contentFolder());
  mkdirSync(path.join(out, path.dirname(SNAPSHOT_FILE)), { recursive: true });
  const files = await publishFiles(content, path.join(out, '.netlify/blobs/deploy'));
  await writeSnapshot(content, path.join(out, SNAPSHOT_FILE), undefined, { files });
}

/** Runs `npx found doctor --json` and returns its exit code and its lines. */
export async function examine(
  env: Record<string, string>,
  ...words: string[]
): Promise<{ code: number | null; lines: Line[]; text: string }> {
  const { code, out, err } = await runHere('found', ['doctor', '--json', ...words], env);
  const lines = out
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line);
  return { code, lines, text: out + err };
}

/** Replaces text in a file, which must have it. */
export function edit(file: string, from: RegExp, to: string): void {
  const text = readFileSync(file, 'utf8');
  if (!from.test(text)) throw new Error(`${file} has no ${from}`);
  writeFileSync(file, text.replace(from, to));
}
