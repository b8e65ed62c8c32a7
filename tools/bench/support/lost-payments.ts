import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RecordedRequest } from 'payment-sandbox';
import { manualClock, type Provider, startProvider } from 'payment-sandbox';
import { LOCAL_STRIPE_KEY, LOCAL_WEBHOOK_SECRET } from 'payment-sandbox/keys';
import type Stripe from 'stripe';
import { startCheckout } from '#functions/checkout/start-checkout.ts';
import type { Database } from '#functions/db/open.ts';
import { env } from '#functions/platform/env.ts';
import { isProblem } from '#functions/platform/problem.ts';
import { checkoutOrigins, stripe } from '#functions/platform/stripe.ts';
import { readContent } from '#src/catalogue/reading/read-content.ts';
import { writeSnapshot } from '#src/catalogue/snapshot/snapshot.ts';
import { basketRequest } from '#src/contracts/checkout.ts';
import { TEST_SHOP } from '#tests/setup/test-shop.ts';

/** A provider whose events are not delivered, and the store's client for it. */
export type Silent = {
  provider: Provider;
  stripe: Stripe;
  now: () => Date;
  /** The number of calls so far, by operation. */
  calls: Map<string, number>;
  close(): Promise<void>;
};

/**
 * Starts the local provider without a webhook, with a clock that starts `days` ago,
 * and sets the settings of the functions.
 */
export async function silentProvider(databaseUrl: string, days: number): Promise<Silent> {
  const folder = await mkdtemp(path.join(tmpdir(), 'found-bench-operator-'));
  const { content } = await readContent(TEST_SHOP.CONTENT_FOLDER);
  const snapshot = path.join(folder, 'catalogue.sqlite');
  await writeSnapshot(content, snapshot);
  const clock = manualClock(Date.now() - days * 86_400_000);
  const calls = new Map<string, number>();
  const gate = async ({ operation }: RecordedRequest) => {
    calls.set(operation ?? '', (calls.get(operation ?? '') ?? 0) + 1);
  };
  const provider = await startProvider({ clock, gate });
  Object.assign(process.env, {
    SITE_URL: 'http://localhost:4640',
    DATABASE_URL: databaseUrl,
    STRIPE_SECRET_KEY: LOCAL_STRIPE_KEY,
    STRIPE_WEBHOOK_SECRET: LOCAL_WEBHOOK_SECRET,
    STRIPE_API_URL: provider.url,
    LINK_SECRET: 'what-links-are-signed-with-in-a-bench',
    CATALOGUE_SNAPSHOT: snapshot,
  });
  return { provider, stripe: await stripe(), now: () => new Date(clock.now()), calls, close: provider.close };
}

/**
 * Pays `count` checkouts of the store, one every `gapMs` of the provider's clock,
 * without events to the store.
 */
export async function payUnseen(silent: Silent, db: Database, count: number, gapMs: number): Promise<void> {
  const { provider, now } = silent;
  const request = basketRequest.parse({
    items: [{ productId: 'a-slow-loaf', productFormatId: 'hardback', quantity: 2 }],
    storeRegion: 'GB',
    shippingMethodId: 'standard',
  });
  const services = { db, stripe: silent.stripe, env: env(), origins: checkoutOrigins(), now };
  for (let done = 0; done < count; done += 1) {
    const started = await startCheckout(request, crypto.randomUUID(), services);
    if (isProblem(started)) throw new Error(`No checkout: ${started.code}`);
    await provider.actions.pay(started.checkoutSessionId);
    await provider.clock.advance(gapMs);
  }
}
