import { and, eq, gt, gte, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Queries } from '../db/open.ts';
import type { Limit } from '../db/order-types.ts';
import { allotment, allotmentHold } from '../db/schema/allotments.ts';
import { type Holder, isCrowded, type Short, shareProblem, standingOf, whyShort } from './shares.ts';

/**
 * What is scarce, and who has it: places of a limited reward, pieces in stock, uses of a promo code, the money on a gift card. One row counts what is taken of
 * each, and every change of it is one statement that the database carries out alone, so that 500 at once never take more than
 * there is. Whoever changes holds locks the row of the allotment first, so that nobody waits for somebody who waits for them.
 */

/** What became of holding: what stood in the way, or the thing of which much is held unpaid by now, if there is one. */
export type Holding = { short: Short } | { crowded: Limit | undefined };

/**
 * Holds all of `limits` for an attempt until `until`, in a transaction of the caller's, which undoes it where something is `short`.
 * What has lapsed by `now` still counts as taken: of those {@link lapsedHolds} tells, since they may have been paid a moment ago.
 */
export async function holdAll(
  queries: Queries,
  attemptId: string,
  limits: readonly Limit[],
  { until, now, holder }: { until: Date; now: Date; holder?: Holder | undefined },
): Promise<Holding> {
  let crowded: Limit | undefined;
  for (const limit of inOrder(limits)) {
    const isHeld = await hold(queries, limit, { attemptId, until, holder });
    if (!limit.isShared) {
      if (isHeld) continue;
      return { short: { limit, why: 'gone' } };
    }
    // The row of the thing is locked by the hold, so that nobody changes how it stands before this transaction ends.
    const standing = await standingOf(queries, limit, { attemptId, holder, now });
    const short = isHeld ? shareProblem(limit, standing, holder) : whyShort(limit, standing);
    if (short) return { short };
    if (isCrowded(standing)) crowded ??= limit;
  }
  return { crowded };
}

/**
 * Gives what an attempt holds to its paid order for good; what it holds no longer is taken anew. Answers undefined, or the first
 * of which nothing was left.
 */
export async function keepAll(
  queries: Queries,
  attemptId: string,
  limits: readonly Limit[],
  { orderId, now }: { orderId: string; now: Date },
): Promise<Limit | undefined> {
  if (limits.length === 0) return undefined;
  await lock(queries, limits);
  const kept = await queries
    .update(allotmentHold)
    .set({ orderId, connection: null, network: null })
    .where(eq(allotmentHold.attemptId, attemptId))
    .returning({ key: allotmentHold.key });
  const missing = inOrder(limits).filter(({ key }) => !kept.some((hold) => hold.key === key));
  let short: Limit | undefined;
  for (const limit of missing) {
    if (!(await hold(queries, limit, { attemptId, until: now, orderId }))) short ??= limit;
  }
  return short;
}

/** Gives back what an attempt holds and no order owns. */
export async function releaseAll(
  queries: Queries,
  attemptId: string,
  limits: readonly Limit[],
): Promise<void> {
  if (limits.length === 0) return;
  await lock(queries, limits);
  await giveBack(queries, and(eq(allotmentHold.attemptId, attemptId), isNull(allotmentHold.orderId)));
}

/** Gives back what an order owns of allotments whose keys begin with `prefix`: its payer has the money back. */
export async function returnFromOrder(
  queries: Queries,
  orderId: string,
  limits: readonly Limit[],
  prefix: string,
): Promise<void> {
  const returned = limits.filter(({ key }) => key.startsWith(prefix));
  if (returned.length === 0) return;
  await lock(queries, returned);
  const keys = returned.map(({ key }) => key);
  await giveBack(queries, and(eq(allotmentHold.orderId, orderId), inArray(allotmentHold.key, keys)));
}

/**
 * Gives back `amount` of what an order owns of one allotment. @returns false, and nothing is changed, where it owns less
 */
export async function returnSome(
  queries: Queries,
  orderId: string,
  key: string,
  amount: number,
): Promise<boolean> {
  await lock(queries, [{ key }]);
  const lowered = await queries
    .update(allotmentHold)
    .set({ quantity: sql`${allotmentHold.quantity} - ${amount}` })
    .where(
      and(
        eq(allotmentHold.attemptId, orderId),
        eq(allotmentHold.orderId, orderId),
        eq(allotmentHold.key, key),
        gte(allotmentHold.quantity, amount),
      ),
    )
    .returning({ key: allotmentHold.key });
  if (lowered.length > 0) await lower(queries, key, amount);
  return lowered.length > 0;
}

/** Gives all that is left of an allotment to one holder, for good. Asked again, it adds what has come free since. */
export async function takeRest(
  queries: Queries,
  key: string,
  capacity: number,
  { attemptId, orderId, until }: Required<Pick<Hold, 'attemptId' | 'orderId' | 'until'>>,
): Promise<void> {
  await queries.insert(allotment).values({ key, taken: 0 }).onConflictDoNothing();
  await lock(queries, [{ key }]);
  const [known] = await queries.select().from(allotment).where(eq(allotment.key, key));
  const rest = capacity - (known?.taken ?? 0);
  if (rest <= 0) return;
  await queries.update(allotment).set({ taken: capacity }).where(eq(allotment.key, key));
  await queries
    .insert(allotmentHold)
    .values({ key, attemptId, orderId, until, quantity: rest })
    .onConflictDoUpdate({
      target: [allotmentHold.attemptId, allotmentHold.key],
      set: { quantity: sql`${allotmentHold.quantity} + ${rest}` },
    });
}

