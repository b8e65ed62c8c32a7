import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { rateLimit } from '#functions/db/schema/rate-limits.ts';
import type { Budget } from '#functions/limits/budgets.ts';
import type { Hit } from '#functions/limits/consume.ts';
import type { Prove } from '#functions/limits/rate-limit.ts';
import { openStore, type TestStore } from '../helpers/store.ts';

let store: TestStore;
let limits: typeof import('#functions/limits/rate-limit.ts');
let visitorOf: typeof import('#functions/limits/visitor.ts').visitorOf;
beforeAll(async () => {
  store = await openStore();
  // The store's own modules, which use the store's database.
  limits = await import('#functions/limits/rate-limit.ts');
  ({ visitorOf } = await import('#functions/limits/visitor.ts'));
});
afterAll(() => store.close());
beforeEach(async () => {
  await store.db.delete(rateLimit);
  store.log.length = 0;
});

const NOW = new Date('2026-11-22T12:00:00Z');
const WINDOW = 600_000;
/** Calls from one connection of a network, and without an address. */
const from = (ip: string | undefined) => ({ requestId: 'req-1', context: { ip } as never });
const ANA = from('203.0.113.7');
const NOBODY = from(undefined);
let made = 0;
/** A budget that no other test uses, nor its alarms. */
const budgetOf = (change: Partial<Budget> = {}): Budget => {
  made += 1;
  return { name: `budget-${made}`, windowMs: WINDOW, own: 3, ...change };
};
const events = () => store.log.map((line) => JSON.parse(line));
const alarms = () => events().filter(({ event }) => event === 'limit_alarm');
/** The number of calls in each row, by the beginning of its key. */
async function counted(name: string): Promise<Record<string, number>> {
  const rows = await store.db.select().from(rateLimit).orderBy(rateLimit.key);
  const of = rows.filter(({ key }) => key.startsWith(`${name}:`) || key.startsWith(`${name}-`));
  return Object.fromEntries(of.map(({ key, hits }) => [key, hits.length]));
}

describe('a visitor with too many calls', () => {
  test.each([
    [1, 'in a minute'],
    [60, 'in a minute'],
    [61, 'in 2 minutes'],
    [3600, 'in 60 minutes'],
  ])('and %d seconds to wait gets a message to try again %s', (retryAfter, words) => {
    const limit = { name: 'any', most: 1, windowMs: 1 };
    const told = {
      isProblem: true,
      status: 429,
      code: 'too_many_requests',
      message: `Too many requests. Please try again ${words}.`,
      headers: { 'retry-after': `${retryAfter}` },
    };
    expect(limits.tooMany({ limit, retryAfter })).toEqual(told);
    expect(limits.tooMany({ limit, retryAfter }, 'code')).toEqual({ ...told, field: 'code' });
  });

  test('is refused by the personal limit, even if the shared one has room', async () => {
    const budget = budgetOf({ everybody: 100 });
    for (const _ of [1, 2, 3]) expect(await limits.checkRateLimit(budget, ANA)).toBeUndefined();
    expect(await limits.checkRateLimit(budget, ANA)).toMatchObject({ status: 429 });
    expect(await counted(budget.name)).toMatchObject({ [`${budget.name}:all`]: 3 });
  });

  test('is refused if there is no shared limit, and others are not', async () => {
    const budget = budgetOf();
    for (const _ of [1, 2, 3]) expect(await limits.checkRateLimit(budget, ANA)).toBeUndefined();
    expect(await limits.checkRateLimit(budget, ANA)).toMatchObject({ status: 429 });
    for (const _ of [1, 2, 3, 4]) expect(await limits.checkRateLimit(budget, NOBODY)).toBeUndefined();
    expect(Object.keys(await counted(budget.name))).toHaveLength(2);
  });

  test('is counted by connection, site and network, up to the first limit without room', async () => {
    const budget = budgetOf({ own: 2 });
    const count = (ip?: string) =>
      limits.countPersonal(store.db, budget, visitorOf(ip === undefined ? undefined : { ip }), NOW);
    expect(await count('2001:db8:1:100::1')).toEqual({ own: 1, site: 1, network: 1 });
    expect(await count('2001:db8:1:101::1')).toEqual({ own: 1, site: 2, network: 2 });
    expect(await count('2001:db8:1:101::2')).toEqual({ own: 2, site: 3, network: 3 });
    expect(await count('2001:db8:1:101::3')).toMatchObject({ limit: { most: 2 }, retryAfter: 600 });
    expect(await count('2001:db8:1:200::1')).toEqual({ own: 1, site: 1, network: 4 });
    expect(await count('203.0.113.7')).toEqual({ own: 1, site: undefined, network: 1 });
    expect(await count()).toBeUndefined();
  });
});

