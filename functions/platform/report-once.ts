import type { Call } from './call.ts';
import { reportError } from './report.ts';

/** For how long something is not reported again by one instance, in ms. */
const QUIET = 10 * 60_000;
const reportedAt = new Map<string, number>();

/**
 * Reports something that may come in floods, with the first of them and once in ten minutes. Kept in memory: it has to work while the
 * database does not, and a few instances that each report are no flood.
 * @param name what it is, one of a few: it is counted by that
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
