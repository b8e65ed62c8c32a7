import type { Catalogue, Section } from '#src/catalogue/catalogue.ts';
import { paths } from '#src/lib/paths.ts';

type MenuCategory = { name: string; url: string; nestedCategories: { name: string; url: string }[] };
export type MenuSection = { name: string; url: string; categories: MenuCategory[] };

/**
 * The menu's sections in the editor's order, without empty sections and categories. A failure is logged and
 * returns no sections, so that the page still renders.
 */
export async function getSections(
  load: () => Promise<Pick<Catalogue, 'sections' | 'filledPlaces'>>,
): Promise<MenuSection[]> {
  try {
    const { sections, filledPlaces } = await load();
    return sections
      .filter(({ data }) => filledPlaces.has(data.slug))
      .toSorted((a, b) => a.data.order - b.data.order)
      .map((section) => toMenuSection(section, filledPlaces));
  } catch (error) {
    console.error('The menu is shown without its sections:', error);
    return [];
  }
}

function toMenuSection({ data }: Section, places: ReadonlySet<string>): MenuSection {
  const isFilled = ({ slug }: { slug: string }) => places.has(`${data.slug}/${slug}`);
  const urlOf = (category: { slug: string }) => paths.category(`${data.slug}/${category.slug}`);
  return {
    name: data.name,
    url: paths.section(data.slug),
    categories: data.categories.filter(isFilled).map((category) => ({
      name: category.name,
      url: urlOf(category),
      nestedCategories: category.nestedCategories.filter(isFilled).map((nested) => ({
        name: nested.name,
        url: urlOf(nested),
      })),
    })),
  };
}
