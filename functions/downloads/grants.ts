import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../db/open.ts';
import { isSupplied, ofLines, type Supplied } from '../db/order-rows.ts';
import type { OrderLine } from '../db/order-types.ts';
import { downloadGrant } from '../db/schema/downloads.ts';
import { sha256 } from '../platform/sha256.ts';
import { linkEnd } from './links.ts';
import { tokenOf } from './token.ts';

/** The downloads per copy and link: enough for a phone, a reader, a computer and some failed ones. */
const DOWNLOADS_PER_COPY = 10;

/**
 * Grants the files of a paid order: one grant per file of each digital line, in the order's own transaction.
 * An order on hold gets them when it is released, a pledge never. Idempotent.
 * @param lines the attempt's lines, which know their files
 * @returns whether there are new ones
 */
export async function grantDownloads(
  queries: Queries,
  paid: Supplied,
  lines: readonly OrderLine[],
  now: Date,
): Promise<boolean> {
  if (!isSupplied(paid)) return false;
  const rows = lines.flatMap(({ productId, formatId, quantity, files = [] }, position) =>
    files.map((file) => {
      const signed = { orderId: paid.id, position, file, generation: 0 };
      const downloads = DOWNLOADS_PER_COPY * quantity;
      return {
        ...signed,
        productId,
        formatId,
        tokenHash: sha256(tokenOf(signed)),
        downloadsAllowed: downloads,
        downloadsLeft: downloads,
        expiresAt: linkEnd(now),
        createdAt: now,
      };
    }),
  );
  if (rows.length === 0) return false;
  const made = await queries
    .insert(downloadGrant)
    .values(rows)
    .onConflictDoNothing()
    .returning({ position: downloadGrant.position });
  return made.length > 0;
}

/** True when an order has files that a refund, a dispute or a hold has closed. */
export async function hasRevokedGrants(queries: Queries, orderId: string): Promise<boolean> {
  const revoked = and(eq(downloadGrant.orderId, orderId), isNotNull(downloadGrant.revokedAt));
  return (await queries.$count(downloadGrant, revoked)) > 0;
}

/** Revokes the links of an order, or of some of its lines: it was refunded or disputed. Idempotent. */
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

/**
 * Restores the revoked links of an order, or of some of its lines, for example after a won dispute.
 * @returns whether there were any
 */
export async function restoreDownloads(
  queries: Queries,
  orderId: string,
  positions?: readonly number[],
): Promise<boolean> {
  const restored = await queries
    .update(downloadGrant)
    .set({ revokedAt: null })
    .where(and(ofLines(downloadGrant, orderId, positions), isNotNull(downloadGrant.revokedAt)))
    .returning({ position: downloadGrant.position });
  return restored.length > 0;
}

/** Replaces the links of an order that have expired or are used up. Working and revoked ones stay. */
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
        tokenHash: sha256(tokenOf({ orderId, position, file, generation })),
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
