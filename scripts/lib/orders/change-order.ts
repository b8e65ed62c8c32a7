/** The commands that change an order as the desk does: cancel it, its address, notes, and parcels. */
import { eq } from 'drizzle-orm';
import type { Database } from '#functions/db/open.ts';
import { order } from '#functions/db/schema/orders.ts';
import { cancelOrder, previewCancel } from '#functions/orders/cancel-order.ts';
import { changeAddress, type NewAddress } from '#functions/orders/change-address.ts';
import { markReturned } from '#functions/orders/mark-returned.ts';
import { addNote } from '#functions/orders/notes.ts';
import { sendLines, type Tracking } from '#functions/orders/parcels/send-parcels.ts';
import { moneyText } from '#src/core/money-text.ts';
import { storeNow } from '#src/lib/clock.ts';
import { type Care, confirm } from '../command-line/confirm.ts';
import { CommandError } from '../command-line/errors.ts';
import { operatorStripe } from '../operator-stripe.ts';

/** The pieces of a line that go into a parcel. `number`: of the line, from 1. */
export type LinePart = { number: number; quantity: number };
export type TypedAddress = Care & Partial<NewAddress>;

/**
 * Shows what cancelling refunds, asks, and cancels.
 * @throws OrderCommandError when it is not possible
 */
export async function cancelCommand(db: Database, id: string, care: Care): Promise<void> {
  const { amount, currency } = await previewCancel(db, id);
  const summary = [`Cancel what is not sent of ${id}: ${moneyText(amount, currency)} goes back.`];
  if (!(await confirm(summary, care))) return;
  const given = await cancelOrder(id, { db, stripe: await operatorStripe() }, storeNow(), amount);
  console.log(`${moneyText(given.amount, given.currency)} of ${id} refunded.`);
}

/** Notes that an order came back, or that it did not after all. */
export async function returnedCommand(db: Database, id: string, isReturned: boolean): Promise<void> {
  await markReturned(db, id, { isReturned, now: storeNow() });
  console.log(
    isReturned
      ? `${id} is marked as returned. Refund it and count the stock apart.`
      : `${id} is marked as sent.`,
  );
}

/** Adds a note that only the shop reads. */
export async function noteCommand(db: Database, id: string, text: string): Promise<void> {
  await addNote(db, id, { text, by: null, now: storeNow() });
  console.log(`The note is added to ${id}.`);
}

/**
 * Changes the parts of the address that are named, and tells the buyer by mail.
 * @throws OrderCommandError when the order was sent, or the shop does not deliver there at its price
 */
export async function addressCommand(db: Database, id: string, typed: TypedAddress): Promise<void> {
  const { yes = false, dryRun = false, ...parts } = typed;
  const [known] = await db.select().from(order).where(eq(order.id, id));
  if (!known?.shippingAddress) throw new CommandError(`${id} has no address to change.`);
  const { line1, line2, city, state, postal_code: postcode } = known.shippingAddress;
  const now = { name: known.shippingName, phone: known.shippingPhone, line1, line2, city, state, postcode };
  const present = Object.fromEntries(Object.entries(now).filter(([, value]) => value)) as NewAddress;
  const wanted = { ...present, ...parts };
  const { name, email, phone, ...place } = wanted;
  const summary = [
    `Change where ${id} is sent, and tell its buyer by mail:`,
    `  ${[name, ...Object.values(place), phone, email].filter(Boolean).join(', ')}`,
  ];
  if (!(await confirm(summary, { yes, dryRun }))) return;
  // The parts that are not named are those of this version.
  await changeAddress(db, id, wanted, { by: null, version: known.version, now: storeNow() });
  console.log(`The address of ${id} is changed.`);
}

/** Sends pieces of lines as one parcel. */
export async function sendPartCommand(
  db: Database,
  id: string,
  { lines, carrier, tracking, ...care }: Care & Tracking & { lines: readonly LinePart[] },
): Promise<void> {
  const named = lines.map(({ number, quantity }) => `${quantity} of line ${number}`).join(', ');
  if (!(await confirm([`Send ${named} of ${id} as one parcel, and mail its buyer.`], care))) return;
  const pieces = lines.map(({ number, quantity }) => ({ position: number - 1, quantity }));
  const sent = await sendLines(db, id, { lines: pieces, carrier, tracking, by: null, now: storeNow() });
  console.log(`Parcel ${sent.number} of ${id} is marked as sent.`);
}
