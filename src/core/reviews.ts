/**
 * The mean of ratings from 1 to 5, to one decimal.
 *
 * @throws RangeError for an empty list
 */
export function averageRating(ratings: readonly number[]): number {
  if (ratings.length === 0) throw new RangeError('Nobody has given a rating');
  return Math.round((10 * ratings.reduce((sum, rating) => sum + rating, 0)) / ratings.length) / 10;
}
