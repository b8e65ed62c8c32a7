import { and, asc, eq, inArray, lt, ne } from 'drizzle-orm';
import type { Database } from '#functions/db/open.ts';
import { type ReviewStatus, review, reviewInvitation } from '#functions/db/schema/reviews.ts';
import { daysLater } from '#src/core/dates.ts';

export type Review = typeof review.$inferSelect;

/**
 * How long rejected reviews are kept, and invitations after their link has expired, in days. `privacy.md`
 * promises the same.
 */
const REJECTED_DAYS = 90;
const INVITATION_DAYS = 365;

/** The reviews with a status, or all, oldest first. */
export function listReviews(db: Database, status?: ReviewStatus): Promise<Review[]> {
  return db
    .select()
    .from(review)
    .where(status && eq(review.status, status))
    .orderBy(asc(review.createdAt), review.id);
}

/**
 * Approves or rejects reviews.
 * @returns the ids of those that have changed
 */
export async function decideReviews(
  db: Database,
  ids: readonly string[],
  status: Exclude<ReviewStatus, 'new'>,
  now: Date,
): Promise<string[]> {
  const decided = await db
    .update(review)
    .set({ status, decidedAt: now })
    .where(and(inArray(review.id, [...ids]), ne(review.status, status)))
    .returning({ id: review.id });
  return decided.map(({ id }) => id);
}

/**
 * Deletes old rejected reviews and old invitations.
 * @returns the number of reviews
 */
export async function deleteOldReviews(db: Database, now: Date): Promise<number> {
  const gone = await db
    .delete(review)
    .where(and(eq(review.status, 'rejected'), lt(review.decidedAt, daysLater(now, -REJECTED_DAYS))))
    .returning({ id: review.id });
  await db.delete(reviewInvitation).where(lt(reviewInvitation.expiresAt, daysLater(now, -INVITATION_DAYS)));
  return gone.length;
}
