import type { TestProject } from 'vitest/node';
import { migrateDatabase } from '#functions/db/migrate.ts';
import { openPostgres, whyNoPostgres } from './postgres-server.ts';

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: a second declaration adds to Vitest's own interface
  interface ProvidedContext {
    /**
     * The address of a migrated database without connections on a real PostgreSQL server, to be copied; or
     * why there is none.
     */
    postgresTemplate: { url: string } | { missing: string };
  }
}

/**
 * Runs one real PostgreSQL for all files:
 * copying a database of it takes a tenth of the time of a server's start.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const missing = whyNoPostgres();
  if (missing !== undefined) {
    project.provide('postgresTemplate', { missing });
    return async () => {};
  }
  const server = await openPostgres();
  await migrateDatabase(server.url);
  project.provide('postgresTemplate', { url: server.url });
  return server.close;
}
