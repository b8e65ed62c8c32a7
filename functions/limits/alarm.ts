import type { Queries } from '../db/open.ts';
import type { Call } from '../platform/call.ts';
import { log } from '../platform/log.ts';
import { reportError } from '../platform/report.ts';
import { EVERYBODY } from './budgets.ts';
import { consume, type Limit } from './consume.ts';

/** How long an alarm is not raised again, in ms. */
const QUIET = 10 * 60_000;
/** What this instance has asked for already, by limit: a flood is no reason to ask the database with each call. */
const askedAt = new Map<string, number>();

/**
 * Tells the operator that everybody's limit is used up: an error in the log, and a report where there is a service. With the first call
 * that is refused, and once in ten minutes whichever instance meets it, since a flood is no reason for a flood of alarms.
 */
export async function raiseAlarm(
  db: Queries,
  { name, most, windowMs }: Limit,
  { requestId, context }: Pick<Call, 'requestId'> & { context?: Call['context'] },
  now: Date,
): Promise<void> {
  const last = askedAt.get(name);
  if (last !== undefined && Math.abs(now.getTime() - last) < QUIET) return;
  askedAt.set(name, now.getTime());
  const once = { name: `alarm:${name}`, most: 1, windowMs: QUIET };
  if (await consume(db, [{ limit: once, subject: EVERYBODY }], now)) return;
  log('error', 'limit_alarm', { requestId, limit: name, most, minutes: windowMs / 60_000 });
  await reportError(
    new Error(`The limit of ${most} in ${windowMs / 60_000} minutes is used up: ${name}`),
    { side: 'server', path: name, requestId },
    context,
  );
}
