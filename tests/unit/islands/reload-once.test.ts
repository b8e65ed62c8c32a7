import { beforeEach, describe, expect, test, vi } from 'vitest';
import { reloadOnce } from '#src/ui/islands/reload-once.ts';

describe('[ERR-08] a script that cannot be loaded', () => {
  const stored = new Map<string, string>();
  const reload = vi.fn();
  beforeEach(() => {
    stored.clear();
    reload.mockClear();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    });
    return () => vi.unstubAllGlobals();
  });

  test('reloads the page, at most once a minute', () => {
    const start = 1_795_000_000_000;
    const answers = [0, 1, 59_999, 60_000, 119_999, 120_001].map((after) =>
      reloadOnce(start + after, reload),
    );
    expect(answers).toEqual([true, false, false, true, false, true]);
    expect(reload).toHaveBeenCalledTimes(3);
  });

  test('reloads again when the clock was set back by more than that', () => {
    reloadOnce(1_795_000_000_000, reload);
    expect(reloadOnce(1_794_000_000_000, reload)).toBe(true);
  });

  test('does not reload offline, which would lose the current page', () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect(reloadOnce(1_795_000_000_000, reload)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  test('does not reload a page that is being left, since Firefox aborts its scripts as if they had failed', async () => {
    const page = new EventTarget();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.resetModules();
    const fresh = await import('#src/ui/islands/reload-once.ts');
    page.dispatchEvent(new Event('beforeunload'));
    expect(fresh.reloadOnce(1_795_000_000_000, reload)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  test('does not reload if it could not save that it did', () => {
    vi.stubGlobal('sessionStorage', undefined);
    expect(reloadOnce(1, reload)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
