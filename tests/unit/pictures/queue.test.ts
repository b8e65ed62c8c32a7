import { expect, test } from 'vitest';
import { createQueue } from '#src/lib/queue.ts';

test('the queue runs at most its limit, in order, and survives a failure', async () => {
  const inTurn = createQueue(2);
  let running = 0;
  let most = 0;
  const order: number[] = [];
  const task = (n: number) => async () => {
    most = Math.max(most, ++running);
    order.push(n);
    await new Promise((done) => setTimeout(done, 5));
    running--;
    if (n === 1) throw new Error('one');
    return n;
  };
  const results = await Promise.allSettled([0, 1, 2, 3, 4].map((n) => inTurn(task(n))));
  expect(most).toBe(2);
  expect(order).toEqual([0, 1, 2, 3, 4]);
  expect(results.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ]);
});
