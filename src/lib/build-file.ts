/** The public file that identifies the live build. It is never cached. */
export const BUILD_FILE = '/data/build.json';

/**
 * A build: when it started (ISO 8601) and, where the platform names them, its commit, the id of the deploy,
 * and the context: `production`, `deploy-preview` or `branch-deploy`.
 */
export type BuildFacts = { builtAt: string; commit?: string; deploy?: string; context?: string };

/** What `env` and the clock say of a build. The names are Netlify's. */
export function buildFacts(builtAt: Date, env: Readonly<Record<string, string | undefined>>): BuildFacts {
  return {
    builtAt: builtAt.toISOString(),
    ...(env.COMMIT_REF && { commit: env.COMMIT_REF }),
    ...(env.DEPLOY_ID && { deploy: env.DEPLOY_ID }),
    ...(env.CONTEXT && { context: env.CONTEXT }),
  };
}
