import { type FeatureName, HOUSE, hasFeature } from '#src/core/shop/features.ts';
import type { Content, ContentOf } from './read-content.ts';

/**
 * The content without what belongs to features that the shop does not have, and without references to it. So an
 * owner can switch a feature off, and on again, without editing any other file.
 */
export function withoutFeatures(content: Content, has: (name: FeatureName) => boolean = hasFeature): Content {
  const products = content.products.filter(
    ({ data }) =>
      (has('giftCards') || data.goods !== 'gift-card') && (has('fundings') || data.type !== 'funding'),
  );
  const sold = new Set(products.map(({ id }) => id));
  // Only what is switched off is dropped: a wrong name stays, and the check of the content reports it.
  const gone = new Set(content.products.flatMap(({ id }) => (sold.has(id) ? [] : [id])));
  const kept = (ids: readonly string[]) => ids.filter((id) => !gone.has(id));
  const creator = has('creators') ? {} : { creator: HOUSE };
  const recipes = has('recipes') ? content.recipes : [];
  return {
    ...content,
    creators: has('creators') ? content.creators : content.settings.map(house),
    products: products.map((entry) => ({
      ...entry,
      data: { ...entry.data, ...creator, goesWith: kept(entry.data.goesWith) },
    })),
    recipes: recipes.map((entry) => ({
      ...entry,
      data: {
        ...entry.data,
        ...creator,
        products: kept(entry.data.products),
        tools: kept(entry.data.tools),
        ingredients: entry.data.ingredients.map((group) => ({
          ...group,
          items: group.items.map(({ product, ...item }) =>
            product === undefined || gone.has(product) ? item : { ...item, product },
          ),
        })),
      },
    })),
    blog: content.blog.map((entry) => ({
      ...entry,
      data: {
        ...entry.data,
        ...(!has('creators') && { author: HOUSE, creators: [] }),
        products: kept(entry.data.products),
        recipes: has('recipes') ? entry.data.recipes : [],
      },
    })),
    fundings: has('fundings')
      ? content.fundings.map((entry) => ({ ...entry, data: { ...entry.data, ...creator } }))
      : [],
    reviews: has('reviews')
      ? content.reviews.filter(({ data }) => !gone.has(data.product) && (has('recipes') || !data.recipe))
      : [],
    sections: content.sections.filter(({ data }) => data.shows === 'products' || has(data.shows)),
    selections: content.selections
      .map((entry) => ({
        ...entry,
        data: {
          ...entry.data,
          items: entry.data.items.filter(({ kind, id }) => {
            if (kind === 'product') return !gone.has(id);
            return has(kind === 'creator' ? 'creators' : 'recipes');
          }),
        },
      }))
      .filter(({ data }, at) => data.items.length > 0 || content.selections[at]?.data.items.length === 0),
    'creator-terms': has('apply') ? content['creator-terms'] : [],
  };
}

/** The shop as a creator. */
function house({ file, data }: ContentOf<'settings'>): ContentOf<'creators'> {
  const { brand } = data;
  return {
    id: HOUSE,
    file,
    data: {
      name: brand.name,
      username: brand.slug,
      profile: {
        // Without a page of its own: see src/lib/paths.ts.
        handle: '',
        place: '',
        speciality: '',
        line: brand.strapline,
        quote: '',
        colour: brand.ground,
      },
      // Before anything that the shop may date.
      joinedAt: new Date(0),
      socials: [],
      posts: [],
    },
  };
}
