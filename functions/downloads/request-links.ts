import { and, eq, lt, or, sql } from 'drizzle-orm';
import { comparableAddress } from '#src/core/comparable-address.ts';
import { HOUR_MS } from '#src/core/durations.ts';
import { type Database, inTransaction, type Queries } from '../db/open.ts';
import { downloadGrant, downloadRequest } from '../db/schema/downloads.ts';
import { order } from '../db/schema/orders.ts';
import { renewDownloads } from './grants.ts';
import { findGrant } from './use-link.ts';

/**
 * Queues a mail with an order's links, in the same transaction. It gets no links: they are made with
 * `downloadLinks` when the mail is sent, so no token is in the outbox. `key` is the same for the same
 * request.
 */
export type SendLinks = (
  queries: Queries,
  mail: { orderId: string; key: string },
  now: Date,
) => Promise<void>;

/** Identifies an order: by number and email address, or by an expired link. */
export type Asked = { orderId: string; email: string } | { token: string };

/** How often the links of one order are mailed per hour. */
const SENT_PER_HOUR = 3;

/**
 * Mails the links of an order to its buyer's address, and replaces the expired ones. Callers must not reveal
 * the result to the visitor, because it tells whether an order exists.
 * @returns whether a mail was queued; for logs and tests
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

/**
 * The order of a request, if it has downloads and the request is valid: number and address match, or the link
 * was valid once.
 */
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
        eq(sql`lower(${order.shippingEmail})`, comparableAddress(asked.email)),
        sql`${downloadGrant.revokedAt} is null`,
      ),
    )
    .limit(1);
  return found?.id;
}

/** Counts a request in one statement, so that concurrent ones cannot exceed the limit. */
async function isWithinLimit(queries: Queries, orderId: string, now: Date): Promise<boolean> {
  const begun = new Date(now.getTime() - HOUR_MS);
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
