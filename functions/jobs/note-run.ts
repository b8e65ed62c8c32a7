import { eq } from 'drizzle-orm';
import { storeNow } from '#src/lib/clock.ts';
import { database } from '../db/open.ts';
import { jobRun } from '../db/schema/job-runs.ts';
import { env } from '../platform/env.ts';
import { describeError, log } from '../platform/log.ts';

type End = { outcome: 'ok' | 'failed'; error: string | null };

/**
 * Notes the start of a run for `npx found doctor`, and returns a function that notes its end. Neither throws:
 * the job is more important than the note.
 */
export async function noteStart(
  job: string,
  connections: number | undefined,
): Promise<(end: End) => Promise<void>> {
  const isNoted = await note(job, async () => {
    const begun = {
      startedAt: storeNow(),
      finishedAt: null,
      outcome: null,
      error: null,
      isLive: env().isLive,
    };
    await database(connections === undefined ? {} : { connections })
      .insert(jobRun)
      .values({ job, ...begun })
      .onConflictDoUpdate({ target: jobRun.job, set: begun });
  });
  return async (end) => {
    // Without a database, the run itself must not wait for it twice more.
    if (!isNoted) return;
    await note(job, async () => {
      await database()
        .update(jobRun)
        .set({ finishedAt: storeNow(), ...end })
        .where(eq(jobRun.job, job));
    });
  };
}

async function note(job: string, write: () => Promise<void>): Promise<boolean> {
  try {
    await write();
    return true;
  } catch (error) {
    log('warn', 'job_run', { job, ...describeError(error) });
    return false;
  }
}

/** The kind of an error. Its message may have personal data, such as the values of a query. */
export function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code } = (error.cause ?? error) as { code?: unknown };
  return [error.name, ...(typeof code === 'string' && /^\w{3,30}$/.test(code) ? [code] : [])].join(' ');
}
