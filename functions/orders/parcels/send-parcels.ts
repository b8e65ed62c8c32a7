import { randomUUID } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { type Database, inTransaction, type Queries } from '#functions/db/open.ts';
import { mayGoAhead } from '#functions/db/order-rows.ts';
import { order } from '#functions/db/schema/orders.ts';
import { type LinePieces, type Shipment, shipment } from '#functions/db/schema/shipments.ts';
import { enqueueDispatch, enqueueReviewInvitation } from '#functions/mail/enqueue.ts';
import { OrderCommandError } from '../order-command-error.ts';
import { dispatchOf } from './dispatch-details.ts';
import { type Parcels, readParcels } from './read-parcels.ts';
import { settleParcels } from './settle-parcels.ts';
import { checkTracking } from './tracking.ts';

type OrderRow = typeof order.$inferSelect;

/** The carrier and tracking of a parcel. `tracking`: the carrier's number, or the https URL of its page. */
export type Tracking = { carrier?: string | undefined; tracking?: string | undefined };

/** What a parcel is made of. */
export type ParcelInput = {
  /** Lines by position. Missing: everything that is left. */
  lines?: readonly LinePieces[] | undefined;
  /** The id of the member; null for the command line. */
  by: string | null;
  /**
   * A UUID that the sender made for this parcel. The same one again makes no second parcel, so a call whose
   * answer was lost can be repeated.
   */
  id?: string | undefined;
  /** The version of the order that the person saw: another one is refused. */
  version?: number | undefined;
  now: Date;
};

/**
 * Notes that a parcel is packed and waits for the carrier. Its pieces are no longer left to pack.
 * @throws OrderCommandError when the order must not be sent, or the pieces are not left
 */
export function packParcel(db: Database, orderId: string, input: ParcelInput): Promise<Shipment> {
  return inTransaction(db, async (queries) => {
    const packed = { packedAt: input.now, packedBy: input.by };
    const { parcel, isNew } = await addParcel(queries, orderId, input, packed);
    if (isNew) await settleParcels(queries, orderId, input.now);
    return parcel;
  });
}

/**
 * Sends lines of an order as one parcel, and mails its buyer. The last one marks the order as sent.
 * @throws OrderCommandError when the order must not be sent, or the pieces are not left
 */
export function sendLines(
  db: Database,
  orderId: string,
  { carrier, tracking, ...input }: ParcelInput & Tracking,
): Promise<Shipment> {
  const checked = { carrier: carrier || null, tracking: checkTracking(tracking) };
  return inTransaction(db, async (queries) => {
    const sent = { ...checked, sentAt: input.now, sentBy: input.by };
    const { parcel, isNew } = await addParcel(queries, orderId, input, sent);
    // An earlier call with this id packed it only, and its answer was lost.
    if (!parcel.sentAt)
      throw new OrderCommandError(
        `Parcel ${parcel.number} of ${orderId} is packed already. Open the order and send it there.`,
        'changed_meanwhile',
      );
    if (isNew) await afterSending(queries, parcel, input.now);
    return parcel;
  });
}

/**
 * Sends a parcel that is packed, and mails the buyer.
 * @throws OrderCommandError when there is no such parcel, it was sent, a part of it was refunded since, or
 * the order must not be sent
 */
export function sendParcel(
  db: Database,
  shipmentId: string,
  { carrier, tracking, by, now }: Tracking & { by: string | null; now: Date },
): Promise<Shipment> {
  const checked = { carrier: carrier || null, tracking: checkTracking(tracking) };
  return inTransaction(db, async (queries) => {
    const [packed] = await queries.select().from(shipment).where(eq(shipment.id, shipmentId));
    if (!packed) throw new OrderCommandError('There is no such parcel.', 'no_order');
    const known = await lockSendable(queries, packed.orderId, undefined);
    const { left } = await readParcels(queries, known);
    const isOwed = ({ position, quantity }: LinePieces) =>
      left.some((line) => line.position === position && line.owed - line.sent >= quantity);
    if (!packed.sentAt && !packed.lines.every(isOwed))
      throw new OrderCommandError(
        `A part of this parcel of ${packed.orderId} was refunded. Unpack it and pack what is left.`,
        'changed_meanwhile',
      );
    const [sent] = await queries
      .update(shipment)
      .set({ ...checked, sentAt: now, sentBy: by })
      .where(and(eq(shipment.id, shipmentId), isNull(shipment.sentAt)))
      .returning();
    if (!sent) throw new OrderCommandError(`This parcel of ${packed.orderId} was already sent.`);
    await afterSending(queries, sent, now);
    return sent;
  });
}

/**
 * Opens a packed parcel again: its pieces are left to pack.
 * @throws OrderCommandError when there is no such parcel, or it was sent
 */
export function unpackParcel(db: Database, shipmentId: string, now: Date): Promise<void> {
  return inTransaction(db, async (queries) => {
    const [packed] = await queries.select().from(shipment).where(eq(shipment.id, shipmentId));
    if (!packed) throw new OrderCommandError('There is no such parcel.', 'no_order');
    await queries.select({ id: order.id }).from(order).where(eq(order.id, packed.orderId)).for('update');
    const gone = await queries
      .delete(shipment)
      .where(and(eq(shipment.id, shipmentId), isNull(shipment.sentAt)))
      .returning({ id: shipment.id });
    if (gone.length === 0) throw new OrderCommandError(`This parcel of ${packed.orderId} was already sent.`);
    await settleParcels(queries, packed.orderId, now);
  });
}