describe('when the shared budget is used up', () => {
  const budget = (shared: Budget['shared']) => budgetOf({ everybody: 4, shared });
  const fill = async (one: Budget) => {
    for (const at of [1, 2]) expect(await limits.checkRateLimit(one, from(`10.0.${at}.1`))).toBeUndefined();
    expect(alarms()).toEqual([]);
  };

  test('and the budget only raises an alarm, visitors with an address are served, others are refused', async () => {
    const one = budget('alarm');
    await fill(one);
    expect(await limits.checkRateLimit(one, ANA)).toBeUndefined();
    expect(alarms()).toMatchObject([
      { level: 'error', requestId: 'req-1', limit: one.name, most: 2, minutes: 10 },
    ]);
    expect(await limits.checkRateLimit(one, NOBODY)).toMatchObject({ status: 429 });
    expect(await counted(one.name)).not.toHaveProperty(`${one.name}-reserve:all`);
    expect(alarms()).toHaveLength(1);
  });

  test('new visitors have the reserve, and another alarm is raised when that is used up', async () => {
    const one = budget('reserve');
    await fill(one);
    expect(await limits.checkRateLimit(one, NOBODY)).toMatchObject({ status: 429 });
    expect(alarms().map(({ limit }) => limit)).toEqual([one.name]);
    for (const at of [3, 4]) expect(await limits.checkRateLimit(one, from(`10.0.${at}.1`))).toBeUndefined();
    expect(alarms()).toHaveLength(1);
    expect(await limits.checkRateLimit(one, from('10.0.5.1'))).toMatchObject({ status: 429 });
    expect(alarms().map(({ limit }) => limit)).toEqual([one.name, `${one.name}-reserve`]);
    expect(events().filter(({ event }) => event === 'limit_not_counted')).toEqual([]);
  });
});

describe('with a captcha', () => {
  const hitOf = (name: string, most: number): Hit => ({
    limit: { name, windowMs: WINDOW, most },
    subject: 'all',
  });
  const call = (open: Hit, prove: Prove) =>
    limits.checkSharedRateLimit({ open, reserve: open, isNew: false }, ANA, { prove });
  const refusal = { isProblem: true, status: 403, code: 'invalid_token', message: 'no' } as const;

  test('it is required from half of the open budget on, and a visitor who passes it is not counted', async () => {
    const open = hitOf(budgetOf().name, 4);
    const prove = vi.fn<Prove>(async () => 'missing');
    for (const _ of [1, 2]) expect(await call(open, prove)).toBeUndefined();
    expect(prove).not.toHaveBeenCalled();
    expect(await call(open, prove)).toEqual({
      isProblem: true,
      status: 403,
      code: 'robot_check_needed',
      message: 'We are getting a lot of requests. Please allow a security check, then try again.',
      field: 'captcha-token',
    });
    expect(await call(open, async () => refusal)).toEqual(refusal);
    for (const _ of [1, 2, 3]) expect(await call(open, async () => 'proven')).toBeUndefined();
    expect(await counted(open.limit.name)).toEqual({ [`${open.limit.name}:all`]: 2 });
  });

  test('that is down, calls are counted as without it', async () => {
    const open = hitOf(budgetOf().name, 3);
    for (const _ of [1, 2, 3]) expect(await call(open, async () => 'unknown')).toBeUndefined();
    expect(await call(open, async () => 'unknown')).toMatchObject({ code: 'too_many_requests' });
  });
});

describe('the use of a budget', () => {
  test('is refused by a personal limit, without an alarm', async () => {
    for (const budget of [budgetOf({ own: 1 }), budgetOf({ own: 1, everybody: 5 })]) {
      const limit = { name: budget.name, windowMs: WINDOW, most: 1 };
      expect(await limits.spend(budget, 'F-1', ANA)).toBeUndefined();
      expect(await limits.spend(budget, 'F-1', ANA)).toEqual({ limit, retryAfter: expect.any(Number) });
      expect(await limits.spend(budget, 'F-2', ANA)).toBeUndefined();
    }
    expect(alarms()).toEqual([]);
  });

  test('is refused by the shared limit, with an alarm', async () => {
    const budget = budgetOf({ own: 3, everybody: 2 });
    for (const subject of ['F-1', 'F-2']) expect(await limits.spend(budget, subject, ANA)).toBeUndefined();
    expect(await limits.spend(budget, 'F-3', ANA)).toMatchObject({ limit: { most: 2 } });
    expect(alarms()).toMatchObject([{ limit: budget.name, most: 2, minutes: 10, requestId: 'req-1' }]);
  });
});

describe('a count', () => {
  test('that fails refuses no call, and the log names the call and the reason', async () => {
    const failed = limits.counting(ANA, async () => {
      throw new TypeError('no such table');
    });
    expect(await failed).toBeUndefined();
    expect(events()).toMatchObject([
      {
        level: 'error',
        event: 'limit_not_counted',
        requestId: 'req-1',
        error: 'TypeError',
        message: 'no such table',
      },
    ]);
  });

  test('leaves no timer behind', async () => {
    const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;
    const before = timers();
    for (let at = 0; at < 40; at += 1) expect(await limits.counting(ANA, async () => at)).toBe(at);
    expect(timers() - before).toBeLessThan(20);
  });
});
