import { and, desc, eq, isNull, sum } from 'drizzle-orm';
import { currentStock, type Level } from '#functions/checkout/stock-levels.ts';
import { stockKey } from '#functions/checkout/stock-limits.ts';
import { type Database, inTransaction, type Queries } from '#functions/db/open.ts';
import { deskUser } from '#functions/db/schema/desk.ts';
import { reservation, takenTotal } from '#functions/db/schema/reservations.ts';
import { type StockEntry, type StockReason, stockEntry, stockLevel } from '#functions/db/schema/stock.ts';
import { type VariantRef, variantKey } from '#src/core/products/variant.ts';
import * as words from '#src/words/en/desk/stock.ts';
import { fill } from '#src/words/fill.ts';
import { notifyOfVariant } from '../notices/notify-subscribers.ts';
import { noteLow } from './low-stock.ts';
import { StockError } from './stock-error.ts';
import { toSendOf } from './to-send.ts';
import { findVariant } from './variants.ts';

/** The last part of the key of a variant that the content does not count. */
const COUNTED_AT_DESK = 'desk';

export type StockChange = VariantRef & {
  reason: StockReason;
  /** For a count: pieces on the shelf. Otherwise the change; less than 0 takes away. */
  quantity: number;
  /** Of a count: the id of the variant's last entry that the person saw, 0 for none. Missing: not checked. */
  seen?: number | undefined;
  note?: string | undefined;
  /** The member; null for the command line. */
  by: string | null;
  /** The caller's id of this change. Sent again, it changes nothing and has the same answer. */
  requestKey?: string | undefined;
  now: Date;
};

/**
 * Changes the stock of a variant and writes the entry of its history. A count includes sold pieces that are
 * not sent yet. Pieces on open payment pages stay reserved. If more are for sale than before, back-in-stock
 * mails are queued.
 * @returns the new entry, or the one that the same request wrote before
 * @throws StockError when the variant does not exist, someone else has counted since, or the change is more
 *   than the stock
 */
export async function changeStock(db: Database, change: StockChange): Promise<StockEntry> {
  const entry = await writeChange(db, change);
  if (entry.after > (entry.before ?? 0)) await notifyOfVariant(db, entry, change.now);
  return entry;
}

function writeChange(db: Database, change: StockChange): Promise<StockEntry> {
  const { content, name, formatName } = findVariant(change);
  const variant = { productId: change.productId, formatId: change.formatId };
  const thing = `${name}, ${formatName}`;
  return inTransaction(db, async (queries) => {
    const { requestKey, reason, quantity, now } = change;
    await queries.insert(stockLevel).values(variant).onConflictDoNothing();
    const [row] = await queries.select().from(stockLevel).where(isAt(variant)).for('update');
    if (!row) throw new Error(`No level of ${thing}`);
    if (requestKey) {
      const [made] = await queries.select().from(stockEntry).where(eq(stockEntry.requestKey, requestKey));
      if (made) return made;
    }
    if (reason === 'counted') await refuseUnseen(queries, change, thing);
    const level: Level = { ...row, capacity: await capacityOf(queries, variant, row.countedAt) };
    const standing = currentStock(content, level);
    if (!standing && reason !== 'counted')
      throw new StockError('not_counted', fill(words.notCounted, { thing }));
    const countedAt = standing?.countedAt ?? COUNTED_AT_DESK;
    const { capacity, sold } = await lockTotal(queries, stockKey(variant, countedAt), standing?.count ?? 0);
    const before = standing ? capacity - sold : null;
    await noteContent(queries, { variant, level, isReplaced: countedAt !== row.countedAt, before, now });
    const toSend = (await toSendOf(queries, variant)).get(variantKey(variant)) ?? 0;
    const after = reason === 'counted' ? quantity - toSend : (before ?? 0) + quantity;
    if (after + toSend < 0)
      throw new StockError('too_few', fill(words.tooFew, { thing, count: String((before ?? 0) + toSend) }));
    await queries
      .update(takenTotal)
      .set({ capacity: after + sold })
      .where(eq(takenTotal.key, stockKey(variant, countedAt)));
    await queries
      .update(stockLevel)
      .set({ countedAt, changedAt: now, content: content ?? null })
      .where(isAt(variant));
    await noteLow(queries, [{ ...row, unsold: after }], now);
    const [entry] = await queries
      .insert(stockEntry)
      .values({
        ...variant,
        at: now,
        reason,
        quantity,
        toSend: reason === 'counted' ? toSend : 0,
        before,
        after,
        note: change.note || null,
        userId: change.by,
        requestKey: requestKey ?? null,
      })
      .returning();
    if (!entry) throw new Error(`No entry of ${thing}`);
    return entry;
  });
}

