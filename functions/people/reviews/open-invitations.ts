import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Queries } from '#functions/db/open.ts';
import { reviewInvitation } from '#functions/db/schema/reviews.ts';
import { sha256 } from '#functions/platform/sha256.ts';
import { paths } from '#src/lib/paths.ts';
import { reviewToken } from './review-token.ts';

/** The addresses of the review forms that an order's buyer was invited to and has not sent, by product. */
export async function openInvitations(
  queries: Queries,
  orderId: string,
  now: Date,
): Promise<Map<string, string>> {
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
  return new Map(
    rows.flatMap(({ productId, tokenHash }) => {
      const token = reviewToken(orderId, productId);
      // A link that was made with an older secret is only in its mail.
      return sha256(token) === tokenHash ? [[productId, `${paths.review}?link=${token}`] as const] : [];
    }),
  );
}
