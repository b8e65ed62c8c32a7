import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import { paths } from '../../src/lib/paths.ts';
import type { Database, Queries } from '../db/open.ts';
import { orderLink } from '../db/schema/order-links.ts';

/** 256 random bits, as a link writes them. */
const SECRET = /^[\w-]{43}$/;

/** For how many hours a link opens an order's page: one that comes with a mail about it, and one that was asked for. */
export const LINK_HOURS = { inMail: 60 * 24, asked: 24 };
const HOUR = 3_600_000;

/**
 * Makes a link to an order's page, for `hours`. Its secret is random and known to nobody but its reader: the database keeps a hash. It
 * opens this one order's page and nothing else. @returns the page's whole address
 */
export async function makeOrderLink(
  queries: Queries,
  orderId: string,
  siteUrl: string,
  hours: number,
  now: Date,
): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + hours * HOUR);
  await queries.insert(orderLink).values({ hash: hashOf(secret), orderId, expiresAt, createdAt: now });
  return `${siteUrl}${paths.order}?link=${secret}`;
}

/** The number of the order whose page a link's secret opens at the moment; undefined when it opens none. */
export async function orderOfLink(db: Database, secret: string, now: Date): Promise<string | undefined> {
  if (!SECRET.test(secret)) return undefined;
  const [row] = await db
    .select({ orderId: orderLink.orderId })
    .from(orderLink)
    .where(and(eq(orderLink.hash, hashOf(secret)), gt(orderLink.expiresAt, now)));
  return row?.orderId;
}

/** Deletes links that open nothing any more. @returns how many those were */
export async function deleteExpiredLinks(db: Database, now: Date): Promise<number> {
  const gone = await db
    .delete(orderLink)
    .where(lt(orderLink.expiresAt, now))
    .returning({ hash: orderLink.hash });
  return gone.length;
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
