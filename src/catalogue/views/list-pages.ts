import { goodsLabel } from '#src/core/products/goods.ts';
import { storeRegionFor } from '#src/core/regions/pick-region.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import { memoizeByObject } from '#src/lib/memoize-by-object.ts';
import { PAGE_SIZE } from '#src/lib/pagination.ts';
import { paths } from '#src/lib/paths.ts';
import * as blogWords from '#src/words/en/blog.ts';
import * as creatorsWords from '#src/words/en/creators.ts';
import { ourCreators } from '#src/words/en/labels.ts';
import * as pageNames from '#src/words/en/page-names.ts';
import * as productsWords from '#src/words/en/products.ts';
import { fill } from '#src/words/fill.ts';
import { fillCount } from '#src/words/fill-count.ts';
import type { BlogPageProps } from '../articles/blog-pages.ts';
import type { Catalogue } from '../catalogue.ts';
import type { CreatorsPageProps } from '../creators/creator-pages.ts';
import { letterOf } from '../creators/letters.ts';
import { listCard } from '../pictures/share-cards.ts';
import { productPath } from '../product-path.ts';
import { type ProductsPageProps, productsOnCard } from '../products/product-pages.ts';
import { listData } from '../structured-data/lists.ts';
import { type Crumb, descriptionOfPage, type PageHead, titleOfPage } from './page-head.ts';

export type ProductsPageView = {
  head: PageHead;
  storeRegion: RegionCode;
  lead: string;
  /** The number of products on all pages. */
  total: number;
  /** The product sections that are not empty. */
  sections: Crumb[];
};

/** A page of the list of all products. */
export async function productsPage(
  catalogue: Catalogue,
  { products, page }: ProductsPageProps,
  region: RegionCode,
  site: URL,
): Promise<ProductsPageView> {
  const { products: all, sections, filledPlaces, settings } = catalogue;
  const goods = goodsSold(catalogue);
  const sold = goods.charAt(0).toUpperCase() + goods.slice(1);
  const path = paths.productsPage(page);
  const words = {
    kicker: productsWords.kicker,
    title: productsWords.heading,
    byline: sold,
    colour: 'sage',
  } as const;
  const items = products.map(({ name, entry }) => ({ name, url: productPath(entry) }));
  return {
    head: {
      title: titleOfPage(productsWords.title, page),
      description: fill(productsWords.description, { goods: sold }),
      path,
      share: await listCard(catalogue, words, productsOnCard(catalogue, { page, products })),
      jsonLd: listOf(items, all.length, page, site),
    },
    storeRegion: storeRegionFor(region, settings.closedRegions),
    lead: fill(productsWords.lead, { goods: sold }),
    total: all.length,
    sections: sections
      .filter(({ data }) => data.shows === 'products' && filledPlaces.has(data.slug))
      .map(({ data }) => ({ name: data.name, url: paths.section(data.slug) })),
  };
}

export type CreatorsPageView = {
  head: PageHead;
  heading: string;
  /** May be empty. */
  lead: string;
  /** The letters that have creators. */
  letters: ReadonlySet<string>;
};

/** A page of all creators, or of those of one letter. */
export async function creatorsPage(
  catalogue: Catalogue,
  { creators, total, letter, page }: CreatorsPageProps,
  site: URL,
): Promise<CreatorsPageView> {
  const path = paths.creatorsPage(letter, page);
  const heading = creatorsHeading(total, letter);
  const title = letter ? fill(creatorsWords.titleOfLetter, { letter }) : ourCreators;
  const items = creators.map(({ data }) => ({ name: data.name, url: paths.creator(data.profile.handle) }));
  return {
    head: {
      title: titleOfPage(title, page),
      description: fill(creatorsWords.description, { goods: besideCreators(catalogue).goods }),
      path,
      share: await listCard(catalogue, { kicker: ourCreators, title: heading, colour: 'butter' }, creators),
      jsonLd: listOf(items, total, page, site),
    },
    heading,
    lead: creatorsWords.lead,
    letters: besideCreators(catalogue).letters,
  };
}

/** What a list of creators shows beside them: the letters that have creators, and what is sold. */
export function besideCreators(catalogue: Catalogue) {
  return memoizeByObject(catalogue, 'beside creators', () => ({
    letters: new Set(catalogue.creators.map(({ data }) => letterOf(data.name))),
    goods: goodsSold(catalogue),
  }));
}

/** What is sold, in words: `books and kitchenware`. */
export const goodsSold = (catalogue: Catalogue): string =>
  memoizeByObject(catalogue, 'goods sold', () => goodsLabel(catalogue.products));

function creatorsHeading(total: number, letter: string | undefined): string {
  if (total === 0) return creatorsWords.none;
  if (letter) return fillCount(creatorsWords.underLetter, total, { letter });
  return fillCount(creatorsWords.heading, total);
}

/** A page of the blog. */
export async function blogPage(
  catalogue: Catalogue,
  { articles, page }: BlogPageProps,
  site: URL,
): Promise<{ head: PageHead }> {
  const path = paths.blogPage(page);
  const words = { kicker: pageNames.blog, title: blogWords.heading, colour: 'cream' } as const;
  const description = fill(blogWords.description, { brand: catalogue.settings.brand.name });
  const items = articles.map(({ id, data }) => ({ name: data.title, url: paths.article(id) }));
  return {
    head: {
      title: titleOfPage(pageNames.blog, page),
      description: descriptionOfPage(description, page),
      path,
      share: await listCard(catalogue, words, articles),
      jsonLd: listOf(items, catalogue.articles.length, page, site),
    },
  };
}

function listOf(items: readonly Crumb[], total: number, page: number, site: URL): object[] {
  return total > 0 ? [listData(items, total, (page - 1) * PAGE_SIZE + 1, site)] : [];
}
