import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import { type Database, inTransaction, type Queries } from '#functions/db/open.ts';
import { review, reviewAnswer } from '#functions/db/schema/reviews.ts';
import * as words from '#src/words/en/desk/reviews.ts';
import type { Review } from './moderate.ts';

export type ReviewAnswerRow = typeof reviewAnswer.$inferSelect;

/** Why a call about an answer to a review is refused. `message` is for people. */
export class ReviewAnswerError extends Error {
  override name = 'ReviewAnswerError';
  readonly code: 'not_found' | 'conflict';
  constructor(code: ReviewAnswerError['code'], message: string) {
    super(message);
    this.code = code;
  }
}

/** The answer that somebody saw: its version, or null when there was none. */
type Seen = { reviewId: string; version: number | null };

/**
 * Answers an approved review, or changes the answer. What a maker writes waits until the shop has read it,
 * and an earlier text is no longer shown; what the shop writes is shown at once.
 * @throws ReviewAnswerError when there is no such review, or its answer was changed since
 */
export async function writeAnswer(
  db: Database,
  {
    reviewId,
    version,
    text,
    writtenBy,
    isOfShop,
  }: Seen & { text: string; writtenBy: string; isOfShop: boolean },
  now: Date,
): Promise<void> {
  const state = isOfShop ? 'approved' : 'waiting';
  const written = { text, writtenBy, writtenAt: now, state } as const;
  await inTransaction(db, async (queries) => {
    const [known] = await queries.select().from(review).where(eq(review.id, reviewId)).for('update');
    if (known?.status !== 'approved') throw new ReviewAnswerError('not_found', words.noReviewToAnswer);
    const before = (await answersOf(queries, [reviewId])).get(reviewId);
    if ((before?.version ?? null) !== version) throw new ReviewAnswerError('conflict', words.answerChanged);
    await queries
      .insert(reviewAnswer)
      .values({ reviewId, ...written })
      .onConflictDoUpdate({
        target: reviewAnswer.reviewId,
        set: { ...written, version: sql`${reviewAnswer.version} + 1` },
      });
  });
}

/**
 * Approves or rejects an answer, or takes it off the page.
 * @throws ReviewAnswerError when there is none, or it was changed since
 */
export async function decideAnswer(
  db: Database,
  { reviewId, version }: { reviewId: string; version: number },
  state: 'approved' | 'rejected' | 'withdrawn',
): Promise<void> {
  const decided = await db
    .update(reviewAnswer)
    .set({ state, version: version + 1 })
    .where(
      and(
        eq(reviewAnswer.reviewId, reviewId),
        eq(reviewAnswer.version, version),
        ne(reviewAnswer.state, 'withdrawn'),
      ),
    )
    .returning({ id: reviewAnswer.reviewId });
  if (decided.length > 0) return;
  throw (await answersOf(db, [reviewId])).has(reviewId)
    ? new ReviewAnswerError('conflict', words.answerChanged)
    : new ReviewAnswerError('not_found', words.noAnswer);
}

/** The answers to these reviews, in one query. */
export async function answersOf(
  queries: Queries,
  reviewIds: readonly string[],
): Promise<Map<string, ReviewAnswerRow>> {
  if (reviewIds.length === 0) return new Map();
  const rows = await queries
    .select()
    .from(reviewAnswer)
    .where(inArray(reviewAnswer.reviewId, [...reviewIds]));
  return byReview(rows);
}

/** All answers, by their review: for an export. */
export async function allAnswers(queries: Queries): Promise<Map<string, ReviewAnswerRow>> {
  return byReview(await queries.select().from(reviewAnswer));
}

const byReview = (rows: readonly ReviewAnswerRow[]) => new Map(rows.map((row) => [row.reviewId, row]));

/** Reviews whose answers wait to be read, the oldest answers first. */
export async function reviewsWithWaitingAnswers(db: Database, most: number): Promise<Review[]> {
  const rows = await db
    .select({ review })
    .from(reviewAnswer)
    .innerJoin(review, eq(review.id, reviewAnswer.reviewId))
    .where(eq(reviewAnswer.state, 'waiting'))
    .orderBy(asc(reviewAnswer.writtenAt), asc(reviewAnswer.reviewId))
    .limit(most);
  return rows.map((row) => row.review);
}

/** How many answers wait to be read. */
export function countWaitingAnswers(db: Database): Promise<number> {
  return db.$count(reviewAnswer, eq(reviewAnswer.state, 'waiting'));
}
