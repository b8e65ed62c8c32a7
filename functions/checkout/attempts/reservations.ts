import { and, eq, gte, inArray, isNull, sql } from 'drizzle-orm';
import type { Queries } from '#functions/db/open.ts';
import type { Limit } from '#functions/db/order-types.ts';
import { reservation, takenTotal } from '#functions/db/schema/reservations.ts';
import {
  type Holder,
  isCrowded,
  type Shortage,
  shareProblem,
  shortageOf,
  usageOf,
} from './reservation-shares.ts';

/**
 * Reservations of limited stock: places of a reward, pieces in stock, uses of a promo code, the balance of a
 * gift card. One `takenTotal` row per key counts what is taken. Each change is one atomic statement, so
 * concurrent attempts never take more than there is. Every change locks the total's row first, which
 * prevents deadlocks.
 */

/**
 * The result of a reservation: the limit that is `short`, or the first limit with many unpaid reservations,
 * if any.
 */
export type Reserved = { short: Shortage } | { crowded: Limit | undefined };

/**
 * Reserves all `limits` for an attempt until `until`. Runs in the caller's transaction, which the caller
 * rolls back when something is `short`. Reservations that have run out by `now` still count as taken, because
 * they may have just been paid: `expiredReservations` lists them.
 */
export async function reserveAll(
  queries: Queries,
  attemptId: string,
  limits: readonly Limit[],
  { until, now, holder }: { until: Date; now: Date; holder?: Holder | undefined },
): Promise<Reserved> {
  let crowded: Limit | undefined;
  for (const limit of inOrder(limits)) {
    const isHeld = await hold(queries, limit, { attemptId, until, holder });
    if (!limit.isShared) {
      if (isHeld) continue;
      return { short: { limit, why: 'gone' } };
    }
    // The reservation has locked the limit's row, so the counts cannot change before this transaction ends.
    const usage = await usageOf(queries, limit, { attemptId, holder, now });
    const short = isHeld ? shareProblem(limit, usage, holder) : shortageOf(limit, usage);
    if (short) return { short };
    if (isCrowded(usage)) crowded ??= limit;
  }
  return { crowded };
}

/**
 * Confirms an attempt's reservations for its paid order, permanently. Reserves again what has been released
 * since.
 * @returns undefined, or the first limit with nothing left
 */
export async function confirmAll(
  queries: Queries,
  attemptId: string,
  limits: readonly Limit[],
  { orderId, now }: { orderId: string; now: Date },
): Promise<Limit | undefined> {
  if (limits.length === 0) return undefined;
  await lock(queries, limits);
  const kept = await queries
    .update(reservation)
    .set({ orderId, connection: null, network: null })
    .where(eq(reservation.attemptId, attemptId))
    .returning({ key: reservation.key });
  const missing = inOrder(limits).filter(({ key }) => !kept.some((hold) => hold.key === key));
  let short: Limit | undefined;
  for (const limit of missing) {
    if (!(await hold(queries, limit, { attemptId, until: now, orderId }))) short ??= limit;
  }
  return short;
}

/** Releases what an attempt has reserved and no order owns. */
export async function releaseAll(
  queries: Queries,
  attemptId: string,
  limits: readonly Limit[],
): Promise<void> {
  if (limits.length === 0) return;
  await lock(queries, limits);
  await release(queries, and(eq(reservation.attemptId, attemptId), isNull(reservation.orderId)));
}

/** Releases what an order owns of limits with this key prefix: the order was refunded. */
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
  await release(queries, and(eq(reservation.orderId, orderId), inArray(reservation.key, keys)));
}

/**
 * Releases `amount` of what an order owns of one limit.
 * @returns false, without changing anything, when the order owns less
 */
export async function returnSome(
  queries: Queries,
  orderId: string,
  key: string,
  amount: number,
): Promise<boolean> {
  await lock(queries, [{ key }]);
  const lowered = await queries
    .update(reservation)
    .set({ quantity: sql`${reservation.quantity} - ${amount}` })
    .where(
      and(
        eq(reservation.attemptId, orderId),
        eq(reservation.orderId, orderId),
        eq(reservation.key, key),
        gte(reservation.quantity, amount),
      ),
    )
    .returning({ key: reservation.key });
  if (lowered.length > 0) await lower(queries, key, amount);
  return lowered.length > 0;
}

