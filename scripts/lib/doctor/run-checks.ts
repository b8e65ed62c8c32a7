import { TimeoutError, withinTime } from '#src/lib/within-time.ts';
import { describeFailure } from '../command-line/failures.ts';
import { type Check, type Line, unknown } from './check.ts';
import { withoutSecrets } from './without-secrets.ts';

/** How long a check may take, in ms. */
const LIMIT_MS = 20_000;

/**
 * Runs the checks, those that wait for services at once, and returns their lines in the order of the checks.
 * A check that fails or takes too long is an unknown line. No line contains a secret of `source`.
 * @param limitMs how long each may take
 */
export async function runChecks(
  checks: readonly Check[],
  source: Readonly<Record<string, string | undefined>>,
  limitMs = LIMIT_MS,
): Promise<Line[]> {
  const found = new Map<Check, Line[]>();
  const make = async (check: Check) => void found.set(check, await linesOf(check, limitMs));
  await Promise.all(checks.filter(({ isBusy }) => !isBusy).map(make));
  for (const check of checks) if (check.isBusy) await make(check);
  return checks
    .flatMap((check) => found.get(check) ?? [])
    .map((line) => ({
      ...line,
      says: withoutSecrets(line.says, source),
      ...(line.todo && { todo: withoutSecrets(line.todo, source) }),
    }));
}

async function linesOf({ name, run }: Check, limitMs: number): Promise<Line[]> {
  try {
    return [await withinTime(Promise.resolve().then(run), limitMs)].flat();
  } catch (error) {
    if (error instanceof TimeoutError)
      return [unknown(name, `There was no answer in ${limitMs / 1000} s.`, 'Run it again.')];
    return [unknown(name, describeFailure(error).text, 'Run it again with DEBUG=1 to see where it failed.')];
  }
}
