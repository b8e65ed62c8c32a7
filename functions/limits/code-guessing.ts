import type { Problem } from '../platform/problem.ts';
import { limitAlarm, raiseAlarm } from './alarm.ts';
import { BUDGETS, hitsOf, ownLimit } from './budgets.ts';
import { consume, usageOf } from './consume.ts';
import { type Caller, counting, tooMany } from './rate-limit.ts';
import { visitorOf } from './visitor.ts';

/**
 * Rate-limits look-ups of codes, against guessing. A miss (`isMiss`) counts against the visitor and the
 * shared limit. A correct code is refused to visitors with too many misses and, when the shared limit is used
 * up, to all visitors with at least one miss. So guessing reveals nothing, and a customer with a correct code
 * is not affected. All kinds of codes count alike.
 * @returns a refusal about `field`
 */
export async function limitGuesses(
  isMiss: boolean,
  call: Caller,
  field = 'code',
): Promise<Problem | undefined> {
  const visitor = visitorOf(call.context);
  const hits = hitsOf(BUDGETS.miss, visitor);
  const refusal = await counting(call, async (db, now) => {
    if (isMiss) {
      const refused = await consume(db, hits, now);
      if (refused?.limit.most === BUDGETS.miss.everybody)
        await raiseAlarm(db, limitAlarm(refused.limit), call, now);
      return refused;
    }
    const own = ownLimit(BUDGETS.miss);
    const misses = visitor && (await usageOf(db, { limit: own, subject: visitor.own }, now));
    if (misses?.used === 0) return undefined;
    if (misses && misses.retryAfter > 0) return { limit: own, retryAfter: misses.retryAfter };
    const [all] = hitsOf(BUDGETS.miss, undefined);
    const { retryAfter } = all ? await usageOf(db, all, now) : { retryAfter: 0 };
    return all && retryAfter > 0 ? { limit: all.limit, retryAfter } : undefined;
  });
  return refusal && tooMany(refusal, field);
}
