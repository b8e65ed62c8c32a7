import type { Problem } from '../platform/problem.ts';
import { limitAlarm, raiseAlarm } from './alarm.ts';
import { BUDGETS, hitsOf, ownLimit } from './budgets.ts';
import { consume, standingOf } from './consume.ts';
import { type Caller, counting, tooMany } from './hold-back.ts';
import { visitorOf } from './visitor.ts';

/**
 * What is held back of asking for a code that is there, or not (`isMiss`). A miss counts against its visitor and against everybody. A
 * code that is there is refused to whoever has guessed too often, and, once everybody together has, to all who have missed at least
 * once: who guesses learns nothing more, and a shopper who types a good code gets what it gives. A miss is a miss, whatever kind of
 * code it is, so that the work is the same for all. @returns a refusal, about the field `code`
 */
export async function holdBackGuess(
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
    const misses = visitor && (await standingOf(db, { limit: own, subject: visitor.own }, now));
    if (misses?.used === 0) return undefined;
    if (misses && misses.retryAfter > 0) return { limit: own, retryAfter: misses.retryAfter };
    const [all] = hitsOf(BUDGETS.miss, undefined);
    const { retryAfter } = all ? await standingOf(db, all, now) : { retryAfter: 0 };
    return all && retryAfter > 0 ? { limit: all.limit, retryAfter } : undefined;
  });
  return refusal && tooMany(refusal, field);
}
