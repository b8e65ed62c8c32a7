import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, inject, test } from 'vitest';
import { openEmbedded } from '#sandbox/database/embedded.ts';
import { openPostgres, whyNoPostgres } from './postgres-server.ts';

export type TestDatabase = { url: string; close(): Promise<void> };
export type DatabaseKind = { name: string; open(): Promise<TestDatabase>; isMissing?: string };

/** The embedded database as `npm start` runs it, and a real PostgreSQL server where its programs are installed. */
export const DATABASES: DatabaseKind[] = [
  { name: 'the embedded database', open: embedded },
  { name: 'a real PostgreSQL', open: openPostgres, ...(whyNoPostgres() && { isMissing: whyNoPostgres()! }) },
];

/**
 * Declares the same tests for each database that there is, each opened before the first of them and closed after the last.
 * `title` reads on with the database's name ("orders on"). `database` answers it from the tests' own `beforeAll` on.
 */
export function withDatabases(
  title: string,
  tests: (database: () => TestDatabase, kind: DatabaseKind) => void,
): void {
  describe.each(DATABASES)(`${title} $name`, (kind) => {
    if (kind.isMissing) return test.skip(`skipped: ${kind.isMissing}`, () => {});
    let database: TestDatabase;
    beforeAll(async () => {
      database = await kind.open();
    });
    afterAll(() => database?.close());
    tests(() => database, kind);
  });
}

async function embedded(): Promise<TestDatabase> {
  const folder = mkdtempSync(path.join(tmpdir(), 'found-embedded-'));
  cpSync(inject('databaseTemplate'), folder, { recursive: true });
  const database = await openEmbedded(folder);
  return {
    url: database.url,
    close: async () => {
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
