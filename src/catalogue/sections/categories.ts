import type { Category, Entry } from '#src/core/products/types.ts';
import { paths } from '#src/lib/paths.ts';
import type { SectionEntry } from '../schemas/section.ts';

export type SectionCategory = { slug: string; name: string; line?: string; url: string; parent?: string };

/** All categories by id (`section/category`), nested ones included. */
export function categoriesById(sections: readonly Entry<SectionEntry>[]): Map<string, Category> {
  const categories = new Map<string, Category>();
  for (const { data: section } of sections) {
    for (const category of section.categories) {
      for (const { slug, name } of [category, ...category.nestedCategories]) {
        const _id = `${section.slug}/${slug}`;
        categories.set(_id, { _id, name, url: `/${_id}`, section: section.slug });
      }
    }
  }
  return categories;
}

/**
 * Category ids with the ids of their parents: an entry in `kitchen/frying-pans` is also in `kitchen/pans`.
 */
export function withParents(ids: readonly string[], sections: readonly { data: SectionEntry }[]): string[] {
  const parents = sections.flatMap(({ data: { slug, categories } }) =>
    categories
      .filter(({ nestedCategories }) =>
        nestedCategories.some((nested) => ids.includes(`${slug}/${nested.slug}`)),
      )
      .map((category) => `${slug}/${category.slug}`),
  );
  return [...new Set([...ids, ...parents])];
}

/**
 * The way from a section to the first of an entry's categories: the section, the category and, if the entry
 * is in one of its nested categories, that one. Empty without categories.
 */
export function categoryPath(
  ids: readonly string[],
  sections: readonly { data: SectionEntry }[],
): { name: string; url: string }[] {
  const [place = '', slug] = ids[0]?.split('/') ?? [];
  const section = sections.find(({ data }) => data.slug === place)?.data;
  const has = (one: { slug: string }) => one.slug === slug;
  const category = section?.categories.find((one) => has(one) || one.nestedCategories.some(has));
  if (!section || !category) return [];
  const { nestedCategories } = category;
  const nested =
    nestedCategories.find(has) ?? nestedCategories.find((one) => ids.includes(`${place}/${one.slug}`));
  return [
    { name: section.name, url: paths.section(place) },
    ...[category, ...(nested ? [nested] : [])].map((one) => ({
      name: one.name,
      url: paths.category(`${place}/${one.slug}`),
    })),
  ];
}

/** A section's categories, each followed by its nested ones. */
export function categoriesOf({ data }: { data: SectionEntry }): SectionCategory[] {
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
