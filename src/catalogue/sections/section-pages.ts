import { onceFor } from '#src/lib/once-for.ts';
import { pagesOf } from '#src/lib/pagination.ts';
import { paths } from '#src/lib/paths.ts';
import type { Catalogue, CatalogueProduct, Recipe, Section } from '../catalogue.ts';
import { categoriesOf, type SectionCategory, withParents } from './categories.ts';

export type SectionPageProps = {
  section: Section;
  /** How many entries each category of the section has, by its slug. */
  counts: Readonly<Record<string, number>>;
  category?: SectionCategory;
  products: CatalogueProduct[];
  recipes: Recipe[];
  /** How many there are on all pages of this list. */
  total: number;
  page: number;
  pageCount: number;
};

/** Every page of every section of products or recipes and of every category in it, nested ones included. */
export function sectionPages(catalogue: Catalogue): SectionPageProps[] {
  return onceFor(catalogue, 'section pages', () => allPages(catalogue));
}

function allPages({ sections, products, recipes }: Catalogue): SectionPageProps[] {
  const own = sections.filter(({ data }) => data.shows !== 'fundings');
  return own.flatMap((section) => {
    const { slug, shows } = section.data;
    const inSection = (id: string) => id.startsWith(`${slug}/`);
    const mine =
      shows === 'recipes'
        ? recipes.filter(({ data }) => data.categories.some(inSection))
        : products.filter(({ categoryIds }) => categoryIds.some(inSection));
    const placed = mine.map((entry) => {
      const ids = 'data' in entry ? entry.data.categories : entry.categoryIds;
      return { entry, places: new Set(withParents(ids, [section])) };
    });
    const categories = categoriesOf(section).map((category) => ({
      category,
      entries: placed
        .filter(({ places }) => places.has(`${slug}/${category.slug}`))
        .map(({ entry }) => entry),
    }));
    const counts = Object.fromEntries(
      categories.map(({ category, entries }) => [category.slug, entries.length]),
    );
    return [
      ...split({ section, counts }, mine),
      ...categories.flatMap(({ category, entries }) => split({ section, counts, category }, entries)),
    ];
  });
}

/** The address of a page of a section or category. */
export function sectionPath({ section, category }: Pick<SectionPageProps, 'section' | 'category'>, page = 1) {
  const url = category?.url ?? paths.section(section.data.slug);
  return page > 1 ? `${url}/page/${page}` : url;
}

function split(
  list: Pick<SectionPageProps, 'section' | 'counts' | 'category'>,
  entries: readonly (CatalogueProduct | Recipe)[],
): SectionPageProps[] {
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
