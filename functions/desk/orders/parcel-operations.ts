import { and, eq } from 'drizzle-orm';
import type { Queries } from '#functions/db/open.ts';
import { shipment } from '#functions/db/schema/shipments.ts';
import { packParcel, sendLines, sendParcel, unpackParcel } from '#functions/orders/parcels/send-parcels.ts';
import { orderPack, orderSend, parcelOpen, parcelSend } from '#src/contracts/desk/orders.ts';
import * as words from '#src/words/en/desk/orders.ts';
import { DeskError } from '../desk-error.ts';
import { type Desk, type DeskOperation, implement } from '../operation.ts';

type Asked = {
  version: number;
  parcelId?: string | undefined;
  lines?: { number: number; quantity: number }[] | undefined;
};
const subject = ({ id }: { id: string }) => id;

function inputOf({ member, now }: Desk, { version, parcelId, lines }: Asked) {
  const pieces = lines?.map(({ number, quantity }) => ({ position: number - 1, quantity }));
  return { id: parcelId, lines: pieces, by: member.id, version, now };
}

/** The log names the order, so it must be the parcel's. */
async function mustBeOf(queries: Queries, orderId: string, shipmentId: string): Promise<void> {
  const [found] = await queries
    .select({ id: shipment.id })
    .from(shipment)
    .where(and(eq(shipment.id, shipmentId), eq(shipment.orderId, orderId)));
  if (!found) throw new DeskError('not_found', words.noParcel, { field: 'shipmentId' });
}

/** Parcels of an order: packed, sent, or both at once. */
export const parcelOperations: readonly DeskOperation[] = [
  implement(
    orderSend,
    async (desk, { id, carrier, tracking, ...asked }) => {
      const sent = await sendLines(desk.db, id, { ...inputOf(desk, asked), carrier, tracking });
      return { shipmentId: sent.id, number: sent.number };
    },
    subject,
  ),
  implement(
    orderPack,
    async (desk, { id, ...asked }) => {
      const packed = await packParcel(desk.db, id, inputOf(desk, asked));
      return { shipmentId: packed.id, number: packed.number };
    },
    subject,
  ),
  implement(
    parcelSend,
    async ({ db, member, now }, { id, shipmentId, carrier, tracking }) => {
      await mustBeOf(db, id, shipmentId);
      const sent = await sendParcel(db, shipmentId, { carrier, tracking, by: member.id, now });
      return { shipmentId: sent.id, number: sent.number };
    },
    subject,
  ),
  implement(
    parcelOpen,
    async ({ db, now }, { id, shipmentId }) => {
      await mustBeOf(db, id, shipmentId);
      await unpackParcel(db, shipmentId, now);
      return null;
    },
    subject,
  ),
];
