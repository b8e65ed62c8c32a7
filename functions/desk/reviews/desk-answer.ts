import type { ReviewAnswerRow } from '#functions/people/reviews/answers.ts';
import type { DeskReviewAnswer } from '#src/contracts/desk/reviews.ts';

/** An answer to a review as the desk shows it. */
export function deskAnswer(row: ReviewAnswerRow | undefined): DeskReviewAnswer | null {
  if (!row) return null;
  const { text, state, writtenBy, version } = row;
  return { text, state, writtenBy, version };
}
