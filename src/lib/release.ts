import manifest from '../../package.json' with { type: 'json' };

/** The release that failures are reported of: the deployment's own (`SENTRY_RELEASE`), else this version of the store. */
export function releaseOf(env: Readonly<Record<string, string | undefined>>): string {
  return env.SENTRY_RELEASE || manifest.version;
}
