import { storeRegionFor } from '#src/core/regions/pick-region.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import type { Catalogue, CatalogueProduct } from '../catalogue.ts';
import { type Arranged, arrange } from '../selections/arrange.ts';
import { type Selection, selectionsOf } from '../selections/selections.ts';
import { type SpotlightLabel, spotlightLabels } from '../selections/spotlight-labels.ts';

export type DiscoverPageView = {
  storeRegion: RegionCode;
  /** The spotlights that have selections, in page order. */
  spotlights: (SpotlightLabel & { selections: Arranged<Selection>[] })[];
  /** Shown when there are no selections. */
  newest: CatalogueProduct[];
};

/** The Discover page in a region: all selections that are not on the home page, by spotlight. */
export function discoverPage(catalogue: Catalogue, region: RegionCode): DiscoverPageView {
  return {
    storeRegion: storeRegionFor(region, catalogue.settings.closedRegions),
    spotlights: spotlightLabels()
      .map((label) => ({
        ...label,
        selections: arrange(selectionsOf(catalogue, label.spotlight).filter(({ isOnHome }) => !isOnHome)),
      }))
      .filter(({ selections }) => selections.length > 0),
    newest: catalogue.products.slice(0, 3),
  };
}
