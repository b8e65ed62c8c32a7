import { storeRegionFor } from '../../core/regions/pick-region.ts';
import type { RegionCode } from '../../core/regions/regions.ts';
import type { Catalogue, CatalogueProduct } from '../catalogue.ts';
import { type Arranged, arrange } from '../selections/arrange.ts';
import { type Selection, selectionsOf } from '../selections/selections.ts';
import { SPOTLIGHT_LABELS, type SpotlightLabel } from '../selections/spotlight-labels.ts';

export type DiscoverPageView = {
  storeRegion: RegionCode;
  /** Those that editors have chosen anything for, in the order of the page. */
  spotlights: (SpotlightLabel & { selections: Arranged<Selection>[] })[];
  /** What is shown while nothing is chosen. */
  newest: CatalogueProduct[];
};

/** The selections that the home page does not show, spotlight by spotlight, as a region sees them. */
export function discoverPage(catalogue: Catalogue, region: RegionCode): DiscoverPageView {
  return {
    storeRegion: storeRegionFor(region, catalogue.settings.closedRegions),
    spotlights: SPOTLIGHT_LABELS.map((label) => ({
      ...label,
      selections: arrange(selectionsOf(catalogue, label.spotlight).filter(({ isOnHome }) => !isOnHome)),
    })).filter(({ selections }) => selections.length > 0),
    newest: catalogue.products.slice(0, 3),
  };
}
