/** The classes of five stars for a rating from 1 to 5, in halves; undefined for a full one. */
export function starKinds(rating: number): (string | undefined)[] {
  return [1, 2, 3, 4, 5].map((star) =>
    rating >= star - 0.25 ? undefined : rating >= star - 0.75 ? 'star-half' : 'star-none',
  );
}
