import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { systemClock } from '#sandbox/payments/clock.ts';
import { startProvider } from '#sandbox/payments/provider.ts';
import { storeClock } from '#sandbox/payments/store-clock.ts';
import { storeNow } from '#src/lib/clock.ts';
import { client, order } from './bench.ts';

const HOUR = 3_600_000;

describe('the machine’s clock, moved forward', () => {
  test('runs timers in order, each at its own time, and waits for what they start', async () => {
    const clock = systemClock();
    const start = clock.now();
    const ran: [string, number][] = [];
    const note = (name: string) => ran.push([name, Math.round((clock.now() - start) / 1000)]);
    clock.after(3 * HOUR, () => note('three'));
    clock.after(HOUR, () => {
      note('one');
      clock.after(HOUR, () => note('two'));
    });
    const cancel = clock.after(HOUR, () => note('never'));
    cancel();
    await clock.advance(4 * HOUR);
    expect(ran).toEqual([
      ['one', 3600],
      ['two', 7200],
      ['three', 10_800],
    ]);
    expect(Math.abs(clock.now() - start - 4 * HOUR)).toBeLessThan(2000);
    await clock.advance(-2 * HOUR);
    expect(Math.abs(clock.now() - start - 2 * HOUR)).toBeLessThan(2000);
  });

  test('continues from there, and a timer fires earlier by the time that was skipped', async () => {
    const clock = systemClock();
    const { promise, resolve } = Promise.withResolvers<void>();
    clock.after(HOUR + 60, resolve);
    await clock.advance(HOUR);
    const before = clock.now();
    await promise;
    expect(clock.now() - before).toBeLessThan(5000);
    expect(clock.now()).toBeGreaterThan(before);
  });
});

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
    const stripe = client(provider.url);
    const start = storeNow().getTime();
    const soon = Math.floor(start / 1000) + 31 * 60;
    const { id } = await stripe.checkout.sessions.create(order({ expires_at: soon }));
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
