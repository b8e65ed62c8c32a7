import path from 'node:path';
import { migrateDatabase } from '../functions/db/migrate.ts';
import { openDatabase } from '../functions/db/open.ts';
import { refuseOlderDatabase } from '../functions/db/version.ts';
import { setFileMaker } from '../functions/downloads/blob-files.ts';
import { databaseUrl, LOCAL_LINK_SECRET } from '../functions/platform/env.ts';
import { isLiveKey } from '../src/core/checkout/live-key.ts';
import { makeStoredFile } from '../src/downloads/stored-files.ts';
import { storeNow } from '../src/lib/clock.ts';
import { LOCAL_CAPTCHA, startCaptcha } from './captcha/server.ts';
import { openEmbedded } from './database/embedded.ts';
import { startMail } from './mail/server.ts';
import { LOCAL_STRIPE_KEY, LOCAL_WEBHOOK_SECRET } from './payments/keys.ts';
import { startPayments } from './payments/server.ts';
import { storeClock } from './payments/store-clock.ts';
import { startTracking } from './tracking/server.ts';

export type Services = {
  paymentsUrl: string | undefined;
  /** Where the local inbox is looked at; undefined with a mail server of one's own. */
  inboxUrl: string | undefined;
  /** Where the local captcha is told how to judge; undefined with keys of one's own. */
  captchaUrl: string | undefined;
  /** Where events are looked at that are told to the services for counting; undefined without the local recorder. */
  recorderUrl: string | undefined;
  databaseUrl: string;
  close(): Promise<void>;
};

/**
 * What stands in for the outside world, on this machine: database, payment provider, mail server and captcha. What the environment names
 * already (a database, a real payment key, a mail server, a captcha's keys) is used instead, by the same code. Sets the settings that the functions read.
 */
export async function startServices(options: { port: number; dataFolder: string }): Promise<Services> {
  const { port, dataFolder } = options;
  const closers: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const one of closers.reverse()) await one();
  };
  try {
    process.env.SITE_URL ||= `http://localhost:${port}`;
    let database = databaseUrl(process.env);
    // A database that a setting names is migrated by its operator (npm run migrate); the embedded one migrates itself.
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
        // The store's own port: SITE_URL may name a host that is not this machine. A port still to be chosen has no address.
        ...(port !== 0 && { webhookUrl: `http://localhost:${port}/api/stripe` }),
        webhookSecret: LOCAL_WEBHOOK_SECRET,
        stateFile: path.join(dataFolder, 'payments.jsonl'),
        // Its clock and the store's are one, so that a session is as old here as there.
        clock: storeClock(),
      });
      closers.push(payments.close);
      process.env.STRIPE_SECRET_KEY = LOCAL_STRIPE_KEY;
      process.env.STRIPE_WEBHOOK_SECRET = LOCAL_WEBHOOK_SECRET;
      process.env.STRIPE_API_URL = payments.url;
    }
    let inboxUrl: string | undefined;
    // Real money and mails that reach nobody do not go together: without a server of its own such a shop does not open.
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
    setFileMaker(makeStoredFile);
    // The edge function reads its settings as it does on the platform.
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

/** Whether anything is set of a captcha of one's own; half of it is for the settings' own check to complain about. */
function hasCaptchaSetting(): boolean {
  const names = [...Object.keys(LOCAL_CAPTCHA), 'RECAPTCHA_VERIFY_URL'];
  return names.some((name) => process.env[name]);
}

/** Its clock is the store's, by which tokens grow old. */
async function standInForCaptcha(port: number, closers: (() => Promise<void>)[]): Promise<string> {
  const captcha = await startCaptcha({
    port: port === 0 ? 0 : port + 3,
    now: () => storeNow().getTime(),
  });
  closers.push(captcha.close);
  Object.assign(process.env, LOCAL_CAPTCHA, { RECAPTCHA_VERIFY_URL: captcha.verifyUrl });
  return captcha.url;
}
