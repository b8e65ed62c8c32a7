import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DATABASES, type TestDatabase } from '../helpers/databases.ts';

let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await DATABASES[0]!.open();
  pool = new pg.Pool({ connectionString: database.url, max: 12 });
  await pool.query('create table counted (id int primary key, n int not null)');
  await pool.query('insert into counted values (1, 0)');
});
afterAll(async () => {
  await pool?.end();
  await database?.close();
});

test('concurrent parameterized queries of many clients never mix in the embedded database', async () => {
  const answers = await Promise.all(
    Array.from({ length: 400 }, (_, at) =>
      pool.query('select $1::int as a, $2::text as b', [at, `text ${at}`]),
    ),
  );
  expect(answers.map(({ rows }) => rows[0])).toEqual(
    Array.from({ length: 400 }, (_, at) => ({ a: at, b: `text ${at}` })),
  );
});

test('a transaction has the database to itself, and is rolled back if its client disconnects', async () => {
  const count = async () => (await pool.query('select n from counted where id = $1', [1])).rows[0].n;
  await Promise.all(
    Array.from({ length: 20 }, async () => {
      const client = await pool.connect();
      await client.query('begin');
      const { rows } = await client.query('select n from counted where id = $1', [1]);
      await client.query('update counted set n = $1 where id = 1', [rows[0].n + 1]);
      await client.query('commit');
      client.release();
    }),
  );
  expect(await count()).toBe(20);
  const client = await pool.connect();
  await client.query('begin');
  await client.query('update counted set n = 99 where id = 1');
  client.release(true);
  expect(await count()).toBe(20);
  await expect(pool.query('select nothing from nowhere where id = $1', [1])).rejects.toThrow(
    /does not exist/,
  );
  expect(await count()).toBe(20);
});
