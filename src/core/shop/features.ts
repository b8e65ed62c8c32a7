import { SHOP_FEATURES } from './settings-at-build.ts';

/** What a shop can do without (`features` in its settings), and whether a shop has it that says nothing. */
export const FEATURES = {
  /** Pages of the people who make what is sold. Without them, the shop itself is the maker. */
  creators: true,
  fundings: true,
  recipes: true,
  reviews: true,
  /** Gift cards, sold and spent. A shop that has sold some switches this off when none has a balance. */
  giftCards: true,
  /** The newsletter's forms. Another service sends the newsletter. */
  newsletter: false,
  /** The page where new creators apply. */
  apply: true,
  /** Invoices and credit notes. A shop that has issued some keeps this on, for their refunds. */
  invoices: false,
} as const satisfies Record<string, boolean>;
export type FeatureName = keyof typeof FEATURES;
export const FEATURE_NAMES = Object.keys(FEATURES) as FeatureName[];

/**
 * The id of the shop itself as a maker: of everything in a shop without creators, of gift cards in others.
 */
export const SHOP_AS_CREATOR = 'house';

/**
 * Paths of pages and of the API that a feature has to itself, and everything below them. `*` is any one name.
 */
const PLACES: Readonly<Record<FeatureName, readonly string[]>> = {
  creators: ['/creators', '/api/creators', '/api/products/creator'],
  fundings: ['/funding', '/api/fundings', '/api/surveys'],
  recipes: ['/recipe', '/recipes', '/data/recipes.json', '/api/recipes', '/api/products/*/recipes'],
  reviews: ['/review', '/api/reviews'],
  giftCards: ['/gift-cards', '/api/gift-cards'],
  newsletter: ['/newsletter', '/api/newsletter', '/api/newsletter-confirmations'],
  apply: ['/be-found', '/api/creator-request'],
  invoices: ['/order/invoice'],
};

/** Whether the shop has a feature. */
export function hasFeature(name: FeatureName): boolean {
  const own = SHOP_FEATURES[name];
  // New creators cannot apply to a shop without creators.
  if (name === 'apply' && SHOP_FEATURES.creators === false) return false;
  return typeof own === 'boolean' ? own : FEATURES[name];
}

/**
 * True for the path of a page or operation of a feature that the shop does not have. A fragment is ignored.
 */
export function isOff(path: string, has: (name: FeatureName) => boolean = hasFeature): boolean {
  const [place = ''] = path.split(/[?#]/);
  const names = place.split('/');
  const isAt = (start: string) => start.split('/').every((name, at) => name === '*' || name === names[at]);
  return FEATURE_NAMES.some((name) => !has(name) && PLACES[name].some(isAt));
}

/** True for the shop itself, in a shop whose other products are made by creators. */
export function isShopAmongCreators({ _id }: { _id: string }): boolean {
  return _id === SHOP_AS_CREATOR && hasFeature('creators');
}
