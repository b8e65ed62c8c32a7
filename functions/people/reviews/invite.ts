import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { findProduct, storeSettings } from '#functions/catalogue/snapshot.ts';
import type { Database, Queries } from '#functions/db/open.ts';
import { order, orderLine } from '#functions/db/schema/orders.ts';
import { reviewInvitation, reviewRefusal } from '#functions/db/schema/reviews.ts';
import { env } from '#functions/platform/env.ts';
import { sha256 } from '#functions/platform/sha256.ts';
import { daysLater } from '#src/core/dates.ts';
import { REVIEW_LINK_DAYS } from '#src/core/review-times.ts';
import { paths } from '#src/lib/paths.ts';
import { allBuyerHashes, buyerOf } from './buyer.ts';
import { reviewCheck } from './review-check.ts';
import { reviewToken } from './review-token.ts';

/** A product that the buyer may review, with its link. */
export type Invitation = { name: string; url: string };

/**
 * Creates the review links of an order, one per product, and returns them for the mail. Skips products that
 * were refunded, are not sold any more or were reviewed by this buyer, and buyers who want no requests. A
 * shop without reviews asks nobody.
 */
export async function inviteBuyer(db: Database, orderId: string, now: Date): Promise<Invitation[]> {
  if (!storeSettings().features.reviews) return [];
  const [bought] = await db.select().from(order).where(eq(order.id, orderId));
  if (!bought?.shippingEmail) return [];
  const hashes = allBuyerHashes(bought.shippingEmail);
  const [refusal] = await db.select().from(reviewRefusal).where(inArray(reviewRefusal.buyer, hashes));
  if (refusal) return [];
  const lines = await db
    .select()
    .from(orderLine)
    .where(eq(orderLine.orderId, orderId))
    .orderBy(orderLine.position);
  const mayReview = await reviewCheck(db, bought, now);
  const invitations: Invitation[] = [];
  for (const productId of new Set(lines.map((line) => line.productId))) {
    const product = findProduct(productId);
    if (!product || product.kind === 'test' || !mayReview(productId)) continue;
    const [asked] = await db
      .select({ buyer: reviewInvitation.buyer })
      .from(reviewInvitation)
      .where(and(eq(reviewInvitation.productId, productId), inArray(reviewInvitation.buyer, hashes)));
    const buyer = asked?.buyer ?? buyerOf(bought.shippingEmail);
    const token = reviewToken(orderId, productId);
    if (!(await invite(db, { productId, buyer, orderId, tokenHash: sha256(token) }, now))) continue;
    const url = `${env().SITE_URL.replace(/\/$/, '')}${paths.review}?link=${token}`;
    invitations.push({ name: product.name, url });
  }
  return invitations;
}

/** Saves an invitation. A newer order's link replaces the older one; after a review there are no more. */
async function invite(
  queries: Queries,
  row: Pick<typeof reviewInvitation.$inferInsert, 'productId' | 'buyer' | 'orderId' | 'tokenHash'>,
  now: Date,
): Promise<boolean> {
  const made = await queries
    .insert(reviewInvitation)
    .values({ ...row, expiresAt: daysLater(now, REVIEW_LINK_DAYS) })
    .onConflictDoUpdate({
      target: [reviewInvitation.productId, reviewInvitation.buyer],
      set: {
        orderId: sql`excluded.order_id`,
        tokenHash: sql`excluded.token_hash`,
        expiresAt: sql`excluded.expires_at`,
      },
      setWhere: isNull(reviewInvitation.usedAt),
    })
    .returning({ productId: reviewInvitation.productId });
  return made.length > 0;
}

/** Unsubscribes the buyer of an order from review requests. */
export async function refuseInvitations(db: Database, orderId: string, now: Date): Promise<void> {
  const [bought] = await db.select({ email: order.shippingEmail }).from(order).where(eq(order.id, orderId));
  if (!bought?.email) return;
  await db
    .insert(reviewRefusal)
    .values({ buyer: buyerOf(bought.email), createdAt: now })
    .onConflictDoNothing();
}
