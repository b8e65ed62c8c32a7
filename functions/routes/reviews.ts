import { createElement } from 'react';
import { REVIEW_LENGTH } from '#src/contracts/limits.ts';
import { noQuery } from '#src/contracts/no-query.ts';
import {
  type ReviewRequest,
  type ReviewsAnswer,
  reviewOperation,
  reviewsOperation,
} from '#src/contracts/reviews.ts';
import { dayOf } from '#src/core/dates.ts';
import { ReviewPage } from '#src/features/reviews/ReviewPage.tsx';
import { storeNow } from '#src/lib/clock.ts';
import { paths } from '#src/lib/paths.ts';
import * as problemWords from '#src/words/en/problems.ts';
import * as reviewWords from '#src/words/en/reviews.ts';
import { fill } from '#src/words/fill.ts';
import { findProduct } from '../catalogue/snapshot.ts';
import { database } from '../db/open.ts';
import { BUDGETS } from '../limits/budgets.ts';
import { checkRateLimit } from '../limits/rate-limit.ts';
import type { ReviewAnswerRow } from '../people/reviews/answers.ts';
import { giveReview, reviewableOf } from '../people/reviews/give-review.ts';
import { approvedReviews, rejectedReviews } from '../people/reviews/moderate.ts';
import { handle, routes } from '../platform/app.ts';
import type { Call } from '../platform/call.ts';
import { formOrJson } from '../platform/form-or-json.ts';
import { json, SHARED_FOR_A_MOMENT, seeOther } from '../platform/http.ts';
import { check, messageIn, queryOf } from '../platform/input.ts';
import { describeError, log } from '../platform/log.ts';
import { prerenderedPage } from '../platform/prerendered-page.ts';
import { isProblem, type Problem, problem } from '../platform/problem.ts';
import { visitorRegion } from '../platform/visitor-region.ts';
import { noProduct } from './products.ts';

/** How many reviews a product’s page gets. */
const MAX_REVIEWS = 50;

/**
 * `POST /api/reviews`: a buyer's review of a product. Each mailed link can be used once.
 * `GET /api/reviews/{product}`: the approved ones, which its page shows without a build, and which it hides.
 */
export const reviewRoutes = routes()
  .get(reviewsOperation.path, handle(list))
  .post(
    reviewOperation.path,
    formOrJson({
      limit: reviewOperation.body.limit,
      schema: reviewOperation.body.schema,
      messageFor: (field, isTooLong) =>
        field === 'text' && isTooLong
          ? fill(problemWords.textTooLong, { most: REVIEW_LENGTH.text })
          : messageIn(reviewWords.wrongFields, field),
      take: (input, { call }) => take(input, call),
      answer: () => json({ message: reviewWords.kept }, { status: 202 }),
      formAnswer: () => seeOther(`${paths.review}?sent=1`),
      pageAgain: (refused, { request, call }, values) => pageAgain(refused, request, call, values),
    }),
  );

async function list(request: Request, call: Call): Promise<Response | Problem> {
  const query = check(noQuery, queryOf(request));
  if (isProblem(query)) return query;
  const product = findProduct(call.params.product ?? '');
  if (!product) return noProduct();
  try {
    const rows = await approvedReviews(database(), product._id, MAX_REVIEWS);
    const data = rows.map(({ review: { id, rating, text, firstName, createdAt }, answer }) => ({
      _id: id.toLowerCase(),
      rating,
      text,
      name: firstName,
      writtenAt: dayOf(createdAt),
      ...(answer && { answer: shownAnswer(answer, product.creator.name) }),
    }));
    const taken = (await rejectedReviews(database(), product._id, MAX_REVIEWS)).map((id) => id.toLowerCase());
    return json({ data, taken } satisfies ReviewsAnswer, { headers: SHARED_FOR_A_MOMENT });
  } catch (error) {
    log('error', 'reviews', { requestId: call.requestId, ...describeError(error) });
    return problem('reviews_unavailable', problemWords.noReviews, { headers: { 'retry-after': '10' } });
  }
}

/** Null takes the answer of an earlier build off the page. */
const shownAnswer = ({ state, text, writtenAt }: ReviewAnswerRow, by: string) =>
  state === 'approved' ? { by, text, writtenAt: dayOf(writtenAt) } : null;

async function take(input: ReviewRequest, call: Call): Promise<Problem | undefined> {
  const isOften = await checkRateLimit(BUDGETS.review, call);
  if (isOften) return isOften;
  try {
    const outcome = await giveReview(database(), input, storeNow());
    if (outcome === 'kept') return undefined;
    if (outcome === 'recipe')
      return problem('invalid_input', reviewWords.wrongFields.recipeId, { field: 'recipeId' });
    return problem('link_over', problemWords.reviewLinkOver, {
      field: 'link',
    });
  } catch (error) {
    log('error', 'review', { requestId: call.requestId, ...describeError(error) });
    return problem('not_kept', problemWords.reviewNotTaken);
  }
}

/** The form with the typed values, if its link still works. */
async function pageAgain(
  { status, code, message, field = '', headers }: Problem,
  request: Request,
  { context }: Call,
  values: Record<string, string>,
): Promise<Response> {
  const link = values.link ?? '';
  const isLost = code === 'link_over' || status >= 500;
  const about = isLost ? undefined : await reviewableOf(database(), link, storeNow());
  const typed = values.text?.replace(/\r\n?/g, '\n').trim() ?? '';
  const isLong = field === 'text' && typed.length > REVIEW_LENGTH.text;
  const isShown = messageIn(reviewWords.wrongFields, field) !== undefined;
  const page = createElement(ReviewPage, {
    about,
    link,
    values,
    issues: isShown
      ? {
          [field]: isLong
            ? fill(reviewWords.textTooLong, { count: typed.length, most: REVIEW_LENGTH.text })
            : message,
        }
      : {},
    formError: isShown ? undefined : message,
  });
  const init = { status, isSelling: false, ...(headers && { headers }) };
  return prerenderedPage(visitorRegion(request, context), paths.review, { review: page }, init);
}
