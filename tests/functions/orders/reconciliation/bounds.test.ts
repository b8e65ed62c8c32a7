import { eq } from 'drizzle-orm';
import { manualClock } from 'payment-sandbox';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkoutAttempt } from '#functions/db/schema/attempts.ts';
import { order } from '#functions/db/schema/orders.ts';
import { unrecordedPayment, watermark } from '#functions/db/schema/provider.ts';
import { closeExpired } from '#functions/orders/reconciliation/close-expired.ts';
import { CLOCK_SKEW_MS } from '#functions/orders/reconciliation/margins.ts';
import { ALL } from '#functions/orders/reconciliation/reconcile.ts';
import type { Run } from '#functions/orders/reconciliation/run.ts';
import { type Deaf, moveTo, openDeaf, recordedIn } from '#tests/functions/helpers/deaf-store.ts';
import { basketOf, checkOut, newKey } from '#tests/functions/helpers/requests.ts';

const DAY = 86_400;
const HOUR_MS = 3_600_000;
const clockBefore = process.env.STORE_CLOCK;
const setClock = (value: string | undefined) => {
  if (value === undefined) delete process.env.STORE_CLOCK;
  else process.env.STORE_CLOCK = value;
};
afterEach(() => setClock(clockBefore));

describe('[F24] more open disputes than one run can check', () => {
  let deaf: Deaf;
  let sessions: string[];
  beforeAll(async () => {
    deaf = await openDeaf();
    sessions = (await disputed(12)).map(({ session }) => session);
  });
  afterAll(() => deaf?.store.close());
  /** Creates this many paid sessions with disputes that the store knows. */
  const disputed = async (count: number) => {
    const made = [];
    for (let one = 0; one < count; one += 1) {
      const session = await deaf.paid();
      made.push({ session, dispute: deaf.store.provider.actions.openDispute(session).id });
    }
    await deaf.look();
    return made;
  };

  /** The sessions that are checked during `work`. */
  const askedIn = async (work: () => Promise<unknown>) => {
    const before = deaf.store.provider.requests.length;
    await work();
    return deaf.store.provider.requests
      .slice(before)
      .filter(({ operation }) => operation === 'sessions.retrieve')
      .map(({ path }) => path.split('/').at(-1)!.split('?')[0]!);
  };

  test('are all checked, by successive runs', async () => {
    const asked = [];
    for (let run = 0; run < 3; run += 1) {
      const some = await askedIn(async () =>
        // The rest is not late: it is the next run's.
        expect(await deaf.look({ most: 5 })).toMatchObject({ isWhole: true }),
      );
      expect(some.length).toBeLessThanOrEqual(5);
      asked.push(...some);
    }
    expect(new Set(asked)).toEqual(new Set(sessions));
  });

  test('are all checked even if each run is cut short, and none twice before all were', async () => {
    await deaf.store.db.delete(watermark).where(eq(watermark.name, 'open-disputes'));
    const asked: string[] = [];
    for (let run = 0; run < 4; run += 1) {
      let left = 3;
      asked.push(
        ...(await askedIn(() =>
          deaf.look({
            pace: async () => {
              left -= 1;
            },
            hasTime: () => left > 0,
          }),
        )),
      );
    }
    expect(asked).toHaveLength(12);
    expect(new Set(asked)).toEqual(new Set(sessions));
  });

  test('are all checked by one complete run, wherever the last one stopped', async () => {
    await deaf.look({ most: 7 });
    const asked = await askedIn(() => deaf.look({ most: ALL }));
    expect([...asked].sort()).toEqual([...sessions].sort());
  });

  test('are followed to their result', async () => {
    const more = await disputed(6);
    for (const { dispute } of more) deaf.store.provider.actions.closeDispute(dispute, false);
    // Disputes of the other tests are open and checked as well.
    for (let run = 0; run < 4; run += 1) await deaf.look({ most: 5 });
    const rows = await deaf.store.db.select().from(order);
    for (const { session } of more)
      expect(rows.find(({ sessionId }) => sessionId === session)).toMatchObject({ dispute: 'lost' });
  });
});

