import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { checkoutAttempt } from '#functions/db/schema/attempts.ts';
import { message } from '#functions/db/schema/messages.ts';
import { order } from '#functions/db/schema/orders.ts';
import { webhookEvent } from '#functions/db/schema/provider.ts';
import { readEnv } from '#functions/platform/env.ts';
import { type Content, readContent } from '#src/catalogue/reading/read-content.ts';
import { contentFolder } from '#src/catalogue/schemas/content-folder.ts';
import { writeSnapshot } from '#src/catalogue/snapshot/snapshot.ts';
import { daysLater } from '#src/core/dates.ts';
import type { LiveFunding } from '#src/features/fundings/live.ts';
import { payAt } from './helpers/hosted-page.ts';
import { fresh } from './helpers/messages.ts';
import { basketOf, checkOut, checkoutPost, expectProblem } from './helpers/requests.ts';
import { openStore, SITE, type TestStore } from './helpers/store.ts';

const AHEAD = 400;
const MINUTE = 60_000;
const then = () => daysLater(new Date(), AHEAD).getTime();

describe('a store whose clock is 400 days ahead', () => {
  let store: TestStore;
  beforeAll(async () => {
    store = await openStore({
      settings: { STORE_CLOCK: `+${AHEAD}d` },
      change: ({ coupons }) => {
        const rest = { file: 'a test', data: { percentOff: 10, products: [], active: true } };
        const ends = (code: string, days: number) =>
          coupons.push({
            ...rest,
            id: code,
            data: { ...rest.data, code, until: daysLater(new Date(), days) },
          });
        ends('ENDED-BY-THEN', AHEAD - 1);
        ends('GOOD-THEN', AHEAD + 1);
      },
    });
  });
  afterAll(() => store?.close());

  test('sells, accepts webhooks and writes its own time into every row', async () => {
    const { redirectUrl, checkoutSessionId } = await checkOut(store, basketOf());
    await payAt(redirectUrl);
    expect(store.webhooks.length).toBeGreaterThan(0);
    const { session } = store.provider.tables.sessions.get(checkoutSessionId)!;
    expect(Math.abs(session.created * 1000 - then())).toBeLessThan(MINUTE);
    const [attempt] = await store.db.select().from(checkoutAttempt);
    const [paid] = await store.db.select().from(order);
    const [event] = await store.db.select().from(webhookEvent);
    for (const time of [attempt?.createdAt, paid?.createdAt, event?.receivedAt])
      expect(Math.abs((time?.getTime() ?? 0) - then())).toBeLessThan(MINUTE);
  });

  test('dates messages on that day, and the nightly job finds none overdue', async () => {
    const body = JSON.stringify(fresh('contact'));
    const headers = { 'content-type': 'application/json' };
    const request = new Request(`${SITE}/api/contact`, { method: 'POST', headers, body });
    expect((await store.call(request)).status).toBe(201);
    const [row] = await store.db.select().from(message);
    expect(Math.abs(row!.createdAt.getTime() - then())).toBeLessThan(MINUTE);
    await store.run('retention');
    expect(store.log.at(-1)).toMatch(
      /"event":"retention","messages":0,"attempts":0,"customers":0,"newsOptIns":0,"orders":0,"notices":0,"mails":0,"links":0\}$/,
    );
  });

  test.each([
    ['ENDED-BY-THEN', 404],
    ['GOOD-THEN', 200],
  ])('judges a promo code, %s, in the same way at the look-up and at checkout', async (code, status) => {
    const looked = await store.call(new Request(`${SITE}/api/coupons/store/${code}`));
    expect(looked.status).toBe(status);
    const answer = await store.call(checkoutPost({ ...basketOf(), couponCode: code }));
    if (status === 200) expect(answer.status).toBe(200);
    else await expectProblem(answer, { status: 422, code: 'unknown_coupon', field: 'couponCode' });
  });

  test('has the fundings of a demonstration in their usual states', async () => {
    const answer = await store.call(new Request(`${SITE}/api/fundings?limit=100`));
    const { data } = (await answer.json()) as { data: LiveFunding[] };
    const states = Object.fromEntries(data.map(({ _id, state }) => [_id, state]));
    expect(states).toMatchObject({
      'the-curanto-pot': 'ending',
      fold: 'running',
      'llyn-bakestone': 'funded',
      'forty-jars-an-hour': 'upcoming',
      'the-meersbrook-press': 'successful',
      'the-night-bus-kitchen': 'failed',
    });
    expect(Math.abs(Date.parse(data[0]!.now) - then())).toBeLessThan(MINUTE);
  });
});

