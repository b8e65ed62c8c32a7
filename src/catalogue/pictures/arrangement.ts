/**
 * How a product's pictures stand beside its words, which follows from their shapes: a `film` has a wide first picture, a `book` a high
 * one with a wide one below it, and of anything else two high ones stand below the first, in a `column` where that is narrow.
 */
export type Arrangement = 'film' | 'book' | 'column';

/** The arrangement of pictures in their order; undefined for one high picture or none, beside which nothing is to be arranged. */
export function arrangementOf(
  pictures: readonly { width: number; height: number }[],
): Arrangement | undefined {
  const [isFirstWide, isSecondWide] = pictures.map(({ width, height }) => width > height);
  if (isFirstWide) return 'film';
  if (isSecondWide === undefined) return undefined;
  return isSecondWide ? 'book' : 'column';
}
