import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type Stripe from 'stripe';
import type { Database } from '#functions/db/open.ts';

/**
 * A connection is cut, or a process ends, at the `at`-th statement or call, before or after it is executed.
 */
export type Fault = { in: 'database' | 'provider'; at: number; when: 'before' | 'after' };

/** Thrown where a process would have ended: nothing after it is executed. */
class Cut extends Error {
  override name = 'Cut';
}

export type Counted = { db: Database; statements: () => number };

/**
 * A database whose connection is cut at the `at`-th statement, including `begin` and `commit`: before the
 * statement is sent, or after it was executed and before its answer is read. All later statements fail, as
 * for a process that has ended.
 */
export function breakingDatabase(db: Database, fault?: Pick<Fault, 'at' | 'when'>): Counted {
  let count = 0;
  let isDead = false;
  const cut = (client: pg.PoolClient) => {
    isDead = true;
    (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
    return new Cut(`cut ${fault?.when} statement ${fault?.at}`);
  };
  const run = async (client: pg.PoolClient, args: unknown[]) => {
    if (isDead) throw new Cut('nothing gets through any more');
    count += 1;
    const isIt = count === fault?.at;
    if (isIt && fault.when === 'before') throw cut(client);
    const result = await (client.query as (...all: unknown[]) => Promise<unknown>)(...args);
    if (isIt) throw cut(client);
    return result;
  };
  const connect = async () => {
    const client = await db.$client.connect();
    const query = (...args: unknown[]) => run(client, args);
    return { query, release: (isBroken?: boolean) => client.release(isBroken) };
  };
  const query = async (...args: unknown[]) => {
    const client = await connect();
    let isDone = false;
    try {
      const result = await client.query(...args);
      isDone = true;
      return result;
    } finally {
      client.release(!isDone);
    }
  };
  const pool = { connect, query } as unknown as pg.Pool;
  return { db: drizzle({ client: pool }), statements: () => count };
}

/** A client of the provider whose `at`-th call is not sent, or whose answer is lost. */
export function breakingStripe(stripe: Stripe, { at, when }: Pick<Fault, 'at' | 'when'>): Stripe {
  let count = 0;
  const wrap = <T extends object>(object: T): T =>
    new Proxy(object, {
      get(target, name) {
        const value = Reflect.get(target, name) as unknown;
        if (typeof value === 'object' && value !== null) return wrap(value);
        if (typeof value !== 'function') return value;
        return (...args: unknown[]) => {
          count += 1;
          if (count !== at) return value.apply(target, args);
          if (when === 'before') return broken(Promise.reject(new Cut('the provider cannot be reached')));
          return broken(
            Promise.resolve(value.apply(target, args)).then(() => {
              throw new Cut('the provider’s answer was lost');
            }),
          );
        };
      },
    });
  return wrap(stripe);
}

/** A call that fails, both if it is awaited and if it is iterated like a list. */
function broken(call: Promise<never>) {
  call.catch(() => {});
  return Object.assign(call, { [Symbol.asyncIterator]: () => ({ next: () => call }) });
}
