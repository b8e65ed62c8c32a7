import { describe, expect, test } from 'vitest';
import { createSearchEngine } from '#src/catalogue/search/search-engine.ts';
import type { SearchEntry, SearchItem } from '#src/catalogue/search/search-item.ts';
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

describe('food and recipes of a search with a wish', () => {
  const entry = (id: string, more: Partial<SearchItem>, words = ''): SearchEntry => ({
    item: {
      ...{ id, kind: 'products', title: id, by: 'Maud', label: 'Food', url: `/${id}` },
      picture: { small: '', large: '', width: 1, height: 1 },
      ...more,
    },
    words: `nut bar ${words}`,
  });
  const engine = createSearchEngine(
    writeIndex(
      [
        entry('praline', { allergens: ['nuts'] }),
        entry('oat', { allergens: [] }),
        entry('book', {}),
        entry('vegan book', {}),
        entry('plain cake', { kind: 'recipes' }),
        entry('plum cake', { kind: 'recipes', diets: ['nut-free', 'vegan'] }, 'nut-free . vegan'),
      ],
      ['praline', 'oat'],
    ),
  );
  const found = (keyword: string) =>
    engine
      .search({ keyword, page: 1 })
      .found.map(({ item }) => item.id)
      .sort();

  test('have facts that say so, and texts count for other products', () => {
    expect(found('nut')).toEqual(['book', 'oat', 'plain cake', 'plum cake', 'praline', 'vegan book']);
    expect(found('bar without nuts')).toEqual(['oat', 'plum cake']);
    expect(found('vegan bar')).toEqual(['plum cake', 'vegan book']);
    expect(found('nut-free cake')).toEqual(['plum cake']);
    expect(found('nut-free xylophone')).toEqual([]);
    expect(found('peanut free')).toEqual(['oat', 'praline']);
    expect(engine.suggest('bar without nuts').found.map(({ item }) => item.id)).not.toContain('praline');
  });

  test('are not shown as popular either if they have the allergen', () => {
    const { popular } = engine.search({ keyword: 'nut free xylophone', page: 1 });
    expect(popular.map(({ id }) => id)).toEqual(['oat']);
  });
});
