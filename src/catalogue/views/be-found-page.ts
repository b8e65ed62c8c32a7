import { goodsLabel } from '#src/core/products/goods.ts';
import { storeRegionFor } from '#src/core/regions/pick-region.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import { paths } from '#src/lib/paths.ts';
import * as words from '#src/words/en/sell.ts';
import { fill } from '#src/words/fill.ts';
import type { Catalogue, Creator } from '../catalogue.ts';
import { plateOf } from '../pictures/covers.ts';
import type { Picture } from '../pictures/store-picture.ts';
import { creatorTermsOf, policySection } from '../policies/policies.ts';
import type { CreatorTermsEntry } from '../schemas/policy.ts';
import type { PageHead } from './page-head.ts';

export type BeFoundPageView = {
  head: PageHead;
  storeRegion: RegionCode;
  brand: Catalogue['settings']['brand'];
  /** Undefined when the store has not written them. The terms are then agreed with each creator. */
  terms: CreatorTermsEntry | undefined;
  steps: readonly { when: string; title: string; text: string }[];
  plates: Picture[];
  voices: CreatorTermsEntry['voices'];
  /** Some of the newest creators that the page does not show elsewhere. */
  others: Creator[];
  /** The address of the section about messages on the privacy page. */
  privacyUrl: string;
};

/** The default steps for a store that has not written its own terms. */
const PLAIN_STEPS = [
  { when: words.first, title: words.youWrite, text: words.youWriteText },
  { when: words.second, title: words.weRead, text: words.weReadText },
  { when: words.last, title: words.itIsSold, text: words.itIsSoldText },
];

/** The page for creators who want to sell here. */
export async function beFoundPage(catalogue: Catalogue, region: RegionCode): Promise<BeFoundPageView> {
  const { settings, creators, products } = catalogue;
  const { brand, closedRegions } = settings;
  const terms = creatorTermsOf(catalogue);
  const voices = terms?.voices ?? [];
  const speaking = new Set<string>(voices.map(({ creator }) => creator));
  const newest = creators.toSorted((a, b) => b.data.joinedAt.getTime() - a.data.joinedAt.getTime());
  const without = newest.length > 2 ? newest.slice(2) : newest;
  return {
    head: {
      title: words.title,
      description: fill(terms ? words.description : words.descriptionWithoutTerms, {
        goods: goodsLabel(products),
      }),
      path: paths.beFound,
    },
    storeRegion: storeRegionFor(region, closedRegions),
    brand,
    terms,
    steps: terms?.timeline ?? PLAIN_STEPS,
    plates: await Promise.all(newest.slice(0, 2).map(plateOf)),
    voices,
    others: without.filter(({ id }) => !speaking.has(id)).slice(0, 5),
    privacyUrl: policySection(catalogue, 'privacy', 'writing'),
  };
}
