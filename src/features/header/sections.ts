import { type CollectionEntry, getCollection } from 'astro:content';
import { paths } from '#src/lib/paths.ts';

export type MenuCategory = { name: string; url: string; nestedCategories: { name: string; url: string }[] };
export type MenuSection = { name: string; url: string; categories: MenuCategory[] };

/** The menu's sections in their editor's order. A failure is logged and leaves the menu without them, never the page. */
export async function getSections(
  load: () => Promise<CollectionEntry<'sections'>[]> = () => getCollection('sections'),
): Promise<MenuSection[]> {
  try {
    const sections = await load();
    return sections.toSorted((a, b) => a.data.order - b.data.order).map(toMenuSection);
  } catch (error) {
    console.error('The menu is shown without its sections:', error);
    return [];
  }
}

function toMenuSection({ data }: CollectionEntry<'sections'>): MenuSection {
  const urlOf = (category: { slug: string }) => paths.category(`${data.slug}/${category.slug}`);
  return {
    name: data.name,
    url: paths.section(data.slug),
    categories: data.categories.map((category) => ({
      name: category.name,
      url: urlOf(category),
      nestedCategories: category.nestedCategories.map((nested) => ({
        name: nested.name,
        url: urlOf(nested),
      })),
    })),
  };
}
