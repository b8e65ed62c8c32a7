import { and, eq, isNull, lt, ne } from 'drizzle-orm';
import type { Database } from '#functions/db/open.ts';
import { buildFailure } from '#functions/db/schema/build-failures.ts';
import { enqueueBuildNews } from '#functions/mail/enqueue-staff.ts';
import type { FailedBuild } from '#functions/mail/templates/build-news.ts';

/**
 * Notes a failed build of the published site, and mails the operator: once for each deploy, and once for each
 * commit as long as it fails. The first report of a deploy is mailed, from the build (which knows the errors
 * of the content) or from the platform.
 *
 * @param begunAt when the build was requested or started
 */
export async function noteFailedBuild(
  db: Database,
  deploy: { id: string; begunAt: Date },
  failed: FailedBuild,
  now: Date,
): Promise<void> {
  const { id: deployId, begunAt } = deploy;
  const { commit } = failed;
  await db.transaction(async (tx) => {
    const noted = await tx
      .insert(buildFailure)
      .values({ deployId, commit, begunAt })
      .onConflictDoNothing()
      .returning({ deployId: buildFailure.deployId });
    if (noted.length === 0) return;
    const isSame = commit === null ? undefined : eq(buildFailure.commit, commit);
    const told = isSame && and(isSame, isNull(buildFailure.solvedAt), ne(buildFailure.deployId, deployId));
    if (told && (await tx.$count(buildFailure, told)) > 0) return;
    await enqueueBuildNews(tx, deployId, { is: 'failed', failedAt: now.toISOString(), ...failed }, now);
  });
}

/** True while the last build that was noted as failed has no successor. */
export async function isFailing(db: Database): Promise<boolean> {
  return (await db.$count(buildFailure, isNull(buildFailure.solvedAt))) > 0;
}

/**
 * Mails the operator when the site shows a build that started after those that failed.
 *
 * @param builtAt when the build of the running site started
 * @returns how many failures it has solved
 */
export async function notifyRecovered(db: Database, builtAt: Date, now: Date): Promise<number> {
  if (!(await isFailing(db))) return 0;
  return db.transaction(async (tx) => {
    const solved = await tx
      .update(buildFailure)
      .set({ solvedAt: now })
      .where(and(isNull(buildFailure.solvedAt), lt(buildFailure.begunAt, builtAt)))
      .returning({ deployId: buildFailure.deployId });
    const moment = builtAt.toISOString();
    if (solved.length > 0)
      await enqueueBuildNews(tx, `solved:${moment}`, { is: 'solved', builtAt: moment }, now);
    return solved.length;
  });
}
