import { storeNow } from '#src/lib/clock.ts';
import { describeError, log } from './log.ts';
import { reportError } from './report.ts';

/** What a run may ask: whether there is time to start more work. */
type RunTime = { hasTime: () => boolean };

type Job<Result extends Record<string, unknown>> = {
  /** The job's name in reports. */
  name: string;
  /** The job's name in the log. Default: `name`. */
  event?: string;
  /** How long a run starts new work, in ms. Default: 15 s. The platform ends a scheduled call after 30 s. */
  budgetMs?: number;
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
 * @returns 204, or 500 for a failed run, so that the platform lists it as failed
 */
export function scheduledJob<Result extends Record<string, unknown>>({
  name,
  event = name,
  budgetMs = BUDGET_MS,
  run,
  failureOf = () => undefined,
  isIdle = () => false,
}: Job<Result>): () => Promise<Response> {
  return async () => {
    const started = Date.now();
    try {
      const result = await run(storeNow(), { hasTime: () => Date.now() - started < budgetMs });
      const failure = failureOf(result);
      if (failure) {
        log('error', event, result);
        return failed(name, new Error(failure));
      }
      if (!isIdle(result)) log('info', event, result);
      return new Response(null, { status: 204 });
    } catch (error) {
      log('error', event, describeError(error));
      return failed(name, error);
    }
  };
}

async function failed(name: string, error: unknown): Promise<Response> {
  await reportError(error, { side: 'server', path: name });
  return new Response(null, { status: 500 });
}

/** One sentence of the failures that are set; undefined when none is. */
export function failures(...parts: (string | false)[]): string | undefined {
  return parts.filter(Boolean).join('; ') || undefined;
}
