import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { openDatabase } from '#functions/db/open.ts';
import { noteFailedBuild } from '#functions/jobs/publishing/failed-builds.ts';
import { headerText } from '#functions/mail/header-text.ts';
import { databaseUrl, withFallbacks } from '#functions/platform/env.ts';
import { storeNow } from '#src/lib/clock.ts';
import { ROOT } from './run.ts';

/** How many errors a mail names, and how much of each. */
const MOST = { lines: 12, characters: 400 };

/**
 * Mails the operator that the content has errors, if this is a build of the published site on the platform:
 * the platform's own notification does not have them. Never throws, since the build fails anyway.
 *
 * @param errors one a line, with file and field
 */
export async function reportFailedBuild(errors: readonly string[]): Promise<void> {
  const { CONTEXT, DEPLOY_ID, COMMIT_REF, SITE_NAME } = process.env;
  const url = databaseUrl(withFallbacks(process.env));
  if (CONTEXT !== 'production' || !DEPLOY_ID || !url) return;
  const { db, close } = openDatabase(url, { connections: 1 });
  try {
    const now = storeNow();
    const [change = null, author = null] = await lastCommit();
    const more = errors.length - MOST.lines;
    const contentErrors = [
      ...errors.slice(0, MOST.lines).map((line) => headerText(line, MOST.characters)),
      ...(more > 0 ? [`… and ${more} more`] : []),
    ];
    const log = SITE_NAME && `https://app.netlify.com/projects/${SITE_NAME}/deploys/${DEPLOY_ID}`;
    await noteFailedBuild(
      db,
      { id: DEPLOY_ID, begunAt: now },
      { commit: COMMIT_REF || null, change, author, reason: null, contentErrors, log: log || null },
      now,
    );
  } catch (error) {
    console.warn(`The operator was not told by mail (${(error as Error).name}).`);
  } finally {
    await close();
  }
}

/** The title and the author of the last commit; nothing without git. */
async function lastCommit(): Promise<string[]> {
  try {
    const { stdout } = await promisify(execFile)('git', ['log', '-1', '--format=%s%n%an'], { cwd: ROOT });
    return stdout
      .trimEnd()
      .split('\n')
      .map((line) => headerText(line));
  } catch {
    return [];
  }
}
