import { sql } from 'drizzle-orm';
import { takenOf } from '#functions/allotments/allotments.ts';
import { migrateDatabase } from '#functions/db/migrate.ts';
import { type Database, openDatabase } from '#functions/db/open.ts';
import { recordedTotals } from '#functions/fundings/totals.ts';
import { findOrder, orderPages } from '#functions/orders/read-orders.ts';
import { drain } from '#functions/outbox/drain.ts';
import { closeLapsed } from '#functions/reconciliation/close-lapsed.ts';
import { reconcile } from '#functions/reconciliation/reconcile.ts';
import { SIDE_BY_SIDE } from '#functions/reconciliation/side-by-side.ts';
import { deleteOverdue } from '#functions/retention/retention.ts';
import { orderSentence } from '../../scripts/lib/orders/order-sentence.ts';
import { openPostgres, whyNoPostgres } from '../functions/helpers/postgres-server.ts';
import { slowLine } from '../functions/helpers/slow-line.ts';
import { fillOrders } from './support/fill-orders.ts';
import { payUnseen, type Silent, silentProvider } from './support/lost-payments.ts';
import { ms, timed } from './support/numbers.ts';

const UNSEEN = 10_000;
const UNSEEN_SLOW = 1_000;
const LATENCY_MS = 20;

/**
 * What an operator and the scheduled jobs wait for once the store has `orders` of them, on a real PostgreSQL: lists, look-ups,
 * the nightly job, mails to be sent, and a reconciliation of payments that no event told of. Beside each the rows that were read
 * by going through a whole table.
 */
export default async function operator(orders = 100_000): Promise<void> {
  const missing = whyNoPostgres();
  if (missing) return console.log(`Not measured: ${missing}.`);
  const database = await openPostgres();
  try {
    await migrateDatabase(database.url);
    const filled = await timed(() => fillOrders(database.url, orders));
    console.log(`${orders} orders and what hangs on them, filled in in ${ms(filled)}`);
    await lookUps(database.url, orders);
    await lostPayments(database.url);
  } finally {
    await database.close();
  }
}

async function lookUps(url: string, orders: number): Promise<void> {
  const { db, close } = openDatabase(url);
  const line = await slowLine(url, LATENCY_MS);
  const far = openDatabase(line.url);
  const now = new Date();
  const steps: [string, () => Promise<unknown>][] = [
    ['npm run orders', () => list(db)],
    [`npm run orders, ${LATENCY_MS} ms to the database`, () => list(far.db)],
    ['npm run orders -- --status held', () => list(db, 'held')],
    [`npm run orders -- --status held, ${LATENCY_MS} ms to the database`, () => list(far.db, 'held')],
    ['an order by its session', () => findOrder(db, `cs_F-${orders / 2}`)],
    ['what every funding has raised', () => recordedTotals(db)],
    ['places taken of every reward', () => takenOf(db, 'reward:', now)],
    ['nothing to reconcile: attempts that lapsed', () => lapsed(db, now)],
    ['the nightly job', () => deleteOverdue(db, now)],
    ['10,000 rows of the outbox, handled by nothing', () => drainMany(db, now)],
  ];
  const rows = [];
  for (const [what, work] of steps) {
    const before = await wholeTables(db);
    const worked = process.cpuUsage();
    const time = ms(await timed(work));
    const { user, system } = process.cpuUsage(worked);
    rows.push({
      what,
      time,
      'processor time here': ms((user + system) / 1000),
      'rows read without an index': (await wholeTables(db)) - before,
    });
  }
  console.table(rows);
  await far.close();
  line.close();
  await close();
}

/** What the command does but for writing it out. */
async function list(db: Database, status?: 'held'): Promise<void> {
  for await (const page of orderPages(db, { status })) page.map(orderSentence).join('\n');
}

async function lapsed(db: Database, now: Date): Promise<void> {
  await closeLapsed({ db, now, hasTime: () => true } as Parameters<typeof closeLapsed>[0]);
}

async function drainMany(db: Database, now: Date): Promise<void> {
  await db.execute(sql`insert into outbox (key, kind, payload, due_at, created_at)
    select 'bench:' || n, 'nothing', '{}', ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz
    from generate_series(1, 10000) n`);
  await drain(db, { nothing: async () => {} }, now);
}

/** How many rows of the store's tables were read so far by going through the whole of one. */
async function wholeTables(db: Database): Promise<number> {
  await db.execute(sql`select pg_stat_force_next_flush()`);
  const { rows } = await db.execute<{ read: string }>(
    sql`select coalesce(sum(seq_tup_read), 0) as read from pg_stat_user_tables`,
  );
  return Number(rows[0]!.read);
}

async function lostPayments(url: string): Promise<void> {
  const { db, close } = openDatabase(url, { connections: SIDE_BY_SIDE });
  const silent = await silentProvider(url, 40);
  const rows = [];
  try {
    await db.execute(sql`delete from watermark`);
    await payUnseen(silent, db, UNSEEN, 5 * 60_000);
    rows.push(await measured(`${UNSEEN} payments unseen`, silent, db));
    rows.push(await measured('once more', silent, db));
    await payUnseen(silent, db, UNSEEN_SLOW, 60_000);
    const far = await slowLine(url, LATENCY_MS);
    const slow = openDatabase(far.url, { connections: SIDE_BY_SIDE });
    silent.provider.faults.add({ operation: '*', kind: 'slow', ms: LATENCY_MS });
    const what = `${UNSEEN_SLOW} unseen, ${LATENCY_MS} ms to the provider and to the database`;
    rows.push(await measured(what, silent, slow.db));
    await slow.close();
    far.close();
  } finally {
    await close();
    await silent.close();
  }
  console.table(rows);
}

async function measured(what: string, { stripe, now, calls }: Silent, db: Database) {
  calls.clear();
  const statements = countStatements(db);
  let done: Awaited<ReturnType<typeof reconcile>> | undefined;
  const worked = process.cpuUsage();
  const time = await timed(async () => {
    done = await reconcile({ db, stripe }, now(), { hasTime: () => true });
  });
  const { user, system } = process.cpuUsage(worked);
  const all = [...calls.values()].reduce((sum, one) => sum + one, 0);
  const lists = [...calls].reduce((sum, [name, one]) => sum + (name.endsWith('.list') ? one : 0), 0);
  return {
    what,
    time: ms(time),
    'processor time here': ms((user + system) / 1000),
    recorded: done?.recorded,
    failed: done?.failed,
    lists,
    'other calls': all - lists,
    statements: statements(),
    'a second': Math.round((done?.recorded ?? 0) / (time / 1000)),
  };
}

/** Counts what is sent to the database from here on, begin and commit among it. */
function countStatements(db: Database): () => number {
  let count = 0;
  const pool = db.$client;
  const counting = (client: { query: (...args: never[]) => unknown }) => {
    const { query } = client;
    client.query = (...args) => {
      count += 1;
      return query.apply(client, args);
    };
    return () => {
      client.query = query;
    };
  };
  const undo = new Map<object, () => void>();
  const acquire = (client: object) => void undo.set(client, counting(client as never));
  const release = (_: unknown, client: object) => void undo.get(client)?.();
  pool.on('acquire', acquire).on('release', release);
  return () => {
    pool.off('acquire', acquire).off('release', release);
    return count;
  };
}
