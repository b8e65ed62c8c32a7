import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database, Queries } from '#functions/db/open.ts';
import { auditEntry, deskUser } from '#functions/db/schema/desk.ts';
import { order } from '#functions/db/schema/orders.ts';
import type { Shipment } from '#functions/db/schema/shipments.ts';
import { type OrderDetails, orderDetails } from '#functions/orders/order-details.ts';
import { type RefundableOrder, readRefundable } from '#functions/orders/refunds/refundable-order.ts';
import type { DeskOrder, OrderLineAnswer, ShipmentAnswer } from '#src/contracts/desk/order-answers.ts';
import { refundable } from '#src/core/orders/refund-plan.ts';
import { refundedByLine } from '#src/core/orders/refunds.ts';
import { picksOf } from '#src/core/products/contents-text.ts';
import { regionOf } from '#src/core/regions/regions.ts';
import { historyOf, type NameOf, TOLD_BY_LOG } from './history.ts';

type Row = typeof order.$inferSelect;

/** Everything about one order, or undefined when there is none. A fixed number of statements. */
export async function readOrder(db: Database, id: string): Promise<DeskOrder | undefined> {
  const details = await orderDetails(db, id);
  const [row] = await db.select().from(order).where(eq(order.id, id));
  if (!details || !row) return undefined;
  const money = await readRefundable(db, row);
  const log = await db
    .select({ at: auditEntry.at, action: auditEntry.action, userId: auditEntry.userId })
    .from(auditEntry)
    .where(
      and(
        eq(auditEntry.subject, id),
        eq(auditEntry.outcome, 'done'),
        inArray(auditEntry.action, [...TOLD_BY_LOG]),
      ),
    )
    .orderBy(asc(auditEntry.at));
  const nameOf = await namesOf(db, [
    row.packingBy,
    ...details.shipments.flatMap(({ sentBy, packedBy }) => [sentBy, packedBy]),
    ...details.notes.map(({ userId }) => userId),
    ...details.addressChanges.map(({ userId }) => userId),
    ...log.map(({ userId }) => userId),
  ]);
  return { ...answerOf(row, details, money, nameOf), history: historyOf(details, log, nameOf) };
}

async function namesOf(db: Queries, ids: readonly (string | null)[]): Promise<NameOf> {
  const known = [...new Set(ids.filter((id) => id !== null))];
  const rows =
    known.length === 0
      ? []
      : await db
          .select({ id: deskUser.id, name: deskUser.name })
          .from(deskUser)
          .where(inArray(deskUser.id, known));
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return (id) => (id === null ? null : (names.get(id) ?? null));
}

function answerOf(
  row: Row,
  details: OrderDetails,
  money: RefundableOrder,
  nameOf: NameOf,
): Omit<DeskOrder, 'history'> {
  const { order: found, buyer } = details;
  const iso = (moment: Date | null) => moment?.toISOString() ?? null;
  return {
    id: row.id,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    region: row.region,
    currency: row.currency,
    isPledge: row.intent === 'Funding',
    money: row.moneyState,
    parcel: row.parcelState,
    waitsFor: row.waitsFor,
    waitsUntil: iso(row.waitsUntil),
    packer: nameOf(row.packingBy),
    packerId: row.packingBy,
    packingSince: iso(row.packingSince),
    heldReason: row.releasedAt === null ? row.heldReason : null,
    fraudWarningAt: iso(row.fraudWarningAt),
    buyer,
    address: addressOf(row),
    delivery: row.delivery && {
      name: row.delivery.name,
      isCollected: row.delivery.collection !== undefined,
    },
    gift: row.gift && {
      name: row.gift.name ?? null,
      from: row.gift.from ?? null,
      note: row.gift.note ?? null,
    },
    lines: linesOf(details, money),
    sums: {
      subtotal: row.subtotal,
      discount: row.discount,
      shipping: row.shipping,
      tax: found.totalTaxAmount,
      isTaxIncluded: regionOf(row.region).pricesIncludeTax,
      total: row.total,
      giftCard: row.giftCardAmount,
      refunded: row.refunded,
    },
    payment: paymentOf(row),
    couponCode: row.couponCode,
    payoutCode: row.payoutCode,
    shipments: details.shipments.map((one) => shipmentOf(one, nameOf)),
    refunds: details.refunds.map(({ id, amount, state, toGiftCard, createdAt }) => ({
      id,
      amount,
      state,
      toGiftCard,
      createdAt: createdAt.toISOString(),
    })),
    disputes: details.disputes.map(({ id, amount, state, reason, createdAt }) => ({
      id,
      amount,
      state,
      reason,
      createdAt: createdAt.toISOString(),
    })),
    mails: details.mails.map(({ kind, status, doneAt, dueAt }) => ({
      kind,
      status,
      at: (doneAt ?? dueAt).toISOString(),
    })),
    notes: details.notes.map(({ id, text, userId, createdAt }) => ({
      id,
      text,
      by: nameOf(userId),
      at: createdAt.toISOString(),
    })),
  };
}

function linesOf(details: OrderDetails, { lines, facts }: RefundableOrder): OrderLineAnswer[] {
  const back = refundedByLine(facts.paid, facts.gone);
  const open = refundable(facts).lines;
  return lines.map((line) => {
    const { position, contains, quantity } = line;
    const parcels = details.left.find((one) => one.position === position);
    const { amount = 0, tax = 0 } = open[position] ?? {};
    return {
      number: position + 1,
      productId: line.productId,
      name: line.name,
      formatName: line.formatName,
      sku: line.sku,
      quantity,
      unitAmount: line.unitAmount,
      discount: line.discount,
      taxRate: line.taxRate,
      taxAmount: line.taxAmount,
      refunded: back[position] ?? 0,
      refundable: amount + tax,
      customization: line.customization,
      parts: contains ? picksOf(contains, quantity) : [],
      parcels: parcels
        ? { owed: parcels.owed, packed: parcels.packed, sent: parcels.sent, left: parcels.left }
        : null,
      production: details.jobs.find((job) => job.position === position)?.status ?? null,
    };
  });
}

export function addressOf({ shippingName, shippingAddress }: Row): DeskOrder['address'] {
  if (!shippingAddress) return null;
  const { line1, line2, city, state, postal_code, country } = shippingAddress;
  return {
    name: shippingName,
    line1: line1 ?? null,
    line2: line2 ?? null,
    city: city ?? null,
    state: state ?? null,
    postcode: postal_code ?? null,
    country: country ?? null,
  };
}

/** The payment on the provider's pages. Test payments have pages of their own. */
function paymentOf({ paymentId, sessionId }: Row): DeskOrder['payment'] {
  if (!paymentId) return null;
  const isTest = !sessionId.startsWith('cs_live_');
  const url = `https://dashboard.stripe.com/${isTest ? 'test/' : ''}payments/${encodeURIComponent(paymentId)}`;
  return { id: paymentId, url, isTest };
}

function shipmentOf(one: Shipment, nameOf: NameOf): ShipmentAnswer {
  return {
    id: one.id,
    number: one.number,
    lines: one.lines.map(({ position, quantity }) => ({ number: position + 1, quantity })),
    carrier: one.carrier,
    tracking: one.tracking,
    packedAt: one.packedAt?.toISOString() ?? null,
    sentAt: one.sentAt?.toISOString() ?? null,
    by: nameOf(one.sentBy ?? one.packedBy),
  };
}
