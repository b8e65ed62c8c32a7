import type { RefundRequest } from '#src/core/orders/refund-plan.ts';
import { refundable } from '#src/core/orders/refund-plan.ts';
import type { Database, Queries } from '../db/open.ts';
import { OrderCommandError } from './order-command-error.ts';
import { readParcels } from './parcels/read-parcels.ts';
import {
  previewAsDecided,
  type Refunded,
  type RefundPreview,
  refundAsDecided,
} from './refunds/refund-order.ts';
import type { RefundableOrder } from './refunds/refundable-order.ts';
import type { Services } from './sync-session.ts';

const CANCEL = { requestKey: 'cancel', decide: whatIsNotSent } as const;

/**
 * Cancels an order. Before the first parcel everything goes back, with shipping and files; after it, the
 * pieces that were not sent.
 * What follows from it is what follows from a refund.
 * @throws OrderCommandError when all of it was sent, a packed parcel waits, or the refund is not possible
 */
export function cancelOrder(id: string, services: Services, now: Date, expected?: number): Promise<Refunded> {
  return refundAsDecided(id, { origin: 'operator', expected, ...CANCEL }, services, now);
}

/** What {@link cancelOrder} would refund. Changes nothing. */
export function previewCancel(db: Database, id: string): Promise<RefundPreview> {
  return previewAsDecided(db, id, CANCEL);
}

/** Decided with the order's row locked, so that no parcel can be sent at the same time. */
async function whatIsNotSent(
  { order: known, facts }: RefundableOrder,
  queries: Queries,
): Promise<RefundRequest> {
  const { left, shipments, lines } = await readParcels(queries, known);
  if (shipments.some(({ sentAt }) => sentAt === null))
    throw new OrderCommandError(`A parcel of ${known.id} is packed. Unpack it first.`);
  if (known.fulfilledAt === null && shipments.length === 0) return {};
  const open = left.filter((line) => line.left > 0);
  if (open.length === 0)
    throw new OrderCommandError(`All of ${known.id} was already sent. Refund it instead.`, 'nothing_to_send');
  const amounts = refundable(facts).lines;
  const paid = open.filter(({ position }) => (amounts[position]?.amount ?? 0) > 0);
  const isPart = ({ position, left: pieces }: (typeof open)[number]) =>
    pieces < (lines[position]?.quantity ?? 0);
  return {
    lines: paid.map(({ position }) => position),
    pieces: new Map(paid.filter(isPart).map(({ position, left: pieces }) => [position, pieces])),
  };
}
