import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

export type PostgresServer = {
  url: string;
  /** The same server by its Unix socket, which makes a statement faster. */
  socketUrl: string;
  /** Stops the server at once, like a crash of its machine; committed data is kept. */
  stop(): Promise<void>;
  /** Starts it again at the same address. */
  start(): Promise<void>;
  /** Stops it and deletes its files. */
  close(): Promise<void>;
};

/**
 * A temporary server on a free port, in a temporary folder. PostgreSQL refuses to run as root, so another
 * user runs it.
 */
export async function openPostgres(): Promise<PostgresServer> {
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
  for (const setting of ['synchronous_commit=off', 'full_page_writes=off', 'max_connections=300'])
    args.push('-c', setting);
  let child: ChildProcess | undefined;
  const server: PostgresServer = {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    socketUrl: `postgres://postgres@localhost:${port}/postgres?host=${encodeURIComponent(folder)}`,
    start: () =>
      new Promise((resolve, reject) => {
        const begun = spawn(path.join(bin, 'postgres'), args, {
          ...user,
          cwd: folder,
          stdio: ['ignore', 'ignore', 'pipe'],
        });
        child = begun;
        begun.stderr.on('data', (data: Buffer) => data.includes('ready to accept connections') && resolve());
        begun.once('exit', () => reject(new Error('PostgreSQL stopped before it was ready')));
      }),
    async stop() {
      const running = child;
      child = undefined;
      if (!running) return;
      const ended = new Promise((resolve) => running.once('exit', resolve));
      running.kill('SIGINT');
      await ended;
    },
    async close() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await server.start();
  return server;
}

function programs(): string | undefined {
  const found = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' });
  const folder = found.status === 0 ? found.stdout.trim() : '';
  return existsSync(path.join(folder, 'initdb')) ? folder : undefined;
}

/**
 * Why no server can run on this machine, as a message for the person who runs the tests;
 * undefined if one can.
 */
export function whyNoPostgres(): string | undefined {
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
