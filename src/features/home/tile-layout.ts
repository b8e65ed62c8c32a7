import type { Selection } from '../../catalogue/selections/selections.ts';
import type { RegionCode } from '../../core/regions/regions.ts';

/** What every tile is given. */
export type TileProps = {
  selection: Selection;
  /** Whose prices and goods are shown. */
  region: RegionCode;
  /** Level of the tile’s heading; what it holds is one below. */
  level?: 2 | 3;
  /** True for the tile that a page opens with: its picture is fetched at once. */
  isFirst?: boolean;
  /** True where the tile shares its row with another. */
  isHalf?: boolean;
  /** True where picture and words change sides, so that two tiles of one type do not look like a stencil. */
  isFlipped?: boolean;
};

type Arranged<T> = { selection: T; isHalf: boolean; isFlipped: boolean };

/**
 * How tiles stand in their order: two halves that follow each other share a row (one on its own is given a whole one), and every
 * second whole tile of a type is turned round.
 */
export function arrangeTiles<T extends Pick<Selection, 'tile' | 'width'>>(
  selections: readonly T[],
): Arranged<T>[] {
  const seen = new Map<string, number>();
  const arranged: Arranged<T>[] = [];
  let isSecondHalf = false;
  for (const [index, selection] of selections.entries()) {
    const wantsHalf = selection.width === 'half';
    const isHalf: boolean = isSecondHalf || (wantsHalf && selections[index + 1]?.width === 'half');
    isSecondHalf = isHalf && !isSecondHalf;
    const before = seen.get(selection.tile) ?? 0;
    if (!isHalf) seen.set(selection.tile, before + 1);
    arranged.push({ selection, isHalf, isFlipped: !isHalf && before % 2 === 1 });
  }
  return arranged;
}
