import * as z from 'zod/mini';
import { REVIEW_LENGTH } from '../limits.ts';
import { isPlainText } from '../plain-text.ts';
import { type DeskRole, deskRead, deskWrite } from './contract.ts';

const editors = ['owner', 'editor'] as const satisfies readonly DeskRole[];
const id = z.string().check(z.minLength(1), z.maxLength(64));
const REVIEW_STATUSES = ['new', 'approved', 'rejected'] as const;
const reviewStatus = z.enum(REVIEW_STATUSES);

/** The public answer to a review, also one that is not shown. */
export type DeskReviewAnswer = {
  text: string;
  state: 'waiting' | 'approved' | 'rejected' | 'withdrawn';
  writtenBy: string;
  version: number;
};
type ReviewRow = {
  id: string;
  productId: string;
  productName: string;
  recipeId: string | null;
  rating: number;
  text: string;
  firstName: string;
  status: z.output<typeof reviewStatus>;
  createdAt: string;
  answer: DeskReviewAnswer | null;
};
/** `next` is undefined on the last page; `toRead` and `answersToRead`: how many reviews and answers wait. */
type ReviewList = {
  rows: ReviewRow[];
  next?: { createdAt: string; id: string };
  toRead: number;
  answersToRead: number;
};
/**
 * Reviews with a status in pages of 50: new ones oldest first, others newest first. `answers`: those whose
 * answers wait to be read, the first 50.
 */
export const reviewsList = deskRead<ReviewList>()('reviews.list', {
  roles: editors,
  input: z.strictObject({
    status: z.enum([...REVIEW_STATUSES, 'answers']),
    /** The last row of a page: the next one continues after it. */
    after: z.optional(z.strictObject({ createdAt: z.iso.datetime(), id })),
  }),
});
/** Approves or rejects. Refused when someone else decided since it was read. */
export const reviewsDecide = deskWrite<null>()('reviews.decide', {
  roles: editors,
  input: z.strictObject({ id, from: reviewStatus, to: z.enum(['approved', 'rejected']) }),
});

const answerers = ['owner', 'editor', 'creator'] as const satisfies readonly DeskRole[];
const seenAnswer = z.int().check(z.minimum(1));
/**
 * Answers an approved review in public. What a creator writes waits for the shop. `version`: of the answer
 * that the writer saw, or null when there was none.
 */
export const reviewAnswer = deskWrite<null>()('reviews.answer', {
  roles: answerers,
  input: z.strictObject({
    id,
    version: z.nullable(seenAnswer),
    text: z.string().check(z.trim(), z.minLength(1), z.maxLength(REVIEW_LENGTH.text), z.refine(isPlainText)),
  }),
});
/** Approves or rejects an answer that waits. */
export const reviewAnswerDecide = deskWrite<null>()('reviews.answer.decide', {
  roles: editors,
  input: z.strictObject({ id, version: seenAnswer, to: z.enum(['approved', 'rejected']) }),
});
/** Takes an answer off the page, or back before it was read. */
export const reviewAnswerWithdraw = deskWrite<null>()('reviews.answer.withdraw', {
  roles: answerers,
  input: z.strictObject({ id, version: seenAnswer }),
});
