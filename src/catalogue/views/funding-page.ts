import { storeRegionFor } from '#src/core/regions/pick-region.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import { paths } from '#src/lib/paths.ts';
import { resultTitle } from '#src/lib/titles.ts';
import * as words from '#src/words/en/fundings.ts';
import * as pageNames from '#src/words/en/page-names.ts';
import { fill } from '#src/words/fill.ts';
import { type Catalogue, type CatalogueFunding, type Creator, creatorNamed } from '../catalogue.ts';
import { posterOf } from '../pictures/covers.ts';
import { fundingCard } from '../pictures/share-cards.ts';
import type { Picture } from '../pictures/store-picture.ts';
import { categoryPath } from '../sections/categories.ts';
import { crumbsData } from '../structured-data/lists.ts';
import type { Crumb, PageHead } from './page-head.ts';

export type FundingPageView = {
  head: PageHead;
  storeRegion: RegionCode;
  crumbs: Crumb[];
  creator: Creator;
  picture: Picture;
  /** Other open fundings, at most three. */
  others: CatalogueFunding[];
};

/** A funding's page in a region. */
export async function fundingPage(
  catalogue: Catalogue,
  funding: CatalogueFunding,
  region: RegionCode,
  site: URL,
): Promise<FundingPageView> {
  const { title, summary, categoryIds, _id } = funding;
  const creator = creatorNamed(catalogue, funding.creator._id);
  const path = paths.funding(_id);
  const crumbs = [
    { name: pageNames.funding, url: paths.fundings },
    ...categoryPath(categoryIds, catalogue.sections).slice(1),
  ];
  return {
    head: {
      title: resultTitle(
        fill(words.titleBy, { title, creator: creator.data.name }),
        fill(words.titleAlone, { title }),
        title,
      ),
      description: summary,
      path,
      share: await fundingCard(catalogue, funding),
      jsonLd: [crumbsData([...crumbs, { name: title, url: path }], site)],
    },
    storeRegion: storeRegionFor(region, catalogue.settings.closedRegions),
    crumbs,
    creator,
    picture: await posterOf(catalogue, funding),
    others: catalogue.fundings.filter((other) => other !== funding && !other.entry.data.outcome).slice(0, 3),
  };
}
