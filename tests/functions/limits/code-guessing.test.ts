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
beforeEach(async () => {
  await store.db.delete(rateLimit);
  store.log.length = 0;
});

/** Each in another network. */
const address = (at: number) => `10.${at >> 8}.${at & 255}.9`;
const look = (code: string, ip: string, kind = 'coupons/store') =>
  store.call(new Request(`${SITE}/api/${kind}/${code}`), { ip });
const buy = (change: object, ip: string) =>
  store.call(checkoutPost(basketOf({ ...change }), newKey()), { ip });
const guess = (at: number) => `GUESS-${at}`;

test('[F81] a connection with ten misses gets no more answers, by look-up or checkout, and can buy without a code', async () => {
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
  // One connection raises no alarm.
  expect(store.log.filter((line) => line.includes('"limit_alarm"'))).toEqual([]);
});

test('[F81] nine misses do not block a valid code, ten do until their window is over', async () => {
  for (let at = 0; at < OWN - 1; at += 1) await look(guess(at), address(6));
  expect((await look('FIRSTSUPPER', address(6))).status).toBe(200);
  await look(guess(OWN), address(6));
  const refused = await look('FIRSTSUPPER', address(6));
  expect(refused.status).toBe(429);
  const seconds = WINDOW / 1000;
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(seconds - 60);
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(seconds);
});

test('[F81] a visitor without an address can use a valid code until the shared limit of misses is reached', async () => {
  const nowhere = '127.0.0.1';
  for (let at = 0; at < OWN + 1; at += 1) expect((await look(guess(at), nowhere)).status).toBe(404);
  expect((await look('FIRSTSUPPER', nowhere)).status).toBe(200);
  for (let at = OWN + 1; at < ALL; at += 1) await look(guess(at), nowhere);
  expect((await look('FIRSTSUPPER', nowhere)).status).toBe(429);
  expect((await look('FIRSTSUPPER', address(7))).status).toBe(200);
});

test('[F81] a wrong code at checkout counts as a guess, too', async () => {
  for (let at = 0; at < OWN; at += 1)
    expect((await buy({ couponCode: guess(at) }, address(3))).status).toBe(422);
  expect((await look('FIRSTSUPPER', address(3))).status).toBe(429);
});

test('[B05] [F81] at the shared limit of misses an alarm is raised, wrong codes are refused, and a shopper can still use a valid one', {
  tags: ['long'],
}, async () => {
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

test('[F81] at the allowed rate, a private code is not found in a day', () => {
  const guesses = ALL * ((24 * 60 * 60_000) / WINDOW);
  expect(guesses / 2 ** 50).toBeLessThan(1e-9);
});

test('[B05] an unknown, an ended and a switched-off code have the same look-up answer and the same refusal', async () => {
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

test('[B03] sixty look-ups in ten minutes are the limit, even for valid codes', async () => {
  for (let at = 0; at < BUDGETS.lookUp.own; at += 1)
    expect((await look('FIRSTSUPPER', address(5))).status).toBe(200);
  const refused = await look('FIRSTSUPPER', address(5));
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500);
  await expectProblem(refused, { status: 429, code: 'too_many_requests' });
});
