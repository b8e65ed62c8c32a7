import { and, asc, desc, eq, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Database } from '#functions/db/open.ts';
import { type ReviewStatus, review, reviewAnswer, reviewInvitation } from '#functions/db/schema/reviews.ts';
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

/** The reviews with these ids. */
export function findReviews(db: Database, ids: readonly string[]): Promise<Review[]> {
  return db
    .select()
    .from(review)
    .where(inArray(review.id, [...ids]));
}

/** The last review of a page: the next one continues after it. */
type After = { createdAt: Date; id: string };

/** Reviews with a status in pages: new ones oldest first, the others newest first. */
export function reviewPage(
  db: Database,
  { status, after, perPage }: { status: ReviewStatus; after?: After | undefined; perPage: number },
): Promise<Review[]> {
  const isOldestFirst = status === 'new';
  const order = isOldestFirst ? asc : desc;
  const row = sql`(${review.createdAt}, ${review.id})`;
  const last = after && sql`(${after.createdAt.toISOString()}::timestamptz, ${after.id})`;
  const beyond = last && (isOldestFirst ? sql`${row} > ${last}` : sql`${row} < ${last}`);
  return db
    .select()
    .from(review)
    .where(and(eq(review.status, status), beyond))
    .orderBy(order(review.createdAt), order(review.id))
    .limit(perPage);
}

/**
 * The newest approved reviews of a product itself, not of its recipes, newest first, with what was answered.
 */
export function approvedReviews(db: Database, productId: string, most: number) {
  const isShown = and(
    eq(review.productId, productId),
    eq(review.status, 'approved'),
    isNull(review.recipeId),
  );
  return db
    .select({ review, answer: reviewAnswer })
    .from(review)
    .leftJoin(reviewAnswer, eq(reviewAnswer.reviewId, review.id))
    .where(isShown)
    .orderBy(desc(review.createdAt), desc(review.id))
    .limit(most);
}

/** How many reviews have a status. */
export function countReviews(db: Database, status: ReviewStatus): Promise<number> {
  return db.$count(review, eq(review.status, status));
}

/**
 * Approves or rejects reviews.
 * @param from only those that still have this status
 * @returns the ids of those that have changed
 */
export async function decideReviews(
  db: Database,
  ids: readonly string[],
  status: Exclude<ReviewStatus, 'new'>,
  now: Date,
  from?: ReviewStatus,
): Promise<string[]> {
  const decided = await db
    .update(review)
    .set({ status, decidedAt: now })
    .where(and(inArray(review.id, [...ids]), ne(review.status, status), from && eq(review.status, from)))
    .returning({ id: review.id });
  return decided.map(({ id }) => id);
}

/**
 * The ids of the reviews of a product that were rejected last, among them those that were approved before.
 */
export async function rejectedReviews(db: Database, productId: string, most: number): Promise<string[]> {
  const rows = await db
    .select({ id: review.id })
    .from(review)
    .where(and(eq(review.productId, productId), eq(review.status, 'rejected')))
    .orderBy(desc(review.decidedAt), desc(review.id))
    .limit(most);
  return rows.map(({ id }) => id);
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
