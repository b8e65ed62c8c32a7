import type { TestProject } from 'vitest/node';
import { migrateDatabase } from '#functions/db/migrate.ts';
import { openPostgres, whyNoPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of a migrated database on a real PostgreSQL server, to which nobody is connected; to be copied. Null without a server. */
    postgresTemplate: string | null;
  }
}

/** Runs one real PostgreSQL for all files: a database of it is copied in a tenth of the time that a server takes to start. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = whyNoPostgres() ? undefined : await openPostgres();
  if (server) await migrateDatabase(server.url);
  project.provide('postgresTemplate', server?.url ?? null);
  return async () => server?.close();
}
