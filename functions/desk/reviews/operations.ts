import { eq } from 'drizzle-orm';
import { findProduct } from '#functions/catalogue/snapshot.ts';
import type { Database, Queries } from '#functions/db/open.ts';
import { type ReviewStatus, review } from '#functions/db/schema/reviews.ts';
import {
  answersOf,
  countWaitingAnswers,
  decideAnswer,
  ReviewAnswerError,
  reviewsWithWaitingAnswers,
  writeAnswer,
} from '#functions/people/reviews/answers.ts';
import { countReviews, decideReviews, reviewPage } from '#functions/people/reviews/moderate.ts';
import type { DeskMember } from '#src/contracts/desk/contract.ts';
import {
  reviewAnswer,
  reviewAnswerDecide,
  reviewAnswerWithdraw,
  reviewsDecide,
  reviewsList,
} from '#src/contracts/desk/reviews.ts';
import * as words from '#src/words/en/desk/reviews.ts';
import { fill } from '#src/words/fill.ts';
import { DeskError } from '../desk-error.ts';
import { type DeskOperation, implement } from '../operation.ts';
import { deskAnswer } from './desk-answer.ts';

const PAGE = 50;

/** Reviews, and the public answers to them. */
export const reviewOperations: readonly DeskOperation[] = [
  implement(reviewsList, async ({ db }, { status, after }) => {
    const rows =
      status === 'answers'
        ? await reviewsWithWaitingAnswers(db, PAGE)
        : await reviewPage(db, {
            status,
            after: after && { id: after.id, createdAt: new Date(after.createdAt) },
            perPage: PAGE,
          });
    const answers = await answersOf(
      db,
      rows.map(({ id }) => id),
    );
    const last = status !== 'answers' && rows.length === PAGE ? rows.at(-1) : undefined;
    return {
      rows: rows.map(({ decidedAt: _, createdAt, ...row }) => ({
        ...row,
        productName: findProduct(row.productId)?.name ?? row.productId,
        createdAt: createdAt.toISOString(),
        answer: deskAnswer(answers.get(row.id)),
      })),
      ...(last && { next: { id: last.id, createdAt: last.createdAt.toISOString() } }),
      toRead: await countReviews(db, 'new'),
      answersToRead: await countWaitingAnswers(db),
    };
  }),
  implement(
    reviewsDecide,
    async ({ db, now }, { id, from, to }) => {
      const decided = await decideReviews(db, [id], to, now, from);
      if (decided.length === 0) await refuseReview(db, id);
      return null;
    },
    ({ id }) => id,
  ),
  implement(
    reviewAnswer,
    async ({ db, member, now }, { id, ...given }) => {
      await checkMaker(db, member, id);
      const isOfShop = member.role !== 'creator';
      await refusing(writeAnswer(db, { ...given, reviewId: id, writtenBy: member.name, isOfShop }, now));
      return null;
    },
    ({ id }) => id,
  ),
  implement(
    reviewAnswerDecide,
    async ({ db }, { id, version, to }) => {
      await refusing(decideAnswer(db, { reviewId: id, version }, to));
      return null;
    },
    ({ id }) => id,
  ),
  implement(
    reviewAnswerWithdraw,
    async ({ db, member }, { id, version }) => {
      await checkMaker(db, member, id);
      await refusing(decideAnswer(db, { reviewId: id, version }, 'withdrawn'));
      return null;
    },
    ({ id }) => id,
  ),
];

/** @throws DeskError for a creator, when the review does not exist or is of another creator's product */
async function checkMaker(db: Database, { role, creatorId }: DeskMember, id: string): Promise<void> {
  if (role !== 'creator') return;
  const [found] = await db.select({ productId: review.productId }).from(review).where(eq(review.id, id));
  const maker = found && findProduct(found.productId)?.creator._id;
  if (maker === undefined || maker !== creatorId) throw new DeskError('not_allowed', words.notYours);
}

async function refuseReview(db: Queries, id: string): Promise<never> {
  const [found] = await db.select({ status: review.status }).from(review).where(eq(review.id, id));
  if (!found) throw new DeskError('not_found', words.reviewGone);
  const is: Record<ReviewStatus, string> = words.statuses;
  throw new DeskError('conflict', fill(words.decidedMeanwhile, { status: is[found.status] }));
}

async function refusing(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    throw error instanceof ReviewAnswerError ? new DeskError(error.code, error.message) : error;
  }
}
