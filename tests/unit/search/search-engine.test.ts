import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSearchEngine } from '#src/catalogue/search/search-engine.ts';
import { parseSearchQuery } from '#src/catalogue/search/search-query.ts';
import { writeIndex } from '#src/features/search/write-index.ts';
import { ENTRIES, entry } from './entries.ts';

const search = createSearchEngine(writeIndex(ENTRIES, ['products/six-sardines', 'products/gone']));
const titles = (keyword: string) => search.search({ keyword, page: 1 }).found.map(({ item }) => item.title);

describe('the search finds', () => {
  test('a word of the title, the creator or the material', () => {
    expect(titles('lemon')[0]).toBe('Salt, Lemon, Sardine');
    expect(titles('lindqvist')).toEqual(['The Baker’s Apron']);
    expect(titles('tomato')).toEqual(['Zaalouk']);
  });

  test('words without accents and apostrophes, in any case, and the beginning of the last word', () => {
    expect(titles('ACAI')[0]).toBe('Açaí & Other Purples');
    expect(titles('bakers')).toEqual(['The Baker’s Apron']);
    expect(titles('ines')[0]).toBe('Inês Carvalho');
    expect(titles('salt lem')).toEqual(['Salt, Lemon, Sardine']);
  });

  test('names from other countries, also of several words', () => {
    for (const word of ['aubergine', 'eggplant', 'cilantro']) expect(titles(word), word).toEqual(['Zaalouk']);
    for (const word of ['scallion', 'green onion', 'spring onions'])
      expect(titles(word), word).toEqual(['Noodles in a hurry']);
    expect(titles('canned sardines')).toContain('Six Sardines, Algarve');
  });

  test('words with missing, swapped, replaced or added letters, and then shows the right spelling', () => {
    for (const word of ['sardne', 'saridne', 'sordine', 'sardiine']) {
      const answer = search.search({ keyword: word, page: 1 });
      expect(
        answer.found.map(({ item }) => item.title),
        word,
      ).toContain('Salt, Lemon, Sardine');
      expect(answer.closest[0], word).toBe('sardine');
    }
    expect(search.search({ keyword: 'sardine', page: 1 }).closest).toEqual([]);
  });

  test('all words before some of them', () => {
    expect(titles('salt lemon sardine')).toEqual(['Salt, Lemon, Sardine']);
    expect(titles('lemon aubergine')).toEqual(expect.arrayContaining(['Zaalouk', 'Salt, Lemon, Sardine']));
  });

  test('an exact word among others before a similar title, although a title counts more', () => {
    const engine = createSearchEngine(
      writeIndex(
        [
          entry('supper', 'A quiet supper for two', 'peas and a little carp, slowly', { kind: 'recipes' }),
          entry('carb', 'Carb'),
          entry('carl', 'Carl', '', { kind: 'creators' }),
        ],
        [],
      ),
    );
    const { found } = engine.search({ keyword: 'carp', page: 1 });
    expect(found.map(({ item }) => item.title).slice(0, 2)).toEqual(['A quiet supper for two', 'Carl']);
    expect(engine.suggest('carp').found[0]?.item.title).toBe('A quiet supper for two');
  });

  test('products of the region before those that it does not sell', () => {
    expect(titles('sardine').at(-1)).toBe('A Sardine Press');
  });

  test('nothing without a keyword, and then suggests popular products', () => {
    for (const keyword of ['', '🍋', '!?', '\u0000']) {
      const answer = search.search({ keyword, page: 1 });
      expect(answer.found, keyword).toEqual([]);
      expect(answer.popular.map(({ id }) => id)).toEqual(['products/six-sardines']);
    }
  });
});

describe('types and pages', () => {
  const many = createSearchEngine(
    writeIndex(
      Array.from({ length: 30 }, (_, at) =>
        entry(`jar-${at}`, `Jar ${at}`, '', { kind: at < 5 ? 'recipes' : 'products' }),
      ),
      [],
    ),
  );

  test('the counts are of all results, the list is of the requested type', () => {
    const answer = many.search({ keyword: 'jar', kind: 'recipes', page: 1 });
    expect(answer.counts).toEqual({ recipes: 5, products: 25 });
    expect(answer).toMatchObject({ total: 5, totalOfAll: 30, pageCount: 1 });
  });

  test('twelve to a page, each item once, and the last page for larger numbers', () => {
    const pages = [1, 2, 3].map((page) => many.search({ keyword: 'jar', page }).found);
    expect(pages.map((found) => found.length)).toEqual([12, 12, 6]);
    expect(new Set(pages.flat().map(({ item }) => item.id)).size).toBe(30);
    expect(many.search({ keyword: 'jar', page: 999_999_999 })).toMatchObject({ page: 3, pageCount: 3 });
  });

  test('suggestions are a few of each type', () => {
    const { found, total } = many.suggest('ja');
    expect(total).toBe(30);
    expect(found.length).toBeLessThanOrEqual(8);
    expect(found.filter(({ item }) => item.kind === 'products').length).toBe(3);
  });
});

describe('for any input', () => {
  test('the answer is the same each time, with existing items', () => {
    const ids = new Set(ENTRIES.map(({ item }) => item.id));
    const typed = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 120 }),
      fc.string({ unit: 'grapheme', maxLength: 120 }),
      fc.constantFrom(...ENTRIES.map(({ item }) => item.title)),
      fc.string({ maxLength: 3 }).map((text) => text.repeat(4_000)),
    );
    fc.assert(
      fc.property(typed, fc.string(), fc.string(), (keyword, kind, page) => {
        const query = parseSearchQuery(new URLSearchParams({ keyword, kind, page }));
        const answer = search.search(query);
        expect(search.search(query)).toEqual(answer);
        expect(answer.page).toBeGreaterThanOrEqual(1);
        expect(answer.page).toBeLessThanOrEqual(answer.pageCount);
        for (const { item } of [...answer.found, ...search.suggest(query.keyword).found])
          expect(ids.has(item.id)).toBe(true);
      }),
      { numRuns: 150 },
    );
  });

  test('the same entries make the same index', () => {
    expect(writeIndex(ENTRIES, [])).toBe(writeIndex(structuredClone(ENTRIES), []));
  });
});
