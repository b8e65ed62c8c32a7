import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction, openDatabase, type Queries } from '#functions/db/open.ts';
import { hasTimers, withDatabases } from '../helpers/databases.ts';

const CONNECTIONS = 2;
/** The query timeout here, in ms: enough for a busy machine to answer a query. */
const PATIENCE = 1_500;

withDatabases('a line that breaks to', (server, { name }) => {
  let line: Line;
  beforeAll(async () => {
    line = await lineTo(server().url);
  });
  afterAll(() => line?.close());

  const one = async (queries: Queries) => (await queries.execute<{ one: number }>(sql`select 1 as one`)).rows;

  test.each(['cut', 'mute'] as const)(
    '[L02] and is %s, before a transaction or within it, is given up: the next one gets a new connection',
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

  // The embedded database has one connection, so transactions never overlap.
  describe.skipIf(name !== 'a real PostgreSQL')('two transactions that conflict', () => {
    let opened: ReturnType<typeof openDatabase>;
    beforeAll(async () => {
      opened = openDatabase(server().url, { connections: 8 });
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
    /** Resolves for each transaction once both have called it. */
    const meeting = () => {
      const both = Promise.withResolvers<void>();
      let here = 0;
      return () => {
        here += 1;
        if (here === 2) both.resolve();
        return here <= 2 ? both.promise : undefined;
      };
    };

    test.runIf(hasTimers)('[F16] in a deadlock: both succeed, each once', async () => {
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

    test('[F16] in a serialization failure: both succeed, each once, and one that never can is given up', async () => {
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
      '[F15] over a held lock: each gives up in time, and no query is left waiting at the server',
      async () => {
        const held = Promise.withResolvers<void>();
        const locked = Promise.withResolvers<void>();
        const holder = openDatabase(server().url, { connections: 1 });
        const hasty = openDatabase(server().url, { connections: 8, timeoutMs: 300 });
        const holding = inTransaction(holder.db, async (queries) => {
          await add(queries, 1);
          locked.resolve();
          await held.promise;
        });
        await locked.promise;
        const before = performance.now();
        const waited = await Promise.allSettled(
          Array.from({ length: 8 }, () => inTransaction(hasty.db, (queries) => add(queries, 1))),
        );
        expect(new Set(waited.map(({ status }) => status))).toEqual(new Set(['rejected']));
        expect(performance.now() - before).toBeLessThan(3_000);
        const waiting = async () => {
          const { rows } = await opened.db.execute(
            sql`select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
          );
          return rows;
        };
        // The server times out at the same time by its own clock, which may be a moment later.
        await expect.poll(waiting, { message: 'while it is still held', timeout: 2_000 }).toEqual([]);
        held.resolve();
        await holding;
        await inTransaction(opened.db, (queries) => add(queries, 1));
        await holder.close();
        await hasty.close();
      },
    );
  });

  test('a failed transaction leaves nothing behind, and its connection is not reused', async () => {
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

/** A connection to a server that can be frozen or cut; later connections work again. */
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
