import { storeRegionFor } from '#src/core/regions/pick-region.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import { PAGE_SIZE } from '#src/lib/pagination.ts';
import { paths } from '#src/lib/paths.ts';
import * as pageNames from '#src/words/en/page-names.ts';
import * as productsWords from '#src/words/en/products.ts';
import * as recipesWords from '#src/words/en/recipes.ts';
import type { Catalogue } from '../catalogue.ts';
import { listCard, storeCard } from '../pictures/share-cards.ts';
import { productPath } from '../product-path.ts';
import { categoriesOf, type SectionCategory } from '../sections/categories.ts';
import { listDescription } from '../sections/list-description.ts';
import { entriesOnCard, type SectionPageProps, sectionPath } from '../sections/section-pages.ts';
import { crumbsData, listData } from '../structured-data/lists.ts';
import { type Crumb, descriptionOfPage, type PageHead, titleOfPage } from './page-head.ts';

export type SectionPageView = {
  head: PageHead;
  storeRegion: RegionCode;
  heading: string;
  line: string;
  /** The links above the heading of a category: its section and its parent category. */
  crumbs: Crumb[];
  /** The top categories, and the nested ones of the current category. */
  top: OfferedCategory[];
  nested: OfferedCategory[];
  /** The address of the list without paging and filters. */
  all: string;
  /** A few other categories that are not empty. */
  near: SectionCategory[];
  /** Where to go from an empty category. */
  above: string;
};
type OfferedCategory = SectionCategory & { count: number; current: 'page' | 'true' | undefined };

/** A page of a section or category. Empty categories are not offered, except the current one. */
export async function sectionPage(
  catalogue: Catalogue,
  list: SectionPageProps,
  region: RegionCode,
  site: URL,
): Promise<SectionPageView> {
  const { section, category, counts, products, recipes, total, page, isChoice } = list;
  const { name, slug, line, colour } = section.data;
  const openSlug = category?.parent ?? category?.slug;
  const current = (own: string) => (own === category?.slug ? 'page' : own === openSlug ? 'true' : undefined);
  const every = categoriesOf(section).map(
    (entry): OfferedCategory => ({ ...entry, count: counts[entry.slug] ?? 0, current: current(entry.slug) }),
  );
  const offered = every.filter((entry) => entry.count > 0 || entry.current);
  const top = offered.filter(({ parent }) => !parent);
  const parent = top.find((entry) => entry.slug === category?.parent);
  const title = category ? `${category.name}, ${name.toLowerCase()}` : name;
  const path = sectionPath(list, page);
  const crumbs = [
    { name, url: paths.section(slug) },
    ...(parent ? [{ name: parent.name, url: parent.url }] : []),
  ];
  const items = [
    ...products.map((each) => ({ name: each.name, url: productPath(each.entry) })),
    ...recipes.map((each) => ({ name: each.data.title, url: paths.recipe(each.id) })),
  ];
  const description = listDescription(
    category ? (category.line ?? `${title}. ${line}`) : line,
    [name, ...(category ? [category.name] : [])],
    total,
    section.data.shows === 'recipes' ? recipesWords.inSection : productsWords.inSection,
  );
  return {
    head: {
      title: titleOfPage(title, page),
      description: descriptionOfPage(description, page),
      path,
      // Choices are many and not indexed, so they use the store's sharing picture.
      ...(isChoice
        ? { noindex: true }
        : {
            share: await listCard(
              catalogue,
              {
                kicker: category ? name : productsWords.sectionKicker,
                title: category?.name ?? name,
                byline: category ? category.line : line,
                colour,
              },
              entriesOnCard(catalogue, list),
            ),
          }),
      jsonLd: [
        crumbsData(
          [
            { name: pageNames.home, url: paths.home },
            ...crumbs,
            ...(category ? [{ name: category.name, url: category.url }] : []),
          ],
          site,
        ),
        ...(total > 0 ? [listData(items, total, (page - 1) * PAGE_SIZE + 1, site)] : []),
      ],
    },
    storeRegion: storeRegionFor(region, catalogue.settings.closedRegions),
    heading: category?.name ?? name,
    line: category?.line ?? line,
    crumbs,
    top,
    nested: offered.filter((entry) => entry.parent && entry.parent === openSlug),
    all: sectionPath(list),
    near: top.filter((entry) => entry.slug !== category?.slug && entry.count > 0).slice(0, 4),
    above: category ? (parent?.url ?? paths.section(slug)) : paths.products,
  };
}

/** What a page shows on its sharing picture. A change of it changes the page. */
export async function shownOnCard(catalogue: Catalogue, list: SectionPageProps): Promise<unknown> {
  return list.isChoice ? storeCard(catalogue) : entriesOnCard(catalogue, list);
}
