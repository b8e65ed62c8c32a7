import { isSoldIn } from '#src/core/products/pricing.ts';
import { storeRegionFor } from '#src/core/regions/pick-region.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import { paths } from '#src/lib/paths.ts';
import * as pageNames from '#src/words/en/page-names.ts';
import {
  type Article,
  type Catalogue,
  type CatalogueProduct,
  type Creator,
  creatorNamed,
  type Recipe,
} from '../catalogue.ts';
import { leadOf, plateOf } from '../pictures/covers.ts';
import { articleCard } from '../pictures/share-cards.ts';
import type { Picture } from '../pictures/store-picture.ts';
import { articleData } from '../structured-data/article.ts';
import { crumbsData } from '../structured-data/lists.ts';
import { type Crumb, largeUrl, type PageHead } from './page-head.ts';

export type ArticlePageView = {
  head: PageHead;
  crumbs: Crumb[];
  author: Creator;
  picture: Picture;
  /** The author's picture. */
  plate: Picture;
};

/** An article's page. */
export async function articlePage(
  catalogue: Catalogue,
  article: Article,
  site: URL,
): Promise<ArticlePageView> {
  const { data } = article;
  const author = creatorNamed(catalogue, data.author);
  const [picture, plate] = await Promise.all([leadOf(catalogue, article), plateOf(author)]);
  const path = paths.article(article.id);
  const crumbs = [{ name: pageNames.blog, url: paths.blog }];
  const { brand } = catalogue.settings;
  return {
    head: {
      title: data.title,
      description: data.summary,
      path,
      ogType: 'article',
      share: await articleCard(catalogue, article),
      jsonLd: [
        articleData(article, author, largeUrl(picture), brand.name, site),
        crumbsData([...crumbs, { name: data.title, url: path }], site),
      ],
    },
    crumbs,
    author,
    picture,
    plate,
  };
}

export type ArticleEndView = {
  storeRegion: RegionCode;
  products: CatalogueProduct[];
  recipes: Recipe[];
  creators: Creator[];
};

/**
 * The links at the end of an article: its products, recipes and creators. Only products that the region
 * sells, at most three.
 */
export function articleEnd(catalogue: Catalogue, { data }: Article, region: RegionCode): ArticleEndView {
  const { settings, productById, recipeById, creatorById } = catalogue;
  const storeRegion = storeRegionFor(region, settings.closedRegions);
  return {
    storeRegion,
    products: data.products
      .flatMap((id) => productById.get(id) ?? [])
      .filter((product) => product.kind !== 'test' && isSoldIn(product, storeRegion))
      .slice(0, 3),
    recipes: data.recipes.flatMap((id) => recipeById.get(id) ?? []),
    creators: data.creators.flatMap((id) => creatorById.get(id) ?? []),
  };
}
