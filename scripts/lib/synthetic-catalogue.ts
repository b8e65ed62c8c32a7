import type { Goods } from '../../src/core/products/goods.ts';
import { PALETTE } from '../../src/core/products/types.ts';
import { REGION_CODES } from '../../src/core/regions/regions.ts';
import { nth } from '../../src/lib/nth.ts';
import { type Chance, capital, chanceFrom, slugOf, WORDS } from './synthetic-words.ts';

/** A content file below a content folder, as an editor would have written it. */
export type ContentFile = { path: string; text: string };

/** For each hundred products, as in the store's own catalogue. */
const CREATORS = 30;
const RECIPES = 70;
/** Photographs that the products share, so that a build has few pictures to make however many products there are. */
export const PHOTOGRAPHS = Array.from({ length: 12 }, (_, index) => `photographs/shelf-${index + 1}.webp`);
/** What a unit of the region's currency is worth against the dollar, roughly, in hundredths. */
const RATES = { US: 100, GB: 80, CA: 135, EU: 92, LATAM: 85, GO: 100 } as const;

type Shelf = {
  section: string;
  goods: Goods;
  categories: readonly string[];
  things: readonly string[];
  type?: 'Digital File' | 'Print On Demand';
};
const SHELVES: readonly Shelf[] = [
  {
    section: 'books',
    goods: 'book',
    categories: ['weeknight', 'baking', 'fish', 'vegetables', 'places'],
    things: WORDS.books,
    type: 'Print On Demand',
  },
  {
    section: 'kitchen',
    goods: 'kitchenware',
    categories: ['pans', 'knives', 'tools', 'table'],
    things: WORDS.tools,
  },
  { section: 'pantry', goods: 'food', categories: ['sauces', 'spices', 'tins', 'sweet'], things: WORDS.jars },
  {
    section: 'courses',
    goods: 'course',
    categories: ['technique', 'bread', 'world'],
    things: WORDS.courses,
    type: 'Digital File',
  },
];
const RECIPE_CATEGORIES = ['weeknight', 'fish', 'vegetables', 'baking', 'slow'];

/** A whole valid content folder around `count` products. The same count always gives the same files. */
export function* syntheticCatalogue(count: number): Generator<ContentFile> {
  const creators = creatorIds(Math.max(1, Math.round((count * CREATORS) / 100)));
  const products = productIds(count);
  yield* fixedFiles();
  for (const [index, id] of creators.entries()) yield creator(id, index);
  for (const [index, product] of products.entries()) yield productFile(product, index, creators, products);
  const recipes = Math.round((count * RECIPES) / 100);
  for (let index = 0; index < recipes; index += 1) yield recipe(index, creators, products);
}

type Named = { id: string; name: string; shelf: Shelf };

function creatorIds(count: number): string[] {
  return Array.from({ length: count }, (_, index) => slugOf(`${creatorName(index)} ${index + 1}`));
}

function creatorName(index: number): string {
  const { firstNames, lastNames } = WORDS;
  return `${firstNames[index % firstNames.length]} ${lastNames[Math.floor(index / firstNames.length) % lastNames.length]}`;
}

function productIds(count: number): Named[] {
  return Array.from({ length: count }, (_, index) => {
    const chance = chanceFrom(1_000_000 + index);
    const shelf = nth(SHELVES, index % SHELVES.length);
    const name = `${capital(chance.of(WORDS.qualities))} ${capital(chance.of(WORDS.foods))} ${chance.of(shelf.things)}`;
    return { id: slugOf(`${name} ${index + 1}`), name: `${name} ${index + 1}`, shelf };
  });
}

function creator(id: string, index: number): ContentFile {
  const chance = chanceFrom(2_000_000 + index);
  const [one, two, three] = [chance.of(WORDS.foods), chance.of(WORDS.foods), chance.of(WORDS.foods)];
  return page(
    `creators/${id}.md`,
    {
      name: creatorName(index),
      username: id,
      profile: {
        handle: id,
        place: chance.of(WORDS.places),
        speciality: `${capital(one)} and ${two}`,
        line: `Cooks with ${one} when there is ${two}, and with ${three} when there is not.`,
        quote: `Begin with the ${one}. The rest can wait.`,
        colour: chance.of(PALETTE),
      },
      joinedAt: day(chance),
      socials: [
        { platform: 'instagram', url: `https://www.instagram.com/${id}`, followers: chance.below(200_000) },
      ],
    },
    [`${creatorName(index)} cooks with ${one} and ${two}.`, 'The shop came later, and it is still small.'],
  );
}

