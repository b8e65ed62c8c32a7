import { DEFAULT_REGION } from '#src/core/regions/open-regions.ts';
import { storeRegionFor } from '#src/core/regions/pick-region.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import { memoizeByObject } from '#src/lib/memoize-by-object.ts';
import { pagesOf } from '#src/lib/pagination.ts';
import { paths } from '#src/lib/paths.ts';
import type { Catalogue, CatalogueProduct, Recipe, Section } from '../catalogue.ts';
import { featured } from '../products/featured.ts';
import { categoriesOf, type SectionCategory, withParents } from './categories.ts';
import { type Choice, productChoices, recipeChoices } from './choices.ts';

export type SectionPageProps = {
  section: Section;
  /** The number of entries per category, by slug. */
  counts: Readonly<Record<string, number>>;
  /** The choices that work without JavaScript, with their numbers of entries. Empty choices are left out. */
  choices: readonly SectionChoice[];
  category?: SectionCategory;
  /** Set when the list is that of a choice, which is then its `category`. */
  isChoice?: true;
  products: CatalogueProduct[];
  recipes: Recipe[];
  /** The number of entries on all pages of this list. */
  total: number;
  page: number;
  pageCount: number;
};
export type SectionChoice = SectionCategory & { count: number; sets: Readonly<Record<string, string>> };

type Listed = CatalogueProduct | Recipe;
type Part = Pick<SectionPageProps, 'section' | 'counts' | 'choices' | 'category' | 'isChoice'>;

/**
 * All pages of sections of products or recipes: of each section, category (nested ones included) and choice.
 * Products that the region can buy now come first.
 */
export function sectionPages(catalogue: Catalogue, region: RegionCode): SectionPageProps[] {
  const store = storeRegionFor(region, catalogue.settings.closedRegions);
  return memoizeByObject(catalogue, `section pages of ${store}`, () => allPages(catalogue, store));
}

/** The entries on the sharing picture of a page: those of the same page in the default region. */
export function entriesOnCard(catalogue: Catalogue, list: SectionPageProps): Listed[] {
  const { products, recipes } =
    sectionPages(catalogue, DEFAULT_REGION).find(
      (each) =>
        each.section === list.section &&
        each.category?.slug === list.category?.slug &&
        each.page === list.page,
    ) ?? list;
  return [...products, ...recipes];
}

function allPages({ sections, products, recipes }: Catalogue, region: RegionCode): SectionPageProps[] {
  const ordered = featured(products, region);
  return sections.flatMap((section) => {
    const inSection = (id: string) => id.startsWith(`${section.data.slug}/`);
    const { shows } = section.data;
    if (shows === 'fundings') return [];
    if (shows === 'recipes') {
      const mine = recipes.filter(({ data }) => data.categories.some(inSection));
      return pagesOfSection(section, mine, recipeChoices());
    }
    const mine = ordered.filter(({ categoryIds }) => categoryIds.some(inSection));
    return pagesOfSection(section, mine, productChoices(region));
  });
}

function pagesOfSection<T extends Listed>(
  section: Section,
  mine: readonly T[],
  offered: readonly Choice<T>[],
): SectionPageProps[] {
  const { slug } = section.data;
  const placed = mine.map((entry) => {
    const ids = 'data' in entry ? entry.data.categories : entry.categoryIds;
    return { entry, places: new Set(withParents(ids, [section])) };
  });
  const categories = categoriesOf(section).map((category) => ({
    category,
    entries: placed.filter(({ places }) => places.has(`${slug}/${category.slug}`)).map(({ entry }) => entry),
  }));
  const counts = Object.fromEntries(
    categories.map(({ category, entries }) => [category.slug, entries.length]),
  );
  // Empty choices are not offered and have no page.
  const chosen = offered
    .map(({ slug: own, name, sets, fits }) => ({
      sets,
      category: { slug: own, name, url: paths.category(`${slug}/${own}`) },
      entries: mine.filter(fits),
    }))
    .filter(({ entries }) => entries.length > 0);
  const choices = chosen.map(({ category, sets, entries }) => ({ ...category, sets, count: entries.length }));
  const part = { section, counts, choices };
  return [
    ...split(part, mine),
    ...categories.flatMap(({ category, entries }) => split({ ...part, category }, entries)),
    ...chosen.flatMap(({ category, entries }) => split({ ...part, category, isChoice: true }, entries)),
  ];
}

/** The path of a page of a section or category. */
export function sectionPath({ section, category }: Pick<SectionPageProps, 'section' | 'category'>, page = 1) {
  const url = category?.url ?? paths.section(section.data.slug);
  return page > 1 ? `${url}/page/${page}` : url;
}

function split(list: Part, entries: readonly Listed[]): SectionPageProps[] {
  const pages = pagesOf(entries);
  return pages.map((onPage, index) => ({
    ...list,
    products: onPage.filter((entry): entry is CatalogueProduct => !('data' in entry)),
    recipes: onPage.filter((entry): entry is Recipe => 'data' in entry),
    total: entries.length,
    page: index + 1,
    pageCount: pages.length,
  }));
}
