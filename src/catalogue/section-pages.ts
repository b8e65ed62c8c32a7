import { pagesOf } from '#src/lib/pages.ts';
import { paths } from '#src/lib/paths.ts';
import { type CatalogueProduct, getCatalogue, type Recipe, type Section } from './catalogue.ts';
import { withParents } from './product.ts';

export type SectionCategory = { slug: string; name: string; line?: string; url: string; parent?: string };

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
export async function sectionPages(): Promise<SectionPageProps[]> {
  const { sections, products, recipes } = await getCatalogue();
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

/** A section's categories with the nested ones after their own. */
export function categoriesOf({ data }: Section): SectionCategory[] {
  const url = (slug: string) => paths.category(`${data.slug}/${slug}`);
  return data.categories.flatMap(({ slug, name, line, nestedCategories }) => [
    { slug, name, url: url(slug), ...(line && { line }) },
    ...nestedCategories.map(({ line: about, ...nested }) => ({
      ...nested,
      url: url(nested.slug),
      parent: slug,
      ...(about && { line: about }),
    })),
  ]);
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
