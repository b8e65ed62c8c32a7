import { and, asc, eq, ne } from 'drizzle-orm';
import { howLineArrives } from '#functions/catalogue/how-lines-arrive.ts';
import type { Queries } from '#functions/db/open.ts';
import { type order, orderLine } from '#functions/db/schema/orders.ts';
import { refund } from '#functions/db/schema/refunds-and-disputes.ts';
import { type Shipment, shipment } from '#functions/db/schema/shipments.ts';
import { paidParts } from '#src/core/orders/paid-parts.ts';
import { type LineParcels, piecesLeft } from '#src/core/orders/pieces-left.ts';
import { requestsUnderWay } from '../refunds/refund-requests.ts';

type OrderRow = typeof order.$inferSelect;
type LineRow = typeof orderLine.$inferSelect;

/** The parcels of an order, its lines, and what is left to pack of those that are shipped. */
export type Parcels = {
  shipments: Shipment[];
  lines: LineRow[];
  left: LineParcels[];
};

/**
 * Reads what was sent of an order and what is left. Pending refunds count as refunded. To write anything from it,
 * lock the order's row first.
 */
export async function readParcels(queries: Queries, known: OrderRow): Promise<Parcels> {
  const { id } = known;
  const lines = await queries
    .select()
    .from(orderLine)
    .where(eq(orderLine.orderId, id))
    .orderBy(asc(orderLine.position));
  const shipments = await queries
    .select()
    .from(shipment)
    .where(eq(shipment.orderId, id))
    .orderBy(asc(shipment.number));
  const standing = await queries
    .select()
    .from(refund)
    .where(and(eq(refund.orderId, id), ne(refund.state, 'failed')));
  const refunds = [...standing, ...(await requestsUnderWay(queries, id))];
  const counted = lines.map((line) => ({ ...line, isShipped: isShippedLine(known, line) }));
  const parcels = shipments.map((one) => ({ lines: one.lines, isSent: one.sentAt !== null }));
  // Orders that were sent before parcels were written.
  if (known.fulfilledAt && !parcels.some(({ isSent }) => isSent))
    parcels.push({ lines: counted, isSent: true });
  const money = { paid: paidParts(known, lines), total: known.total, refunds };
  const left = piecesLeft(counted, money, parcels);
  return { shipments, lines, left };
}

/** Whether a line goes into a parcel. Asks the catalogue where it was not noted. */
function isShippedLine(
  { intent, createdAt }: Pick<OrderRow, 'intent' | 'createdAt'>,
  line: LineRow,
): boolean {
  return line.isShipped ?? howLineArrives(line, intent, createdAt).way !== 'digital';
}
