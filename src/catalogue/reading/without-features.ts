import { type FeatureName, hasFeature, SHOP_AS_CREATOR } from '#src/core/shop/features.ts';
import type { Content, ContentOf } from './read-content.ts';
import { without } from './without.ts';

/**
 * The content without what belongs to features that the shop does not have, and without references to it. So
 * an owner can switch a feature off, and on again, without editing any other file.
 */
export function withoutFeatures(content: Content, has: (name: FeatureName) => boolean = hasFeature): Content {
  const idsOf = <T extends { id: string }>(entries: readonly T[], isGone: (entry: T) => boolean) =>
    new Set(entries.filter(isGone).map(({ id }) => id));
  const left = without(content, {
    creators: idsOf(content.creators, () => !has('creators')),
    products: idsOf(
      content.products,
      ({ data }) =>
        (data.goods === 'gift-card' && !has('giftCards')) || (data.type === 'funding' && !has('fundings')),
    ),
    recipes: idsOf(content.recipes, () => !has('recipes')),
    sections: idsOf(content.sections, ({ data }) => data.shows !== 'products' && !has(data.shows)),
  });
  const made = {
    ...left,
    fundings: has('fundings') ? left.fundings : [],
    reviews: has('reviews') ? left.reviews : [],
    contracts: has('creators') ? left.contracts : [],
    'creator-terms': has('apply') ? left['creator-terms'] : [],
  };
  return has('creators') ? made : madeByTheShop(made);
}

/** The content with the shop as the creator of everything. */
function madeByTheShop(content: Content): Content {
  const byShop = <T extends { data: object }>(
    entries: readonly T[],
    field: 'creator' | 'author' = 'creator',
  ) => entries.map((entry) => ({ ...entry, data: { ...entry.data, [field]: SHOP_AS_CREATOR } }));
  return {
    ...content,
    creators: content.settings.map(shopAsCreator),
    products: byShop(content.products),
    recipes: byShop(content.recipes),
    blog: byShop(content.blog, 'author'),
    fundings: byShop(content.fundings),
  };
}

/** The shop as a creator. */
export function shopAsCreator({ file, data }: ContentOf<'settings'>): ContentOf<'creators'> {
  const { brand } = data;
  return {
    id: SHOP_AS_CREATOR,
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
