import pg from 'pg';
import { expect, test } from 'vitest';
import { borrowEmbedded } from '../helpers/embedded-pool.ts';

/** Borrows a database, runs `work` in it and returns it. */
async function within<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const { url, close } = await borrowEmbedded();
  const client = new pg.Client(url);
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await close();
  }
}

const limits = async (client: pg.Client) => (await client.query('select key from rate_limit')).rows.length;
const write = (client: pg.Client) =>
  client.query("insert into rate_limit (key, hits, expires_at) values ('a', '{}', now())");

test('a returned database is like new: no rows, no settings, no open transaction', async () => {
  await within(async (client) => {
    await write(client);
    await client.query("set statement_timeout = '7s'");
    await client.query('begin');
    await write(client).catch(() => {});
  });
  await within(async (client) => {
    expect(await limits(client)).toBe(0);
    expect((await client.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '0' }]);
    await write(client);
    expect(await limits(client)).toBe(1);
  });
});

test.each([
  'drop table rate_limit',
  'alter table rate_limit rename hits to counted',
  'alter table "order" disable trigger all',
  'drop index outbox_due',
  'create table more (id int)',
])('one with a changed schema is discarded: %s', async (statement) => {
  const shape =
    'select (select count(*) from pg_class) as things, (select count(*) from pg_trigger where tgenabled = $1) as off';
  const shapeOf = (client: pg.Client) => client.query(shape, ['D']).then(({ rows }) => rows[0]);
  const first = await within(shapeOf);
  await within((client) => client.query(statement));
  expect(await within(shapeOf)).toEqual(first);
  expect(await within(limits)).toBe(0);
});
