import { and, asc, eq, inArray, lt, ne } from 'drizzle-orm';
import { daysLater } from '../../src/lib/clock.ts';
import type { Database } from '../db/open.ts';
import { type ReviewStatus, review, reviewInvitation } from '../db/schema/reviews.ts';

export type Review = typeof review.$inferSelect;

/** For how many days one that is not shown is kept, and an invitation after its link has run out. `privacy.md` says so in words. */
const REJECTED_DAYS = 90;
const INVITATION_DAYS = 365;

/** Reviews in one state, oldest first; all of them without one. */
export function listReviews(db: Database, status?: ReviewStatus): Promise<Review[]> {
  return db
    .select()
    .from(review)
    .where(status && eq(review.status, status))
    .orderBy(asc(review.createdAt), review.id);
}

/** Lets reviews be shown, or not. @returns the ids of those that were in another state before */
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

/** Deletes what was rejected a while ago, and invitations that have long run out. @returns how many reviews */
export async function deleteOldReviews(db: Database, now: Date): Promise<number> {
  const gone = await db
    .delete(review)
    .where(and(eq(review.status, 'rejected'), lt(review.decidedAt, daysLater(now, -REJECTED_DAYS))))
    .returning({ id: review.id });
  await db.delete(reviewInvitation).where(lt(reviewInvitation.expiresAt, daysLater(now, -INVITATION_DAYS)));
  return gone.length;
}