function isAt({ productId, formatId }: VariantRef) {
  return and(eq(stockLevel.productId, productId), eq(stockLevel.formatId, formatId));
}

async function capacityOf(
  queries: Queries,
  variant: VariantRef,
  countedAt: string | null,
): Promise<number | null> {
  if (countedAt === null) return null;
  const [total] = await queries
    .select({ capacity: takenTotal.capacity })
    .from(takenTotal)
    .where(eq(takenTotal.key, stockKey(variant, countedAt)));
  return total?.capacity ?? null;
}

/** Locks the total, so that nothing is sold or reserved before the change is written. */
async function lockTotal(queries: Queries, key: string, count: number) {
  await queries.insert(takenTotal).values({ key, taken: 0 }).onConflictDoNothing();
  const [total] = await queries.select().from(takenTotal).where(eq(takenTotal.key, key)).for('update');
  const [unpaid] = await queries
    .select({ quantity: sum(reservation.quantity).mapWith(Number) })
    .from(reservation)
    .where(and(eq(reservation.key, key), isNull(reservation.orderId)));
  return { capacity: total?.capacity ?? count, sold: (total?.taken ?? 0) - (unpaid?.quantity ?? 0) };
}

/** Adds an entry for the content's newer count first, if it had replaced the desk's. */
async function noteContent(
  queries: Queries,
  {
    variant,
    level,
    isReplaced,
    before,
    now,
  }: { variant: VariantRef; level: Level; isReplaced: boolean; before: number | null; now: Date },
): Promise<void> {
  if (!isReplaced || level.countedAt === null || before === null) return;
  const last = await lastEntry(queries, variant);
  await queries.insert(stockEntry).values({
    ...variant,
    at: now,
    reason: 'content',
    quantity: before,
    before: last?.after ?? null,
    after: before,
  });
}

async function refuseUnseen(
  queries: Queries,
  { seen, ...variant }: StockChange,
  thing: string,
): Promise<void> {
  if (seen === undefined) return;
  const last = await lastEntry(queries, variant);
  if ((last?.id ?? 0) === seen || !last) return;
  const text = last.reason === 'counted' ? words.countedMeanwhile : words.changedMeanwhile;
  throw new StockError(
    'changed_meanwhile',
    fill(text, {
      thing,
      who: last.who ?? words.commandLine,
      quantity: String(last.quantity),
      reason: words.reasons[last.reason],
      time: `${last.at.toISOString().slice(11, 16)} UTC`,
    }),
  );
}

async function lastEntry(queries: Queries, { productId, formatId }: VariantRef) {
  const [last] = await queries
    .select({
      id: stockEntry.id,
      at: stockEntry.at,
      reason: stockEntry.reason,
      quantity: stockEntry.quantity,
      after: stockEntry.after,
      who: deskUser.name,
    })
    .from(stockEntry)
    .leftJoin(deskUser, eq(deskUser.id, stockEntry.userId))
    .where(and(eq(stockEntry.productId, productId), eq(stockEntry.formatId, formatId)))
    .orderBy(desc(stockEntry.id))
    .limit(1);
  return last;
}
