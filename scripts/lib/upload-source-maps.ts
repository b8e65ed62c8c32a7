import { existsSync } from 'node:fs';
import { sourceMapFolder } from '../../config/reporting.ts';
import { releaseOf } from '../../src/lib/release.ts';

/**
 * Sends the source maps of the build to the error-reporting service, so that its reports name lines that somebody wrote. Only where
 * the build made some and `SENTRY_AUTH_TOKEN`, `SENTRY_ORG` and `SENTRY_PROJECT` say where to (`SENTRY_URL`: at a service of one's own).
 * A service that does not take them is said, and stops nothing.
 * @returns whether they were sent
 */
export async function uploadSourceMaps(
  env: Readonly<Record<string, string | undefined>> = process.env,
): Promise<boolean> {
  const { SENTRY_AUTH_TOKEN: authToken, SENTRY_ORG: org, SENTRY_PROJECT: project, SENTRY_URL: url } = env;
  if (!authToken || !org || !project || !existsSync(sourceMapFolder())) return false;
  const { default: SentryCli } = await import('@sentry/cli');
  const cli = new SentryCli(null, { authToken, org, project, silent: true, ...(url && { url }) });
  try {
    await cli.releases.uploadSourceMaps(releaseOf(env), {
      include: [sourceMapFolder()],
      urlPrefix: '~/_astro',
      live: 'rejectOnError',
    });
    return true;
  } catch (error) {
    console.warn(`The source maps were not taken: ${(error as Error).message}`);
    return false;
  }
}