describe('[P13] payments that could not be recorded', () => {
  test('are retried a few in each run, starting with the longest wait since the last try', async () => {
    const { store, look } = await openDeaf();
    const rows = Array.from({ length: 9 }, (_, at) => ({
      sessionId: `cs_test_gone_${at}`,
      reason: 'Error',
      triedAt: new Date(Date.UTC(2026, 0, 1, 0, 9 - at)),
    }));
    await store.db.insert(unrecordedPayment).values(rows);
    const tries = async () =>
      new Map(
        (await store.db.select().from(unrecordedPayment)).map((row) => [row.sessionId.at(-1), row.tries]),
      );
    expect(await look({ most: 4 })).toMatchObject({ failed: 4 });
    const first = await tries();
    expect([...'876543210'].map((at) => first.get(at))).toEqual([2, 2, 2, 2, 1, 1, 1, 1, 1]);
    await look({ most: 5 });
    expect([...(await tries()).values()]).toEqual(rows.map(() => 2));
    await store.close();
  });
});

describe('[F09] the period that it reads', () => {
  const daysAgo = (days: number) => Math.floor(Date.now() / 1000) - days * DAY;
  /** Moves a paid session to a number of days ago, and deletes its attempt. */
  const moved = async (deaf: Deaf, days: number) => {
    const session = await deaf.paid();
    moveTo(deaf, session, daysAgo(days));
    return session;
  };

  test('is thirty days for a store without attempts, as after a restored backup', async () => {
    const deaf = await openDeaf();
    const [young, old] = [await moved(deaf, 29), await moved(deaf, 31)];
    await deaf.store.db.delete(checkoutAttempt);
    expect(await deaf.look()).toMatchObject({ recorded: 1, isWhole: true });
    expect(await recordedIn(deaf.store)).toEqual([young]);
    expect(await recordedIn(deaf.store)).not.toContain(old);
    await deaf.store.close();
  });

  test('reaches back to its first attempt, if that is longer ago', async () => {
    const deaf = await openDeaf();
    const session = await moved(deaf, 44);
    await deaf.store.db.update(checkoutAttempt).set({ createdAt: new Date(daysAgo(45) * 1000) });
    await deaf.look();
    expect(await recordedIn(deaf.store)).toEqual([session]);
    await deaf.store.close();
  });
});

describe('[P13] an unpaid attempt', () => {
  let deaf: Deaf;
  beforeAll(async () => {
    deaf = await openDeaf();
  });
  afterAll(() => deaf?.store.close());
  beforeEach(() => deaf.store.db.delete(watermark));
  const openAttempt = async () => {
    const { checkoutSessionId } = await checkOut(deaf.store, basketOf(), newKey());
    const mine = eq(checkoutAttempt.sessionId, checkoutSessionId);
    const [attempt] = await deaf.store.db.select().from(checkoutAttempt).where(mine);
    const state = async () => (await deaf.store.db.select().from(checkoutAttempt).where(mine))[0]?.state;
    return { attempt: attempt!, state, sessionId: checkoutSessionId };
  };
  const walkedTo = (reached: Date) =>
    deaf.store.db
      .insert(watermark)
      .values({ name: 'sessions', reached })
      .onConflictDoUpdate({ target: watermark.name, set: { reached } });
  const close = () => closeExpired({ db: deaf.store.db, hasTime: () => true } as Run);
  const end = ({ expiresAt }: { expiresAt: Date }, ms: number) =>
    new Date(expiresAt.getTime() + CLOCK_SKEW_MS + ms);

  test('is closed when the walk has passed its expiry, and not before', async () => {
    const { attempt, state } = await openAttempt();
    await close();
    expect(await state()).toBe('open');
    await walkedTo(end(attempt, 0));
    await close();
    expect(await state()).toBe('open');
    await walkedTo(end(attempt, 1));
    await close();
    expect(await state()).toBe('expired');
  });

  test('is left open while its payment waits to be recorded, or is processing', async () => {
    const [waiting, debit] = [await openAttempt(), await openAttempt()];
    await deaf.store.db
      .insert(unrecordedPayment)
      .values({ sessionId: waiting.sessionId, reason: 'Error', triedAt: new Date() });
    await deaf.store.db
      .update(checkoutAttempt)
      .set({ state: 'processing', limits: [{ key: 'stock:any', capacity: 5, quantity: 1 }] })
      .where(eq(checkoutAttempt.id, debit.attempt.id));
    await walkedTo(end(debit.attempt, HOUR_MS));
    await close();
    expect([await waiting.state(), await debit.state()]).toEqual(['open', 'processing']);
    await deaf.store.db.delete(unrecordedPayment);
    await close();
    expect(await waiting.state()).toBe('expired');
  });
});

