import { and, eq, isNull, sql } from 'drizzle-orm';
import { daysLater } from '../../src/lib/clock.ts';
import type { Queries } from '../db/open.ts';
import { isSupplied, ofLines, type Supplied } from '../db/order-rows.ts';
import type { OrderLine } from '../db/order-types.ts';
import { downloadGrant } from '../db/schema/downloads.ts';
import { hashOf, tokenOf } from './token.ts';

/** How often one copy may be downloaded by one link: a phone, a reader, a computer, and some that broke off. */
const DOWNLOADS_PER_COPY = 10;
/** For how many days a link works; new ones are sent for the asking. */
export const LINK_DAYS = 30;

/** The end of a link that is made `now`. */
export const linkEnd = (now: Date) => daysLater(now, LINK_DAYS);

/**
 * Gives the buyer of a paid order its files: one grant for each file of each digital line, in the order's own transaction. A held order
 * has none until a person has released it, a pledge has none at all. Asked again, it changes nothing.
 * @param lines as they were frozen with the attempt, which know their files
 */
export async function grantDownloads(
  queries: Queries,
  paid: Supplied,
  lines: readonly OrderLine[],
  now: Date,
): Promise<void> {
  if (!isSupplied(paid)) return;
  const rows = lines.flatMap(({ productId, formatId, quantity, files = [] }, position) =>
    files.map((file) => {
      const signed = { orderId: paid.id, position, file, generation: 0 };
      const downloads = DOWNLOADS_PER_COPY * quantity;
      return {
        ...signed,
        productId,
        formatId,
        tokenHash: hashOf(tokenOf(signed)),
        downloadsAllowed: downloads,
        downloadsLeft: downloads,
        expiresAt: linkEnd(now),
        createdAt: now,
      };
    }),
  );
  if (rows.length > 0) await queries.insert(downloadGrant).values(rows).onConflictDoNothing();
}

/** Ends every link of an order, or of some of its lines: it was refunded, or its payment is disputed. Asked again, it changes nothing. */
export async function revokeDownloads(
  queries: Queries,
  orderId: string,
  now: Date,
  positions?: readonly number[],
): Promise<void> {
  await queries
    .update(downloadGrant)
    .set({ revokedAt: now })
    .where(and(ofLines(downloadGrant, orderId, positions), isNull(downloadGrant.revokedAt)));
}

/** Lets the links of an order, or of some of its lines, work again as far as they did: a dispute was won. */
export async function restoreDownloads(
  queries: Queries,
  orderId: string,
  positions?: readonly number[],
): Promise<void> {
  await queries
    .update(downloadGrant)
    .set({ revokedAt: null })
    .where(ofLines(downloadGrant, orderId, positions));
}

/**
 * Gives the links of an order that have run out, by time or by number, new ones in their place. Those that still work stay as they
 * are, and so do revoked ones.
 */
export async function renewDownloads(queries: Queries, orderId: string, now: Date): Promise<void> {
  const lapsed = await queries
    .select()
    .from(downloadGrant)
    .where(
      and(
        eq(downloadGrant.orderId, orderId),
        isNull(downloadGrant.revokedAt),
        sql`(${downloadGrant.expiresAt} <= ${now.toISOString()} or ${downloadGrant.downloadsLeft} <= 0)`,
      ),
    )
    .for('update');
  for (const grant of lapsed) {
    const { position, file } = grant;
    const generation = grant.generation + 1;
    await queries
      .update(downloadGrant)
      .set({
        generation,
        tokenHash: hashOf(tokenOf({ orderId, position, file, generation })),
        downloadsLeft: grant.downloadsAllowed,
        resumableBytes: 0,
        expiresAt: linkEnd(now),
      })
      .where(
        and(
          eq(downloadGrant.orderId, orderId),
          eq(downloadGrant.position, position),
          eq(downloadGrant.file, file),
        ),
      );
  }
}
