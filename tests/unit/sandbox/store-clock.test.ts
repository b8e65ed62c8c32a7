import { startProvider } from 'payment-sandbox';
import { LOCAL_STRIPE_KEY } from 'payment-sandbox/keys';
import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { storeClock } from '#sandbox/store-clock.ts';
import { storeNow } from '#src/lib/clock.ts';

describe('the store’s clock and the provider’s', () => {
  let before: string | undefined;
  beforeEach(() => {
    before = process.env.STORE_CLOCK;
  });
  afterEach(() => {
    if (before === undefined) delete process.env.STORE_CLOCK;
    else process.env.STORE_CLOCK = before;
  });

  test.each([undefined, '+400d', '2031-05-01T09:00:00Z'])('move together, from %s', async (setting) => {
    if (setting) process.env.STORE_CLOCK = setting;
    else delete process.env.STORE_CLOCK;
    const clock = storeClock();
    const provider = await startProvider({ clock, sender: async () => 200 });
    const { hostname: host, port } = new URL(provider.url);
    const stripe = new Stripe(LOCAL_STRIPE_KEY, { host, port, protocol: 'http', telemetry: false });
    const start = storeNow().getTime();
    const soon = Math.floor(start / 1000) + 31 * 60;
    const { id } = await stripe.checkout.sessions.create({
      mode: 'payment',
      line_items: [
        { quantity: 1, price_data: { currency: 'gbp', unit_amount: 2800, product_data: { name: 'Fold' } } },
      ],
      success_url: 'http://localhost:4321/basket/success',
      expires_at: soon,
    });
    await provider.clock.advance(30 * 60_000);
    expect((await stripe.checkout.sessions.retrieve(id)).status).toBe('open');
    await provider.clock.advance(60_000);
    const moved = storeNow().getTime() - start;
    expect(moved).toBeGreaterThanOrEqual(31 * 60_000);
    expect(moved).toBeLessThan(32 * 60_000);
    const [first, theirs, last] = [storeNow().getTime(), clock.now(), storeNow().getTime()];
    expect(theirs).toBeGreaterThanOrEqual(first);
    expect(theirs).toBeLessThanOrEqual(last);
    expect([...provider.tables.events.values()].map(({ type }) => type)).toEqual([
      'checkout.session.expired',
    ]);
    await provider.close();
  });
});
