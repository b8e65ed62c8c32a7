import { describe, expect, test } from 'vitest';
import { systemClock } from '../src/clock.ts';

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
