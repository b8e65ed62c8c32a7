import { and, eq } from 'drizzle-orm';
import { nextBuild } from '#functions/catalogue/snapshot.ts';
import type { Database } from '#functions/db/open.ts';
import { buildRequest } from '#functions/db/schema/build-requests.ts';
import { enqueueBuildNews } from '#functions/mail/enqueue-staff.ts';
import { isFailing } from './failed-builds.ts';

/** How long a call of the build hook may take, in ms. */
const TIMEOUT = 10_000;
/** Minutes before the next request: after a refused call, and after an accepted one. */
const AGAIN = { refused: 2, accepted: 60 };
/** The same after five calls, when an operator has to look. */
const LATER = { refused: 60, accepted: 24 * 60 };
const SEVERAL = 5;

/**
 * What a run did: nothing was due, the build hook was called, or the build is running or no longer retried.
 */
export type BuildRequest = { requested: boolean; calls: number };

/**
 * Calls the build hook when the site's next build is due. There is one build for each publishing time. A
 * refused call is retried, and so is a build that has not replaced the site after an hour: five times, and
 * then less often. The operator gets one mail for each publishing time: after five refused calls, or when no
 * build came within the hour.
 *
 * @param hook the address of the build hook
 * @throws Error when the build hook does not accept the call
 */
export async function requestDueBuild(db: Database, hook: string, now: Date): Promise<BuildRequest> {
  const dueAt = nextBuild();
  if (!dueAt || now < dueAt) return NOTHING;
  const turn = await claim(db, dueAt, now);
  if (!turn) return NOTHING;
  const { calls, wasAccepted } = turn;
  if (wasAccepted) await tellOperator(db, 'missing', dueAt, now);
  try {
    await call(hook);
  } catch (error) {
    if (calls >= SEVERAL) await tellOperator(db, 'refused', dueAt, now);
    throw error;
  }
  await db.update(buildRequest).set({ acceptedAt: now }).where(eq(buildRequest.dueAt, dueAt));
  return { requested: true, calls };
}

const NOTHING: BuildRequest = { requested: false, calls: 0 };

/** Once for each publishing time. A failed build has had its own mail. */
async function tellOperator(db: Database, is: 'refused' | 'missing', dueAt: Date, now: Date): Promise<void> {
  if (await isFailing(db)) return;
  const moment = dueAt.toISOString();
  await enqueueBuildNews(db, `due:${moment}`, { is, dueAt: moment }, now);
}

/** The number of a call, and whether the one before it was accepted. */
type Turn = { calls: number; wasAccepted: boolean };

/** Notes a call before it is made, so that no other run makes it. Returns undefined if none is to be made. */
async function claim(db: Database, dueAt: Date, now: Date): Promise<Turn | undefined> {
  const [first] = await db
    .insert(buildRequest)
    .values({ dueAt, calledAt: now, calls: 1 })
    .onConflictDoNothing()
    .returning();
  if (first) return { calls: first.calls, wasAccepted: false };
  const [last] = await db.select().from(buildRequest).where(eq(buildRequest.dueAt, dueAt));
  if (!last || now < againAt(last)) return undefined;
  const [next] = await db
    .update(buildRequest)
    .set({ calledAt: now, acceptedAt: null, calls: last.calls + 1 })
    .where(and(eq(buildRequest.dueAt, dueAt), eq(buildRequest.calls, last.calls)))
    .returning();
  return next && { calls: next.calls, wasAccepted: last.acceptedAt !== null };
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
