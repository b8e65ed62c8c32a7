import { FOOD_LAW_REGIONS } from '#src/core/food/food-facts.ts';
import type { Goods } from '#src/core/products/goods.ts';
import { type ContentFile, data, prices } from './files.ts';
import { capital, WORDS } from './words.ts';

/** A section of products: its formats, and the nouns for its product names. */
export type MadeSection = {
  slug: string;
  goods: Goods;
  categories: readonly string[];
  things: readonly string[];
  type?: 'Digital File' | 'Print On Demand';
};
export const SECTIONS: readonly MadeSection[] = [
  {
    slug: 'books',
    goods: 'book',
    categories: ['weeknight', 'baking', 'fish', 'vegetables', 'places'],
    things: WORDS.books,
    type: 'Print On Demand',
  },
  {
    slug: 'kitchen',
    goods: 'kitchenware',
    categories: ['pans', 'knives', 'tools', 'table'],
    things: WORDS.tools,
  },
  { slug: 'pantry', goods: 'food', categories: ['sauces', 'spices', 'tins', 'sweet'], things: WORDS.jars },
  {
    slug: 'courses',
    goods: 'course',
    categories: ['technique', 'bread', 'world'],
    things: WORDS.courses,
    type: 'Digital File',
  },
];
export const RECIPE_CATEGORIES = ['weeknight', 'fish', 'vegetables', 'baking', 'slow'];

/** The files that a store has once: sections, shipping, discount codes and settings. */
export function* fixedFiles(): Generator<ContentFile> {
  const list = (slugs: readonly string[]) => slugs.map((slug) => ({ slug, name: capital(slug) }));
  const sections = [
    ...SECTIONS.map(({ slug, categories }) => ({ slug, categories, shows: 'products' })),
    { slug: 'recipes', categories: RECIPE_CATEGORIES, shows: 'recipes' },
    { slug: 'funding', categories: ['books', 'kitchens'], shows: 'fundings' },
  ];
  for (const [index, { slug, categories, shows }] of sections.entries())
    yield data(`sections/${slug}.yaml`, {
      name: capital(slug),
      slug,
      shows,
      order: index + 1,
      addedAt: '2026-01-12',
      line: `Everything in ${slug}.`,
      categories: list(categories),
    });
  yield data('shipping-methods/standard.yaml', {
    name: 'Standard post',
    active: true,
    order: 1,
    estimate: Object.fromEntries(
      Object.keys(prices(595)).map((region) => [region, { minimumDays: 3, maximumDays: 6 }]),
    ),
    rates: prices(595),
  });
  yield data('coupons/first.yaml', { code: 'FIRST-ORDER', percentOff: 10 });
  yield data('payout-codes/friend.yaml', { code: 'friend', source: 'A friend', rate: 5 });
  const socials = Object.fromEntries(
    ['facebook', 'instagram', 'tiktok', 'twitter'].map((name) => [name, `https://www.${name}.com/found`]),
  );
  yield data('settings/store.yaml', {
    // The policies, which are those of the demo, link to it.
    features: { newsletter: true },
    brand: {
      name: 'Found',
      slug: 'found',
      email: 'hello@found.example',
      strapline: 'Plain things for cooks.',
      socials,
    },
    foodBusiness: Object.fromEntries(
      FOOD_LAW_REGIONS.map((region) => [region, { name: 'Found', address: ['1 Example Street'] }]),
    ),
    banner: { isBannerEnabled: false, text: 'Nothing to say today.' },
    demo: { writtenFor: '2026-11-21' },
  });
}
