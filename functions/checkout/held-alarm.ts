import type { Limit } from '../db/order-types.ts';
import { raiseAlarm } from '../limits/alarm.ts';
import { counting } from '../limits/hold-back.ts';
import type { Services } from './open-session.ts';

/**
 * Tells the operator that much of something scarce is held without being paid, once in ten minutes for all things together: a launch
 * that sells well, or somebody who keeps others from buying.
 */
export async function raiseHeldAlarm({ key }: Pick<Limit, 'key'>, { caller }: Services): Promise<void> {
  const call = caller ?? { requestId: '' };
  await counting(call, async (db, now) => {
    await raiseAlarm(
      db,
      { name: 'held-unpaid', message: `Much of ${key} is held without being paid`, fields: { key } },
      call,
      now,
    );
    return undefined;
  });
}
