import { beforeEach, describe, expect, test, vi } from 'vitest';
import { intentLoader } from '#src/ui/islands/intent-loader.ts';

const attributes = new Map<string, string>();
const owner = {
  setAttribute: (name: string, value: string) => attributes.set(name, value),
  removeAttribute: (name: string) => attributes.delete(name),
} as unknown as Element;
const press = () => ({ preventDefault: vi.fn(), stopImmediatePropagation: vi.fn() }) as unknown as Event;

beforeEach(() => attributes.clear());

/** A loader whose code arrives, or fails, when the test says so. */
function loaderOf(timeoutMs = 1000) {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const load = vi.fn(() => promise);
  const onFailed = vi.fn();
  return { loader: intentLoader(owner, load, timeoutMs, onFailed), load, onFailed, resolve, reject };
}

describe('code that is loaded on intent', () => {
  test('prevents the default of clicks until it is ready, and then handles them in order', async () => {
    const { loader, load, onFailed, resolve } = loaderOf();
    const done: string[] = [];
    const first = press();
    loader.hold(first, () => done.push('first'));
    loader.hold(press(), () => done.push('second'));
    expect(first.preventDefault).toHaveBeenCalledOnce();
    expect(attributes.get('aria-busy')).toBe('true');
    expect(done).toEqual([]);
    resolve();
    await loader.start();
    expect(done).toEqual(['first', 'second']);
    expect(load).toHaveBeenCalledOnce();
    expect(onFailed).not.toHaveBeenCalled();
    expect(attributes.has('aria-busy')).toBe(false);
    expect(loader.isPending()).toBe(false);
  });

  test('handles an action once that counts once, however often it was clicked', async () => {
    const { loader, resolve } = loaderOf();
    const replay = vi.fn();
    for (let times = 0; times < 3; times += 1) loader.hold(press(), replay, owner);
    resolve();
    await loader.start();
    expect(replay).toHaveBeenCalledOnce();
  });

  test('that cannot be loaded leaves the clicks to the browser, after a message with their number', async () => {
    const { loader, onFailed, reject } = loaderOf();
    const order: string[] = [];
    onFailed.mockImplementation(() => order.push('failed'));
    loader.hold(press(), () => order.push('pressed'));
    reject(new Error('offline'));
    await loader.start();
    expect(order).toEqual(['failed', 'pressed']);
    expect(onFailed).toHaveBeenCalledWith(1);
  });

  test('is waited for until the timeout, and ignored afterwards', async () => {
    vi.useFakeTimers();
    const { loader, onFailed, resolve } = loaderOf(1000);
    const replay = vi.fn();
    loader.hold(press(), replay);
    vi.advanceTimersByTime(999);
    expect(replay).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(replay).toHaveBeenCalledOnce();
    resolve();
    await loader.start();
    vi.useRealTimers();
    expect(replay).toHaveBeenCalledOnce();
    expect(onFailed).toHaveBeenCalledOnce();
  });
});
