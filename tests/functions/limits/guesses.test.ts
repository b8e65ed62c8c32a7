import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { rateLimit } from '#functions/db/schema/rate-limits.ts';
import { BUDGETS } from '#functions/limits/budgets.ts';
import { basketOf, checkoutPost, expectProblem, newKey } from '../helpers/requests.ts';
import { openStore, SITE, type TestStore } from '../helpers/store.ts';

const { own: OWN, everybody: ALL, windowMs: WINDOW } = BUDGETS.miss;

let store: TestStore;
beforeAll(async () => {
  store = await openStore({
    change: ({ coupons }) => {
      const add = (code: string, more: object) =>
        coupons.push({
          id: code.toLowerCase(),
          file: 'a test',
          data: { code, products: [], active: true, percentOff: 10, ...more },
        });
      add('LONG-GONE', { until: '2020-01-31' });
      add('SWITCHED', { active: false });
    },
  });
});
afterAll(() => store.close());
beforeEach(() => store.db.delete(rateLimit));

/** Each in a network of its own. */
const address = (at: number) => `10.${at >> 8}.${at & 255}.9`;
const look = (code: string, ip: string, kind = 'coupons/store') =>
  store.call(new Request(`${SITE}/api/${kind}/${code}`), { ip });
const buy = (change: object, ip: string) =>
  store.call(checkoutPost(basketOf({ ...change }), newKey()), { ip });
const guess = (at: number) => `GUESS-${at}`;

test('[F81] a connection that has missed ten times learns nothing more, by look-up or by purchase, and buys without a code', async () => {
  for (let at = 0; at < OWN; at += 1)
    expect((await look(guess(at), address(1), at % 2 ? 'coupons/store' : 'payout-codes')).status).toBe(404);
  for (const code of [guess(99), 'FIRSTSUPPER', 'LONG-GONE'])
    await expectProblem(await look(code, address(1)), {
      status: 429,
      code: 'too_many_requests',
      field: 'code',
    });
  for (const couponCode of [guess(99), 'FIRSTSUPPER'])
    await expectProblem(await buy({ couponCode }, address(1)), {
      status: 429,
      code: 'too_many_requests',
      field: 'couponCode',
    });
  await expectProblem(await buy({ payoutCode: 'ines-tins' }, address(1)), {
    status: 429,
    field: 'payoutCode',
  });
  expect((await buy({}, address(1))).status).toBe(200);
  expect((await look('FIRSTSUPPER', address(2))).status).toBe(200);
});

test('[F81] a wrong code at the checkout is a guess like any other', async () => {
  for (let at = 0; at < OWN; at += 1)
    expect((await buy({ couponCode: guess(at) }, address(3))).status).toBe(422);
  expect((await look('FIRSTSUPPER', address(3))).status).toBe(429);
});

test('[B05] [F81] when all together have missed too often an alarm is raised, guessing ends, and who types a good code still gets it', async () => {
  const statuses: number[] = [];
  for (let at = 0; at < ALL; at += 1) statuses.push((await look(guess(at), address(100 + (at >> 3)))).status);
  expect(new Set(statuses)).toEqual(new Set([404]));
  const fresh = address(90);
  expect((await look(guess(ALL), fresh)).status).toBe(429);
  expect(store.log.filter((line) => /"limit_alarm".*"limit":"code-miss"/.test(line))).toHaveLength(1);
  expect((await look('FIRSTSUPPER', fresh)).status).toBe(429);
  expect((await look('FIRSTSUPPER', address(91))).status).toBe(200);
  expect((await buy({ couponCode: 'FIRSTSUPPER' }, address(91))).status).toBe(200);
});

test('[F81] at the rate that is let through, a private code is not found in a day', () => {
  const guesses = ALL * ((24 * 60 * 60_000) / WINDOW);
  expect(guesses / 2 ** 50).toBeLessThan(1e-9);
});

test('[B05] an unknown, an ended and a switched-off code are answered alike, and refused alike', async () => {
  for (const _ of [1, 2]) {
    const answers = await Promise.all(
      ['NOBODYS-1', 'LONG-GONE', 'SWITCHED'].map(async (code) => {
        const answer = await look(code, address(4));
        const text = (await answer.text()).replaceAll(code, '…');
        return JSON.stringify([answer.status, [...answer.headers.keys()], text]);
      }),
    );
    expect(new Set(answers).size).toBe(1);
    for (let at = 3; at < OWN; at += 1) await look(guess(at), address(4));
  }
});

test('[B03] sixty look-ups in ten minutes are more than a shopper makes, however good the code', async () => {
  for (let at = 0; at < BUDGETS.lookUp.own; at += 1)
    expect((await look('FIRSTSUPPER', address(5))).status).toBe(200);
  const refused = await look('FIRSTSUPPER', address(5));
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500);
  await expectProblem(refused, { status: 429, code: 'too_many_requests' });
});
