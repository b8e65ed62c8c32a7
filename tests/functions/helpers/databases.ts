import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, inject, test } from 'vitest';
import { openEmbedded } from '#sandbox/database/embedded.ts';
import { whyNoPostgres } from './postgres-server.ts';

export type TestDatabase = { url: string; close(): Promise<void> };
export type DatabaseKind = {
  name: string;
  open(): Promise<TestDatabase>;
  /** Whether transactions of several connections run at the same time. */
  isParallel: boolean;
  isMissing?: string;
};

/** The embedded database as `npm start` runs it, and a real PostgreSQL server where its programs are installed. */
export const DATABASES: DatabaseKind[] = [
  { name: 'the embedded database', open: embedded, isParallel: false },
  {
    name: 'a real PostgreSQL',
    open: copyOfPostgres,
    isParallel: true,
    ...(whyNoPostgres() && { isMissing: whyNoPostgres()! }),
  },
];

/**
 * Declares the same tests for each database that there is, each opened before the first of them and closed after the last.
 * `title` reads on with the database's name ("orders on"). `database` answers it from the tests' own `beforeAll` on.
 */
export function withDatabases(
  title: string,
  tests: (database: () => TestDatabase, kind: DatabaseKind) => void,
): void {
  declare(title, DATABASES, tests);
}

/** As `withDatabases`, on a real PostgreSQL alone: for what many connections do at the same time. */
export function withPostgres(title: string, tests: (database: () => TestDatabase) => void): void {
  declare(
    title,
    DATABASES.filter(({ isParallel }) => isParallel),
    tests,
  );
}

function declare(
  title: string,
  kinds: readonly DatabaseKind[],
  tests: (database: () => TestDatabase, kind: DatabaseKind) => void,
): void {
  describe.each(kinds)(`${title} $name`, (kind) => {
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

/** A database of its own on the server that runs for all files. */
async function copyOfPostgres(): Promise<TestDatabase> {
  const template = new URL(inject('postgresTemplate')!);
  const own = new URL(template);
  const name = `copy_${crypto.randomUUID().replaceAll('-', '')}`;
  own.pathname = `/${name}`;
  const ask = async (statement: string) => {
    // Not by way of the template, which nobody may be connected to while it is copied.
    const client = new pg.Client(Object.assign(new URL(template), { pathname: '/template1' }).href);
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await ask(`create database ${name} template ${template.pathname.slice(1)}`);
  return { url: own.href, close: () => ask(`drop database ${name} with (force)`) };
}