function productFile(
  { id, name, shelf }: Named,
  index: number,
  creators: readonly string[],
  products: readonly Named[],
): ContentFile {
  const chance = chanceFrom(3_000_000 + index);
  const isPreOrder = index % 15 === 7;
  const price = 800 + chance.below(90) * 100;
  const photograph = PHOTOGRAPHS[index % PHOTOGRAPHS.length];
  const left = chance.once(8) ? chance.of(REGION_CODES) : undefined;
  const formats = Array.from({ length: 1 + chance.below(3) }, (_, at) => ({
    id: `format-${at + 1}`,
    name: nth(['Standard', 'Large', 'Signed'], at),
    ...(shelf.type && { type: shelf.type }),
    detail: `Number ${at + 1} of what there is`,
    prices: prices(price + at * 700, left),
  }));
  const others = [chance.below(products.length), chance.below(products.length)].filter(
    (other) => other !== index,
  );
  return page(
    `products/${id}.md`,
    {
      name,
      creator: creators[index % creators.length],
      categories: [`${shelf.section}/${chance.of(shelf.categories)}`],
      type: isPreOrder ? 'pre-order' : index % 40 === 11 ? 'funding' : 'available',
      availability: index % 20 === 13 ? 'unavailable' : 'available',
      goods: shelf.goods,
      kind: index % 100 === 29 ? 'sample' : 'standard',
      summary: `${name}: made with ${chance.of(WORDS.foods)} in mind, and tried with ${chance.of(WORDS.foods)}.`,
      addedAt: day(chance),
      ...(isPreOrder && { releasedAt: '2027-03-01' }),
      formats,
      ...(index % 12 === 5 && { customisation: { label: 'A name on it', maxLength: 40 } }),
      details: [
        { label: 'Size', value: `${10 + chance.below(30)} cm` },
        { label: 'Made in', value: chance.of(WORDS.places) },
      ],
      goesWith: [...new Set(others)].map((other) => nth(products, other).id),
      // Every ninth has no photograph, and its name set large in its place.
      ...(index % 9 !== 4 && {
        previewImages: [
          { view: 'front', alt: `${name}, from the front`, src: photograph },
          { view: 'detail', alt: `${name}, close up`, src: PHOTOGRAPHS[(index + 5) % PHOTOGRAPHS.length] },
        ],
      }),
    },
    [
      `${name} was made in ${chance.of(WORDS.places)} for people who cook.`,
      'It is packed when it is ordered.',
    ],
  );
}

function recipe(index: number, creators: readonly string[], products: readonly Named[]): ContentFile {
  const chance = chanceFrom(4_000_000 + index);
  const [first, second] = [chance.of(WORDS.foods), chance.of(WORDS.foods)];
  const title = `${capital(chance.of(WORDS.qualities))} ${first} ${chance.of(WORDS.dishes)} ${index + 1}`;
  return page(
    `recipes/${slugOf(title)}.md`,
    {
      title,
      creator: creators[index % creators.length],
      products: [nth(products, index % products.length).id],
      categories: [`recipes/${chance.of(RECIPE_CATEGORIES)}`],
      summary: `${capital(first)} and ${second}, in one pot.`,
      serves: { amount: 1 + chance.below(8) },
      minutes: { prep: 5 + chance.below(30), cook: 10 + chance.below(90) },
      difficulty: chance.of(['easy', 'steady', 'project']),
      ingredients: [
        {
          items: [
            { quantity: 200 + chance.below(8) * 50, unit: 'g', name: first },
            { quantity: 2, name: second },
          ],
        },
      ],
      steps: [
        { text: `Chop the ${first} small.`, minutes: 5 },
        { text: `Cook it with the ${second} until it is done.` },
      ],
      publishedAt: day(chance),
      ...(index % 9 !== 4 && {
        photograph: {
          src: `../products/${PHOTOGRAPHS[index % PHOTOGRAPHS.length]}`,
          alt: `${title}, in a bowl`,
        },
      }),
    },
    [`A plain dish of ${first}.`],
  );
}

function* fixedFiles(): Generator<ContentFile> {
  const list = (slugs: readonly string[]) => slugs.map((slug) => ({ slug, name: capital(slug) }));
  const sections = [
    ...SHELVES.map(({ section, categories }) => ({ slug: section, categories, shows: 'products' })),
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
    estimate: { minimumDays: 3, maximumDays: 6 },
    rates: prices(595),
  });
  yield data('coupons/first.yaml', { code: 'FIRST-ORDER', percentOff: 10 });
  yield data('payout-codes/friend.yaml', { code: 'friend', source: 'A friend' });
  const socials = Object.fromEntries(
    ['facebook', 'instagram', 'tiktok', 'twitter'].map((name) => [name, `https://www.${name}.com/found`]),
  );
  yield data('settings/store.yaml', {
    brand: {
      name: 'Found',
      slug: 'found',
      email: 'hello@found.example',
      strapline: 'Plain things for cooks.',
      socials,
    },
    banner: { isBannerEnabled: false, text: 'Nothing to say today.' },
    demo: { writtenFor: '2026-11-21' },
  });
}

function prices(amount: number, left?: string): Record<string, number> {
  const sold = REGION_CODES.filter((region) => region !== left);
  return Object.fromEntries(
    sold.map((region) => [region, Math.round((amount * RATES[region]) / 5_000) * 50]),
  );
}

function day(chance: Chance): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `2026-${two(1 + chance.below(10))}-${two(1 + chance.below(28))}`;
}

/** JSON is YAML, line by line: each field on its own, so that a person can read the file. */
function data(path: string, fields: Record<string, unknown>): ContentFile {
  return {
    path,
    text: Object.entries(fields)
      .map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`)
      .join(''),
  };
}

function page(path: string, fields: Record<string, unknown>, paragraphs: readonly string[]): ContentFile {
  return { path, text: `---\n${data(path, fields).text}---\n\n${paragraphs.join('\n\n')}\n` };
}