/**
 * Gives the rest of a limit to one holder, permanently. Called again,
 * it adds what has become free since.
 */
export async function reserveRemaining(
  queries: Queries,
  key: string,
  capacity: number,
  { attemptId, orderId, until }: Required<Pick<Hold, 'attemptId' | 'orderId' | 'until'>>,
): Promise<void> {
  await queries.insert(takenTotal).values({ key, taken: 0 }).onConflictDoNothing();
  await lock(queries, [{ key }]);
  const [known] = await queries.select().from(takenTotal).where(eq(takenTotal.key, key));
  const rest = capacity - (known?.taken ?? 0);
  if (rest <= 0) return;
  await queries.update(takenTotal).set({ taken: capacity }).where(eq(takenTotal.key, key));
  await queries
    .insert(reservation)
    .values({ key, attemptId, orderId, until, quantity: rest })
    .onConflictDoUpdate({
      target: [reservation.attemptId, reservation.key],
      set: { quantity: sql`${reservation.quantity} + ${rest}` },
    });
}

/** Releases all that one holder has of a limit, paid or not. */
export async function releaseReservation(queries: Queries, key: string, attemptId: string): Promise<void> {
  await lock(queries, [{ key }]);
  await release(queries, and(eq(reservation.key, key), eq(reservation.attemptId, attemptId)));
}

/** Extends an unpaid attempt's reservations: its bank takes days to confirm the payment. */
export async function extendAll(queries: Queries, attemptId: string, until: Date): Promise<void> {
  await queries
    .update(reservation)
    .set({ until })
    .where(and(eq(reservation.attemptId, attemptId), isNull(reservation.orderId)));
}

/** Sorts by key, so that two attempts for the same resources cannot deadlock. */
function inOrder(limits: readonly Limit[]): Limit[] {
  return limits.toSorted((a, b) => (a.key < b.key ? -1 : 1));
}

type Hold = { attemptId: string; until: Date; orderId?: string; holder?: Holder | undefined };

/**
 * Takes a quantity and saves who has it, in one statement. Returns false, without changing anything, when
 * there is not enough.
 */
async function hold(
  queries: Queries,
  { key, capacity, quantity }: Limit,
  { attemptId, until, orderId, holder }: Hold,
): Promise<boolean> {
  if (quantity > capacity) return false;
  const { rows } = await queries.execute(sql`with taken as (
      insert into allotment (key, taken) values (${key}, ${quantity}) on conflict (key)
      do update set taken = allotment.taken + excluded.taken
      where allotment.taken + excluded.taken <= coalesce(allotment.capacity, ${capacity}::int)
      returning key)
    insert into allotment_hold (key, attempt_id, quantity, until, order_id, connection, network)
    select key, ${attemptId}::text, ${quantity}::int, ${until.toISOString()}::timestamptz, ${orderId ?? null}::text,
      ${holder?.own ?? null}::text, ${holder?.network ?? null}::text from taken
    returning key`);
  return rows.length > 0;
}

async function lock(queries: Queries, limits: readonly Pick<Limit, 'key'>[]): Promise<void> {
  await queries
    .select({ key: takenTotal.key })
    .from(takenTotal)
    .where(
      inArray(
        takenTotal.key,
        limits.map(({ key }) => key),
      ),
    )
    .orderBy(takenTotal.key)
    .for('update');
}

async function release(queries: Queries, which: ReturnType<typeof and>): Promise<void> {
  const given = await queries
    .delete(reservation)
    .where(which)
    .returning({ key: reservation.key, quantity: reservation.quantity });
  for (const { key, quantity } of given) await lower(queries, key, quantity);
}

async function lower(queries: Queries, key: string, quantity: number): Promise<void> {
  await queries
    .update(takenTotal)
    .set({ taken: sql`${takenTotal.taken} - ${quantity}` })
    .where(eq(takenTotal.key, key));
}
