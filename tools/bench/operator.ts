import { sql } from 'drizzle-orm';
import { takenOf } from '#functions/checkout/attempts/read-reservations.ts';
import { migrateDatabase } from '#functions/db/migrate.ts';
import { type Database, openDatabase } from '#functions/db/open.ts';
import { recordedTotals } from '#functions/fundings/totals.ts';
import { drain } from '#functions/mail/outbox/drain.ts';
import { findOrder, orderPages } from '#functions/orders/read-orders.ts';
import { closeExpired } from '#functions/orders/reconciliation/close-expired.ts';
import { CONCURRENCY } from '#functions/orders/reconciliation/concurrency.ts';
import { reconcile } from '#functions/orders/reconciliation/reconcile.ts';
import { deleteOverdue } from '#functions/people/retention/retention.ts';
import { orderSentence } from '#scripts/lib/orders/order-sentence.ts';
import { openPostgres, whyNoPostgres } from '#tests/functions/helpers/postgres-server.ts';
import { slowLine } from '#tests/functions/helpers/slow-line.ts';
import { countStatements } from './support/count-statements.ts';
import { fillOrders } from './support/fill-orders.ts';
import { payUnseen, type Silent, silentProvider } from './support/lost-payments.ts';
import { ms, timed } from './support/numbers.ts';

const UNSEEN = 10_000;
const UNSEEN_SLOW = 1_000;
const LATENCY_MS = 20;

/**
 * Measures operator commands and scheduled jobs with `orders` orders on a real PostgreSQL: lists, look-ups,
 * the nightly job, mails to send, and a reconciliation of payments without events. Each result has the number
 * of rows that sequential scans have read.
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
    ['npx found orders', () => list(db)],
    [`npx found orders, ${LATENCY_MS} ms to the database`, () => list(far.db)],
    ['npx found orders --status held', () => list(db, 'held')],
    [`npx found orders --status held, ${LATENCY_MS} ms to the database`, () => list(far.db, 'held')],
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

/** What the command does, without its output. */
async function list(db: Database, status?: 'held'): Promise<void> {
  for await (const page of orderPages(db, { status })) page.map(orderSentence).join('\n');
}

async function lapsed(db: Database, now: Date): Promise<void> {
  await closeExpired({ db, now, hasTime: () => true } as Parameters<typeof closeExpired>[0]);
}

async function drainMany(db: Database, now: Date): Promise<void> {
  await db.execute(sql`insert into outbox (key, kind, payload, due_at, created_at)
    select 'bench:' || n, 'nothing', '{}', ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz
    from generate_series(1, 10000) n`);
  await drain(db, { nothing: async () => {} }, now);
}

/** The number of rows of the store's tables that sequential scans have read so far. */
async function wholeTables(db: Database): Promise<number> {
  await db.execute(sql`select pg_stat_force_next_flush()`);
  const { rows } = await db.execute<{ read: string }>(
    sql`select coalesce(sum(seq_tup_read), 0) as read from pg_stat_user_tables`,
  );
  return Number(rows[0]!.read);
}

async function lostPayments(url: string): Promise<void> {
  const { db, close } = openDatabase(url, { connections: CONCURRENCY });
  const silent = await silentProvider(url, 40);
  const rows = [];
  try {
    await db.execute(sql`delete from watermark`);
    await payUnseen(silent, db, UNSEEN, 5 * 60_000);
    rows.push(await measured(`${UNSEEN} payments unseen`, silent, db));
    rows.push(await measured('once more', silent, db));
    await payUnseen(silent, db, UNSEEN_SLOW, 60_000);
    const far = await slowLine(url, LATENCY_MS);
    const slow = openDatabase(far.url, { connections: CONCURRENCY });
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
