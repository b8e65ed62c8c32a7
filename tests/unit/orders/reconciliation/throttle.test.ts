import { expect, test } from 'vitest';
import { throttle } from '#functions/orders/reconciliation/throttle.ts';

test('calls are spaced evenly, for all callers together', async () => {
  const pace = throttle(50);
  const started = performance.now();
  const at: number[] = [];
  const call = async () => {
    await pace();
    at.push(performance.now() - started);
  };
  await Promise.all([call(), call(), call(), call()]);
  // A timer may be a millisecond early. It may be late, so there is no upper limit.
  for (const [turn, ms] of at.entries()) expect(ms).toBeGreaterThanOrEqual(turn * 20 - 2);
  expect(at).toHaveLength(4);
});
