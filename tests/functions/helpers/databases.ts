import { spawn, spawnSync } from 'node:child_process';
import { chownSync, cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, inject, test } from 'vitest';
import { openEmbedded } from '#sandbox/database/embedded.ts';

export type TestDatabase = { url: string; close(): Promise<void> };
export type DatabaseKind = { name: string; open(): Promise<TestDatabase>; isMissing?: string };

/** The embedded database as `npm start` runs it, and a real PostgreSQL server where its programs are installed. */
export const DATABASES: DatabaseKind[] = [
  { name: 'the embedded database', open: embedded },
  { name: 'a real PostgreSQL', open: server, ...(missing() && { isMissing: missing()! }) },
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

/** A server of its own on a free port, in a folder that goes away with it. It refuses to run as root, so another user does. */
async function server(): Promise<TestDatabase> {
  const bin = programs()!;
  const folder = mkdtempSync(path.join(tmpdir(), 'found-postgres-'));
  const user = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {};
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid!);
  const files = path.join(folder, 'files');
  const made = spawnSync(
    path.join(bin, 'initdb'),
    ['-D', files, '-U', 'postgres', '--auth=trust', '--no-sync'],
    { ...user, cwd: folder },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const port = await freePort();
  const args = ['-D', files, '-p', String(port), '-h', '127.0.0.1', '-k', folder, '-F'];
  const child = spawn(path.join(bin, 'postgres'), args, {
    ...user,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await new Promise<void>((resolve, reject) => {
    child.stderr.on('data', (data: Buffer) => data.includes('ready to accept connections') && resolve());
    child.once('exit', () => reject(new Error('PostgreSQL stopped before it was ready')));
  });
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    close: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function programs(): string | undefined {
  const found = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' });
  const folder = found.status === 0 ? found.stdout.trim() : '';
  return existsSync(path.join(folder, 'initdb')) ? folder : undefined;
}

function missing(): string | undefined {
  if (!programs()) return 'PostgreSQL’s server programs are not installed';
  if (process.getuid?.() === 0 && Number.isNaN(idOf('-u')))
    return 'there is no user postgres to run the server as';
  return undefined;
}

function idOf(flag: '-u' | '-g'): number {
  return Number.parseInt(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout, 10);
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
