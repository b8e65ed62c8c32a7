import type { Rating } from '../core/ratings.ts';
import { ratingInWords } from '../words/en/reviews.ts';
import { fillCount } from '../words/fill-count.ts';

type Props = Rating & {
  /** After the star. Only the number of reviews by default. */
  after?: string | undefined;
};

/** A rating in one line, `4.6 ★ 12`, and in words for screen readers. */
export default function RatingText({ average, count, after = String(count) }: Props) {
  return (
    <>
      <span aria-hidden="true">
        {average.toFixed(1)} <i className="star" /> {after}
      </span>
      <span className="visually-hidden">{fillCount(ratingInWords, count, { rating: average })}</span>
    </>
  );
}
