import { and, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { howLineArrives } from '#functions/catalogue/line-delivery.ts';
import { type Database, inTransaction, type Queries } from '#functions/db/open.ts';
import { order } from '#functions/db/schema/orders.ts';
import { productionJob } from '#functions/db/schema/production.ts';
import { describeError, log } from '#functions/platform/log.ts';
import type { WaitsFor } from '#src/contracts/desk/order-answers.ts';
import { sum } from '#src/core/money.ts';
import { type Parcels, readParcels } from './read-parcels.ts';

type OrderRow = typeof order.$inferSelect;
type Waits = { waitsFor: WaitsFor | null; waitsUntil: Date | null };

/**
 * Counts an order's pieces again, which decides its parcel state. Runs in the transaction of every event that
 * changes what is to be sent, with the order's row locked. Idempotent. When the rest of an order that was
 * sent in part is refunded, the order is sent.
 * @returns the updated row
 */
export async function settleParcels(
  queries: Queries,
  orderId: string,
  now: Date,
): Promise<OrderRow | undefined> {
  const [known] = await queries.select().from(order).where(eq(order.id, orderId)).for('update');
  if (!known) return undefined;
  const parcels = await readParcels(queries, known);
  const total = (part: 'owed' | 'packed' | 'sent') => sum(parcels.left.map((line) => line[part]));
  const [pieces, piecesPacked, piecesSent] = [total('owed'), total('packed'), total('sent')];
  const isSent = piecesSent > 0 && piecesSent >= pieces;
  const { waitsFor, waitsUntil } = await waitsOf(queries, known, parcels, now);
  const next = { pieces, piecesPacked, piecesSent, waitsFor, waitsUntil };
  const isSame =
    Object.entries(next).every(([name, value]) => isEqual(known[name as keyof OrderRow], value)) &&
    (!isSent || known.fulfilledAt !== null);
  if (isSame) return known;
  const [changed] = await queries
    .update(order)
    .set({
      ...next,
      version: sql`${order.version} + 1`,
      ...(isSent && { fulfilledAt: known.fulfilledAt ?? now }),
      ...(pieces - piecesPacked - piecesSent <= 0 && { packingBy: null, packingSince: null }),
    })
    .where(eq(order.id, orderId))
    .returning();
  return changed;
}

function isEqual(one: unknown, other: unknown): boolean {
  return one instanceof Date && other instanceof Date ? one.getTime() === other.getTime() : one === other;
}

/** An order waits when every line that is left to pack waits. */
async function waitsOf(
  queries: Queries,
  known: OrderRow,
  { lines, left }: Parcels,
  now: Date,
): Promise<Waits> {
  const free: Waits = { waitsFor: null, waitsUntil: null };
  const open = left.filter((line) => line.left > 0).map(({ position }) => position);
  if (open.length === 0) return free;
  if (known.intent === 'Funding')
    return known.pledgeWonAt === null ? { waitsFor: 'funding', waitsUntil: null } : free;
  const jobs = await queries
    .select({ position: productionJob.position })
    .from(productionJob)
    .where(and(eq(productionJob.orderId, known.id), inArray(productionJob.status, ['new', 'sent'])));
  const made = new Set(jobs.map(({ position }) => position));
  const waits = lines
    .filter(({ position }) => open.includes(position))
    .map((line): Waits | undefined => {
      if (made.has(line.position)) return { waitsFor: 'production', waitsUntil: null };
      const { releasedAt } = howLineArrives(line, known.intent, now);
      return releasedAt
        ? { waitsFor: 'release', waitsUntil: new Date(`${releasedAt}T00:00:00Z`) }
        : undefined;
    });
  if (waits.some((one) => !one)) return free;
  // The first line that can be packed ends the waiting; nobody knows when production ends.
  const days = waits.flatMap((one) => one?.waitsUntil ?? []).toSorted((a, b) => a.getTime() - b.getTime());
  return days[0]
    ? { waitsFor: 'release', waitsUntil: days[0] }
    : { waitsFor: 'production', waitsUntil: null };
}

/** Ends the waiting of pre-orders whose day has come. For a job that runs often. */
export async function endWaits(queries: Queries, now: Date): Promise<number> {
  const ended = await queries
    .update(order)
    .set({ waitsFor: null, waitsUntil: null, version: sql`${order.version} + 1` })
    .where(and(isNotNull(order.waitsUntil), lte(order.waitsUntil, now)))
    .returning({ id: order.id });
  return ended.length;
}

/** How many orders of earlier releases one run counts. */
const MAX_COUNTED = 100;

/**
 * Counts open orders that were written by an earlier release, as between a migration and its deploy: they
 * would all seem ready to pack, also pledges and files. For a job that runs often; each run goes on from the
 * one before.
 * @returns how many were counted
 */
export async function countUncounted(
  db: Database,
  now: Date,
  { hasTime = () => true }: { hasTime?: () => boolean } = {},
): Promise<number> {
  const found = await db
    .select({ id: order.id })
    .from(order)
    .where(
      and(
        sql`${order.parcelState} in ('to_pack', 'packing', 'waits', 'on_hold', 'part_sent')`,
        isNull(order.pieces),
      ),
    )
    .orderBy(order.createdAt, order.id)
    .limit(MAX_COUNTED);
  let counted = 0;
  for (const { id } of found) {
    if (!hasTime()) break;
    try {
      await inTransaction(db, (queries) => settleParcels(queries, id, now));
      counted += 1;
    } catch (error) {
      log('error', 'order_not_counted', { order: id, ...describeError(error) });
    }
  }
  return counted;
}

/** Counts again the orders among `ids` that wait for production. */
export async function updateAfterProduction(
  queries: Queries,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  const waiting = await queries
    .select({ id: order.id })
    .from(order)
    .where(and(inArray(order.id, [...new Set(ids)]), eq(order.waitsFor, 'production')));
  for (const { id } of waiting) await settleParcels(queries, id, now);
}
