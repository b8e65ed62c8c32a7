import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { daysLater } from '../../src/lib/clock.ts';
import { paths } from '../../src/lib/paths.ts';
import type { Database, Queries } from '../db/open.ts';
import { order, orderLine } from '../db/schema/orders.ts';
import { reviewInvitation, reviewRefusal } from '../db/schema/reviews.ts';
import { hashOf } from '../downloads/token.ts';
import { goneProducts } from '../orders/read-goods-owed.ts';
import { findProduct } from '../platform/catalogue.ts';
import { env } from '../platform/env.ts';
import { allBuyerHashes, buyerOf, reviewToken } from './buyer.ts';

/** For how many days a link works. */
const LINK_DAYS = 90;

/** A product that the buyer of an order may write about, and where. */
export type Invitation = { name: string; url: string };

/**
 * Makes the links by which an order's buyer may say what its products are like, one for each, and answers them for the mail that brings
 * them. None for what was given back or is no longer in the shop, for whoever has written about it before, and for who wants to be asked no more.
 */
export async function inviteBuyer(db: Database, orderId: string, now: Date): Promise<Invitation[]> {
  const [bought] = await db.select().from(order).where(eq(order.id, orderId));
  if (!bought?.shippingEmail || !isKept(bought)) return [];
  const hashes = allBuyerHashes(bought.shippingEmail);
  const [refusal] = await db.select().from(reviewRefusal).where(inArray(reviewRefusal.buyer, hashes));
  if (refusal) return [];
  const lines = await db
    .select()
    .from(orderLine)
    .where(eq(orderLine.orderId, orderId))
    .orderBy(orderLine.position);
  const gone = await goneProducts(db, bought, now);
  const invitations: Invitation[] = [];
  for (const productId of new Set(lines.map((line) => line.productId))) {
    const product = findProduct(productId);
    if (!product || product.kind === 'test' || gone.has(productId)) continue;
    const [asked] = await db
      .select({ buyer: reviewInvitation.buyer })
      .from(reviewInvitation)
      .where(and(eq(reviewInvitation.productId, productId), inArray(reviewInvitation.buyer, hashes)));
    const buyer = asked?.buyer ?? buyerOf(bought.shippingEmail);
    const token = reviewToken(orderId, productId);
    if (!(await invite(db, { productId, buyer, orderId, tokenHash: hashOf(token) }, now))) continue;
    const url = `${env().SITE_URL.replace(/\/$/, '')}${paths.review}?link=${token}`;
    invitations.push({ name: product.name, url });
  }
  return invitations;
}

/** True for an order whose money and goods are where they should be. */
export function isKept({ intent, status }: Pick<typeof order.$inferSelect, 'intent' | 'status'>): boolean {
  return intent === 'Standard' && ['paid', 'fulfilled', 'part_refunded'].includes(status);
}

/** Bought again, the link of the newer order takes the older one's place; used, there is no other. */
async function invite(
  queries: Queries,
  row: Pick<typeof reviewInvitation.$inferInsert, 'productId' | 'buyer' | 'orderId' | 'tokenHash'>,
  now: Date,
): Promise<boolean> {
  const made = await queries
    .insert(reviewInvitation)
    .values({ ...row, expiresAt: daysLater(now, LINK_DAYS) })
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

/** Notes that the buyer of an order wants to be asked no more. */
export async function refuseInvitations(db: Database, orderId: string, now: Date): Promise<void> {
  const [bought] = await db.select({ email: order.shippingEmail }).from(order).where(eq(order.id, orderId));
  if (!bought?.email) return;
  await db
    .insert(reviewRefusal)
    .values({ buyer: buyerOf(bought.email), createdAt: now })
    .onConflictDoNothing();
}
