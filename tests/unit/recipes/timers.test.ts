import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addMinute,
  clockText,
  isFinished,
  isPaused,
  startTimer,
  timeLeft,
  togglePause,
  upText,
} from '#src/features/recipes/cooking/timers.ts';

const MINUTE = 60_000;

describe('[CAT-06] kitchen timers', () => {
  test('follow the clock, even in a hidden tab', () => {
    const timer = startTimer(3, 12, 1000);
    expect(timeLeft(timer, 1000)).toBe(12 * MINUTE);
    expect(timeLeft(timer, 1000 + 5 * MINUTE)).toBe(7 * MINUTE);
    expect(isFinished(timer, 1000 + 12 * MINUTE - 1)).toBe(false);
    expect(isFinished(timer, 1000 + 600 * MINUTE)).toBe(true);
    expect(timeLeft(timer, 1000 + 600 * MINUTE)).toBe(0);
  });

  test('have full sentences for their end', () => {
    expect(upText(startTimer(2, 10, 0))).toBe('Step 2: 10 minutes are up.');
    expect(upText(startTimer(2, 1, 0))).toBe('Step 2: 1 minute is up.');
    expect(upText(startTimer(4, 60, 0))).toBe('Step 4: 1 hour is up.');
    expect(upText(startTimer(4, 90, 0))).toBe('Step 4: 1 hour and 30 minutes are up.');
  });

  test('keep their remaining time while paused, and continue from there', () => {
    const paused = togglePause(startTimer(1, 10, 0), 4 * MINUTE);
    expect(isPaused(paused)).toBe(true);
    expect(timeLeft(paused, 60 * MINUTE)).toBe(6 * MINUTE);
    expect(isFinished(paused, 60 * MINUTE)).toBe(false);
    const on = togglePause(paused, 60 * MINUTE);
    expect(timeLeft(on, 61 * MINUTE)).toBe(5 * MINUTE);
  });

  test('get exactly one more minute, also after the end', () => {
    expect(timeLeft(addMinute(startTimer(1, 1, 0), 5 * MINUTE), 5 * MINUTE)).toBe(MINUTE);
    expect(timeLeft(addMinute(togglePause(startTimer(1, 3, 0), 0), 0), 0)).toBe(4 * MINUTE);
  });

  test('are unchanged by an immediate pause and resume', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 180 }),
        fc.integer({ min: 0, max: 10_800_000 }),
        (minutes, at) => {
          const timer = startTimer(1, minutes, 0);
          const again = togglePause(togglePause(timer, at), at);
          expect(timeLeft(again, at)).toBe(timeLeft(timer, at));
        },
      ),
    );
  });

  test.each([
    [0, '0:00'],
    [1, '0:01'],
    [59_000, '0:59'],
    [59_001, '1:00'],
    [12 * MINUTE, '12:00'],
    [62 * MINUTE + 5000, '1:02:05'],
  ])('show %d ms as %s', (ms, text) => {
    expect(clockText(ms)).toBe(text);
  });
});
