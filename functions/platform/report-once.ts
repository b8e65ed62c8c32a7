import type { Call } from './call.ts';
import { reportError } from './report.ts';

/** How long one instance does not report the same thing again, in ms. */
const QUIET = 10 * 60_000;
const reportedAt = new Map<string, number>();

/**
 * Reports something that may occur in floods, once in ten minutes per instance. Kept in memory, because it
 * must work while the database is down.
 * @param name from a small fixed set; each is throttled separately
 */
export async function reportOnce(
  name: string,
  words: string,
  { requestId, context }: Pick<Call, 'requestId'> & { context?: Call['context'] },
): Promise<void> {
  const now = Date.now();
  const last = reportedAt.get(name);
  if (last !== undefined && Math.abs(now - last) < QUIET) return;
  reportedAt.set(name, now);
  await reportError(new Error(words), { side: 'server', path: name, requestId }, context);
}
