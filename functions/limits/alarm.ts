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

/** What is to be told: under which name it is told once, in words, and with what beside it in the log. */
export type Alarm = { name: string; message: string; fields: Record<string, unknown> };

/** The alarm of a limit that is used up for everybody. */
export function limitAlarm({ name, most, windowMs }: Limit): Alarm {
  const minutes = windowMs / 60_000;
  return {
    name,
    message: `The limit of ${most} in ${minutes} minutes is used up: ${name}`,
    fields: { most, minutes },
  };
}

/**
 * Tells the operator: an error in the log, and a report where there is a service. Once in ten minutes for each name, whichever instance
 * meets it, since a flood is no reason for a flood of alarms.
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
  if (await consume(db, [{ limit: once, subject: EVERYBODY }], now)) return;
  log('error', 'limit_alarm', { requestId, limit: name, ...fields });
  await reportError(new Error(message), { side: 'server', path: name, requestId }, context);
}
