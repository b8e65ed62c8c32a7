import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { edit, PICTURE, type Setup } from './doctor-setup.ts';

export const LIVE_KEY = 'rk_live_51Habcdefghijkl';

type Broken = {
  title: string;
  /** Changes the setup, and returns settings on top of the good ones. */
  broken: (setup: Setup) => Promise<unknown> | unknown;
  settings?: (setup: Setup) => Record<string, string>;
  words?: string[];
  /** The line that says so. */
  name: string;
  says: RegExp;
  status?: 'unknown';
};

const nothing = () => {};
const store = (setup: Setup) => path.join(setup.content, 'settings/store.yaml');
const withoutDemo = (setup: Setup) => {
  edit(store(setup), /^demo:[\s\S]*/m, '');
  edit(
    store(setup),
    /^owner: \{\}/m,
    'owner:\n  legalName: Alder & Rye Ltd\n  registration: not registered\n  address: [1 High Street]',
  );
};
/** The check of the content already names a seller that invoices lack. */
const withoutInvoices = (setup: Setup) => edit(store(setup), /^ {2}invoices: true/m, '  invoices: false');
const refuse = (operation: string) => (setup: Setup) =>
  setup.provider.faults.add({ operation, kind: 'status', status: 403 });

/** Broken setups, and the line that says so. */
export const BROKEN: Broken[] = [
  ...(['SITE_URL', 'DATABASE_URL', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const).map((name) => ({
    title: `${name} is not set`,
    broken: nothing,
    settings: () => ({ [name]: '' }),
    name: 'settings',
    says: new RegExp(`^${name}: is missing`),
  })),
  {
    title: 'a setting has another form',
    broken: nothing,
    settings: () => ({ STRIPE_WEBHOOK_SECRET: 'hunter2' }),
    name: 'settings',
    says: /^STRIPE_WEBHOOK_SECRET: the endpoint’s signing secret/,
  },
  {
    title: 'a setting is misspelt',
    broken: nothing,
    settings: () => ({ STRIPE_WEBHOOK_SECRET: '', STRIPE_WEBHOOK_SECERT: 'hunter2' }),
    name: 'settings',
    says: /^STRIPE_WEBHOOK_SECERT is not a setting of the store, and STRIPE_WEBHOOK_SECRET is not set\.$/,
  },
  {
    title: 'a live shop has a test key',
    broken: nothing,
    settings: () => ({ STORE_MODE: 'live' }),
    name: 'mode',
    says: /test key, and the shop is a live shop/,
  },
  {
    title: 'a live shop is a demo',
    broken: nothing,
    settings: () => ({ STORE_MODE: 'live' }),
    name: 'seller',
    says: /^demo: /,
  },
  {
    title: 'a live shop does not say who sells',
    broken: (setup) => {
      edit(store(setup), /^demo:[\s\S]*/m, '');
      withoutInvoices(setup);
    },
    settings: () => ({ STORE_MODE: 'live' }),
    name: 'seller',
    says: /^owner\.legalName: /,
  },
  {
    title: 'policies name the demo',
    broken: (setup) => {
      withoutDemo(setup);
      withoutInvoices(setup);
      edit(store(setup), /name: Found/, 'name: Alder & Rye');
      edit(store(setup), /hello@found\.example/, 'hello@alder.test');
    },
    name: 'policies',
    says: /name the demo: .*store\.yaml, line \d+: “foundkitchen”; .*line \d+/,
  },
  {
    title: 'no database listens',
    broken: nothing,
    settings: () => ({ DATABASE_URL: 'postgres://shop:hunter2@127.0.0.1:9/shop' }),
    name: 'database',
    says: /127\.0\.0\.1:9\/shop cannot be used \(ECONNREFUSED/,
  },
  {
    title: 'there is no such database',
    broken: nothing,
    settings: ({ env }) => ({ DATABASE_URL: env.DATABASE_URL!.replace(/\/\w+$/, '/nowhere') }),
    name: 'database',
    says: /3D000: there is no such database/,
  },
  {
    title: 'the database is asked without TLS',
    broken: nothing,
    // An address of this machine that does not count as one.
    settings: ({ env }) => ({ DATABASE_URL: env.DATABASE_URL!.replace('127.0.0.1', '0.0.0.0') }),
    name: 'database TLS',
    says: /does not ask for TLS/,
  },
  {
    title: 'a migration is missing',
    broken: ({ db }) =>
      db.query(
        'delete from drizzle.__drizzle_migrations where created_at = (select max(created_at) from drizzle.__drizzle_migrations)',
      ),
    name: 'database version',
    says: /1 missing/,
  },
  {
    title: 'the database is of a newer release',
    broken: ({ db }) =>
      db.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 9999999999999)"),
    name: 'database version',
    says: /1 migration\(s\) that this release does not know/,
  },
  {
    title: 'a test shop has the database of a live one',
    broken: ({ db }) => db.query("update job_run set is_live = true where job = 'outbox'"),
    name: 'database payments',
    says: /database of a live shop, and this is a test shop/,
  },
  {
    title: 'Stripe does not know the key',
    broken: ({ provider }) => provider.faults.add({ operation: '*', kind: 'status', status: 401 }),
    name: 'Stripe key',
    says: /does not know the key/,
  },
  {
    title: 'Stripe does not answer',
    broken: ({ provider }) => provider.faults.add({ operation: '*', kind: 'status', status: 503 }),
    name: 'Stripe key',
    says: /does not answer/,
    status: 'unknown',
  },
  ...(
    [
      ['sessions.expire', 'Checkout Sessions: write'],
      ['coupons.delete', 'Coupons: write'],
      ['customers.delete', 'Customers: write'],
      ['refunds.create', 'Refunds: write'],
      ['payment_intents.list', 'PaymentIntents: read'],
      ['charges.list', 'Charges: read'],
      ['disputes.list', 'Disputes: read'],
      ['warnings.list', 'Early fraud warnings: read'],
      ['events.list', 'Events: read'],
    ] as const
  ).map(([operation, right]) => ({
    title: `the key lacks a permission (${right})`,
    broken: refuse(operation),
    name: 'Stripe permissions',
    says: new RegExp(`lacks: ${right}\\.`),
  })),
  {
    title: 'the key may not read webhook endpoints',
    broken: refuse('webhook_endpoints.list'),
    name: 'webhook',
    says: /may not read webhook endpoints/,
    status: 'unknown',
  },
  {
    title: 'there is no webhook endpoint for this site',
    broken: nothing,
    settings: ({ env }) => ({ SITE_URL: env.SITE_URL!.replace('localhost', '127.0.0.1') }),
    name: 'webhook',
    says: /no endpoint for http:\/\/127\.0\.0\.1:\d+\/api\/stripe\. There are others: http:\/\/localhost:/,
  },
  {
    title: 'the webhook endpoint is disabled',
    broken: ({ endpoint }) => Object.assign(endpoint, { status: 'disabled' }),
    name: 'webhook',
    says: /is disabled/,
  },
  {
    title: 'the webhook endpoint has an old version',
    broken: ({ endpoint }) => Object.assign(endpoint, { api_version: '2023-08-16' }),
    name: 'webhook version',
    says: /has 2023-08-16, and this release needs 20\d\d-\d\d-\d\d\.\w+\./,
  },
  {
    title: 'the webhook endpoint lacks events',
    broken: ({ endpoint }) => {
      endpoint.enabled_events = endpoint.enabled_events.filter((event) => !event.startsWith('refund.'));
    },
    name: 'webhook events',
    says: /^Missing: refund\.created, refund\.updated, refund\.failed\.$/,
  },
  {
    title: 'no mail server is set',
    broken: nothing,
    settings: () => ({ SMTP_URL: '' }),
    name: 'mail',
    says: /^SMTP_URL is not set/,
  },
  {
    title: 'no mail server listens',
    broken: nothing,
    settings: () => ({ SMTP_URL: 'smtp://shop:hunter2@127.0.0.1:9' }),
    name: 'mail',
    says: /127\.0\.0\.1:9 cannot be reached/,
  },
  {
    title: 'the mail server offers no TLS',
    broken: nothing,
    settings: ({ env }) => ({ SMTP_URL: env.SMTP_URL!.replace('127.0.0.1', '[::ffff:127.0.0.1]') }),
    name: 'mail',
    says: /offers no TLS/,
  },
  {
    title: 'the captcha refuses the key',
    broken: nothing,
    settings: () => ({ RECAPTCHA_SECRET_KEY: 'another-secret-key' }),
    name: 'captcha',
    says: /refuses the secret key .*invalid-input-secret/,
  },
  {
    title: 'the captcha does not answer',
    broken: ({ captcha }) => Object.assign(captcha.provider.judgement, { fault: 'broken' }),
    name: 'captcha',
    says: /cannot be asked/,
    status: 'unknown',
  },
  {
    title: 'there is no build hook',
    broken: nothing,
    settings: () => ({ BUILD_HOOK_URL: '' }),
    name: 'build hook',
    says: /is not set/,
    status: 'unknown',
  },
  {
    title: 'the build hook is no https address',
    broken: nothing,
    settings: () => ({ BUILD_HOOK_URL: 'http://api.netlify.com/build_hooks/5f0a9e7c-secret' }),
    name: 'build hook',
    says: /not an https address/,
  },
  {
    title: 'an original of a picture is missing',
    broken: ({ out }) => rmSync(path.join(out, PICTURE)),
    name: 'pictures',
    says: /1 of 1 are missing, such as \/pictures\/AAAAAAAAAA\/original\.webp/,
  },
  {
    title: 'the build lacks the edge function',
    broken: ({ out }) => rmSync(path.join(out, '.edge-functions/region.js')),
    name: 'edge function',
    says: /lacks \.edge-functions\/region\.js/,
  },
  {
    title: 'a function is empty',
    broken: ({ out }) => writeFileSync(path.join(out, '.functions/webhook.mjs'), ''),
    name: 'edge function',
    says: /lacks \.functions\/webhook\.mjs/,
  },
  {
    title: 'a file for sale is not uploaded',
    broken: ({ out }) => {
      const folder = path.join(out, '.netlify/blobs/deploy/downloads');
      rmSync(path.join(folder, readdirSync(folder)[0]!));
    },
    name: 'blob store',
    says: /files for sale are not in \.netlify\/blobs\/deploy/,
  },
  {
    title: 'there is no build',
    broken: ({ out }) => rmSync(path.join(out, 'dist/index.html')),
    name: 'pictures',
    says: /no build here/,
    status: 'unknown',
  },
  {
    title: 'a deploy has no build',
    broken: ({ out }) => rmSync(path.join(out, 'dist/index.html')),
    words: ['--deploy'],
    name: 'pictures',
    says: /no build here/,
  },
  {
    title: 'the site answers with an error',
    broken: ({ site }) => Object.assign(site, { status: 404 }),
    name: 'site',
    says: /answers 404/,
  },
  {
    title: 'the edge function does not run',
    broken: ({ site }) => Object.assign(site, { hasEdge: false }),
    name: 'site regions',
    says: /^Asked for \w+, the site shows another region/,
  },
  {
    title: 'functions of the site lack a setting',
    broken: ({ site }) => Object.assign(site, { statusOfApi: 500 }),
    name: 'site functions',
    says: /api\/config answers 500/,
  },
  {
    title: 'the site was not built at midnight',
    broken: ({ site }) => Object.assign(site, { build: '{"builtAt":"2020-01-01T00:00:00Z"}' }),
    name: 'site build',
    says: /^The site was built \d+ days ago\. It is to be built each midnight UTC\.$/,
  },
  {
    title: 'the site does not say when it was built',
    broken: ({ site }) => Object.assign(site, { build: '<!doctype html>' }),
    name: 'site build',
    says: /does not say when it was built/,
    status: 'unknown',
  },
  {
    title: 'the site is not there',
    broken: nothing,
    settings: () => ({ SITE_URL: 'http://localhost:9' }),
    name: 'site',
    says: /localhost:9 cannot be reached/,
    status: 'unknown',
  },
  {
    title: 'a job has never run',
    broken: ({ db }) => db.query("delete from job_run where job = 'reconcile'"),
    name: 'job reconcile',
    says: /^It has never run; expected every 10 minutes\.$/,
  },
  {
    title: 'a job does not run any more',
    broken: ({ db }) =>
      db.query("update job_run set started_at = now() - interval '2 hours' where job = 'outbox'"),
    name: 'job outbox',
    says: /^It has not run for 2 h; expected every 1 minute\.$/,
  },
  {
    title: 'a job failed',
    broken: ({ db }) =>
      db.query("update job_run set outcome = 'failed', error = 'TypeError' where job = 'fundings'"),
    name: 'job fundings',
    says: /ago and failed: TypeError\.$/,
  },
  {
    title: 'a preview has a live key',
    broken: nothing,
    settings: () => ({ CONTEXT: 'deploy-preview', STRIPE_SECRET_KEY: LIVE_KEY }),
    words: ['--deploy'],
    name: 'settings',
    says: /STRIPE_SECRET_KEY: must be a test key in a preview/,
  },
  {
    title: 'a branch deploy has the live database',
    broken: ({ db }) => db.query("update job_run set is_live = true where job = 'outbox'"),
    settings: () => ({ CONTEXT: 'branch-deploy' }),
    words: ['--deploy'],
    name: 'database payments',
    says: /database of a live shop, and this is a preview/,
  },
];
