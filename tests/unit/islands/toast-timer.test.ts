import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createTimer, TOAST_DURATION_MS } from '#src/ui/toast-timer.ts';

describe('[UI-03] a toast', () => {
  const end = vi.fn();
  const clock = {
    now: () => Date.now(),
    setTimeout: (action: () => void, delay: number) => setTimeout(action, delay),
    clearTimeout: (timer: unknown) => clearTimeout(timer as number),
  };
  beforeEach(() => {
    vi.useFakeTimers();
    end.mockClear();
    return () => vi.useRealTimers();
  });

  test('closes after 4500 ms', () => {
    createTimer(end, clock);
    expect(TOAST_DURATION_MS).toBe(4500);
    vi.advanceTimersByTime(4499);
    expect(end).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(end).toHaveBeenCalledOnce();
  });

  test('pauses while it is hovered or focused, then continues with the remaining time', () => {
    const timer = createTimer(end, clock);
    vi.advanceTimersByTime(4000);
    timer.hold('hover');
    timer.hold('focus');
    vi.advanceTimersByTime(60_000);
    timer.release('hover');
    vi.advanceTimersByTime(60_000);
    expect(end).not.toHaveBeenCalled();
    timer.release('focus');
    vi.advanceTimersByTime(499);
    expect(end).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(end).toHaveBeenCalledOnce();
  });

  test('is not restarted by a release without a hold', () => {
    const timer = createTimer(end, clock);
    vi.advanceTimersByTime(2000);
    timer.release('hover');
    vi.advanceTimersByTime(60_000);
    expect(end).toHaveBeenCalledOnce();
  });
});
