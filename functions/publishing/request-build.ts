import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { nextBuild } from '../catalogue/snapshot.ts';
import type { Database } from '../db/open.ts';
import { buildRequest } from '../db/schema/build-requests.ts';

/** How long a call of the build hook may take, in ms. */
const TIMEOUT = 10_000;
/** A run that has not noted an answer after this time has crashed, in minutes. */
const CRASHED = 2;
/** A site that is not built this long after its build was accepted needs another one, in minutes. */
const FAILED = 60;
/** How often a build is requested for one moment. */
const MOST_CALLS = 5;

/** What a run did: nothing was due, the build hook was called, or the build is under way or given up. */
export type BuildRequest = { requested: boolean; calls: number };

/**
 * Calls the build hook when the site's next build is due. Each moment has one build, however many runs there are; a
 * build that has not replaced the site after an hour is requested again, five times at most.
 *
 * @param hook the address of the build hook
 * @throws Error when the build hook does not accept the call. The next run tries again
 */
export async function requestDueBuild(db: Database, hook: string, now: Date): Promise<BuildRequest> {
  const dueAt = nextBuild();
  if (!dueAt || now < dueAt) return { requested: false, calls: 0 };
  const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  const [claimed] = await db
    .insert(buildRequest)
    .values({ dueAt, calledAt: now, calls: 1 })
    .onConflictDoUpdate({
      target: buildRequest.dueAt,
      set: { calledAt: now, calls: sql`${buildRequest.calls} + 1` },
      setWhere: and(
        lt(buildRequest.calls, MOST_CALLS),
        or(
          and(isNull(buildRequest.acceptedAt), lt(buildRequest.calledAt, before(CRASHED))),
          lt(buildRequest.acceptedAt, before(FAILED)),
        ),
      ),
    })
    .returning({ calls: buildRequest.calls });
  if (!claimed) return { requested: false, calls: 0 };
  await call(hook);
  await db.update(buildRequest).set({ acceptedAt: now }).where(eq(buildRequest.dueAt, dueAt));
  return { requested: true, calls: claimed.calls };
}

async function call(hook: string): Promise<void> {
  let status: number;
  try {
    ({ status } = await fetch(hook, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT),
      redirect: 'error',
    }));
  } catch (error) {
    // The address is a secret: whoever has it can build the site.
    throw new Error(`The build hook could not be reached (${(error as Error).name})`);
  }
  if (status >= 300) throw new Error(`The build hook answered ${status}`);
}
