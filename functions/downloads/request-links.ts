import { and, eq, lt, or, sql } from 'drizzle-orm';
import { type Database, inTransaction, type Queries } from '../db/open.ts';
import { downloadGrant, downloadRequest } from '../db/schema/downloads.ts';
import { order } from '../db/schema/orders.ts';
import { renewDownloads } from './grants.ts';
import { findGrant } from './use-link.ts';

/**
 * Writes down that an order's links are to be mailed to its buyer, in the same transaction. It is given no link: whoever writes the
 * mail asks `downloadLinks` then, so that no token ever lies in the outbox. `key` is the same for the same asking.
 */
export type SendLinks = (
  queries: Queries,
  mail: { orderId: string; key: string },
  now: Date,
) => Promise<void>;

/** Whose links: by what is on the receipt, or by a link that has run out. */
export type Asked = { orderId: string; email: string } | { token: string };

/** How often the links of one order are sent within an hour. */
const SENT_PER_HOUR = 3;
const HOUR = 60 * 60_000;

/**
 * Has the links of an order sent to the address that it was paid with, and replaces those that have run out. To who asks it answers
 * nothing, so that nobody learns which orders there are.
 * @returns for logs and tests: whether a mail is on its way
 */
export async function sendLinksAgain(
  db: Database,
  orderId: string,
  now: Date,
  sendLinks: SendLinks,
): Promise<boolean> {
  return inTransaction(db, async (queries) => {
    if (!(await isWithinLimit(queries, orderId, now))) return false;
    await renewDownloads(queries, orderId, now);
    await sendLinks(queries, { orderId, key: `downloads:${orderId}:${now.toISOString()}` }, now);
    return true;
  });
}

/** The order that has something to download and is asked for rightly: number and address belong together, or the link was good once. */
export async function orderAsked(db: Database, asked: Asked): Promise<string | undefined> {
  if ('token' in asked) {
    const grant = await findGrant(db, asked.token);
    return grant && !grant.revokedAt ? grant.orderId : undefined;
  }
  const [found] = await db
    .select({ id: order.id })
    .from(order)
    .innerJoin(downloadGrant, eq(downloadGrant.orderId, order.id))
    .where(
      and(
        eq(order.id, asked.orderId),
        eq(sql`lower(${order.shippingEmail})`, asked.email.trim().toLowerCase()),
        sql`${downloadGrant.revokedAt} is null`,
      ),
    )
    .limit(1);
  return found?.id;
}

/** Counts one asking, in one statement, so that the limit holds however many come at once. */
async function isWithinLimit(queries: Queries, orderId: string, now: Date): Promise<boolean> {
  const begun = new Date(now.getTime() - HOUR);
  const isOver = sql`${downloadRequest.windowStartedAt} <= ${begun.toISOString()}`;
  const counted = await queries
    .insert(downloadRequest)
    .values({ orderId, windowStartedAt: now, count: 1 })
    .onConflictDoUpdate({
      target: downloadRequest.orderId,
      set: {
        count: sql`case when ${isOver} then 1 else ${downloadRequest.count} + 1 end`,
        windowStartedAt: sql`case when ${isOver} then ${now.toISOString()} else ${downloadRequest.windowStartedAt} end`,
      },
      setWhere: or(isOver, lt(downloadRequest.count, SENT_PER_HOUR)),
    })
    .returning({ count: downloadRequest.count });
  return counted.length > 0;
}
