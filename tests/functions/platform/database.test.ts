import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction, openDatabase, type Queries } from '#functions/db/open.ts';
import { withDatabases } from '../helpers/databases.ts';

const CONNECTIONS = 2;
/** How long a query may take here, in ms: what a busy machine needs for one that is answered. */
const PATIENCE = 1_500;

withDatabases('a line that breaks to', (server) => {
  let line: Line;
  beforeAll(async () => {
    line = await lineTo(server().url);
  });
  afterAll(() => line?.close());

  const one = async (queries: Queries) => (await queries.execute<{ one: number }>(sql`select 1 as one`)).rows;

  test.each(['cut', 'mute'] as const)(
    '[L02] and is %s, before a transaction or within it, is given up: the next one gets a new line',
    async (fault) => {
      const { db, close } = openDatabase(line.url, { connections: CONNECTIONS, timeoutMs: PATIENCE });
      const onEveryLine = (work: (queries: Queries) => Promise<unknown>) =>
        Promise.allSettled(Array.from({ length: CONNECTIONS }, () => inTransaction(db, work)));
      await onEveryLine(one);
      await line[fault]();
      await onEveryLine(one);
      await expect(inTransaction(db, one)).resolves.toEqual([{ one: 1 }]);
      const within = await onEveryLine(async (queries) => {
        await line[fault]();
        return one(queries);
      });
      expect(within.map(({ status }) => status)).toEqual(Array(CONNECTIONS).fill('rejected'));
      await expect(inTransaction(db, one)).resolves.toEqual([{ one: 1 }]);
      await close();
    },
  );

  test('work that fails leaves nothing behind, and its line to nobody', async () => {
    const { db, close } = openDatabase(server().url, { connections: 1 });
    await db.execute(sql`create table half (id integer)`);
    const work = async (queries: Queries) => {
      await queries.execute(sql`insert into half values (1)`);
      throw new Error('half way');
    };
    await expect(inTransaction(db, work)).rejects.toThrow('half way');
    expect((await db.execute(sql`select id from half`)).rows).toEqual([]);
    await close();
  });
});

type Line = { url: string; mute(): void; cut(): Promise<void>; close(): Promise<void> };

/** A line to a server that can fall silent or be cut; whoever calls after that gets through again. */
async function lineTo(database: string): Promise<Line> {
  const { hostname, port } = new URL(database);
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    const far = connect(Number(port), hostname);
    open.add(socket);
    socket.pipe(far).pipe(socket);
    for (const end of [socket, far]) end.on('error', () => {});
    socket.on('close', () => far.destroy());
    far.on('close', () => socket.destroy());
    socket.on('close', () => open.delete(socket));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const near = new URL(database);
  near.port = String((server.address() as { port: number }).port);
  const cut = async () => {
    const closed = [...open].map((socket) => once(socket, 'close'));
    for (const socket of open) socket.resetAndDestroy();
    await Promise.all(closed);
  };
  return {
    url: near.href,
    mute: () => {
      for (const socket of open) socket.unpipe().resume();
    },
    cut,
    close: async () => {
      await cut();
      server.close();
    },
  };
}
