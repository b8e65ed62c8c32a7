import { beforeEach, describe, expect, test, vi } from 'vitest';
import { intentLoader } from '#src/islands/intent-loader.ts';

const attributes = new Map<string, string>();
const owner = {
  setAttribute: (name: string, value: string) => attributes.set(name, value),
  removeAttribute: (name: string) => attributes.delete(name),
} as unknown as Element;
const press = () => ({ preventDefault: vi.fn(), stopImmediatePropagation: vi.fn() }) as unknown as Event;

beforeEach(() => attributes.clear());

/** A loader whose behaviour comes, or fails, when the test says so. */
function loaderOf(timeoutMs = 1000) {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const load = vi.fn(() => promise);
  const onFailed = vi.fn();
  return { loader: intentLoader(owner, load, timeoutMs, onFailed), load, onFailed, resolve, reject };
}

describe('work that is loaded on intent', () => {
  test('what is pressed meanwhile is kept from the browser, and done once it is ready, in order', async () => {
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

  test('what counts once is done once, however often it was pressed', async () => {
    const { loader, resolve } = loaderOf();
    const replay = vi.fn();
    for (let times = 0; times < 3; times += 1) loader.hold(press(), replay, owner);
    resolve();
    await loader.start();
    expect(replay).toHaveBeenCalledOnce();
  });

  test('where it cannot be had, what was pressed goes to the browser, after it was told how much that is', async () => {
    const { loader, onFailed, reject } = loaderOf();
    const order: string[] = [];
    onFailed.mockImplementation(() => order.push('failed'));
    loader.hold(press(), () => order.push('pressed'));
    reject(new Error('offline'));
    await loader.start();
    expect(order).toEqual(['failed', 'pressed']);
    expect(onFailed).toHaveBeenCalledWith(1);
  });

  test('nobody waits longer than the timeout, and what comes after it changes nothing', async () => {
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
