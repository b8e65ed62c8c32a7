import { log } from './log.ts';

/** So many lines of one kind are written in a minute by one instance. */
const MOST = 60;
const MINUTE = 60_000;
const kinds = new Map<string, { since: number; written: number; leftOut: number }>();

/**
 * Logs what anybody can cause as often as they like: sixty lines of a kind in a minute. The first line after them says how many were left
 * out. @param kind one of a few, never a word of the caller's
 */
export function logSome(kind: string, ...[level, event, fields = {}]: Parameters<typeof log>): void {
  const now = Date.now();
  let count = kinds.get(kind);
  const leftOut = count?.leftOut ?? 0;
  if (!count || Math.abs(now - count.since) >= MINUTE) {
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
