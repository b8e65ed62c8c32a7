import { storeNow } from '#src/lib/clock.ts';
import { describeError, log } from '../platform/log.ts';
import { refuseOldNode } from '../platform/node-version.ts';
import { reportError } from '../platform/report.ts';
import { kindOf, noteStart } from './note-run.ts';

/** What a run may ask: whether there is time to start more work. */
type RunTime = { hasTime: () => boolean };

type Job<Result extends Record<string, unknown>> = {
  /** The job's name in reports. */
  name: string;
  /** The job's name in the log. Default: `name`. */
  event?: string;
  /** How long a run starts new work, in ms. Default: 15 s. The platform ends a scheduled call after 30 s. */
  budgetMs?: number;
  /** How many connections to the database it uses at once. Default: that of functions. */
  connections?: number;
  /** Does the work that is due at `now`. Stops when the time is up; the next run goes on from there. */
  run: (now: Date, time: RunTime) => Promise<Result>;
  /** What went wrong in a run, for the operator. The run then counts as failed. */
  failureOf?: (result: Result) => string | undefined;
  /** True for a run that did nothing, which is not logged. */
  isIdle?: (result: Result) => boolean;
};

const BUDGET_MS = 15_000;

/**
 * The handler of a scheduled job, which cannot be called from outside. Runs the job, logs its result, and
 * reports a failure.
 * @returns 204, 503 on a Node that is too old, or 500 for a failed run, so that the platform lists it as
 * failed
 */
export function scheduledJob<Result extends Record<string, unknown>>({
  name,
  event = name,
  budgetMs = BUDGET_MS,
  connections,
  run,
  failureOf = () => undefined,
  isIdle = () => false,
}: Job<Result>): () => Promise<Response> {
  return async () => {
    const refused = refuseOldNode();
    if (refused) return refused;
    const started = Date.now();
    const noteEnd = await noteStart(name, connections);
    const fail = async (error: unknown, summary: string) => {
      await noteEnd({ outcome: 'failed', error: summary });
      await reportError(error, { side: 'server', path: name });
      return new Response(null, { status: 500 });
    };
    try {
      const result = await run(storeNow(), { hasTime: () => Date.now() - started < budgetMs });
      const failure = failureOf(result);
      if (failure) {
        log('error', event, result);
        return fail(new Error(failure), failure);
      }
      if (!isIdle(result)) log('info', event, result);
      await noteEnd({ outcome: 'ok', error: null });
      return new Response(null, { status: 204 });
    } catch (error) {
      log('error', event, describeError(error));
      return fail(error, kindOf(error));
    }
  };
}

/** One sentence of the failures that are set; undefined when none is. */
export function failures(...parts: (string | false)[]): string | undefined {
  return parts.filter(Boolean).join('; ') || undefined;
}
