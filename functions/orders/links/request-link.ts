import { sql } from 'drizzle-orm';
import type { Database } from '#functions/db/open.ts';
import { order } from '#functions/db/schema/orders.ts';
import { outbox, PRIORITY } from '#functions/db/schema/outbox.ts';
import type { OrderLinkRequest } from '#src/contracts/order-link.ts';
import { comparableAddress } from '#src/core/comparable-address.ts';
import { readOrderNumber } from '#src/core/orders/order-number.ts';

/** At most one mail per order within this time, in ms. */
const APART = 15 * 60_000;

/**
 * Queues a mail with the link to an order's page, if number and address match. One statement in both cases,
 * so that the time reveals nothing. The mail goes to the order's address, never to the one that was typed.
 */
export async function requestOrderLink(
  db: Database,
  { number, email }: OrderLinkRequest,
  now: Date,
): Promise<void> {
  const turn = Math.floor(now.getTime() / APART);
  const id = readOrderNumber(number);
  await db.execute(sql`
    insert into ${outbox} (key, kind, priority, payload, due_at, created_at)
    select ${`order-link:${id}:${turn}`}, 'order-link', ${PRIORITY.later}::smallint, jsonb_build_object('orderId', ${order.id}), ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz
    from ${order}
    where ${order.id} = ${id} and lower(${order.shippingEmail}) = ${comparableAddress(email)}
    on conflict do nothing
  `);
}