/** Locks an order that may be sent. */
export async function lockSendable(
  queries: Queries,
  orderId: string,
  version: number | undefined,
): Promise<OrderRow> {
  const [known] = await queries.select().from(order).where(eq(order.id, orderId)).for('update');
  if (!known) throw new OrderCommandError(`There is no order ${orderId}.`, 'no_order');
  if (known.dispute === 'open' || known.dispute === 'lost')
    throw new OrderCommandError(`${orderId} is disputed, so it cannot be sent.`, 'disputed');
  if (!mayGoAhead(known))
    throw new OrderCommandError(`${orderId} is held: it is on hold until a person releases it.`);
  if (known.refunded > 0 && known.refunded >= known.total)
    throw new OrderCommandError(`${orderId} is refunded, so it cannot be sent.`, 'already_refunded');
  if (known.intent === 'Funding' && known.pledgeWonAt === null)
    throw new OrderCommandError(`The funding of ${orderId} has not succeeded yet, so it cannot be sent.`);
  checkVersion(known, version);
  return known;
}

/** Refuses to change an order that someone else has changed since a person saw `version` of it. */
export function checkVersion(known: OrderRow, version: number | undefined): void {
  if (version === undefined || version === known.version) return;
  throw new OrderCommandError(
    `Someone else has changed ${known.id}: what is sent or packed, its address, or who packs it. Look at it again.`,
    'changed_meanwhile',
  );
}

async function addParcel(
  queries: Queries,
  orderId: string,
  { id, lines, version, now }: ParcelInput,
  more: Partial<typeof shipment.$inferInsert>,
): Promise<{ parcel: Shipment; isNew: boolean }> {
  const before = id && (await parcelMadeBefore(queries, orderId, id));
  if (before && lines && piecesText(before.lines) !== piecesText(lines))
    throw new OrderCommandError(
      `Parcel ${before.number} of ${orderId} was made already, with other pieces. Look at what is left.`,
      'changed_meanwhile',
      { field: 'parcelId' },
    );
  if (before) return { parcel: before, isNew: false };
  const known = await lockSendable(queries, orderId, version);
  const parcels = await readParcels(queries, known);
  const chosen = lines ? checkLines(orderId, parcels, lines) : everythingLeft(parcels);
  if (chosen.length === 0)
    throw new OrderCommandError(
      parcels.shipments.length > 0 || known.fulfilledAt
        ? `All of ${orderId} was already sent, or is packed.`
        : `Nothing of ${orderId} is to be sent.`,
      'nothing_to_send',
    );
  const number = 1 + Math.max(0, ...parcels.shipments.map((one) => one.number));
  const [made] = await queries
    .insert(shipment)
    .values({ id: id ?? randomUUID(), orderId, number, lines: chosen, createdAt: now, ...more })
    .returning();
  if (!made) throw new Error(`No parcel was written for ${orderId}`);
  return { parcel: made, isNew: true };
}

/** The parcel that an earlier call with this id made. Locks the order, so only one of two calls makes it. */
async function parcelMadeBefore(
  queries: Queries,
  orderId: string,
  id: string,
): Promise<Shipment | undefined> {
  await queries.select({ id: order.id }).from(order).where(eq(order.id, orderId)).for('update');
  const [made] = await queries.select().from(shipment).where(eq(shipment.id, id));
  if (made && made.orderId !== orderId)
    throw new OrderCommandError('This parcel belongs to another order.', 'changed_meanwhile');
  return made;
}

const piecesText = (lines: readonly LinePieces[]) =>
  lines
    .map(({ position, quantity }) => `${position}:${quantity}`)
    .sort()
    .join();

/** Everything that is left to pack, by position. */
function everythingLeft({ left }: Parcels): LinePieces[] {
  return left
    .filter((line) => line.left > 0)
    .map((line) => ({ position: line.position, quantity: line.left }));
}

function checkLines(id: string, { lines, left }: Parcels, input: readonly LinePieces[]): LinePieces[] {
  const seen = new Set<number>();
  return input.map(({ position, quantity }) => {
    const number = position + 1;
    if (!lines.some((line) => line.position === position))
      throw new OrderCommandError(`${id} has no line ${number}: it has ${lines.length}.`, 'no_line');
    if (seen.has(position)) throw new OrderCommandError(`Line ${number} is named twice.`, 'no_line');
    seen.add(position);
    const open = left.find((line) => line.position === position);
    if (!open) throw new OrderCommandError(`Line ${number} of ${id} is not sent by post.`, 'no_line');
    if (!Number.isInteger(quantity) || quantity < 1)
      throw new OrderCommandError(`How many of line ${number} is a whole number, at least 1.`, 'no_line');
    if (quantity > open.left)
      throw new OrderCommandError(
        open.left === 0
          ? `Nothing is left to send of line ${number} of ${id}.`
          : `Only ${open.left} of line ${number} of ${id} ${open.left === 1 ? 'is' : 'are'} left to send.`,
        'nothing_to_send',
      );
    return { position, quantity };
  });
}

/** Counts again, mails the buyer, and asks for a review when all of it is sent. */
async function afterSending(queries: Queries, sent: Shipment, now: Date): Promise<void> {
  const { orderId, tracking } = sent;
  const tracked = tracking && { tracking };
  await queries
    .update(order)
    .set({ ...tracked, version: sql`${order.version} + 1` })
    .where(eq(order.id, orderId));
  const settled = await settleParcels(queries, orderId, now);
  if (!settled?.shippingEmail) return;
  // The first parcel has the order's number as its key, as before parcels were counted.
  const key = sent.number === 1 ? orderId : `${orderId}:${sent.number}`;
  await enqueueDispatch(queries, orderId, key, dispatchOf(await readParcels(queries, settled), sent), now);
  if (settled.intent === 'Standard' && settled.fulfilledAt)
    await enqueueReviewInvitation(queries, orderId, 'posted', now);
}
