import { MINUTE_MS } from '#src/core/durations.ts';
import { log } from './log.ts';

/** The most lines of one kind per minute and instance. */
const MOST = 60;
const kinds = new Map<string, { since: number; written: number; leftOut: number }>();

/**
 * Logs an event that visitors can cause at will: at most 60 lines of a kind per minute. The first line of the
 * next minute has the number of dropped lines (`leftOut`).
 * @param kind from a small fixed set, never from user input
 */
export function logThrottled(kind: string, ...[level, event, fields = {}]: Parameters<typeof log>): void {
  const now = Date.now();
  let count = kinds.get(kind);
  const leftOut = count?.leftOut ?? 0;
  if (!count || Math.abs(now - count.since) >= MINUTE_MS) {
    count = { since: now, written: 0, leftOut: 0 };
    kinds.set(kind, count);
  }
  if (count.written === MOST) {
    count.leftOut += 1;
    return;
  }
  const isFirst = count.written === 0;
  count.written += 1;
  log(level, event, isFirst && leftOut > 0 ? { ...fields, leftOut } : fields);
}
