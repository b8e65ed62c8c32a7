import { sql } from 'drizzle-orm';
import type { OrderLinkRequest } from '../../src/contracts/order-link.ts';
import type { Database } from '../db/open.ts';
import { order } from '../db/schema/orders.ts';
import { outbox, PRIORITY } from '../db/schema/outbox.ts';

/** One mail for an order in so many ms, however often it is asked for. */
const APART = 15 * 60_000;

/**
 * Writes down that an order's page is to be mailed to its buyer, if number and address belong together. One statement whichever way it
 * is, so that not even the time that it takes tells; and it goes to the address of the order, never to the one that was typed.
 */
export async function askForLink(
  db: Database,
  { number, email }: OrderLinkRequest,
  now: Date,
): Promise<void> {
  const turn = Math.floor(now.getTime() / APART);
  const id = number.toUpperCase();
  await db.execute(sql`
    insert into ${outbox} (key, kind, priority, payload, due_at, created_at)
    select ${`order-link:${id}:${turn}`}, 'order-link', ${PRIORITY.later}::smallint, jsonb_build_object('orderId', ${order.id}), ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz
    from ${order}
    where ${order.id} = ${id} and lower(${order.shippingEmail}) = ${email.toLowerCase()}
    on conflict do nothing
  `);
}
