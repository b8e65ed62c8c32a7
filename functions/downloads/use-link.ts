import { and, eq, gt, gte, isNull, sql } from 'drizzle-orm';
import { findProduct } from '../catalogue/snapshot.ts';
import type { Queries } from '../db/open.ts';
import { downloadGrant } from '../db/schema/downloads.ts';
import { sha256 } from '../platform/sha256.ts';
import { isToken } from './token.ts';

export type Grant = typeof downloadGrant.$inferSelect;
/** `waiting`: the product is not released yet. */
export type LinkState = 'ok' | 'waiting' | 'expired' | 'used-up' | 'revoked';

/**
 * How often a file's size may be fetched again in ranges after each counted download,
 * because connections break.
 */
const RESUMED = 2;

/** The grant of a link; undefined for unknown tokens and for those replaced by newer ones. */
export async function findGrant(queries: Queries, token: string): Promise<Grant | undefined> {
  if (!isToken(token)) return undefined;
  const [grant] = await queries
    .select()
    .from(downloadGrant)
    .where(eq(downloadGrant.tokenHash, sha256(token)));
  return grant;
}

/** The state of a link at `now`. */
export function stateOf(grant: Grant, now: Date): LinkState {
  if (grant.revokedAt) return 'revoked';
  if (releaseOf(grant)) return 'waiting';
  if (grant.expiresAt <= now) return 'expired';
  return grant.downloadsLeft > 0 ? 'ok' : 'used-up';
}

/**
 * The release of an unreleased product, with its day as an ISO date in UTC if known.
 * Undefined for released ones.
 */
export function releaseOf({ productId }: Pick<Grant, 'productId'>): { day?: string } | undefined {
  const product = findProduct(productId);
  if (!product || product.type === 'available') return undefined;
  return product.releasedAt ? { day: product.releasedAt } : {};
}

/**
 * Counts a download, if one is left. A single statement, so that concurrent requests cannot exceed the
 * number.
 * @param size of the whole file, in bytes
 * @returns false when none is left, or the link has ended
 */
export async function countDownload(
  queries: Queries,
  { tokenHash }: Pick<Grant, 'tokenHash'>,
  size: number,
  now: Date,
): Promise<boolean> {
  const counted = await queries
    .update(downloadGrant)
    .set({
      downloadsLeft: sql`${downloadGrant.downloadsLeft} - 1`,
      resumableBytes: size * RESUMED,
      firstDownloadAt: sql`coalesce(${downloadGrant.firstDownloadAt}, ${now.toISOString()})`,
    })
    .where(and(isAlive(tokenHash, now), gt(downloadGrant.downloadsLeft, 0)))
    .returning({ orderId: downloadGrant.orderId });
  return counted.length > 0;
}

/**
 * Takes the bytes of a later range from the allowance of a counted download, so that an interrupted one can
 * continue uncounted.
 * @returns false when there is no such download, or its allowance is used up
 */
export async function resumeDownload(
  queries: Queries,
  { tokenHash }: Pick<Grant, 'tokenHash'>,
  bytes: number,
  now: Date,
): Promise<boolean> {
  const resumed = await queries
    .update(downloadGrant)
    .set({ resumableBytes: sql`${downloadGrant.resumableBytes} - ${bytes}` })
    .where(and(isAlive(tokenHash, now), gte(downloadGrant.resumableBytes, bytes)))
    .returning({ orderId: downloadGrant.orderId });
  return resumed.length > 0;
}

function isAlive(tokenHash: string, now: Date) {
  return and(
    eq(downloadGrant.tokenHash, tokenHash),
    isNull(downloadGrant.revokedAt),
    gt(downloadGrant.expiresAt, now),
  );
}