/** Gives back what one holder has of an allotment, whoever owns it. */
export async function giveBackHold(queries: Queries, key: string, attemptId: string): Promise<void> {
  await lock(queries, [{ key }]);
  await giveBack(queries, and(eq(allotmentHold.key, key), eq(allotmentHold.attemptId, attemptId)));
}

/** Keeps what an unpaid attempt holds for longer: its bank takes days to say whether it pays. */
export async function extendAll(queries: Queries, attemptId: string, until: Date): Promise<void> {
  await queries
    .update(allotmentHold)
    .set({ until })
    .where(and(eq(allotmentHold.attemptId, attemptId), isNull(allotmentHold.orderId)));
}

/** The attempts whose time with one of `keys` is over, oldest first, at most `most` of them. */
export async function lapsedHolds(
  queries: Queries,
  key: string,
  { now, most }: { now: Date; most: number },
): Promise<string[]> {
  const rows = await queries
    .select({ attemptId: allotmentHold.attemptId })
    .from(allotmentHold)
    .where(and(eq(allotmentHold.key, key), isNull(allotmentHold.orderId), lte(allotmentHold.until, now)))
    .orderBy(allotmentHold.until)
    .limit(most);
  return rows.map(({ attemptId }) => attemptId);
}

/** How much is gone or held at `now` of each allotment whose key begins with `prefix`, by key. One query for all. */
export async function takenOf(queries: Queries, prefix: string, now: Date): Promise<Map<string, number>> {
  const { rows } = await queries.execute<{ key: string; taken: number }>(sql`
    select ${allotment.key}, (${allotment.taken} - coalesce(lapsed.quantity, 0))::int as taken
    from ${allotment} left join (
      select key, sum(quantity)::int as quantity from ${allotmentHold}
      where order_id is null and until <= ${now.toISOString()}::timestamptz group by key
    ) as lapsed on lapsed.key = ${allotment.key}
    where starts_with(${allotment.key}, ${prefix})`);
  return new Map(rows.map(({ key, taken }) => [key, taken]));
}

/** How much of each allotment whose key begins with `prefix` is held at `now` without being paid, by key; nothing for those without. */
export async function heldOf(queries: Queries, prefix: string, now: Date): Promise<Map<string, number>> {
  const rows = await queries
    .select({ key: allotmentHold.key, held: sql<number>`sum(${allotmentHold.quantity})::int` })
    .from(allotmentHold)
    .where(
      and(
        sql`starts_with(${allotmentHold.key}, ${prefix})`,
        isNull(allotmentHold.orderId),
        gt(allotmentHold.until, now),
      ),
    )
    .groupBy(allotmentHold.key);
  return new Map(rows.map(({ key, held }) => [key, held]));
}

/** Always in the same order, so that two that want the same things never wait for each other. */
function inOrder(limits: readonly Limit[]): Limit[] {
  return limits.toSorted((a, b) => (a.key < b.key ? -1 : 1));
}

type Hold = { attemptId: string; until: Date; orderId?: string; holder?: Holder | undefined };

/** Counts what is taken and notes by whom, in one statement. False, and nothing is changed, when there is not enough. */
async function hold(
  queries: Queries,
  { key, capacity, quantity }: Limit,
  { attemptId, until, orderId, holder }: Hold,
): Promise<boolean> {
  if (quantity > capacity) return false;
  const { rows } = await queries.execute(sql`with taken as (
      insert into allotment (key, taken) values (${key}, ${quantity}) on conflict (key)
      do update set taken = allotment.taken + excluded.taken where allotment.taken + excluded.taken <= ${capacity}
      returning key)
    insert into allotment_hold (key, attempt_id, quantity, until, order_id, connection, network)
    select key, ${attemptId}::text, ${quantity}::int, ${until.toISOString()}::timestamptz, ${orderId ?? null}::text,
      ${holder?.own ?? null}::text, ${holder?.network ?? null}::text from taken
    returning key`);
  return rows.length > 0;
}

async function lock(queries: Queries, limits: readonly Pick<Limit, 'key'>[]): Promise<void> {
  await queries
    .select({ key: allotment.key })
    .from(allotment)
    .where(
      inArray(
        allotment.key,
        limits.map(({ key }) => key),
      ),
    )
    .orderBy(allotment.key)
    .for('update');
}

async function giveBack(queries: Queries, which: ReturnType<typeof and>): Promise<void> {
  const given = await queries
    .delete(allotmentHold)
    .where(which)
    .returning({ key: allotmentHold.key, quantity: allotmentHold.quantity });
  for (const { key, quantity } of given) await lower(queries, key, quantity);
}

async function lower(queries: Queries, key: string, quantity: number): Promise<void> {
  await queries
    .update(allotment)
    .set({ taken: sql`${allotment.taken} - ${quantity}` })
    .where(eq(allotment.key, key));
}
