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
