import type { Selection } from '#src/catalogue/selections/selections.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';

/** The props of every tile. */
export type TileProps = {
  selection: Selection;
  /** The region whose prices and products are shown. */
  region: RegionCode;
  /** The level of the tile’s heading. Headings inside are one level below. */
  level?: 2 | 3;
  /** True for the first tile of a page: its picture is loaded eagerly. */
  isFirst?: boolean;
  /** True when the tile shares its row with another. */
  isHalf?: boolean;
  /** True when picture and text are mirrored, so that two tiles of one type look different. */
  isFlipped?: boolean;
};
