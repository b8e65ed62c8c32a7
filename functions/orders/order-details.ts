import { asc, eq, inArray } from 'drizzle-orm';
import type { LineParcels } from '#src/core/orders/pieces-left.ts';
import type { Queries } from '../db/open.ts';
import type { Order } from '../db/order-types.ts';
import { checkoutAttempt } from '../db/schema/attempts.ts';
import { downloadGrant } from '../db/schema/downloads.ts';
import { giftCard } from '../db/schema/gift-cards.ts';
import { addressChange, orderNote } from '../db/schema/order-desk.ts';
import { order } from '../db/schema/orders.ts';
import { outbox } from '../db/schema/outbox.ts';
import { productionJob } from '../db/schema/production.ts';
import { dispute, refund } from '../db/schema/refunds-and-disputes.ts';
import type { Shipment } from '../db/schema/shipments.ts';
import { giftId, keyOfAgain } from '../mail/enqueue.ts';
import type { MailKind } from '../mail/kinds.ts';
import { readParcels } from './parcels/read-parcels.ts';
import { findOrderById } from './read-orders.ts';
import { MAX_AGAIN } from './resend-mail.ts';

/** The mails whose outbox key has only the order number. Refund mails have the refund's id in theirs. */
const MAILS = [
  'payment-pending',
  'order-confirmation',
  'order-notice',
  'gift-cards',
  'gift',
  'downloads',
  'dispatch',
  'review-invitation',
  'payment-failed',
  'fraud-warning',
] as const satisfies MailKind[];

/** The ends of the keys of mails about a dispute. */
const DISPUTE_STAGES = ['inquiry', 'open', 'appeal', 'won', 'lost', 'won:appealed', 'lost:appealed'];

/**
 * Everything the store knows about an order, for the operator.
 * Amounts in minor units of the order's currency.
 */
export type OrderDetails = {
  order: Order;
  buyer: { name: string | null; email: string | null; phone: string | null };
  paymentId: string | null;
  fraudWarningAt: Date | null;
  refunds: (typeof refund.$inferSelect)[];
  disputes: (typeof dispute.$inferSelect)[];
  jobs: (typeof productionJob.$inferSelect)[];
  /** The gift cards bought in it, without their codes. */
  giftCards: Pick<
    typeof giftCard.$inferSelect,
    'id' | 'position' | 'value' | 'reduced' | 'blockedFor' | 'operatorBlockedAt'
  >[];
  files: Pick<
    typeof downloadGrant.$inferSelect,
    'position' | 'file' | 'downloadsLeft' | 'expiresAt' | 'revokedAt' | 'firstDownloadAt'
  >[];
  /** Its mails. Sent ones are kept for 30 days. */
  mails: Pick<typeof outbox.$inferSelect, 'key' | 'kind' | 'status' | 'doneAt' | 'dueAt'>[];
  /** Its parcels, what is left to pack of each line, and where it went before its address was changed. */
  shipments: Shipment[];
  left: LineParcels[];
  addressChanges: (typeof addressChange.$inferSelect)[];
  notes: (typeof orderNote.$inferSelect)[];
  /**
   * When its payment page was requested, and the gift card that paid a part.
   * Undefined for an order without an attempt.
   */
  attempt: Pick<typeof checkoutAttempt.$inferSelect, 'createdAt' | 'giftCard'> | undefined;
};

/** The details of an order, or undefined when there is none. Every query uses an index. */
export async function orderDetails(db: Queries, id: string): Promise<OrderDetails | undefined> {
  const found = await findOrderById(db, id);
  const [row] = await db.select().from(order).where(eq(order.id, id));
  if (!found || !row) return undefined;
  const more = {
    buyer: { name: row.shippingName, email: row.shippingEmail, phone: row.shippingPhone },
    paymentId: row.paymentId,
    fraudWarningAt: row.fraudWarningAt,
  };
  const { shipments, left } = await readParcels(db, row);
  const addressChanges = await db
    .select()
    .from(addressChange)
    .where(eq(addressChange.orderId, id))
    .orderBy(asc(addressChange.id));
  const notes = await db.select().from(orderNote).where(eq(orderNote.orderId, id)).orderBy(asc(orderNote.id));
  const refunds = await db.select().from(refund).where(eq(refund.orderId, id)).orderBy(asc(refund.createdAt));
  const disputes = await db
    .select()
    .from(dispute)
    .where(eq(dispute.orderId, id))
    .orderBy(asc(dispute.createdAt));
  const jobs = await db
    .select()
    .from(productionJob)
    .where(eq(productionJob.orderId, id))
    .orderBy(asc(productionJob.position));
  const { position, value, reduced, blockedFor, operatorBlockedAt } = giftCard;
  const giftCards = await db
    .select({ id: giftCard.id, position, value, reduced, blockedFor, operatorBlockedAt })
    .from(giftCard)
    .where(eq(giftCard.orderId, id))
    .orderBy(giftCard.id);
  const { file, downloadsLeft, expiresAt, revokedAt, firstDownloadAt } = downloadGrant;
  const files = await db
    .select({ position: downloadGrant.position, file, downloadsLeft, expiresAt, revokedAt, firstDownloadAt })
    .from(downloadGrant)
    .where(eq(downloadGrant.orderId, id))
    .orderBy(downloadGrant.position, file);
  const { key, kind, status, doneAt, dueAt } = outbox;
  const keys = [
    ...MAILS.map((one) => `${one}:${id}`),
    ...found.lines.map((_, position) => `gift:${giftId({ orderId: id, position })}`),
    `order-confirmation:${id}:released`,
    ...refunds.flatMap((one) =>
      ['refund', 'dashboard-refund', 'returned-refund'].map((kind) => `${kind}:${one.id}`),
    ),
    ...shipments.map(({ number }) => `dispatch:${id}:${number}`),
    ...addressChanges.flatMap((one) => [0, 1].map((at) => `address-changed:${id}:${one.id}:${at}`)),
    ...Array.from({ length: MAX_AGAIN }, (_, at) => keyOfAgain(id, at + 1)),
    ...disputes.flatMap((one) => DISPUTE_STAGES.map((stage) => `dispute:${one.id}:${stage}`)),
  ];
  const mails = await db
    .select({ key, kind, status, doneAt, dueAt })
    .from(outbox)
    .where(inArray(key, keys))
    .orderBy(asc(outbox.createdAt));
  const [attempt] = await db
    .select({ createdAt: checkoutAttempt.createdAt, giftCard: checkoutAttempt.giftCard })
    .from(checkoutAttempt)
    .where(eq(checkoutAttempt.id, id));
  const parcels = { shipments, left, addressChanges, notes };
  return { order: found, ...more, refunds, disputes, jobs, giftCards, files, mails, ...parcels, attempt };
}
