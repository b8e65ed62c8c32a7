import { randomBytes } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Database, Queries } from '#functions/db/open.ts';
import { orderLink } from '#functions/db/schema/order-links.ts';
import { sha256 } from '#functions/platform/sha256.ts';
import { HOUR_MS } from '#src/core/durations.ts';
import { paths } from '#src/lib/paths.ts';

/** The form of a secret: 256 random bits, in base64url. */
const SECRET = /^[\w-]{43}$/;

/** How long a link works, in hours: one in a mail about the order, and one that was requested. */
export const LINK_HOURS = { inMail: 60 * 24, asked: 24 };

/**
 * Creates a link to an order's page, valid for `hours`. Only a hash of its random secret is stored. It opens
 * only this page.
 * @returns the full URL
 */
export async function makeOrderLink(
  queries: Queries,
  orderId: string,
  siteUrl: string,
  hours: number,
  now: Date,
): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + hours * HOUR_MS);
  await queries.insert(orderLink).values({ hash: hashOf(secret), orderId, expiresAt, createdAt: now });
  return `${siteUrl}${paths.order}?link=${secret}`;
}

/** The number of the order whose page a link's secret opens now; undefined for an invalid one. */
export async function orderOfLink(db: Database, secret: string, now: Date): Promise<string | undefined> {
  if (!SECRET.test(secret)) return undefined;
  const [row] = await db
    .select({ orderId: orderLink.orderId })
    .from(orderLink)
    .where(and(eq(orderLink.hash, hashOf(secret)), gt(orderLink.expiresAt, now)));
  return row?.orderId;
}

/**
 * Deletes expired links.
 * @returns the number
 */
export async function deleteExpiredLinks(db: Database, now: Date): Promise<number> {
  const gone = await db
    .delete(orderLink)
    .where(lt(orderLink.expiresAt, now))
    .returning({ hash: orderLink.hash });
  return gone.length;
}

function hashOf(secret: string): string {
  return sha256(secret, 'hex');
}
