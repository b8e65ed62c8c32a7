import { useState } from 'react';
import { reviewsDecide, reviewsList } from '#src/contracts/desk/reviews.ts';
import { more } from '#src/words/en/desk/people.ts';
import * as words from '#src/words/en/desk/reviews.ts';
import { fill } from '#src/words/fill.ts';
import { fillCount } from '#src/words/fill-count.ts';
import { useRead, useWrite } from '../client/queries.ts';
import { dayText } from '../parts/date-text.ts';
import { ErrorMessage } from '../parts/ErrorMessage.tsx';
import { NextPageButton } from '../parts/NextPageButton.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { QueryResult } from '../parts/QueryResult.tsx';
import { ReviewAnswer } from '../parts/ReviewAnswer.tsx';
import { Views } from '../parts/Views.tsx';

const STATUSES = ['new', 'answers', 'approved', 'rejected'] as const;

/** Reviews, to approve or reject. */
export default function ReviewsScreen() {
  const [status, setStatus] = useState<(typeof STATUSES)[number]>('new');
  const [after, setAfter] = useState<{ createdAt: string; id: string }>();
  const list = useRead(reviewsList, { status, ...(after && { after }) });
  const decide = useWrite(reviewsDecide);
  return (
    <QueryResult of={list}>
      {({ rows, next, toRead, answersToRead }) => (
        <>
          <PageHead
            title={
              status === 'new'
                ? fillCount(words.toRead, toRead)
                : status === 'answers'
                  ? fillCount(words.answersToRead, answersToRead)
                  : words.reviewStates[status]
            }
            sub={words.whenShown}
          />
          <Views
            label={words.reviewViews}
            views={STATUSES.map((one) => ({ id: one, name: words.reviewStates[one] }))}
            current={status}
            onChoose={(one) => {
              setAfter(undefined);
              setStatus(one);
            }}
          />
          {decide.error && <ErrorMessage error={decide.error} />}
          {rows.length === 0 && <p className="blank">{words.noReviews}</p>}
          <ul>
            {rows.map((review) => (
              <li key={review.id} className="note-line">
                <p className="label">
                  {review.productName}
                  {review.recipeId && `, ${fill(words.onRecipe, { recipe: review.recipeId })}`} ·{' '}
                  {fill(words.rating, { count: review.rating })} · {review.firstName},{' '}
                  {dayText(review.createdAt)}
                </p>
                <p className="said lines">{review.text}</p>
                <p className="acts" hidden={status === 'answers'}>
                  {(['approved', 'rejected'] as const)
                    .filter((to) => to !== review.status)
                    .map((to) => (
                      <button
                        key={to}
                        type="button"
                        className="btn mini"
                        disabled={decide.isPending}
                        onClick={() => decide.mutate({ id: review.id, from: review.status, to })}
                      >
                        {to === 'approved' ? words.approve : words.reject}
                      </button>
                    ))}
                </p>
                {review.status === 'approved' && <ReviewAnswer reviewId={review.id} answer={review.answer} />}
              </li>
            ))}
          </ul>
          {next && <NextPageButton label={more} onClick={() => setAfter(next)} />}
        </>
      )}
    </QueryResult>
  );
}
