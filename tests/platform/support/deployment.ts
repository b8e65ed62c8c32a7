import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BRITISH_ACCOUNT, startPayments } from 'payment-sandbox';
import { LOCAL_STRIPE_KEY, LOCAL_WEBHOOK_SECRET } from 'payment-sandbox/keys';
import { migrateDatabase } from '#functions/db/migrate.ts';
import { openDatabase } from '#functions/db/open.ts';
import { openEmbedded } from '#sandbox/database/embedded.ts';
import { startMail } from '#sandbox/mail/server.ts';
import { copyShop } from './shop-copy.ts';
import { openTool, type Server, type Tool } from './tool.ts';

export type Deployment = Awaited<ReturnType<typeof deploy>>;

/**
 * Builds and serves the tests' shop with the platform's own tool, with the project's stand-ins for payments
 * and mails and the embedded database. The build is that of a production deploy of a test shop, with its
 * doctor. `stopped` is what one did whose database does not answer.
 */
export async function deploy() {
  const closers: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const one of closers.reverse()) await one();
  };
  try {
    const folder = await mkdtemp(path.join(tmpdir(), 'found-platform-'));
    closers.push(() => rm(folder, { recursive: true, force: true }));
    const port = await freePort();
    const site = `http://localhost:${port}`;
    const database = await openEmbedded(path.join(folder, 'database'));
    closers.push(database.close);
    await migrateDatabase(database.url);
    const payments = await startPayments({
      webhookUrl: `${site}/api/stripe`,
      webhookSecret: LOCAL_WEBHOOK_SECRET,
      account: BRITISH_ACCOUNT,
    });
    closers.push(payments.close);
    const mail = await startMail();
    closers.push(mail.close);
    await copyShop(path.join(folder, 'shop'), {
      SITE_URL: site,
      STORE_MODE: 'test',
      DATABASE_URL: database.url,
      STRIPE_SECRET_KEY: LOCAL_STRIPE_KEY,
      STRIPE_WEBHOOK_SECRET: LOCAL_WEBHOOK_SECRET,
      STRIPE_API_URL: payments.url,
      SMTP_URL: mail.smtpUrl,
      LINK_SECRET: 'what-links-are-signed-with-in-tests',
    });
    const tool: Tool = await openTool(folder);
    // Before there is a build, which this one would replace.
    const stopped = await tool.run(['build'], { DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' });
    const server: Server = await tool.serve(['--port', String(port)], site);
    closers.push(server.close);
    const { db, close: closePool } = openDatabase(database.url, { connections: 1 });
    closers.push(closePool);
    return { site, folder, stopped, server, mail, db, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}
