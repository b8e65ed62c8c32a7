import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { outbox } from '#functions/db/schema/outbox.ts';
import { rateLimit } from '#functions/db/schema/rate-limits.ts';
import { findOrder } from '#functions/orders/read-orders.ts';
import { checkoutOperation } from '#src/contracts/checkout.ts';
import { type CheckedStore, openCheckedStore } from '../helpers/captcha.ts';
import { withDatabases } from '../helpers/databases.ts';
import { payAt, SHOPPER } from '../helpers/hosted-page.ts';
import { basketOf, checkOut, checkoutPost, expectProblem, newKey } from '../helpers/requests.ts';
import { openStore, SITE, type TestStore } from '../helpers/store.ts';

const SECOND = 1000;
const clock = process.env.STORE_CLOCK;
/** Moves the store's clock, in ms after now. */
const at = (ms: number) => {
  process.env.STORE_CLOCK = new Date(Math.ceil(performance.timeOrigin) + ms).toISOString();
};
afterEach(() => {
  if (clock === undefined) delete process.env.STORE_CLOCK;
  else process.env.STORE_CLOCK = clock;
});

const jsonTo = (path: string, body: object, headers: Record<string, string> = {}) =>
  new Request(SITE + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
/** An address of one /48, each in another /64. */
const robotOf48 = (count: number) => `2001:db8:66:${((count * 251) & 0xffff).toString(16)}::1`;

withDatabases('a shared budget on', (database) => {
  let store: TestStore;
  let limitCheckouts: typeof import('#functions/checkout/checkout-limits.ts').limitCheckouts;
  beforeAll(async () => {
    store = await openStore({ database: database() });
    ({ limitCheckouts } = await import('#functions/checkout/checkout-limits.ts'));
  });
  afterAll(() => store?.close());
  beforeEach(() => store.db.delete(rateLimit));

  const press = (ip: string, key = newKey()) => store.call(checkoutPost(basketOf(), key), { ip });
  const isThrough = async (ip: string) =>
    !(await limitCheckouts(1500, { context: { ip } as never, requestId: 'robot' }));

  test('[B06] [F80] a /48 that requests 2.5 payment pages a second for twelve minutes does not stop others from buying', async () => {
    let robots = 0;
    let through = 0;
    const answers: [minute: number, status: number][] = [];
    for (let second = 0; second < 720; second += 2) {
      at(second * SECOND);
      for (let call = 0; call < 5; call += 1) if (await isThrough(robotOf48(robots++))) through += 1;
      // One shopper every twenty seconds, at home, on a phone and at work in turn, each with two clicks.
      if (second % 20 !== 0) continue;
      const homes = [
        `203.0.${second % 250}.5`,
        `2001:db8:${(second + 256).toString(16)}::1`,
        '198.51.100.77',
      ];
      const ip = homes[(second / 20) % 3]!;
      for (const _ of [1, 2]) answers.push([second / 60, (await press(ip)).status]);
    }
    const inFive = answers.filter(([minute]) => minute < 5);
    const served = (some: typeof answers) => some.filter(([, status]) => status === 200).length;
    console.info(
      `A /48 with ${robots} calls in 12 minutes: ${through} let through. ` +
        `Honest checkouts answered: ${served(inFive)} of ${inFive.length} in the first five minutes, ${served(answers)} of ${answers.length} in all.`,
    );
    expect(served(answers)).toBe(answers.length);
    // A tenth of the budget in any ten minutes.
    expect(through).toBeLessThanOrEqual(2 * 150);
  }, 240_000);

  test('a checkout with an open page gets its page although the shared budget is used up', async () => {
    const key = newKey();
    const first = await checkOut(store, basketOf(), key);
    for (const name of ['checkout-first:all', 'checkout-again:all'])
      await store.db
        .insert(rateLimit)
        .values({
          key: name,
          hits: Array.from({ length: 1500 }, () => new Date()),
          expiresAt: new Date(Date.now() + 600_000),
        })
        .onConflictDoUpdate({ target: rateLimit.key, set: { hits: sql`excluded.hits` } });
    expect((await press('203.0.113.9')).status).toBe(429);
    const again = await press('203.0.113.9', key);
    expect([again.status, await again.json()]).toEqual([200, first]);
  });

  test('five hundred requests for an order link, from one network or from five hundred, do not block a buyer', async () => {
    const { redirectUrl, checkoutSessionId } = await checkOut(store, basketOf());
    await payAt(redirectUrl);
    const { id: number } = (await findOrder(store.db, checkoutSessionId))!;
    const ask = (ip: string, asked: object) => store.call(jsonTo('/api/order-link', asked), { ip });
    const guess = { number: 'F-22222-22222', email: 'nobody@example.com' };
    const statuses: number[] = [];
    for (let call = 0; call < 500; call += 1) statuses.push((await ask(robotOf48(call), guess)).status);
    expect(statuses.filter((status) => status === 202)).toHaveLength(50);
    for (let call = 0; call < 500; call += 1)
      expect((await ask(`10.${call >> 8}.${call & 255}.3`, guess)).status).toBe(202);
    expect(store.log.filter((line) => /"limit_alarm".*"limit":"order-link"/.test(line)).length).toBe(1);
    expect((await ask('203.0.113.40', { number, email: SHOPPER.email })).status).toBe(202);
    const mails = await store.db.select().from(outbox);
    expect(mails.filter(({ kind }) => kind === 'order-link')).toHaveLength(1);
  }, 120_000);
});

describe('a shared budget with a captcha', () => {
  let store: CheckedStore;
  beforeAll(async () => {
    store = await openCheckedStore({ settings: { CHECKOUTS_IN_TEN_MINUTES: '20' } });
  });
  afterAll(() => store.close());
  beforeEach(() => store.db.delete(rateLimit));

  const someone = (count: number) => `10.7.${count}.9`;
  const token = (action: string) => store.captcha.issue(action, new URL(SITE).hostname);
  const press = (ip: string, headers: Record<string, string> = {}) =>
    store.call(checkoutPost(basketOf(), { ...newKey(), ...headers }), { ip });
  const half = async () => {
    for (let count = 0; count < 8; count += 1) expect((await press(someone(count))).status).toBe(200);
  };

  test('requires a captcha once half of it is used, and a visitor who passes it is not counted', async () => {
    await half();
    await expectProblem(await press(someone(20)), {
      status: 403,
      code: 'robot_check_needed',
      field: 'captcha-token',
    });
    for (let count = 30; count < 60; count += 1)
      expect((await press(someone(count), { 'captcha-token': token(checkoutOperation.id) })).status).toBe(
        200,
      );
    expect((await press(someone(20))).status).toBe(403);
  });
});
