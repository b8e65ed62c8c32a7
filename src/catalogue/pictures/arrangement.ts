/**
 * The layout of a product's pictures beside its text, decided by their shapes.
 * - `film`: the first picture is wide.
 * - `book`: a tall picture above a wide one.
 * - `column`: two tall pictures below the first, in one column on narrow screens.
 */
export type Arrangement = 'film' | 'book' | 'column';

/** The layout for pictures in their order. Undefined for no picture or a single tall one. */
export function arrangementOf(
  pictures: readonly { width: number; height: number }[],
): Arrangement | undefined {
  const [isFirstWide, isSecondWide] = pictures.map(({ width, height }) => width > height);
  if (isFirstWide) return 'film';
  if (isSecondWide === undefined) return undefined;
  return isSecondWide ? 'book' : 'column';
}
