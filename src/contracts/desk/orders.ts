import * as z from 'zod/mini';
import { REGION_CODES } from '#src/core/regions/regions.ts';
import { text } from '../text.ts';
import { type DeskRole, deskRead, deskWrite } from './contract.ts';
import type { DeskOrder, ListRow, RefundPreviewAnswer } from './order-answers.ts';

/** Who sees orders, who packs and sends them, and who moves money. */
const READERS = ['owner', 'packer', 'accountant'] as const satisfies readonly DeskRole[];
const PACKERS = ['owner', 'packer'] as const satisfies readonly DeskRole[];
const OWNERS = ['owner'] as const satisfies readonly DeskRole[];

const MONEY = ['pledged', 'held', 'paid', 'part_refunded', 'refunded', 'disputed'] as const;
const PARCEL = [
  'to_pack',
  'packing',
  'waits',
  'on_hold',
  'part_sent',
  'sent',
  'returned',
  'nothing_to_send',
] as const;

const id = z.string().check(z.minLength(1), z.maxLength(255), z.regex(/^[\w-]+$/));
const version = z.int().check(z.nonnegative());
const moment = z.iso.datetime();
const day = z.iso.date();
const noText = z.optional(text(200));
/** A line by its number, from 1, and how many pieces of it. */
const pieces = z.strictObject({
  number: z.int().check(z.positive(), z.maximum(500)),
  quantity: z.int().check(z.positive(), z.maximum(10_000)),
});
const somePieces = z.array(pieces).check(z.minLength(1), z.maxLength(500));

/** The filters of a list. Days are days in UTC; `to` is the day after the last. */
const filter = z.strictObject({
  search: z.optional(text(200)),
  region: z.optional(z.enum(REGION_CODES)),
  money: z.optional(z.array(z.enum(MONEY)).check(z.minLength(1), z.maxLength(MONEY.length))),
  parcel: z.optional(z.array(z.enum(PARCEL)).check(z.minLength(1), z.maxLength(PARCEL.length))),
  from: z.optional(day),
  to: z.optional(day),
});
export type OrderFilterInput = z.infer<typeof filter>;

/** A cursor: the last row of the page before. */
const cursor = z.strictObject({ createdAt: moment, id });
export type ListCursor = z.infer<typeof cursor>;
/** `next` is the cursor of the page after, or null. */
export type OrderList = { rows: ListRow[]; next: ListCursor | null };
export const ordersList = deskRead<OrderList>()('orders.list', {
  roles: READERS,
  input: z.strictObject({
    filter,
    after: z.optional(cursor),
    isOldestFirst: z.optional(z.boolean()),
  }),
});

/** The number of orders in each open parcel state, and of disputes; at most 1,000 disputes are counted. */
export type OrderCounts = { open: Partial<Record<(typeof PARCEL)[number], number>>; disputed: number };
export const ordersCounts = deskRead<OrderCounts>()('orders.counts', {
  roles: READERS,
  input: z.strictObject({}),
});

/** A member's own view of the list. */
export type OrderView = { id: string; name: string; filter: OrderFilterInput };
export const viewsList = deskRead<OrderView[]>()('orders.views', {
  roles: READERS,
  input: z.strictObject({}),
});
export const viewSave = deskWrite<OrderView>()('orders.save-view', {
  roles: READERS,
  input: z.strictObject({ name: text(60).check(z.minLength(1)), filter }),
});
export const viewDelete = deskWrite<null>()('orders.delete-view', {
  roles: READERS,
  input: z.strictObject({ id }),
});

export const orderRead = deskRead<DeskOrder>()('orders.read', {
  roles: READERS,
  input: z.strictObject({ id }),
});

export const orderRelease = deskWrite<null>()('orders.release', {
  roles: OWNERS,
  input: z.strictObject({ id }),
});

