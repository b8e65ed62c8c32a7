import { existsSync } from 'node:fs';
import { sourceMapFolder } from '#config/reporting.ts';
import { releaseOf } from '#src/lib/release.ts';

/**
 * Uploads the build's source maps to the error-reporting service, so that its reports show source lines.
 * Does nothing if the build has none, or if `SENTRY_AUTH_TOKEN`, `SENTRY_ORG` or `SENTRY_PROJECT` is not
 * set. `SENTRY_URL` names a self-hosted service. If the upload fails, prints a message and continues.
 */
export async function uploadSourceMaps(): Promise<void> {
  const { env } = process;
  const { SENTRY_AUTH_TOKEN: authToken, SENTRY_ORG: org, SENTRY_PROJECT: project, SENTRY_URL: url } = env;
  if (!authToken || !org || !project || !existsSync(sourceMapFolder())) return;
  const { default: SentryCli } = await import('@sentry/cli');
  const cli = new SentryCli(null, { authToken, org, project, silent: true, ...(url && { url }) });
  try {
    await cli.releases.uploadSourceMaps(releaseOf(env), {
      include: [sourceMapFolder()],
      urlPrefix: '~/_astro',
      live: 'rejectOnError',
    });
  } catch (error) {
    console.warn(`The source maps could not be uploaded: ${(error as Error).message}`);
  }
}
