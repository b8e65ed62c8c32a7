import { randomBytes } from 'node:crypto';
import { and, asc, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { type Database, inTransaction, type Queries } from '#functions/db/open.ts';
import { stockNotice, stockWatch } from '#functions/db/schema/stock-notices.ts';
import { comparableAddress } from '#src/core/comparable-address.ts';
import { daysLater } from '#src/core/dates.ts';
import { isAvailable, type Wanted } from '../availability.ts';

export type StockNotice = typeof stockNotice.$inferSelect;

/**
 * How long a request is kept, in days: while waiting, and after its mail was sent.
 * `privacy.md` promises the same.
 */
const WAITING_DAYS = 180;
const TOLD_DAYS = 30;

/**
 * Saves a request for a stock notice. A repeated one changes nothing; after its mail was sent,
 * it is a new one.
 */
export async function keepNotice(
  db: Database,
  { email, ...wanted }: Wanted & { email: string },
  now: Date,
): Promise<void> {
  await inTransaction(db, async (queries) => {
    // First, because it locks the watch: the job that checks it then sees this request, or runs before it.
    await watch(queries, wanted, now);
    const id = randomBytes(16).toString('base64url');
    await queries
      .insert(stockNotice)
      .values({ ...wanted, id, email: comparableAddress(email), createdAt: now })
      .onConflictDoUpdate({
        target: [stockNotice.email, stockNotice.productId, stockNotice.formatId, stockNotice.region],
        set: { id, createdAt: now, queuedAt: null, toldAt: null },
        setWhere: isNotNull(stockNotice.toldAt),
      });
  });
}

/** The watches not checked since `now`, the least recently checked first. */
export function watchesBefore(db: Database, now: Date, most: number): Promise<Wanted[]> {
  const { productId, formatId, region } = stockWatch;
  return db
    .select({ productId, formatId, region })
    .from(stockWatch)
    .where(lt(stockWatch.checkedAt, now))
    .orderBy(asc(stockWatch.checkedAt))
    .limit(most);
}

/** The watches for a variant: those of its format, and of any. */
export function watchesOf(
  db: Database,
  { productId: id, formatId: format }: Pick<Wanted, 'productId' | 'formatId'>,
): Promise<Wanted[]> {
  const { productId, formatId, region } = stockWatch;
  return db
    .select({ productId, formatId, region })
    .from(stockWatch)
    .where(and(eq(productId, id), inArray(formatId, ['', format])));
}

/**
 * Checks one watch. If the product is back, passes the oldest requests to `enqueue` in the same transaction,
 * at most `most`. Otherwise the watch goes to the end of the queue. A watch without requests is deleted.
 * @returns the number of requests passed on
 */
export async function checkWatch(
  db: Database,
  wanted: Wanted,
  { now, most, enqueue }: { now: Date; most: number; enqueue: Enqueue },
): Promise<number> {
  const isBack = await isAvailable(db, wanted, now);
  return inTransaction(db, async (queries) => {
    await queries.select().from(stockWatch).where(sameAs(stockWatch, wanted)).for('update');
    const waiting = await queries
      .select({ id: stockNotice.id })
      .from(stockNotice)
      .where(and(sameAs(stockNotice, wanted), isNull(stockNotice.queuedAt)))
      .orderBy(asc(stockNotice.createdAt))
      .limit(isBack ? most : 1);
    const ids = waiting.map(({ id }) => id);
    if (isBack && ids.length > 0) {
      await queries.update(stockNotice).set({ queuedAt: now }).where(inArray(stockNotice.id, ids));
      await enqueue(queries, ids, now);
    }
    const isOver = isBack ? ids.length < most : ids.length === 0;
    if (isOver) await queries.delete(stockWatch).where(sameAs(stockWatch, wanted));
    else if (!isBack)
      await queries.update(stockWatch).set({ checkedAt: now }).where(sameAs(stockWatch, wanted));
    return isBack ? ids.length : 0;
  });
}
type Enqueue = (queries: Queries, ids: readonly string[], now: Date) => Promise<unknown>;

/**
 * A notice that is about to be mailed; undefined when it was sent or deleted meanwhile. If the product is
 * sold out again, the notice waits again.
 */
export async function findNoticeToSend(
  db: Database,
  id: string,
  now: Date,
): Promise<StockNotice | undefined> {
  const [row] = await db
    .select()
    .from(stockNotice)
    .where(and(eq(stockNotice.id, id), isNull(stockNotice.toldAt)));
  if (!row) return undefined;
  if (await isAvailable(db, row, now)) return row;
  await inTransaction(db, async (queries) => {
    await watch(queries, row, now);
    await queries.update(stockNotice).set({ queuedAt: null }).where(eq(stockNotice.id, id));
  });
  return undefined;
}

export async function markNoticeSent(db: Database, id: string, now: Date): Promise<void> {
  await db.update(stockNotice).set({ toldAt: now }).where(eq(stockNotice.id, id));
}

/** Deletes all requests of the address that made this one. */
export async function forgetNoticesOf(db: Database, id: string): Promise<void> {
  const owner = db.select({ email: stockNotice.email }).from(stockNotice).where(eq(stockNotice.id, id));
  await db.delete(stockNotice).where(inArray(stockNotice.email, owner));
}

/**
 * Deletes all requests of an address.
 * @returns the number
 */
export async function eraseNotices(db: Database, email: string): Promise<number> {
  const gone = await db
    .delete(stockNotice)
    .where(eq(stockNotice.email, email))
    .returning({ id: stockNotice.id });
  return gone.length;
}

/**
 * Deletes requests at the end of the retention that the privacy page promises.
 * @returns the number
 */
export async function deleteOldNotices(db: Database, now: Date): Promise<number> {
  const gone = await db
    .delete(stockNotice)
    .where(
      or(
        lt(stockNotice.toldAt, daysLater(now, -TOLD_DAYS)),
        lt(stockNotice.createdAt, daysLater(now, -WAITING_DAYS)),
      ),
    )
    .returning({ id: stockNotice.id });
  return gone.length;
}

/** Adds a watch. An existing one keeps its place in the queue, but is locked. */
async function watch(queries: Queries, { productId, formatId, region }: Wanted, now: Date): Promise<void> {
  await queries
    .insert(stockWatch)
    .values({ productId, formatId, region, checkedAt: now })
    .onConflictDoUpdate({
      target: [stockWatch.productId, stockWatch.formatId, stockWatch.region],
      set: { checkedAt: sql`${stockWatch.checkedAt}` },
    });
}

function sameAs(table: typeof stockNotice | typeof stockWatch, { productId, formatId, region }: Wanted) {
  return and(eq(table.productId, productId), eq(table.formatId, formatId), eq(table.region, region));
}
