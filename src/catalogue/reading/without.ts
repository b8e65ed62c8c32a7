import type { Content } from './read-content.ts';

/** Ids of entries by kind. */
export type Gone = { [K in 'creators' | 'products' | 'recipes' | 'sections']: ReadonlySet<string> };

/**
 * The content without these creators, products, recipes and sections, and without references to them. What
 * cannot be without one of them goes, too: a review without its product, a selection that has become empty.
 * Only references to what is gone are dropped: a wrong name stays, and the check of the content reports it.
 */
export function without(content: Content, gone: Gone): Content {
  const kept = (kind: keyof Gone, ids: readonly string[]) => ids.filter((id) => !gone[kind].has(id));
  const slugs = new Set(
    content.sections.flatMap(({ id, data }) => (gone.sections.has(id) ? [data.slug] : [])),
  );
  const inSections = (ids: readonly string[]) => ids.filter((id) => !slugs.has(id.split('/')[0] ?? ''));
  const itemKinds = { product: 'products', creator: 'creators', recipe: 'recipes' } as const;
  return {
    ...content,
    creators: content.creators.filter(({ id }) => !gone.creators.has(id)),
    products: content.products
      .filter(({ id }) => !gone.products.has(id))
      .map((entry) => ({
        ...entry,
        data: {
          ...entry.data,
          categories: inSections(entry.data.categories),
          goesWith: kept('products', entry.data.goesWith),
        },
      })),
    recipes: content.recipes
      .filter(({ id }) => !gone.recipes.has(id))
      .map((entry) => ({
        ...entry,
        data: {
          ...entry.data,
          categories: inSections(entry.data.categories),
          products: kept('products', entry.data.products),
          tools: kept('products', entry.data.tools),
          ingredients: entry.data.ingredients.map((group) => ({
            ...group,
            items: group.items.map(({ product, ...item }) =>
              product === undefined || gone.products.has(product) ? item : { ...item, product },
            ),
          })),
        },
      })),
    blog: content.blog.map((entry) => ({
      ...entry,
      data: {
        ...entry.data,
        creators: kept('creators', entry.data.creators),
        products: kept('products', entry.data.products),
        recipes: kept('recipes', entry.data.recipes),
      },
    })),
    fundings: content.fundings.map((entry) => ({
      ...entry,
      data: { ...entry.data, categories: inSections(entry.data.categories) },
    })),
    reviews: content.reviews.filter(
      ({ data }) => !gone.products.has(data.product) && !(data.recipe && gone.recipes.has(data.recipe)),
    ),
    sections: content.sections.filter(({ id }) => !gone.sections.has(id)),
    selections: content.selections.flatMap((entry) => {
      const items = entry.data.items.filter(({ kind, id }) => !gone[itemKinds[kind]].has(id));
      return items.length > 0 ? [{ ...entry, data: { ...entry.data, items } }] : [];
    }),
  };
}
