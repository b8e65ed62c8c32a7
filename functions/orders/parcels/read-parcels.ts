import { and, asc, inArray, ne } from 'drizzle-orm';
import { howLineArrives } from '#functions/catalogue/line-delivery.ts';
import type { Queries } from '#functions/db/open.ts';
import { type order, orderLine } from '#functions/db/schema/orders.ts';
import { refund } from '#functions/db/schema/refunds-and-disputes.ts';
import { type Shipment, shipment } from '#functions/db/schema/shipments.ts';
import { paidParts } from '#src/core/orders/paid-parts.ts';
import { type LineParcels, piecesLeft } from '#src/core/orders/pieces-left.ts';
import { requestsUnderWay } from '../refunds/refund-requests.ts';
import { withAnswers } from './with-survey-answers.ts';

type OrderRow = typeof order.$inferSelect;
type LineRow = typeof orderLine.$inferSelect;

/** The parcels of an order, its lines, and what is left to pack of those that are shipped. */
export type Parcels = {
  shipments: Shipment[];
  lines: LineRow[];
  left: LineParcels[];
};

/**
 * Reads what was sent of an order and what is left. Pending refunds count as refunded. To write anything from
 * it, lock the order's row first.
 */
export async function readParcels(queries: Queries, known: OrderRow): Promise<Parcels> {
  const found = (await readManyParcels(queries, [known])).get(known.id);
  return found ?? { shipments: [], lines: [], left: [] };
}

/** The same of many orders, by number, in five queries. */
export async function readManyParcels(
  queries: Queries,
  orders: readonly OrderRow[],
): Promise<Map<string, Parcels>> {
  if (orders.length === 0) return new Map();
  const ids = orders.map(({ id }) => id);
  const found = await queries
    .select()
    .from(orderLine)
    .where(inArray(orderLine.orderId, ids))
    .orderBy(asc(orderLine.orderId), asc(orderLine.position));
  const lines = await withAnswers(queries, found);
  const shipments = await queries
    .select()
    .from(shipment)
    .where(inArray(shipment.orderId, ids))
    .orderBy(asc(shipment.number));
  const standing = await queries
    .select()
    .from(refund)
    .where(and(inArray(refund.orderId, ids), ne(refund.state, 'failed')));
  const underWay = await requestsUnderWay(queries, ...ids);
  const linesOf = Map.groupBy(lines, ({ orderId }) => orderId);
  const shipmentsOf = Map.groupBy(shipments, ({ orderId }) => orderId);
  const refundsOf = Map.groupBy([...standing, ...underWay], ({ orderId }) => orderId);
  return new Map(
    orders.map((known) => {
      const own = linesOf.get(known.id) ?? [];
      const sent = shipmentsOf.get(known.id) ?? [];
      const counted = own.map((line) => ({ ...line, isShipped: isShippedLine(known, line) }));
      const parcels = sent.map((one) => ({ lines: one.lines, isSent: one.sentAt !== null }));
      // Orders that were sent before parcels were written.
      if (known.fulfilledAt && !parcels.some(({ isSent }) => isSent))
        parcels.push({ lines: counted, isSent: true });
      const money = {
        paid: paidParts(known, own),
        total: known.total,
        refunds: refundsOf.get(known.id) ?? [],
      };
      return [known.id, { shipments: sent, lines: own, left: piecesLeft(counted, money, parcels) }];
    }),
  );
}

/** Whether a line goes into a parcel. Asks the catalogue where it was not noted. */
function isShippedLine(
  { intent, createdAt }: Pick<OrderRow, 'intent' | 'createdAt'>,
  line: LineRow,
): boolean {
  return line.isShipped ?? howLineArrives(line, intent, createdAt).way !== 'digital';
}
