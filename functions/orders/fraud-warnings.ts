import { eq, sql } from 'drizzle-orm';
import * as reasons from '#src/words/en/hold-reasons.ts';
import { type Database, inTransaction, type Queries } from '../db/open.ts';
import { order } from '../db/schema/orders.ts';
import { earlyFraudWarning } from '../db/schema/provider.ts';
import { enqueueFraudWarning } from '../mail/enqueue-staff.ts';
import { log } from '../platform/log.ts';
import { applyGoodsOwed } from './apply-goods-owed.ts';

/**
 * Records an early fraud warning of the payer's bank. Puts the order on hold (again, if it had been
 * released): nothing is shipped, and downloads and gift cards stop working. The shop gets one mail. When the
 * order is not recorded yet, the warning is saved for it ({@link withSavedWarning}).
 */
export async function recordFraudWarning(db: Database, paymentId: string, now: Date): Promise<void> {
  const noted = await inTransaction(db, async (queries) => {
    await lockPayment(queries, paymentId);
    const [known] = await queries.select().from(order).where(eq(order.paymentId, paymentId)).for('update');
    if (known?.fraudWarningAt) return undefined;
    if (!known) {
      await queries.insert(earlyFraudWarning).values({ paymentId, notedAt: now }).onConflictDoNothing();
      return undefined;
    }
    const [warned] = await queries
      .update(order)
      .set({
        fraudWarningAt: now,
        releasedAt: null,
        // An order that has shipped cannot be put on hold.
        ...(known.fulfilledAt === null && {
          heldReason: [known.heldReason, reasons.bankWarns].filter(Boolean).join('; '),
        }),
      })
      .where(eq(order.id, known.id))
      .returning();
    if (!warned) return undefined;
    await applyGoodsOwed(queries, warned, now);
    await enqueueFraudWarning(queries, warned.id, now);
    return warned.id;
  });
  if (noted) log('warn', 'fraud_warning', { order: noted });
}

type OrderRow = typeof order.$inferSelect;

/**
 * Applies the saved warning of a new order's payment, in the transaction that has inserted the order.
 * @returns the order, on hold if there was a warning
 */
export async function withSavedWarning(queries: Queries, known: OrderRow, now: Date): Promise<OrderRow> {
  const { id, paymentId, heldReason } = known;
  if (paymentId === null) return known;
  await lockPayment(queries, paymentId);
  const saved = await queries
    .delete(earlyFraudWarning)
    .where(eq(earlyFraudWarning.paymentId, paymentId))
    .returning({ paymentId: earlyFraudWarning.paymentId });
  if (saved.length === 0) return known;
  const [warned] = await queries
    .update(order)
    .set({
      fraudWarningAt: now,
      heldReason: [heldReason, reasons.bankWarnedBefore].filter(Boolean).join('; '),
    })
    .where(eq(order.id, id))
    .returning();
  return warned ?? known;
}

/** Serialises a warning and the recording of its order: the second one sees what the first one wrote. */
async function lockPayment(queries: Queries, paymentId: string): Promise<void> {
  await queries.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`fraud-warning:${paymentId}`}, 0))`,
  );
}
