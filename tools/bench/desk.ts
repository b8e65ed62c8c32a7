import { migrateDatabase } from '#functions/db/migrate.ts';
import { openDatabase } from '#functions/db/open.ts';
import type { Desk } from '#functions/desk/operation.ts';
import { DESK_OPERATIONS } from '#functions/desk/operations.ts';
import { runOperation } from '#functions/desk/run-operation.ts';
import { openPostgres, whyNoPostgres } from '#tests/functions/helpers/postgres-server.ts';
import { countStatements } from './support/count-statements.ts';
import { fillOrders } from './support/fill-orders.ts';
import { median, ms, timed } from './support/numbers.ts';

const ROUNDS = 15;

/**
 * Measures the desk's list of orders, its filters and searches, one order, and what each other room reads,
 * with `orders` orders on a real PostgreSQL: the median and the slowest of some rounds, and the statements of
 * one.
 */
export default async function desk(orders = 100_000): Promise<void> {
  const missing = whyNoPostgres();
  if (missing) return console.log(`Not measured: ${missing}.`);
  const database = await openPostgres();
  try {
    await migrateDatabase(database.url);
    const filled = await timed(() => fillOrders(database.url, orders));
    console.log(`${orders} orders and what hangs on them, filled in in ${ms(filled)}`);
    await measure(database.url, orders);
  } finally {
    await database.close();
  }
}

async function measure(url: string, orders: number): Promise<void> {
  const { db, close } = openDatabase(url);
  const member = {
    id: 'owner',
    email: 'owner@example.com',
    name: 'Owner',
    role: 'owner',
    creatorId: null,
  } as const;
  const caller: Desk = { db, member, sessionId: 'bench', now: new Date(), requestId: 'bench' };
  const list = (filter: object, more: object = {}) => ['orders.list', { filter, ...more }] as const;
  const half = `F-${orders / 2}`;
  const middle = { createdAt: new Date(Date.now() - (orders / 2) * 5 * 60_000).toISOString(), id: half };
  const steps: [string, readonly [string, unknown]][] = [
    ['the first page', list({})],
    ['a page in the middle', list({}, { after: middle })],
    ['to pack, oldest first', list({ parcel: ['to_pack', 'part_sent'] }, { isOldestFirst: true })],
    ['on hold', list({ parcel: ['on_hold'] })],
    ['refunded, one region', list({ money: ['refunded'], region: 'EU' })],
    [
      'sent, one region, one month',
      list({ parcel: ['sent'], region: 'GB', from: '2026-06-01', to: '2026-07-01' }),
    ],
    ['counts of the views', ['orders.counts', {}]],
    ['today', ['today.read', {}]],
    ['sales of 90 days, by day', ['today.sales', { days: 90 }]],
    ['the books of a month', ['books.read', { from: '2026-06-01', to: '2026-07-01' }]],
    ['messages to answer', ['messages.list', { state: 'to_answer' }]],
    ['the list of stock', ['stock.list', {}]],
    ['all creators', ['creators.list', {}]],
    ['what is to be paid', ['creators.payouts', {}]],
    ['search: number', list({ search: half })],
    ['search: start of a number', list({ search: half.slice(0, 5) })],
    ['search: email', list({ search: `buyer${orders / 2}@` })],
    ['search: name', list({ search: 'Zoë Roe500' })],
    ['search: postcode', list({ search: 'EH6 4QX' })],
    ['search: SKU', list({ search: 'SL-77' })],
    ['search: a product of every order', list({ search: 'slow loaf' })],
    ['search: nothing found', list({ search: 'Nobody' })],
    ['one order', ['orders.read', { id: half }]],
  ];
  const rows = [];
  for (const [what, [name, input]] of steps) {
    const operation = DESK_OPERATIONS.find(({ contract }) => contract.name === name);
    if (!operation) throw new Error(`There is no operation ${name}`);
    const statements = countStatements(db);
    const answer = await runOperation(operation, caller, input);
    const count = statements();
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++)
      times.push(await timed(() => runOperation(operation, caller, input)));
    const found = (answer as { rows?: unknown[] }).rows?.length ?? '';
    rows.push({
      what,
      rows: found,
      median: ms(median(times)),
      slowest: ms(Math.max(...times)),
      statements: count,
    });
  }
  console.table(rows);
  await close();
}
