import manifest from '../../package.json' with { type: 'json' };

/** The release name for error reports: the deployment's (`SENTRY_RELEASE`), else the store's version. */
export function releaseOf(env: Readonly<Record<string, string | undefined>>): string {
  return env.SENTRY_RELEASE || manifest.version;
}
