import type { Limit } from '../db/order-types.ts';
import { raiseAlarm } from '../limits/alarm.ts';
import { counting } from '../limits/rate-limit.ts';
import type { Services } from './open-session.ts';

/**
 * Alerts the operator that much of a limit is reserved but unpaid, at most once in ten minutes for all limits
 * together. The cause is a launch that sells well, or someone who blocks other customers.
 */
export async function raiseUnpaidReservationsAlarm(
  { key }: Pick<Limit, 'key'>,
  { caller }: Services,
): Promise<void> {
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