describe.each([12, -12])('[P13] with the store’s clock %d minutes ahead of the provider’s', (skew) => {
  let deaf: Deaf;
  const base = Date.now();
  const clock = manualClock(base);
  let begin = 0;
  /**
   * Sets both clocks to a number of minutes after the beginning of a test.
   * Each test begins days after the one before.
   */
  const at = async (minutes: number) => {
    await clock.advance(base + (begin + minutes) * 60_000 - clock.now());
    const ahead = Math.round((base - Date.now()) / 60_000) + begin + minutes + skew;
    setClock(`${ahead < 0 ? '-' : '+'}${Math.abs(ahead)}m`);
  };
  beforeAll(async () => {
    deaf = await openDeaf({ provider: { clock } });
  });
  afterAll(() => deaf?.store.close());
  beforeEach(() => {
    begin += 3_000;
  });

  test('a payment in a session’s last minute, after a run, is found by the next run', async () => {
    await at(0);
    const { checkoutSessionId } = await checkOut(deaf.store, basketOf(), newKey());
    await at(60 + skew - 1);
    await deaf.look();
    await deaf.store.provider.actions.pay(checkoutSessionId);
    for (const later of [10, 60, 600]) {
      await at(60 + later);
      await deaf.look();
    }
    expect(await recordedIn(deaf.store)).toContain(checkoutSessionId);
  });

  test('a payment, refund or dispute of a moment ago is seen, even right after another run', async () => {
    await at(0);
    const [one, other] = [await deaf.paid(), await deaf.paid()];
    await deaf.look();
    expect(await recordedIn(deaf.store)).toEqual(expect.arrayContaining([one, other]));
    await at(1);
    await deaf.look();
    deaf.store.provider.actions.refund(one, { amount: 100 });
    deaf.store.provider.actions.openDispute(other);
    await at(30);
    await deaf.look();
    const rows = await deaf.store.db.select().from(order);
    expect(rows.find(({ sessionId }) => sessionId === one)).toMatchObject({ refunded: 100 });
    expect(rows.find(({ sessionId }) => sessionId === other)).toMatchObject({ dispute: 'open' });
  });
});

test('[P13] a payment is asked for by itself only when the list does not say everything about it', {
  tags: ['long'],
}, async () => {
  const { store, look, paid } = await openDeaf();
  const [plain, refunded, disputed] = [await paid(), await paid(), await paid()];
  store.provider.actions.refund(refunded, { amount: 100 });
  store.provider.actions.openDispute(disputed);
  const before = store.provider.requests.length;
  expect(await look()).toEqual({ recorded: 3, failed: 0, isWhole: true });
  const asked = store.provider.requests
    .slice(before)
    .filter(({ operation }) => operation === 'sessions.retrieve')
    .map(({ path }) => path.split('/').at(-1)!.split('?')[0]!);
  expect(asked).not.toContain(plain);
  expect(asked).toEqual(expect.arrayContaining([refunded, disputed]));
  await store.close();
});
