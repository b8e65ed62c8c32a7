import { beforeAll, describe, expect, test } from 'vitest';
import { type Catalogue, joinCatalogue } from '#src/catalogue/catalogue.ts';
import { FOOD_LAW_REGIONS, type FoodFacts } from '#src/core/food/food-facts.ts';
import { withoutMarks } from '#src/core/food/marked-text.ts';
import { isEdible } from '#src/core/products/goods.ts';
import { isSoldIn } from '#src/core/products/pricing.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import { builtAt } from './support/built-at.ts';
import { builtPages, readBuilt } from './support/dist.ts';
import { attribute, type Element, elementsOf, textOf } from './support/html.ts';
import { writtenContent } from './support/written-content.ts';

let catalogue: Catalogue;
const sections = new Map<string, { region: RegionCode; elements: Element[]; section: Element | undefined }>();

beforeAll(async () => {
  catalogue = joinCatalogue(await writtenContent(), builtAt());
  const isProduct = ({ path }: { path: string }) => /^\/products\/[a-z0-9-]+$/.test(path);
  for (const { path, region, elements } of builtPages(isProduct)) {
    const section = elements.find((element) => attribute(element, 'id') === 'food');
    sections.set(`${path.split('/').at(-1)} ${region}`, { region, elements, section });
  }
}, 120_000);

const foods = () => catalogue.products.filter(({ entry }) => isEdible(entry.data.goods));
const pageOf = (id: string, region: RegionCode) => sections.get(`${id} ${region}`)!;
const inside = (section: Element, tag: string) =>
  elementsWithin(section).filter(({ tagName }) => tagName === tag);
function elementsWithin(element: Element): Element[] {
  return element.childNodes.flatMap((node) => ('tagName' in node ? [node, ...elementsWithin(node)] : []));
}

/** What a page must say of a food before it is bought, as text. */
function mustSay({ ingredients, nutrition, business }: FoodFacts, region: RegionCode): string[] {
  return [
    withoutMarks(ingredients),
    ...(nutrition
      ? [`${nutrition.kJ.toLocaleString('en-GB')} kJ / ${nutrition.kcal} kcal`, `${nutrition.salt} g`]
      : []),
    ...(business[region] ? [business[region].name] : []),
  ];
}

describe('the page of a food', () => {
  test('[CAT-09] has the facts of each of its parts in each region whose law wants them', () => {
    expect(foods().length).toBeGreaterThan(10);
    const problems: string[] = [];
    for (const product of foods())
      for (const region of FOOD_LAW_REGIONS.filter((one) => isSoldIn(product, one))) {
        const { section } = pageOf(product._id, region);
        const text = section ? textOf(section) : '';
        for (const facts of product.food) {
          expect(facts.business[region], `${product._id} ${region}`).toBeDefined();
          for (const said of mustSay(facts, region))
            if (!text.includes(said)) problems.push(`${product._id} ${region}: no “${said}”`);
        }
      }
    expect(problems).toEqual([]);
  });

  test('has nutrition as a table with a caption and headings of its rows, in the order of the law', () => {
    const { section } = pageOf('six-sardines-algarve', 'GB');
    const [table] = inside(section!, 'table');
    expect(textOf(inside(table!, 'caption')[0]!)).toBe('Nutrition per 100 g');
    const headings = inside(table!, 'th');
    expect(headings.every((th) => attribute(th, 'scope') === 'row')).toBe(true);
    expect(headings.map(textOf)).toEqual([
      'Energy',
      'Fat',
      'of which saturates',
      'Carbohydrate',
      'of which sugars',
      'Protein',
      'Salt',
    ]);
    expect(inside(table!, 'td').map(textOf)).toEqual([
      '1,097 kJ / 264 kcal',
      '20 g',
      '4 g',
      '0 g',
      '0 g',
      '21 g',
      '1 g',
    ]);
  });

  test('has each allergen in bold, and in words', () => {
    for (const product of foods()) {
      const { section } = pageOf(product._id, 'US');
      const bold = inside(section!, 'b').map(textOf);
      expect(bold, product._id).toEqual(
        product.food.flatMap(({ ingredients }) =>
          [...ingredients.matchAll(/\*([^*]+)\*/g)].map(([, word]) => word),
        ),
      );
      const named = product.food.flatMap(({ contains }) => contains.map(({ allergen }) => allergen));
      for (const allergen of named) expect(textOf(section!).toLowerCase(), product._id).toContain(allergen);
    }
  });

  test('lists an item that only the large box has under that box, and no other goods', () => {
    const text = textOf(pageOf('lagos-pepper-box', 'GB').section!);
    expect(text).toMatch(/Red palm oil Ingredients Red palm oil .*Only in The big box/);
    expect(pageOf('the-two-egg-pan', 'GB').section).toBeUndefined();
    const book = pageOf('a-slow-loaf', 'GB');
    expect(textOf(book.section!)).toContain('Contains Gluten (wheat, rye) Only in Book and starter');
  });

  test('links from below the price to its ingredients', () => {
    const { elements } = pageOf('grand-bereby-72', 'EU');
    const link = elements.find((element) => attribute(element, 'href') === '#food');
    const fact = elements.find(
      (element) =>
        element.tagName === 'div' &&
        elementsWithin(element).includes(link!) &&
        textOf(element).startsWith('Allergens'),
    );
    expect(textOf(fact!)).toContain('None of the 14 that must be named. May contain milk, nuts.');
  });
});

/** Foods that a list shows with a filter, by what it says of their allergens. */
test('a list’s data says which foods contain or may contain an allergen, and nothing of other goods', () => {
  const items = JSON.parse(readBuilt('data/products-gb.json')) as { url: string; allergens?: string[] }[];
  const allergensOf = (id: string) => items.find(({ url }) => url === `/products/${id}`)?.allergens;
  expect(allergensOf('grand-bereby-72')).toEqual(['milk', 'nuts']);
  expect(allergensOf('six-sardines-algarve')).toEqual(['fish']);
  expect(allergensOf('thyme-honey-sfakia')).toEqual([]);
  expect(allergensOf('the-two-egg-pan')).toBeUndefined();
});

test('lists offer the allergens of their foods, and lists without foods offer none', () => {
  const offered = (file: string) =>
    elementsOf(readBuilt(file)).flatMap((element) =>
      attribute(element, 'name') === 'without' ? (attribute(element, 'value') ?? []) : [],
    );
  expect(offered('regions/gb/pantry.html').length).toBeGreaterThan(5);
  expect(offered('regions/gb/kitchen.html')).toEqual([]);
});
