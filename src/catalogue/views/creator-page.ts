import { monthAndYear } from '#src/core/dates.ts';
import { storeRegionFor } from '#src/core/regions/pick-region.ts';
import { type RegionCode, regionOf } from '#src/core/regions/regions.ts';
import { nth } from '#src/lib/nth.ts';
import { paths } from '#src/lib/paths.ts';
import * as words from '#src/words/en/creators.ts';
import { ourCreators } from '#src/words/en/labels.ts';
import { fill } from '#src/words/fill.ts';
import type {
  Article,
  Catalogue,
  CatalogueFunding,
  CatalogueProduct,
  Creator,
  Recipe,
} from '../catalogue.ts';
import { plateOf } from '../pictures/covers.ts';
import { creatorCard } from '../pictures/share-cards.ts';
import type { Picture } from '../pictures/store-picture.ts';
import { creatorData } from '../structured-data/creator.ts';
import { crumbsData } from '../structured-data/lists.ts';
import type { PageHead } from './page-head.ts';

export type CreatorPageView = {
  head: PageHead;
  storeRegion: RegionCode;
  /** Their first name. */
  firstName: string;
  /** `November 2026` */
  since: string;
  picture: Picture;
  products: readonly CatalogueProduct[];
  fundings: readonly CatalogueFunding[];
  recipes: readonly Recipe[];
  articles: readonly Article[];
  /** The page's sections that have content, with ids and, for some, counts. */
  sections: { id: string; name: string; count?: number }[];
};

/** A creator's page in a region. */
export async function creatorPage(
  catalogue: Catalogue,
  creator: Creator,
  region: RegionCode,
  site: URL,
): Promise<CreatorPageView> {
  const { settings } = catalogue;
  const { data } = creator;
  const { name, profile, posts, joinedAt } = data;
  const firstName = nth(name.split(' '), 0);
  const path = paths.creator(profile.handle);
  const picture = await plateOf(creator);
  const { products, fundings, recipes, articles } = madeBy(catalogue, creator);
  const crumbs = [
    { name: ourCreators, url: paths.creators },
    { name, url: path },
  ];
  return {
    head: {
      title: name,
      description: `${name}, ${profile.place}. ${profile.line}`,
      path,
      ogType: 'profile',
      share: await creatorCard(catalogue, creator),
      jsonLd: [creatorData(creator, nth(picture.webp, -1).url, site), crumbsData(crumbs, site)],
    },
    storeRegion: storeRegionFor(region, settings.closedRegions),
    firstName,
    since: monthAndYear(regionOf(region).language, joinedAt),
    picture,
    products,
    fundings,
    recipes,
    articles,
    sections: [
      { id: 'about', name: fill(words.about, { name: firstName }) },
      { id: 'from', name: words.made, count: products.length },
      { id: 'making', name: words.fundings, count: fundings.length },
      { id: 'table', name: words.cooked, count: recipes.length },
      { id: 'written', name: words.written, count: articles.length },
      { id: 'lately', name: words.posts, count: posts.length },
    ].filter(({ count }) => count !== 0),
  };
}

/** The entries of a creator, which their page lists. A change of one of them changes the page. */
export function madeBy(
  { by }: Pick<Catalogue, 'by'>,
  { id }: Creator,
): Pick<CreatorPageView, 'products' | 'fundings' | 'recipes' | 'articles'> {
  return {
    products: by.productsByCreator.get(id) ?? [],
    fundings: by.fundingsByCreator.get(id) ?? [],
    recipes: by.recipesByCreator.get(id) ?? [],
    articles: by.articlesByAuthor.get(id) ?? [],
  };
}
