import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { debounce, RESIZE_REST } from '#src/lib/debounce.ts';
import { MIN_BUSY_MS, minDuration } from '#src/lib/min-duration.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('[UI-06] a busy state', () => {
  test.each([
    [0, 200],
    [150, 200],
    [900, 900],
  ])('for work of %d ms lasts %d ms', async (takes, lasts) => {
    expect(MIN_BUSY_MS).toBe(200);
    const ended = vi.fn();
    minDuration(new Promise((done) => setTimeout(done, takes, 'answer'))).then(ended);
    await vi.advanceTimersByTimeAsync(lasts - 1);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalledWith('answer');
  });

  test('lasts as long if the work fails, and then rethrows its error', async () => {
    const ended = vi.fn();
    minDuration(Promise.reject(new Error('offline'))).catch(ended);
    await vi.advanceTimersByTimeAsync(199);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalledWith(new Error('offline'));
  });
});

describe('[UI-05] work after a resize', () => {
  test('runs once, 1.5 s after the last change', async () => {
    const work = vi.fn();
    const resized = debounce(work, RESIZE_REST);
    for (let change = 0; change < 5; change += 1) {
      resized();
      await vi.advanceTimersByTimeAsync(1000);
    }
    expect(work).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(499);
    expect(work).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(work).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(work).toHaveBeenCalledTimes(1);
  });
});
