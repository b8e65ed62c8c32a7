import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { placeName } from '#functions/checkout/stock-levels.ts';
import type { Queries } from '#functions/db/open.ts';
import { order, orderLine } from '#functions/db/schema/orders.ts';
import { refund } from '#functions/db/schema/refunds-and-disputes.ts';
import { shipment } from '#functions/db/schema/shipments.ts';
import { paidParts } from '#src/core/orders/paid-parts.ts';
import { piecesLeft } from '#src/core/orders/pieces-left.ts';
import type { Place } from './variants.ts';

const OPEN = ['to_pack', 'packing', 'waits', 'on_hold', 'part_sent'] as const;

/**
 * How many pieces of each variant are sold and still on the shelf: those of paid orders that were not sent, alone and
 * in bundles. By the name of the variant; those without any are left out. Four queries.
 * @param place only this variant
 */
export async function toSendOf(queries: Queries, place?: Place): Promise<Map<string, number>> {
  const isOpen = and(
    inArray(order.parcelState, [...OPEN]),
    isNull(order.fulfilledAt),
    eq(order.intent, 'Standard'),
    ne(order.moneyState, 'refunded'),
    place &&
      sql`exists (select from ${orderLine} as of where of.order_id = ${order.id} and (of.product_id = ${place.productId}
        or of.contains @> ${JSON.stringify([{ productId: place.productId }])}::jsonb))`,
  );
  const orders = await queries
    .select({
      id: order.id,
      subtotal: order.subtotal,
      discount: order.discount,
      shipping: order.shipping,
      total: order.total,
      tax: order.tax,
      region: order.region,
      intent: order.intent,
    })
    .from(order)
    .where(isOpen);
  if (orders.length === 0) return new Map();
  const ids = sql`(select ${order.id} from ${order} where ${isOpen})`;
  const lines = await queries
    .select()
    .from(orderLine)
    .where(sql`${orderLine.orderId} in ${ids}`)
    .orderBy(orderLine.orderId, orderLine.position);
  const parcels = await queries.select().from(shipment).where(sql`${shipment.orderId} in ${ids}`);
  const refunds = await queries
    .select()
    .from(refund)
    .where(and(sql`${refund.orderId} in ${ids}`, ne(refund.state, 'failed')));
  const [linesOf, parcelsOf, refundsOf] = [
    Map.groupBy(lines, ({ orderId }) => orderId),
    Map.groupBy(parcels, ({ orderId }) => orderId),
    Map.groupBy(refunds, ({ orderId }) => orderId),
  ];
  const pieces = new Map<string, number>();
  const add = (of: Place, quantity: number) =>
    quantity > 0 && pieces.set(placeName(of), (pieces.get(placeName(of)) ?? 0) + quantity);
  for (const one of orders) {
    const own = linesOf.get(one.id) ?? [];
    const left = piecesLeft(
      // What is not posted is on no shelf, and nobody asks for it.
      own.map((line) => ({ ...line, isShipped: line.isShipped ?? true })),
      { paid: paidParts(one, own), total: one.total, refunds: refundsOf.get(one.id) ?? [] },
      (parcelsOf.get(one.id) ?? []).map((parcel) => ({
        lines: parcel.lines,
        isSent: parcel.sentAt !== null,
      })),
    );
    for (const { position, owed, sent } of left) {
      const line = own.find((each) => each.position === position);
      if (!line?.contains) {
        if (line) add(line, owed - sent);
        continue;
      }
      for (const part of line.contains)
        add({ productId: part.productId, formatId: part.productFormatId }, (owed - sent) * part.quantity);
    }
  }
  return pieces;
}
