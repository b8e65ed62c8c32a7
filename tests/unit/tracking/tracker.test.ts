import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { EVERYTHING, NOTHING } from '#src/core/privacy/consent.ts';
import type { TrackedEvent } from '#src/core/tracking/tracked-event.ts';
import { scriptOf } from '#src/features/tracking/providers/klaviyo.ts';
import { createTracker } from '#src/features/tracking/tracker.ts';

const EVENT: TrackedEvent = { kind: 'added', buying: { region: 'GB', lines: [] } };
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('[EVT-04] a failing service', () => {
  test.each([
    [
      'at once',
      () => {
        throw new Error('no');
      },
    ],
    ['later', () => Promise.reject(new Error('no'))],
  ])(
    '%s is reported in the words of the specification, and stops neither the page nor the other service',
    async (_, send) => {
      const reports: Error[] = [];
      const marketing = { send: vi.fn() };
      const track = createTracker(
        { analytics: { send }, marketing },
        { agreed: () => EVERYTHING, report: (error) => void reports.push(error) },
      );
      expect(track(EVENT)).toBeUndefined();
      await settled();
      expect(marketing.send).toHaveBeenCalledExactlyOnceWith(EVENT);
      expect(reports.map(({ message }) => message)).toEqual([
        'Error while executing the logic to track the event',
      ]);
      expect(reports[0]?.cause).toEqual(new Error('no'));
    },
  );
});

test('[EVT-05] a service gets nothing once its category is refused, in any tab', async () => {
  const analytics = { send: vi.fn() };
  let agreed = EVERYTHING;
  const track = createTracker({ analytics }, { agreed: () => agreed, report: () => {} });
  track(EVENT);
  agreed = NOTHING;
  track(EVENT);
  await settled();
  expect(analytics.send).toHaveBeenCalledTimes(1);
});

describe('[EVT-03] Klaviyo’s script', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  test('is polled every 200 ms, 150 times, and then reported as unable to load', async () => {
    const looks: number[] = [];
    const start = Date.now();
    const found = scriptOf(() => void looks.push(Date.now() - start));
    const failed = expect(found).rejects.toThrow(/^Unable to load Klaviyo$/);
    await vi.advanceTimersByTimeAsync(30_000);
    await failed;
    expect(looks).toHaveLength(150);
    expect(looks.slice(0, 3)).toEqual([0, 200, 400]);
  });

  test('is used as soon as it is there', async () => {
    const script = { track: () => {} };
    let there: { track?: () => void } | undefined;
    const found = scriptOf(() => there as never);
    await vi.advanceTimersByTimeAsync(1_000);
    there = {};
    await vi.advanceTimersByTimeAsync(1_000);
    there = script;
    await vi.advanceTimersByTimeAsync(200);
    expect(await found).toBe(script);
  });
});
