import * as z from 'zod/mini';
import * as words from '../words/en/field-rules.ts';
import { TRAP_FIELD } from './form-fields.ts';
import { BODY_LIMIT, CATALOGUE_ID, CATALOGUE_ID_LENGTH, REVIEW_LENGTH } from './limits.ts';
import { noQuery } from './no-query.ts';
import type { Operation } from './operation.ts';
import { isPlainText } from './plain-text.ts';

/** One first name: letters, hyphens and apostrophes, without spaces. */
const FIRST_NAME = /^\p{L}[\p{L}\p{M}'’-]*$/u;
/** 1 to 5. Forms send it as text. */
const rating = z.union([
  z.int().check(z.minimum(1), z.maximum(5)),
  z.pipe(z.string().check(z.regex(/^[1-5]$/)), z.transform(Number)),
]);
/** The review's text. Forms send line breaks as two characters. */
const writtenText = z.string().check(
  z.maxLength(REVIEW_LENGTH.text * 4),
  z.refine(isPlainText, words.plainText),
  z.overwrite((value) => value.replace(/\r\n?/g, '\n').normalize('NFC').trim()),
  z.minLength(1),
  z.maxLength(REVIEW_LENGTH.text),
);

/** A review of a product, or of a recipe that comes from it. `link` is the secret of the mailed link. */
const reviewRequest = z.strictObject({
  link: z.string().check(z.maxLength(100)),
  recipeId: z.optional(z.string().check(z.regex(CATALOGUE_ID), z.maxLength(CATALOGUE_ID_LENGTH))),
  rating,
  text: writtenText,
  firstName: z.string().check(
    z.maxLength(REVIEW_LENGTH.firstName),
    z.overwrite((value) => value.trim()),
    z.regex(FIRST_NAME),
  ),
  [TRAP_FIELD]: z.optional(z.literal('')),
});
export type ReviewRequest = z.output<typeof reviewRequest>;

const shown = z.object({
  _id: z.string(),
  /** 1 to 5. */
  rating: z.int(),
  text: z.string(),
  /** The buyer's first name. */
  name: z.string(),
  /** The day, as 2026-11-29. */
  writtenAt: z.string(),
  /** The answer of the creator, whose name is `by`. Null when it was taken back. */
  answer: z.optional(z.nullable(z.object({ by: z.string(), text: z.string(), writtenAt: z.string() }))),
});
export type ReviewAnswer = z.output<typeof shown>;
const shownReviews = z.object({
  data: z.array(shown),
  /** The ids of those that were rejected last: a page that was built before does not show them any more. */
  taken: z.array(z.string()),
});
export type ReviewsAnswer = z.output<typeof shownReviews>;

export const reviewsOperation = {
  id: 'listReviews',
  summary: 'The newest approved reviews of a product, at most fifty, newest first.',
  method: 'GET',
  path: '/api/reviews/:product',
  params: z.object({ product: z.string() }),
  query: noQuery,
  answers: { 200: shownReviews },
  errors: ['invalid_input', 'not_found', 'reviews_unavailable'],
} as const satisfies Operation;

export const reviewOperation = {
  id: 'giveReview',
  summary: 'Takes a buyer’s review of a product, once per mailed link. It is shown after moderation.',
  method: 'POST',
  path: '/api/reviews',
  body: { schema: reviewRequest, limit: BODY_LIMIT.review, mayBeForm: true },
  answers: { 202: z.object({ message: z.string() }) },
  errors: ['link_over', 'too_many_requests', 'not_kept'],
} as const satisfies Operation;
