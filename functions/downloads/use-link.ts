import { and, eq, gt, gte, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../db/open.ts';
import { downloadGrant } from '../db/schema/downloads.ts';
import { findProduct } from '../platform/catalogue.ts';
import { hashOf, isToken } from './token.ts';

export type Grant = typeof downloadGrant.$inferSelect;
/** `waiting`: what was bought is not out yet. */
export type LinkState = 'ok' | 'waiting' | 'expired' | 'used-up' | 'revoked';

/** How much of a file may be fetched again in parts, of each download that was counted: a connection may break more than once. */
const RESUMED = 2;

/** The grant that a link belongs to; undefined for a token that was never given out, or that newer ones have replaced. */
export async function findGrant(queries: Queries, token: string): Promise<Grant | undefined> {
  if (!isToken(token)) return undefined;
  const [grant] = await queries
    .select()
    .from(downloadGrant)
    .where(eq(downloadGrant.tokenHash, hashOf(token)));
  return grant;
}

/** What a link is good for at `now`. */
export function stateOf(grant: Grant, now: Date): LinkState {
  if (grant.revokedAt) return 'revoked';
  if (releaseOf(grant)) return 'waiting';
  if (grant.expiresAt <= now) return 'expired';
  return grant.downloadsLeft > 0 ? 'ok' : 'used-up';
}

/** What is said of a product that is not out yet: its day, as an ISO date in UTC, where there is one. Undefined for what is out. */
export function releaseOf({ productId }: Pick<Grant, 'productId'>): { day?: string } | undefined {
  const product = findProduct(productId);
  if (!product || product.type === 'available') return undefined;
  return product.releasedAt ? { day: product.releasedAt } : {};
}

/**
 * Counts a download, if there is one left: a single statement, so that of fifty at once no more get through than are left.
 * @param size of the whole file, in bytes
 * @returns false when nothing is left, or the link has ended meanwhile
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
 * Takes a later part of a file from what a counted download may still fetch, so that one that broke off goes on without being
 * counted again. @returns false when there is no such download, or it has had its share
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
