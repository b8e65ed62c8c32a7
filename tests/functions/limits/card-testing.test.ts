import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { rateLimit } from '#functions/db/schema/rate-limits.ts';
import { withPostgres } from '../helpers/databases.ts';
import { fresh, jsonPost } from '../helpers/messages.ts';
import { asked, basketOf, checkoutPost, expectProblem, formPost, newKey } from '../helpers/requests.ts';
import { openStore, type TestStore } from '../helpers/store.ts';

/**
 * The shared limit in ten minutes, its part for visitors with three or more calls,
 * and the limit of one connection.
 */
const BUDGET = 1500;
const AGAIN = BUDGET / 5;
const OWN = 30;
const ADDRESSES = 500;
/**
 * `ATTACK=10000` for the number in the report. The number that goes through is the same, since each address
 * has used its share by then.
 */
const CALLS = Number(process.env.ATTACK || 1500);

withPostgres('card testing on', (database) => {
  let store: TestStore;
  let limitCheckouts: typeof import('#functions/checkout/checkout-limits.ts').limitCheckouts;
  beforeAll(async () => {
    store = await openStore({ database: database() });
    // The store's own module, which uses the store's database.
    ({ limitCheckouts } = await import('#functions/checkout/checkout-limits.ts'));
  });
  afterAll(() => store?.close());
  beforeEach(async () => {
    await store.db.delete(rateLimit);
    store.log.length = 0;
  });

  const press = (ip: string, headers: Record<string, string> = {}) =>
    store.call(checkoutPost(basketOf(), { ...newKey(), ...headers }), { ip });
  const sessions = () => asked(store, 'sessions.create').length;
  const alarms = () => store.log.filter((line) => line.includes('"event":"limit_alarm"'));
  /**
   * Sends this number of calls, each from the next address, a few at a time. @returns how many went through
   */
  async function flood(calls: number, addressOf: (at: number) => string, budget = BUDGET): Promise<number> {
    let at = 0;
    let through = 0;
    const robots = Array.from({ length: 4 }, async () => {
      while (at < calls) {
        const context = { ip: addressOf(at++) } as never;
        if (!(await limitCheckouts(budget, { context, requestId: 'robot' }))) through += 1;
      }
    });
    await Promise.all(robots);
    return through;
  }
  /**
   * Each address in another network: far fewer calls go through from one network, see networks.long.test.ts.
   */
  const robot = (at: number) => `10.${(at % ADDRESSES) >> 8}.${(at % ADDRESSES) & 255}.7`;

  test('[B06] [F80] of thousands of calls from 500 addresses the budget goes through, one alarm is raised, and shoppers can still buy', {
    tags: ['long'],
    timeout: 120_000,
  }, async () => {
    expect(await flood(CALLS, robot)).toBe(2 * ADDRESSES + AGAIN);
    expect(alarms()).toEqual([expect.stringMatching(/"level":"error".*"limit":"checkout-again","most":300/)]);

    const before = sessions();
    const refused = await press(robot(7));
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(300);
    await expectProblem(refused, {
      status: 429,
      code: 'too_many_requests',
      message: /^Too many requests\. Please try again in (\d|10) minutes\.$/,
    });
    expect(sessions()).toBe(before);

    for (const _ of [1, 2]) expect((await press('203.0.113.5')).status).toBe(200);
    expect(sessions()).toBe(before + 2);
    expect((await press('203.0.113.5')).status).toBe(429);
    expect(alarms()).toHaveLength(1);

    // A visitor with the address of a robot can still send messages and withdrawals.
    const withdrawal = await store.call(jsonPost('withdrawal', fresh('withdrawal')), { ip: robot(7) });
    expect(withdrawal.status).toBe(201);
  });

  test('a form over the limit gets a page that says when to try again', async () => {
    const fields = {
      productId: 'a-slow-loaf',
      productFormatId: 'hardback',
      quantity: '1',
      storeRegion: 'GB',
    };
    await flood(OWN, () => robot(7));
    const page = await store.call(formPost(fields), { ip: robot(7), country: 'GB' });
    expect(page.status).toBe(429);
    expect(page.headers.get('content-type')).toMatch(/^text\/html/);
    expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await page.text()).toContain('Please try again in');
  });

  test('[B04] [F101] one connection opens thirty pages in ten minutes, with any addresses in its headers and in its network', async () => {
    const ofNetwork = (at: number) => `2001:db8:7:1:${at.toString(16)}::${at + 1}`;
    expect(await flood(OWN - 2, ofNetwork)).toBe(OWN - 2);
    const claims = (at: number) => {
      const claimed = `203.0.113.${at}`;
      return {
        'x-forwarded-for': claimed,
        'x-real-ip': claimed,
        'x-nf-client-connection-ip': claimed,
        forwarded: `for=${claimed}`,
      };
    };
    const statuses: number[] = [];
    for (const at of [1, 2, 3, 4]) statuses.push((await press(ofNetwork(100 + at), claims(at))).status);
    expect(statuses).toEqual([200, 200, 429, 429]);
    expect((await press('2001:db8:7:2::1')).status).toBe(200);
  });

  test('[B06] a shop without a shared limit still has the limit of each connection', async () => {
    expect(await flood(40, (at) => robot(at % 2), 0)).toBe(40);
    expect(await flood(40, () => robot(1), 0)).toBe(OWN - 20);
    const keys = (await store.db.select({ key: rateLimit.key }).from(rateLimit)).map(({ key }) => key);
    expect(keys.filter((key) => key.endsWith(':all'))).toEqual([]);
  });
});
