/** What the reviews of a product say in short: their mean, to one decimal, and how many there are. */
export type Rating = { average: number; count: number };

/** The rating of these reviews. Undefined when there are none. */
export function ratingOf(reviews: readonly { data: { rating: number } }[]): Rating | undefined {
  if (reviews.length === 0) return undefined;
  return { average: averageRating(reviews.map(({ data }) => data.rating)), count: reviews.length };
}

/**
 * The mean of ratings from 1 to 5, to one decimal.
 *
 * @throws RangeError for an empty list
 */
export function averageRating(ratings: readonly number[]): number {
  if (ratings.length === 0) throw new RangeError('Nobody has given a rating');
  return Math.round((10 * ratings.reduce((sum, rating) => sum + rating, 0)) / ratings.length) / 10;
}
