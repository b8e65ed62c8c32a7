import path from 'node:path';
import { openDatabase } from '#functions/db/open.ts';
import { jobRun } from '#functions/db/schema/job-runs.ts';
import { loadFunctions } from '#sandbox/store/functions.ts';
import { isDue } from '#sandbox/store/schedule.ts';
import { HOUR_MS, MINUTE_MS } from '#src/core/durations.ts';
import { storeNow } from '#src/lib/clock.ts';
import { ROOT } from '../run.ts';
import { type Check, type Deployment, type Line, ok, unknown, withSetting, wrong } from './check.ts';
import { lengthOf } from './length-of.ts';

type Run = typeof jobRun.$inferSelect;

/** How far back a schedule is searched, in minutes: two runs of a nightly job. */
const FARTHEST = 3 * 24 * 60;
/** A run that has not ended after this long was ended by the platform, in ms. */
const MAX_RUN_MS = 2 * MINUTE_MS;
/** How late a platform may start a job, in ms. */
const SLACK = 2 * MINUTE_MS;

/** The last run of each scheduled job, by its schedule in `functions/endpoints`. */
export function jobsCheck(deployment: Deployment): Check {
  const name = 'jobs';
  return {
    name,
    isBusy: true,
    run: () =>
      withSetting(deployment, name, 'DATABASE_URL', 'Set it first.', async (url) => {
        const runs = await readRuns(url);
        if (runs === 'no answer')
          return unknown(name, 'The database does not answer.', 'See the line on the database.');
        if (runs === 'no table')
          return wrong(name, 'The database has no table of their runs.', 'Run: npx found migrate');
        const { jobs } = await loadFunctions(path.join(ROOT, 'functions/endpoints'));
        const now = storeNow();
        return jobs.map(({ name: job, schedule }) =>
          jobLine(
            job,
            schedule,
            runs.find((run) => run.job === job),
            now,
          ),
        );
      }),
  };
}

/** What the last run of a job says. One missed run is forgiven. */
export function jobLine(job: string, schedule: string, run: Run | undefined, now: Date): Line {
  const name = `job ${job}`;
  const { every, since } = expectedBy(schedule, now);
  const expected = `expected every ${lengthOf(every)}`;
  const look = `Look at the function ${job} at the host: whether its schedule is on, and its log.`;
  // A nightly job of a new shop has its first night before it.
  if (!run) return (every > HOUR_MS ? unknown : wrong)(name, `It has never run; ${expected}.`, look);
  const ago = now.getTime() - run.startedAt.getTime();
  if (run.startedAt.getTime() < since - SLACK)
    return wrong(name, `It has not run for ${lengthOf(ago)}; ${expected}.`, look);
  const last = `It last ran ${lengthOf(ago)} ago`;
  if (run.outcome === 'failed') return wrong(name, `${last} and failed: ${run.error ?? 'unknown'}.`, look);
  if (!run.finishedAt && ago > MAX_RUN_MS) return wrong(name, `${last} and did not end.`, look);
  return ok(name, `${last}${run.finishedAt ? '' : ' and is still running'}.`);
}

/**
 * How often a job runs, in ms, and the time of the run before the one that was due last (Unix time in ms).
 */
function expectedBy(schedule: string, now: Date): { every: number; since: number } {
  const last = Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS;
  const due: number[] = [];
  for (let back = 0; back < FARTHEST && due.length < 2; back += 1)
    if (isDue(schedule, new Date(last - back * MINUTE_MS))) due.push(last - back * MINUTE_MS);
  const [latest = last, before = last - FARTHEST * MINUTE_MS] = due;
  return { every: latest - before, since: before };
}

async function readRuns(url: string): Promise<Run[] | 'no table' | 'no answer'> {
  const { db, close } = openDatabase(url, { connections: 1 });
  try {
    return await db.select().from(jobRun);
  } catch (error) {
    const { code } = ((error as Error).cause ?? {}) as { code?: string };
    return code === '42P01' ? 'no table' : 'no answer';
  } finally {
    await close();
  }
}
