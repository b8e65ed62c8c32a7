import { describe, expect, test } from 'vitest';
import { createSearchEngine } from '#src/catalogue/search/search-engine.ts';
import type { SearchEntry } from '#src/catalogue/search/search-item.ts';
import { unwantedAllergens } from '#src/catalogue/search/unwanted-allergens.ts';
import { writeIndex } from '#src/features/search/write-index.ts';

describe('the allergens that a search does not want', () => {
  test.each([
    ['nut free chocolate', ['nuts']],
    ['nut-free', ['nuts']],
    ['chocolate without nuts', ['nuts']],
    ['without milk or eggs, please', ['eggs', 'milk']],
    ['cakes with no peanuts and sesame', ['peanuts', 'sesame']],
    ['gluten free and dairy free', ['gluten', 'milk']],
    ['free from wheat', ['gluten']],
    ['shellfish free sauce', ['crustaceans', 'molluscs']],
    ['nut chocolate', []],
    ['free delivery', []],
    ['without sugar', []],
    ['no knead bread', []],
    ['', []],
  ] as const)('are in “%s”', (keyword, unwanted) => {
    expect(unwantedAllergens(keyword)).toEqual(unwanted);
  });
});

test('a search without nuts finds no food that contains or may contain them, but other products', () => {
  const entry = (id: string, kind: 'products' | 'recipes', allergens?: ['nuts']): SearchEntry => ({
    item: {
      ...{ id, kind, title: id, by: 'Maud', label: 'Food', url: `/${id}` },
      ...(allergens && { allergens }),
      picture: { small: '', large: '', width: 1, height: 1 },
    },
    words: 'nut bar, sold without a box, gluten free',
  });
  const engine = createSearchEngine(
    writeIndex([entry('bar', 'products', ['nuts']), entry('book', 'products'), entry('cake', 'recipes')], []),
  );
  const found = (keyword: string) => engine.search({ keyword, page: 1 }).found.map(({ item }) => item.id);
  expect(found('nut').sort()).toEqual(['bar', 'book', 'cake']);
  expect(found('without nut').sort()).toEqual(['book', 'cake']);
  expect(found('gluten free').sort()).toEqual(['bar', 'book', 'cake']);
  expect(engine.search({ keyword: 'without nut', page: 1 }).total).toBe(2);
  expect(engine.suggest('without nut').found.map(({ item }) => item.id)).not.toContain('bar');
});
