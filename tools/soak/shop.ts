import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { type Provider, type ProviderOptions, startProvider } from 'payment-sandbox';
import { LOCAL_STRIPE_KEY, LOCAL_WEBHOOK_SECRET } from 'payment-sandbox/keys';
import type Stripe from 'stripe';
import * as z from 'zod/mini';
import type { Holder } from '#functions/checkout/attempts/reservation-shares.ts';
import type { Database } from '#functions/db/open.ts';
import type { Problem } from '#functions/platform/problem.ts';
import { storeClock } from '#sandbox/store-clock.ts';
import { type Content, readContent } from '#src/catalogue/reading/read-content.ts';
import { writeSnapshot } from '#src/catalogue/snapshot/snapshot.ts';
import { basketRequest, pledgeRequest } from '#src/contracts/checkout.ts';
import type { CheckoutAnswer } from '#src/contracts/checkout-answer.ts';
import { storeNow } from '#src/lib/clock.ts';
import { TEST_SHOP } from '#tests/setup/test-shop.ts';
import { watchStarvation } from './starvation.ts';

const SITE = 'https://found.test';
/** The start time of every batch. */
const START = Date.parse('2026-11-22T06:00:00Z');
const WORKERS = 4;

export const SCARCE = { productId: 'a-slow-loaf', formatId: 'signed-hardback', count: 4 };
export const REWARD = { fundingId: 'llyn-bakestone', rewardId: 'bakestone', places: 2 };
const PROMO = { uses: 2, usesPerEmail: 1 };
/** The product copies of one schedule, so that other schedules do not use up its stock. */
export const copyOf = (id: string, slot: number) => `${id}-${slot}`;
export const promoOf = (slot: number) => `SOAK-${slot}`;

/** A shop's functions in this process, without pages, with several pools. */
export type Shop = {
  provider: Provider;
  /** Each is a separate worker with a few connections. */
  workers: Database[];
  db: Database;
  stripe: Stripe;
  now(): Date;
  /**
   * The share of the time since a `performance.now()` in which the machine was too busy for this process or
   * its database, 0 to 1.
   */
  starvedSince(moment: number): number;
  /** The two functions with public addresses, called as by the platform. */
  checkout(body: unknown, key: string): Promise<Response>;
  webhook(body: string, signature: string): Promise<Response>;
  /** The checkout with a database and a provider client of the caller. */
  open(
    body: unknown,
    key: string,
    services: { db: Database; stripe: Stripe; holder?: Holder },
  ): Promise<CheckoutAnswer | Problem>;
  /** Empties the database, starts a new provider and resets the clock. */
  reset(): Promise<void>;
  close(): Promise<void>;
};

type Options = {
  /** Settings on top of the soak’s own. */
  settings?: Record<string, string>;
  /** Changes the catalogue before the functions read it. */
  change?: (content: Content) => void;
  provider?: Partial<ProviderOptions>;
  /** The connections of each worker. */
  connections?: number;
};

type Endpoint = { default: (request: Request, context: never) => Promise<Response> };

/**
 * Opens a shop on an existing database. `slots` is the number of concurrent schedules. Settings are read once
 * in a process, so it may open one shop only.
 */
