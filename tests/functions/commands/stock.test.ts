import { afterAll, beforeAll, expect, test } from 'vitest';
import { DATABASES, type TestDatabase } from '../helpers/databases.ts';
import { openStore, type TestStore } from '../helpers/store.ts';
import { runHere } from './support.ts';

const SKU = 'caramel-in-a-tube.one-tube';

let database: TestDatabase;
let store: TestStore;
beforeAll(async () => {
  database = await DATABASES[0]!.open();
  store = await openStore({ database });
});
afterAll(async () => {
  await store?.close();
  await database?.close();
});
const run = (...words: string[]) => runHere('found', ['stock', ...words], { DATABASE_URL: database.url });

test('stock is counted, received and listed, with its history, without a build', async () => {
  expect((await run('list')).out).toMatch(new RegExp(`${SKU} .*: not counted`));
  expect(await run('receive', SKU, '4', '--yes')).toMatchObject({
    code: 1,
    err: expect.stringContaining('was never counted. Count it first.'),
  });
  const dry = await run('count', SKU, '12', '--dry-run');
  expect(dry.out).toContain('On the shelf: 12 of Caramel');
  expect((await run('count', SKU.toUpperCase(), '12', '--yes')).out).toContain('Unsold: not counted → 12.');
  expect((await run('receive', SKU, '4', '--note', '=From Kofi', '--yes')).out).toContain('Unsold: 12 → 16.');
  expect((await run('list')).out).toMatch(new RegExp(`${SKU} .*: 16 for sale`));
  expect((await run('list', '--csv')).out).toMatch(
    new RegExp(`"${SKU}","caramel-in-a-tube","one-tube",.*"16"`),
  );
  const { out } = await run('history', SKU);
  expect(out.split('\n').map((line) => line.slice(18))).toEqual([
    'received 4: 12 → 16  command line  “=From Kofi”',
    'counted 12: - → 12  command line',
    '',
  ]);
});

test('an unknown SKU is refused by name', async () => {
  const { code, err } = await run('count', 'nothing-here', '1', '--yes');
  expect({ code, err }).toEqual({
    code: 1,
    err: expect.stringContaining('No variant with stock has the SKU, barcode or id nothing-here.'),
  });
});
