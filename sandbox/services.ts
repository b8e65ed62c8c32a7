import path from 'node:path';
import { BRITISH_ACCOUNT, startPayments } from 'payment-sandbox';
import { LOCAL_STRIPE_KEY, LOCAL_WEBHOOK_SECRET } from 'payment-sandbox/keys';
import { storeSettings } from '../functions/catalogue/snapshot.ts';
import { migrateDatabase } from '../functions/db/migrate.ts';
import { openDatabase } from '../functions/db/open.ts';
import { refuseOlderDatabase } from '../functions/db/version.ts';
import { databaseUrl, LOCAL_LINK_SECRET } from '../functions/platform/env.ts';
import { isLiveKey } from '../src/core/checkout/live-key.ts';
import { storeNow } from '../src/lib/clock.ts';
import { LOCAL_CAPTCHA, startCaptcha } from './captcha/server.ts';
import { openEmbedded } from './database/embedded.ts';
import { startMail } from './mail/server.ts';
import { storeClock } from './store-clock.ts';
import { startTracking } from './tracking/server.ts';

export type Services = {
  paymentsUrl: string | undefined;
  /** The address of the local inbox; undefined if the settings name a mail server. */
  inboxUrl: string | undefined;
  /** The address of the local captcha's control page; undefined if the settings contain captcha keys. */
  captchaUrl: string | undefined;
  /** The address of the local recorder of tracking events; undefined without the recorder. */
  recorderUrl: string | undefined;
  databaseUrl: string;
  close(): Promise<void>;
};

/**
 * Starts the local services: database, payment provider, mail server and captcha. A service that the
 * environment configures (a database, a real payment key, a mail server, captcha keys) is used instead,
 * with the same code. Sets the settings that the functions read.
 */
export async function startServices(options: { port: number; dataFolder: string }): Promise<Services> {
  const { port, dataFolder } = options;
  const closers: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const one of closers.reverse()) await one();
  };
  try {
    process.env.SITE_URL ||= `http://localhost:${port}`;
    // On this machine the desk is on: an owner is invited by npx found desk invite.
    process.env.DESK ||= 'true';
    let database = databaseUrl(process.env);
    // The operator migrates a database that a setting names (npx found migrate); the embedded one is
    // migrated automatically.
    if (database) await refuseUnmigrated(database);
    else {
      const embedded = await openEmbedded(path.join(dataFolder, 'database'));
      closers.push(embedded.close);
      database = embedded.url;
      await migrateDatabase(database);
    }
    process.env.DATABASE_URL = database;
    if (!process.env.STRIPE_SECRET_KEY) {
      const payments = await startPayments({
        port: port === 0 ? 0 : port + 1,
        // Uses the store's local port, since SITE_URL may name another host. Port 0 has no address yet.
        ...(port !== 0 && { webhookUrl: `http://localhost:${port}/api/stripe` }),
        webhookSecret: LOCAL_WEBHOOK_SECRET,
        stateFile: path.join(dataFolder, 'payments.jsonl'),
        // The provider uses the store's clock, so that a session has the same age in both.
        clock: storeClock(),
        businessName: storeSettings().brand.name,
        account: BRITISH_ACCOUNT,
      });
      closers.push(payments.close);
      process.env.STRIPE_SECRET_KEY = LOCAL_STRIPE_KEY;
      process.env.STRIPE_WEBHOOK_SECRET = LOCAL_WEBHOOK_SECRET;
      process.env.STRIPE_API_URL = payments.url;
    }
    let inboxUrl: string | undefined;
    // A store with a live payment key does not start without a real mail server, because the local one
    // delivers no mails.
    if (!process.env.SMTP_URL && !isLiveKey(process.env.STRIPE_SECRET_KEY)) {
      const mail = await startMail({
        port: port === 0 ? 0 : port + 2,
        folder: path.join(dataFolder, 'mail'),
      });
      closers.push(mail.close);
      process.env.SMTP_URL = mail.smtpUrl;
      inboxUrl = mail.url;
    }
    const captchaUrl =
      hasCaptchaSetting() || isLiveKey(process.env.STRIPE_SECRET_KEY)
        ? undefined
        : await standInForCaptcha(port, closers);
    let recorderUrl: string | undefined;
    if (process.env.TRACKING === 'recorder') {
      const tracking = await startTracking({ port: port === 0 ? 0 : port + 4 });
      closers.push(tracking.close);
      recorderUrl = tracking.url;
    }
    process.env.LINK_SECRET ||= LOCAL_LINK_SECRET;
    // The edge function reads its settings from the platform's global.
    Object.assign(globalThis, { Netlify: { env: { get: (name: string) => process.env[name] } } });
    return {
      paymentsUrl: process.env.STRIPE_API_URL,
      inboxUrl,
      captchaUrl,
      recorderUrl,
      databaseUrl: database,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function refuseUnmigrated(url: string): Promise<void> {
  const { db, close } = openDatabase(url, { connections: 1, check: refuseOlderDatabase });
  try {
    await db.execute('select 1');
  } finally {
    await close();
  }
}

/** Whether any captcha setting is set. The check of the settings reports an incomplete set. */
function hasCaptchaSetting(): boolean {
  const names = [...Object.keys(LOCAL_CAPTCHA), 'RECAPTCHA_VERIFY_URL'];
  return names.some((name) => process.env[name]);
}

/** Uses the store's clock for the age of tokens. */
async function standInForCaptcha(port: number, closers: (() => Promise<void>)[]): Promise<string> {
  const captcha = await startCaptcha({
    port: port === 0 ? 0 : port + 3,
    now: () => storeNow().getTime(),
  });
  closers.push(captcha.close);
  Object.assign(process.env, LOCAL_CAPTCHA, { RECAPTCHA_VERIFY_URL: captcha.verifyUrl });
  return captcha.url;
}
