import type { AggregateRating, Review as ReviewData } from 'schema-dts';
import { dayOf } from '#src/core/dates.ts';
import { ratingOf } from '#src/core/ratings.ts';
import type { Review } from '../catalogue.ts';

/** How many reviews are listed: those that the page shows at first. All of them count for the average. */
const MOST = 5;

type Told = { aggregateRating?: AggregateRating; review?: ReviewData[] };

/** The schema.org rating and reviews of an item. Empty when there are no reviews. */
export function reviewsData(reviews: readonly Review[]): Told {
  const rating = ratingOf(reviews);
  if (!rating) return {};
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: rating.average,
      reviewCount: rating.count,
      bestRating: 5,
      worstRating: 1,
    },
    review: reviews.slice(0, MOST).map(({ data }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: data.name },
      datePublished: dayOf(data.writtenAt),
      reviewBody: data.text,
      reviewRating: { '@type': 'Rating', ratingValue: data.rating, bestRating: 5, worstRating: 1 },
    })),
  };
}
