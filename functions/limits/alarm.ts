import type { Queries } from '../db/open.ts';
import type { Call } from '../platform/call.ts';
import { log } from '../platform/log.ts';
import { reportError } from '../platform/report.ts';
import { SHARED_SUBJECT } from './budgets.ts';
import { consume, type RateLimit } from './consume.ts';

/** How long an alarm is not raised again, in ms. */
const QUIET = 10 * 60_000;
/** When this instance last checked each alarm: a flood of calls must not query the database every time. */
const askedAt = new Map<string, number>();

/** An alarm. It is raised once per `name`; `fields` go to the log. */
export type Alarm = { name: string; message: string; fields: Record<string, unknown> };

/** The alarm for a shared limit that is used up. */
export function limitAlarm({ name, most, windowMs }: RateLimit): Alarm {
  const minutes = windowMs / 60_000;
  return {
    name,
    message: `The limit of ${most} in ${minutes} minutes is used up: ${name}`,
    fields: { most, minutes },
  };
}

/**
 * Alerts the operator: an error in the log, and a report if error reporting is set up. At most once in ten
 * minutes per name, across all instances.
 */
export async function raiseAlarm(
  db: Queries,
  { name, message, fields }: Alarm,
  { requestId, context }: Pick<Call, 'requestId'> & { context?: Call['context'] },
  now: Date,
): Promise<void> {
  const last = askedAt.get(name);
  if (last !== undefined && Math.abs(now.getTime() - last) < QUIET) return;
  askedAt.set(name, now.getTime());
  const once = { name: `alarm:${name}`, most: 1, windowMs: QUIET };
  if (await consume(db, [{ limit: once, subject: SHARED_SUBJECT }], now)) return;
  log('error', 'limit_alarm', { requestId, limit: name, ...fields });
  await reportError(new Error(message), { side: 'server', path: name, requestId }, context);
}
