import { REGION_CODES } from '#src/core/regions/regions.ts';
import { nth } from '#src/lib/nth.ts';
import { type ContentFile, day, page, prices } from './files.ts';
import { type MadeSection, SECTIONS } from './sections.ts';
import { capital, chanceFrom, slugOf, WORDS } from './words.ts';

/**
 * Photographs that all products share, so that a build generates few pictures for any number of products.
 */
export const PHOTOGRAPHS = Array.from({ length: 12 }, (_, index) => `photographs/shelf-${index + 1}.webp`);

/** The file that every course delivers. */
export const LESSONS = 'files/lessons.pdf';

export type NamedProduct = { id: string; name: string; section: MadeSection };

export function productIds(count: number): NamedProduct[] {
  return Array.from({ length: count }, (_, index) => {
    const chance = chanceFrom(1_000_000 + index);
    const section = nth(SECTIONS, index % SECTIONS.length);
    const name = `${capital(chance.of(WORDS.qualities))} ${capital(chance.of(WORDS.foods))} ${chance.of(section.things)}`;
    return { id: slugOf(`${name} ${index + 1}`), name: `${name} ${index + 1}`, section };
  });
}

export function productFile(
  { id, name, section }: NamedProduct,
  index: number,
  creators: readonly string[],
  products: readonly NamedProduct[],
): ContentFile {
  const chance = chanceFrom(3_000_000 + index);
  const isPreOrder = index % 15 === 7;
  const price = 800 + chance.below(90) * 100;
  const photograph = PHOTOGRAPHS[index % PHOTOGRAPHS.length];
  const left = chance.once(8) ? chance.of(REGION_CODES) : undefined;
  const formats = Array.from({ length: 1 + chance.below(3) }, (_, at) => ({
    id: `format-${at + 1}`,
    name: nth(['Standard', 'Large', 'Signed'], at),
    ...(section.type && { type: section.type }),
    ...(section.type === 'Digital File' && { files: [{ name: 'The lessons.pdf', src: LESSONS }] }),
    detail: `Number ${at + 1} of what there is`,
    prices: prices(price + at * 700, left),
    ...(section.goods === 'food' && { net: { amount: 200 + at * 150, unit: 'g' } }),
  }));
  const others = [chance.below(products.length), chance.below(products.length)].filter(
    (other) => other !== index,
  );
  return page(
    `products/${id}.md`,
    {
      name,
      creator: creators[index % creators.length],
      categories: [`${section.slug}/${chance.of(section.categories)}`],
      type: isPreOrder ? 'pre-order' : index % 40 === 11 ? 'funding' : 'available',
      availability: index % 20 === 13 ? 'unavailable' : 'available',
      goods: section.goods,
      ...(section.goods === 'course' && {
        lessons: 3 + chance.below(9),
        runningMinutes: 30 + chance.below(200),
      }),
      kind: index % 100 === 29 ? 'sample' : 'standard',
      summary: `${name}: made with ${chance.of(WORDS.foods)} in mind, and tried with ${chance.of(WORDS.foods)}.`,
      addedAt: day(chance),
      ...(isPreOrder && { releasedAt: '2027-03-01' }),
      formats,
      ...(section.goods === 'food' && { food: madeFood(index) }),
      ...(index % 12 === 5 && { customization: { label: 'A name on it', maxLength: 40 } }),
      details: [
        { label: 'Size', value: `${10 + chance.below(30)} cm` },
        { label: 'Made in', value: chance.of(WORDS.places) },
      ],
      goesWith: [...new Set(others)].map((other) => nth(products, other).id),
      // Every ninth product has no photograph; its page shows its name in large letters instead.
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

/** Every third food has an allergen, and every fifth may have one. */
function madeFood(index: number) {
  return {
    ingredients: ['*Wheat* flour, sugar, salt', 'Tomatoes, sugar, salt', 'Sugar, tomatoes, salt'][index % 3],
    mayContain: index % 5 === 0 ? ['nuts'] : [],
    nutrition: {
      kJ: 1207,
      kcal: 284,
      fat: 0,
      saturates: 0,
      carbohydrate: 70,
      sugars: 30,
      protein: 1,
      salt: 1,
    },
    bestBefore: { months: 6 },
  };
}