export async function openShop(databaseUrl: string, slots: number, options: Options = {}): Promise<Shop> {
  process.env.STORE_CLOCK = new Date(Math.ceil(performance.timeOrigin) + START - Date.now()).toISOString();
  const folder = mkdtempSync(path.join(tmpdir(), 'found-soak-'));
  const snapshot = path.join(folder, 'catalogue.sqlite');
  await writeCatalogue(snapshot, slots, options.change);
  let provider = await startProvider({ clock: storeClock(), ...options.provider });
  const port = Number(new URL(provider.url).port);
  Object.assign(process.env, {
    SITE_URL: SITE,
    DATABASE_URL: databaseUrl,
    STRIPE_SECRET_KEY: LOCAL_STRIPE_KEY,
    STRIPE_WEBHOOK_SECRET: LOCAL_WEBHOOK_SECRET,
    LINK_SECRET: 'what-links-are-signed-with-in-a-soak',
    STRIPE_API_URL: provider.url,
    CHECKOUTS_IN_TEN_MINUTES: '0',
    STRIPE_TAX: '1',
    CATALOGUE_SNAPSHOT: snapshot,
    ...options.settings,
  });
  const { migrateDatabase } = await import('#functions/db/migrate.ts');
  await migrateDatabase(databaseUrl);
  // Loaded while the settings above are those of the process.
  const { database, openDatabase } = await import('#functions/db/open.ts');
  const { checkoutOrigins, stripe } = await import('#functions/platform/stripe.ts');
  const { env } = await import('#functions/platform/env.ts');
  const { startCheckout } = await import('#functions/checkout/start-checkout.ts');
  const checkout = (await import('#functions/endpoints/checkout.ts')) as unknown as Endpoint;
  const webhook = (await import('#functions/endpoints/webhook.ts')) as unknown as Endpoint;
  // This process simulates many instances, which would not share two connections. A slow machine must not
  // fail any of them: a wait of this length never ends.
  const patience = { timeoutMs: 60_000, waitMs: 60_000 };
  database({ connections: 12, ...patience });
  const pools = Array.from({ length: WORKERS + 2 }, () =>
    openDatabase(databaseUrl, { ...patience, connections: options.connections ?? 4 }),
  );
  const [own, watched, ...workers] = pools.map(({ db }) => db) as [Database, Database, ...Database[]];
  const tables = await tablesOf(own);
  const provided = await stripe();
  // The SDK only accepts its timeout when it is created.
  (provided as unknown as { _setApiField(name: string, value: number): void })._setApiField(
    'timeout',
    patience.timeoutMs,
  );
  const starvation = watchStarvation(watched);
  const call = (endpoint: Endpoint, address: string, headers: Record<string, string>, body: string) =>
    endpoint.default(
      new Request(`${SITE}${address}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body,
      }),
      { geo: {}, requestId: 'soak', ip: '127.0.0.1' } as never,
    );
  return {
    get provider() {
      return provider;
    },
    db: own,
    workers,
    stripe: provided,
    now: storeNow,
    starvedSince: (moment) => starvation.shareSince(moment),
    checkout: (body, key) =>
      call(checkout, '/api/checkout', { 'idempotency-key': key }, JSON.stringify(body)),
    open: (body, key, services) => {
      const isPledge = (body as { intent?: string }).intent === 'Funding';
      const request = isPledge ? z.parse(pledgeRequest, body) : z.parse(basketRequest, body);
      return startCheckout(request, key, {
        ...services,
        env: env(),
        origins: checkoutOrigins(),
        now: storeNow,
      });
    },
    webhook: (body, signature) => call(webhook, '/api/stripe', { 'stripe-signature': signature }, body),
    async reset() {
      await provider.close();
      const clock = storeClock();
      await clock.advance(START - clock.now());
      provider = await startProvider({ clock, port, ...options.provider });
      await own.execute(sql.raw(`truncate ${tables.join(', ')} cascade`));
    },
    async close() {
      starvation.stop();
      await provider.close();
      for (const pool of pools) await pool.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function writeCatalogue(file: string, slots: number, change?: Options['change']): Promise<void> {
  const { content, problems } = await readContent(TEST_SHOP.CONTENT_FOLDER);
  if (problems.length > 0) throw new Error(`The catalogue has faults: ${JSON.stringify(problems)}`);
  const product = content.products.find(({ id }) => id === SCARCE.productId)!;
  const funding = content.fundings.find(({ id }) => id === REWARD.fundingId)!;
  for (let slot = 0; slot < slots; slot += 1) {
    const scarce = structuredClone(product);
    scarce.id = copyOf(SCARCE.productId, slot);
    for (const format of scarce.data.formats)
      if (format.id === SCARCE.formatId)
        format.stock = { count: SCARCE.count, countedAt: new Date('2026-11-01') };
    content.products.push(scarce);
    const limited = structuredClone(funding);
    limited.id = copyOf(REWARD.fundingId, slot);
    delete (limited.data as { product?: string }).product;
    limited.data.startsAt = new Date('2026-01-01');
    limited.data.endsAt = new Date('2027-12-01');
    for (const reward of limited.data.rewards)
      if (reward.id === REWARD.rewardId) Object.assign(reward, { limit: REWARD.places, takenBefore: 0 });
    content.fundings.push(limited);
    content.coupons.push({
      id: promoOf(slot),
      file: 'a soak',
      data: { code: promoOf(slot), percentOff: 10, products: [], active: true, limits: PROMO },
    });
  }
  change?.(content);
  await writeSnapshot(content, file);
}

async function tablesOf(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  );
  return rows.map(({ name }) => name);
}