/** The order's new version, for the next write. */
export type Versioned = { version: number };
/** `from`: the id of the member who is packing it, to take it over from them. */
export const orderStartPacking = deskWrite<Versioned>()('orders.take', {
  roles: PACKERS,
  input: z.strictObject({ id, version, from: z.optional(id) }),
});
export const orderStopPacking = deskWrite<Versioned>()('orders.give-back', {
  roles: PACKERS,
  input: z.strictObject({ id }),
});

/** Marks an order as returned, or undoes that. */
export const orderReturned = deskWrite<Versioned>()('orders.returned', {
  roles: PACKERS,
  input: z.strictObject({ id, version, isReturned: z.boolean() }),
});

/**
 * `parcelId`: made by the browser, so that a repeated call makes no second parcel. Without `lines`:
 * all that is left.
 */
const parcel = { id, version, parcelId: z.optional(z.uuid()), lines: z.optional(somePieces) };
const carriage = { carrier: z.optional(text(60)), tracking: z.optional(text(500)) };
type ParcelAnswer = { shipmentId: string; number: number };
/** Sends lines as one parcel. */
export const orderSend = deskWrite<ParcelAnswer>()('orders.send', {
  roles: PACKERS,
  input: z.strictObject({ ...parcel, ...carriage }),
});
/** Packs lines as one parcel, which waits for the carrier. */
export const orderPack = deskWrite<ParcelAnswer>()('orders.pack', {
  roles: PACKERS,
  input: z.strictObject(parcel),
});
/** Sends a packed parcel. `id`: its order’s. */
export const parcelSend = deskWrite<ParcelAnswer>()('orders.send-packed', {
  roles: PACKERS,
  input: z.strictObject({ id, shipmentId: z.uuid(), ...carriage }),
});
/** Opens a packed parcel again. */
export const parcelOpen = deskWrite<null>()('orders.open-packed', {
  roles: PACKERS,
  input: z.strictObject({ id, shipmentId: z.uuid() }),
});

/**
 * What to refund: an amount in minor units, or lines by number with the pieces of each, and shipping. Empty:
 * all that is left.
 */
const refundInput = z.strictObject({
  amount: z.optional(z.int().check(z.positive(), z.maximum(99_999_999))),
  lines: z.optional(somePieces),
  shipping: z.optional(z.boolean()),
});
export type RefundInput = z.infer<typeof refundInput>;
export const refundPreview = deskRead<RefundPreviewAnswer>()('orders.preview-refund', {
  roles: OWNERS,
  input: z.strictObject({ id, request: refundInput }),
});
/** `amount`: what the person saw in the preview, in minor units. Another one is refused. */
export const orderRefund = deskWrite<{ amount: number; currency: string }>()('orders.refund', {
  roles: OWNERS,
  input: z.strictObject({ id, request: refundInput, amount: z.int().check(z.positive()) }),
});
export const cancelPreview = deskRead<RefundPreviewAnswer>()('orders.preview-cancel', {
  roles: OWNERS,
  input: z.strictObject({ id }),
});
export const orderCancel = deskWrite<{ amount: number; currency: string }>()('orders.cancel', {
  roles: OWNERS,
  input: z.strictObject({ id, amount: z.int().check(z.positive()) }),
});

/** Changes the shipping address, before the first parcel. The country stays. */
export const addressChange = deskWrite<Versioned>()('orders.change-address', {
  roles: PACKERS,
  input: z.strictObject({
    id,
    version,
    name: text(200),
    email: z.optional(text(254)),
    phone: noText,
    line1: text(200),
    line2: noText,
    city: text(200),
    state: noText,
    postcode: text(20),
  }),
});

export const noteAdd = deskWrite<{ id: number }>()('orders.add-note', {
  roles: PACKERS,
  input: z.strictObject({ id, text: text(2_000).check(z.minLength(1)) }),
});

/** Sends a mail to the buyer once more. `of`: the id of the parcel or refund. */
export const mailAgain = deskWrite<null>()('orders.resend-mail', {
  roles: PACKERS,
  input: z.strictObject({
    id,
    kind: z.enum(['order-confirmation', 'dispatch', 'downloads', 'gift-cards', 'refund']),
    of: z.optional(id),
  }),
});
