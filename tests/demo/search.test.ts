import { describe, expect, test } from 'vitest';
import { joinCatalogue } from '#src/catalogue/catalogue.ts';
import { readContent } from '#src/catalogue/reading/read-content.ts';
import { contentFolder } from '#src/catalogue/schemas/content-folder.ts';
import { createSearchEngine } from '#src/catalogue/search/search-engine.ts';
import type { SearchItem } from '#src/catalogue/search/search-item.ts';
import { parseSearchQuery } from '#src/catalogue/search/search-query.ts';
import { readSynonyms } from '#src/catalogue/search/synonyms.ts';
import type { Allergen } from '#src/core/food/allergens.ts';
import { isEdible } from '#src/core/products/goods.ts';
import { searchAnswers } from '#src/features/search/search-answers.ts';
import { popularIn, searchEntries } from '#src/features/search/search-entries.ts';
import { searchPlaces } from '#src/features/search/search-places.ts';
import { writeIndex } from '#src/features/search/write-index.ts';
import { HELD_OUT } from './search-held-out.ts';
import { QUERIES, type TypedQuery } from './search-queries.ts';
import { SHOPPERS } from './search-shoppers.ts';

const { content } = await readContent(contentFolder());
const catalogue = joinCatalogue(content, new Date());
const synonyms = readSynonyms(content.search.map(({ data }) => data));
const search = createSearchEngine(
  writeIndex(
    await searchEntries(catalogue, 'GB'),
    popularIn(catalogue, 'GB'),
    searchAnswers(catalogue, 'GB'),
    synonyms,
    searchPlaces(catalogue, synonyms),
  ),
);
const DIETS = new Map<string, readonly string[]>(
  content.recipes.map(({ id, data }) => [`recipes/${id}`, data.diet]),
);
const FOODS = new Set(
  content.products.flatMap(({ id, data }) => (isEdible(data.goods) ? [`products/${id}`] : [])),
);
const ids = (list: string) => list.split(' ').map((id) => (id.includes('/') ? id : `products/${id}`));

const FREE_OF: Readonly<Record<string, string>> = {
  nuts: 'nut-free',
  gluten: 'gluten-free',
  milk: 'dairy-free',
};

test.each([
  ['the first', QUERIES],
  ['the second', SHOPPERS],
])('%s table has 150 queries, each once', (_, table) => {
  const typed = Object.values(table).flatMap((rows) => rows.map((row) => row.typed));
  expect(new Set(typed).size).toBe(typed.length);
  expect(typed.length).toBeGreaterThanOrEqual(150);
});

test.each([
  ['mortars', ['/kitchen/tools']],
  ['knives', ['/kitchen/knives']],
  ['dutch oven', ['/kitchen/casseroles']],
  ['hamper', ['/pantry/gift-boxes']],
  ['fish', ['/books/fish', '/recipes/fish']],
  ['cookbook', ['/books', '/funding/books']],
  ['lemon', []],
])('“%s” leads to its categories', (keyword, urls) => {
  expect(search.search({ keyword, page: 1 }).places.map(({ url }) => url)).toEqual(urls);
});

const TABLES = [QUERIES, SHOPPERS, HELD_OUT].flatMap((table) => Object.entries(table));

describe.each(TABLES)('search: %s', (_, rows) => {
  test.each(rows.map((row): [string, TypedQuery] => [row.typed.slice(0, 40), row]))('%s', (_, row) => {
    const query = parseSearchQuery(new URLSearchParams({ keyword: row.typed }));
    const { found, totalOfAll, help } = search.search(query);
    const items = found.map(({ item }) => item);
    const shown = items.map(({ id }) => id);
    if (row.first) expect(ids(row.first)).toContain(shown[0]);
    if (row.soon) expect(shown.slice(0, 3)).toEqual(expect.arrayContaining(ids(row.soon)));
    if (row.label) expect(items.slice(0, 3).map(({ label }) => label)).toEqual(Array(3).fill(row.label));
    if (row.diet) expect(shown.filter((id) => isNotOf(id, row.diet ?? ''))).toEqual([]);
    if (row.without)
      expect(items.filter((item) => mayHave(item, row.without)).map(({ id }) => id)).toEqual([]);
    if (row.most)
      expect(Math.max(...items.map(({ price }) => price?.amount ?? 0), 0)).toBeLessThanOrEqual(row.most);
    if (row.some) expect(totalOfAll).toBeGreaterThan(0);
    if (row.none) expect(shown).toEqual([]);
    if (row.help) expect(help[0]?.url).toBe(`/faq#${row.help}`);
    if (row.page) expect(help.map(({ url }) => url)).toContain(row.page);
  });
});

/** True for a recipe of another diet, and for a food: no food of the demo is called vegan or vegetarian. */
function isNotOf(id: string, diet: string): boolean {
  return FOODS.has(id) || DIETS.get(id)?.includes(diet) === false;
}

function mayHave({ id, allergens = [] }: SearchItem, allergen: Allergen = 'nuts'): boolean {
  return allergens.includes(allergen) || DIETS.get(id)?.includes(FREE_OF[allergen] ?? '') === false;
}
