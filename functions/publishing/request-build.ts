import { and, eq } from 'drizzle-orm';
import { nextBuild } from '../catalogue/snapshot.ts';
import type { Database } from '../db/open.ts';
import { buildRequest } from '../db/schema/build-requests.ts';

/** How long a call of the build hook may take, in ms. */
const TIMEOUT = 10_000;
/** After how many minutes a build is requested again: while calls are not accepted, and after one was. */
const AGAIN = { refused: 2, accepted: 60 };
/** The same after several calls, which need a person. */
const LATER = { refused: 60, accepted: 24 * 60 };
const SEVERAL = 5;

/** What a run did: nothing was due, the build hook was called, or the build is under way or given up. */
export type BuildRequest = { requested: boolean; calls: number };

/**
 * Calls the build hook when the site's next build is due. Each moment has one build, however many runs there are. A call
 * that was not accepted is repeated, and so is a build that has not replaced the site after an hour: five times, and
 * then less often.
 *
 * @param hook the address of the build hook
 * @throws Error when the build hook does not accept the call
 */
export async function requestDueBuild(db: Database, hook: string, now: Date): Promise<BuildRequest> {
  const dueAt = nextBuild();
  if (!dueAt || now < dueAt) return NOTHING;
  const calls = await claim(db, dueAt, now);
  if (calls === undefined) return NOTHING;
  await call(hook);
  await db.update(buildRequest).set({ acceptedAt: now }).where(eq(buildRequest.dueAt, dueAt));
  return { requested: true, calls };
}

const NOTHING: BuildRequest = { requested: false, calls: 0 };

/** Notes a call before it is made, so that no other run makes it. Returns its number, or undefined for none. */
async function claim(db: Database, dueAt: Date, now: Date): Promise<number | undefined> {
  const [first] = await db
    .insert(buildRequest)
    .values({ dueAt, calledAt: now, calls: 1 })
    .onConflictDoNothing()
    .returning();
  if (first) return first.calls;
  const [last] = await db.select().from(buildRequest).where(eq(buildRequest.dueAt, dueAt));
  if (!last || now < againAt(last)) return undefined;
  const [next] = await db
    .update(buildRequest)
    .set({ calledAt: now, acceptedAt: null, calls: last.calls + 1 })
    .where(and(eq(buildRequest.dueAt, dueAt), eq(buildRequest.calls, last.calls)))
    .returning();
  return next?.calls;
}

/** When a build is requested again, if the site has not been replaced until then. */
function againAt({ calledAt, acceptedAt, calls }: typeof buildRequest.$inferSelect): Date {
  const minutes = (calls < SEVERAL ? AGAIN : LATER)[acceptedAt ? 'accepted' : 'refused'];
  return new Date(calledAt.getTime() + minutes * 60_000);
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
    // The address is a secret: anyone with it can build the site.
    throw new Error(`The build hook could not be reached (${(error as Error).name})`);
  }
  if (status >= 300) throw new Error(`The build hook answered ${status}`);
}
