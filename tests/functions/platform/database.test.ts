import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction, openDatabase, type Queries } from '#functions/db/open.ts';
import { hasTimers, withDatabases } from '../helpers/databases.ts';

const CONNECTIONS = 2;
/** How long a query may take here, in ms: what a busy machine needs for one that is answered. */
const PATIENCE = 1_500;

withDatabases('a line that breaks to', (server, { name }) => {
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

  // The embedded database has one connection, where nobody ever meets.
  describe.skipIf(name !== 'a real PostgreSQL')('who stand in each other’s way', () => {
    let opened: ReturnType<typeof openDatabase>;
    beforeAll(async () => {
      opened = openDatabase(server().url, { connections: 8, timeoutMs: 300 });
      await opened.db.execute(sql`create table counter (id integer primary key, count integer not null)`);
      await opened.db.execute(sql`insert into counter values (1, 0), (2, 0)`);
    });
    afterAll(() => opened?.close());
    const add = (queries: Queries, id: number) =>
      queries.execute(sql`update counter set count = count + 1 where id = ${id}`);
    const counts = async () =>
      (await opened.db.execute<{ count: number }>(sql`select count from counter order by id`)).rows.map(
        ({ count }) => count,
      );
    /** Resolves for each once both have come here. */
    const meeting = () => {
      const both = Promise.withResolvers<void>();
      let here = 0;
      return () => {
        here += 1;
        if (here === 2) both.resolve();
        return here <= 2 ? both.promise : undefined;
      };
    };

    test.runIf(hasTimers)('[F16] by a deadlock: both go through, each once', async () => {
      await opened.db.execute(sql`update counter set count = 0`);
      const met = meeting();
      let tries = 0;
      const both = [
        [1, 2],
        [2, 1],
      ].map(([first = 0, second = 0]) =>
        inTransaction(opened.db, async (queries) => {
          tries += 1;
          await queries.execute(sql`set local deadlock_timeout = '20ms'`);
          await add(queries, first);
          await met();
          await add(queries, second);
        }),
      );
      await Promise.all(both);
      expect(await counts()).toEqual([2, 2]);
      expect(tries).toBe(3);
    });

    test('[F16] by a serialization failure: both go through, each once, and one that never can is given up', async () => {
      await opened.db.execute(sql`update counter set count = 0`);
      const met = meeting();
      let tries = 0;
      const raise = () =>
        inTransaction(opened.db, async (queries) => {
          tries += 1;
          await queries.execute(sql`set transaction isolation level repeatable read`);
          await queries.execute(sql`select count from counter where id = 1`);
          await met();
          await add(queries, 1);
        });
      await Promise.all([raise(), raise()]);
      expect([await counts(), tries]).toEqual([[2, 0], 3]);
      let hopeless = 0;
      const never = inTransaction(opened.db, async (queries) => {
        hopeless += 1;
        await queries.execute(sql`do $$ begin raise exception sqlstate '40001'; end $$`);
      });
      await expect(never).rejects.toThrow();
      expect(hopeless).toBe(4);
    });

    test.runIf(hasTimers)(
      '[F15] by a lock that is held: each gives up in time, and leaves nobody waiting at the server',
      async () => {
        const held = Promise.withResolvers<void>();
        const locked = Promise.withResolvers<void>();
        const holder = openDatabase(server().url, { connections: 1 });
        const holding = inTransaction(holder.db, async (queries) => {
          await add(queries, 1);
          locked.resolve();
          await held.promise;
        });
        await locked.promise;
        const before = performance.now();
        const waited = await Promise.allSettled(
          Array.from({ length: 8 }, () => inTransaction(opened.db, (queries) => add(queries, 1))),
        );
        expect(new Set(waited.map(({ status }) => status))).toEqual(new Set(['rejected']));
        expect(performance.now() - before).toBeLessThan(3_000);
        const waiting = async () => {
          const { rows } = await opened.db.execute(
            sql`select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
          );
          return rows;
        };
        // The server gives up at the same time by its own clock, which may be a moment later.
        await expect.poll(waiting, { message: 'while it is still held', timeout: 2_000 }).toEqual([]);
        held.resolve();
        await holding;
        await inTransaction(opened.db, (queries) => add(queries, 1));
        await holder.close();
      },
    );
  });

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