describe('a store whose clock a test moves', () => {
  let store: TestStore;
  beforeAll(async () => {
    store = await openStore();
  });
  afterAll(() => store?.close());

  test('moves with the provider’s clock, and both process what becomes due', async () => {
    const left = await checkOut(store, basketOf());
    const before = Date.now();
    await store.provider.clock.advance(25 * 60 * MINUTE);
    await store.provider.webhooks.idle();
    expect(store.webhooks.map(({ body }) => (JSON.parse(body) as { type: string }).type)).toEqual([
      'checkout.session.expired',
    ]);
    expect(store.provider.tables.sessions.get(left.checkoutSessionId)!.session.status).toBe('expired');
    // Signed a day later, and accepted by the store, whose clock is the same.
    expect([...store.provider.tables.deliveries.values()]).toMatchObject([{ status: 'delivered' }]);
    const { redirectUrl } = await checkOut(store, basketOf());
    await payAt(redirectUrl);
    const [paid] = await store.db.select().from(order);
    expect((paid?.createdAt.getTime() ?? 0) - before).toBeGreaterThanOrEqual(25 * 60 * MINUTE);
    expect((paid?.createdAt.getTime() ?? 0) - before).toBeLessThan(26 * 60 * MINUTE);
  });
});

describe('a clock that is moved', () => {
  const source = {
    SITE_URL: SITE,
    DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none',
    STRIPE_SECRET_KEY: 'sk_test_nobody',
    STRIPE_WEBHOOK_SECRET: 'whsec_nobody',
    LINK_SECRET: 'thirty-two-letters-of-no-secret-at-all',
    STRIPE_API_URL: 'http://localhost:12111',
    STORE_CLOCK: '+400d',
  };

  test('is for the local provider, and refused with Stripe itself and with a live key', () => {
    expect(() => readEnv(source)).not.toThrow();
    expect(() => readEnv({ ...source, STRIPE_API_URL: '' })).toThrow(/STORE_CLOCK: must be unset.*Stripe/);
    expect(() => readEnv({ ...source, STRIPE_API_URL: '', STRIPE_SECRET_KEY: 'sk_live_nobody' })).toThrow(
      /STORE_CLOCK: must be unset.*live key/,
    );
  });

  test.each(['soon', '2026-11-21', '+400', '400d', '2027-13-45T09:00:00Z'])(
    '“%s” is refused as a setting',
    (setting) => {
      expect(() => readEnv({ ...source, STORE_CLOCK: setting })).toThrow(
        /STORE_CLOCK: a moment such as .* or an offset/,
      );
    },
  );
});

test('a build of a demonstration, or of a seller without a name, sells nothing with a live key, and says what to change', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'found-demo-'));
  const settingsOf = async (content: Content) => {
    const file = path.join(folder, `${crypto.randomUUID()}.db`);
    await writeSnapshot(content, file);
    vi.stubEnv('CATALOGUE_SNAPSHOT', file);
    vi.resetModules();
    return (await import('#functions/catalogue/snapshot.ts')).storeSettings;
  };
  try {
    const { content } = await readContent(contentFolder());
    vi.stubEnv('STRIPE_SECRET_KEY', 'rk_live_nobody');
    expect(await settingsOf(content)).toThrow(/store\.yaml: demo: no such line beside a live payment key/);
    vi.stubEnv('STRIPE_SECRET_KEY', 'rk_test_nobody');
    expect(await settingsOf(content)).not.toThrow();
    vi.stubEnv('STRIPE_SECRET_KEY', 'rk_live_nobody');
    const { data } = content.settings[0]!;
    delete data.demo;
    const { legalName, ...nameless } = data.owner;
    data.owner = nameless;
    expect(await settingsOf(content)).toThrow(/store\.yaml: owner\.legalName: the seller’s full name/);
    data.owner = { legalName };
    expect(await settingsOf(content)).toThrow(/store\.yaml: owner\.registration/);
    data.owner = { ...nameless, legalName };
    expect(await settingsOf(content)).not.toThrow();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
