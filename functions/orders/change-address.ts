import { eq, sql } from 'drizzle-orm';
import { findPlace } from '#src/core/shipping/places.ts';
import { comparablePostcode } from '#src/core/shipping/postcodes.ts';
import { plainAddress } from '#src/lib/mail-address.ts';
import { deliveryPlaces } from '../catalogue/snapshot.ts';
import { type Database, inTransaction, type Queries } from '../db/open.ts';
import { addressChange, type Destination } from '../db/schema/order-desk.ts';
import { order } from '../db/schema/orders.ts';
import { enqueueAddressChanged } from '../mail/enqueue.ts';
import { OrderCommandError } from './order-command-error.ts';
import { readParcels } from './parcels/read-parcels.ts';
import { checkVersion } from './parcels/send-parcels.ts';

/** A new address. The country stays: the price, the tax and the region depend on it. */
export type NewAddress = {
  name: string;
  /** The new email address. The old one gets the mail about the change too. Undefined keeps the old one. */
  email?: string | undefined;
  phone?: string | undefined;
  line1: string;
  line2?: string | undefined;
  city: string;
  state?: string | undefined;
  postcode: string;
};

type Row = typeof order.$inferSelect;
type Asked = { by: string | null; version?: number | undefined; now: Date };

/**
 * Changes where an order is sent, before its first parcel, and tells the buyer by mail. The old address is
 * kept.
 * @throws OrderCommandError when something was sent or packed, or the shop does not deliver there at this
 * price. Its `field` names the part of the address at fault
 */
export function changeAddress(
  db: Database,
  orderId: string,
  typed: NewAddress,
  asked: Asked,
): Promise<{ version: number }> {
  return inTransaction(db, (queries) => changeAddressIn(queries, orderId, typed, asked));
}

/** {@link changeAddress} in a transaction. */
export async function changeAddressIn(
  queries: Queries,
  orderId: string,
  typed: NewAddress,
  { by, version, now }: Asked,
): Promise<{ version: number }> {
  const [known] = await queries.select().from(order).where(eq(order.id, orderId)).for('update');
  if (!known) throw new OrderCommandError(`There is no order ${orderId}.`, 'no_order');
  checkVersion(known, version);
  const { shipments, left } = await readParcels(queries, known);
  if (known.fulfilledAt || shipments.some(({ sentAt }) => sentAt !== null))
    throw new OrderCommandError(`${orderId} was sent, so its address stays.`, 'already_sent');
  if (shipments.length > 0)
    throw new OrderCommandError(`A parcel of ${orderId} is packed. Unpack it first.`, 'already_sent');
  if (left.length === 0 || known.delivery?.collection || !known.shippingAddress)
    throw new OrderCommandError(`${orderId} is not sent to an address.`);
  const after = checkAddress(known, known.shippingAddress, typed);
  const before: Destination = {
    name: known.shippingName,
    email: known.shippingEmail,
    phone: known.shippingPhone,
    address: known.shippingAddress,
  };
  const [change] = await queries
    .insert(addressChange)
    .values({ orderId, before, after, userId: by, createdAt: now })
    .returning({ id: addressChange.id });
  const [changed] = await queries
    .update(order)
    .set({
      shippingName: after.name,
      shippingEmail: after.email,
      shippingPhone: after.phone,
      shippingAddress: after.address,
      version: sql`${order.version} + 1`,
    })
    .where(eq(order.id, orderId))
    .returning({ version: order.version });
  const told = [...new Set([before.email, after.email])].filter((one) => one !== null);
  if (change) await enqueueAddressChanged(queries, orderId, { changeId: change.id, told }, now);
  return { version: changed?.version ?? known.version };
}

function checkAddress(known: Row, old: NonNullable<Row['shippingAddress']>, typed: NewAddress): Destination {
  const country = old.country ?? '';
  const [name, line1, city] = [typed.name.trim(), typed.line1.trim(), typed.city.trim()];
  for (const [field, value] of Object.entries({ name, line1, city }))
    if (!value) throw new OrderCommandError('This part of the address is needed.', 'bad_address', { field });
  const postcode = typed.postcode.trim().toUpperCase();
  if (old.postal_code && !comparablePostcode(postcode, country))
    throw new OrderCommandError(`This is not a postcode of the country (${country}).`, 'bad_address', {
      field: 'postcode',
    });
  const place = findPlace(known.region, deliveryPlaces(), { country, postcode });
  if (place.isExcluded)
    throw new OrderCommandError('The shop does not deliver to this postcode.', 'bad_address', {
      field: 'postcode',
    });
  if (known.delivery && place.zone !== known.delivery.zone)
    throw new OrderCommandError(
      'Delivery to this postcode has another price. Cancel the order, and let the buyer order again.',
      'bad_address',
      { field: 'postcode' },
    );
  const email = typed.email?.trim() ? plainAddress(typed.email.trim()) : known.shippingEmail;
  if (email === undefined)
    throw new OrderCommandError('Use one email address, as in ana@example.com.', 'bad_address', {
      field: 'email',
    });
  const address = {
    ...old,
    line1,
    line2: typed.line2?.trim() || null,
    city,
    state: typed.state?.trim() || null,
    postal_code: postcode || null,
  };
  return { name, email, phone: typed.phone?.trim() || null, address };
}
