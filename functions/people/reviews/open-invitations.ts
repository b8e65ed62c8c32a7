import { and, eq, gt, isNull } from 'drizzle-orm';
import { storeSettings } from '#functions/catalogue/snapshot.ts';
import type { Queries } from '#functions/db/open.ts';
import { order } from '#functions/db/schema/orders.ts';
import { reviewInvitation } from '#functions/db/schema/reviews.ts';
import { sha256 } from '#functions/platform/sha256.ts';
import { paths } from '#src/lib/paths.ts';
import { reviewCheck } from './review-check.ts';
import { reviewToken } from './review-token.ts';

/**
 * The addresses of the review forms that an order's buyer was invited to and may still send, by product. None
 * in a shop without reviews.
 */
export async function openInvitations(
  queries: Queries,
  orderId: string,
  now: Date,
): Promise<Map<string, string>> {
  if (!storeSettings().features.reviews) return new Map();
  const rows = await queries
    .select({ productId: reviewInvitation.productId, tokenHash: reviewInvitation.tokenHash })
    .from(reviewInvitation)
    .where(
      and(
        eq(reviewInvitation.orderId, orderId),
        isNull(reviewInvitation.usedAt),
        gt(reviewInvitation.expiresAt, now),
      ),
    );
  const [bought] = rows.length > 0 ? await queries.select().from(order).where(eq(order.id, orderId)) : [];
  if (!bought) return new Map();
  const mayReview = await reviewCheck(queries, bought, now);
  return new Map(
    rows.flatMap(({ productId, tokenHash }) => {
      if (!mayReview(productId)) return [];
      const token = reviewToken(orderId, productId);
      // A link that was made with an older secret is only in its mail.
      return sha256(token) === tokenHash ? [[productId, `${paths.review}?link=${token}`] as const] : [];
    }),
  );
}
