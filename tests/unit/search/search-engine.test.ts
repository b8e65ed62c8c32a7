import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSearchEngine } from '#src/catalogue/search/search-engine.ts';
import { parseSearchQuery } from '#src/catalogue/search/search-query.ts';
import { readSynonyms } from '#src/catalogue/search/synonyms.ts';
import { writeIndex } from '#src/features/search/write-index.ts';
import { ENTRIES, entry } from './entries.ts';

const synonyms = readSynonyms([
  {
    synonyms: [
      ['aubergine', 'eggplant'],
      ['coriander', 'cilantro'],
      ['spring onion', 'scallion', 'green onion'],
    ],
    oneWay: [
      { typed: ['can', 'canned'], finds: ['tin'] },
      { typed: ['cup'], finds: ['mug'] },
    ],
  },
]);
const search = createSearchEngine(
  writeIndex(ENTRIES, ['products/six-sardines', 'products/gone'], [], synonyms),
);
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

  test('another spelling only if it has results', () => {
    const closest = (keyword: string) => search.search({ keyword, page: 1 }).closest;
    expect(closest('lemn sardne')).toContain('lemon sardine');
    expect(closest('aprn zaalouk')).toEqual([]);
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
    expect(found.map(({ item }) => item.title).slice(0, 2)).toEqual(['A quiet supper for two', 'Carb']);
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

describe('the order of results', () => {
  const engine = createSearchEngine(
    writeIndex(
      [
        entry('course', 'Coffee at Home', 'roasted in a pan, and a pan, and another pan'),
        entry('pantry', 'A Box of Three', 'one box', { label: 'Box' }, { categories: 'Pantry . Panettone' }),
        entry('small', 'The Small One', 'takes two eggs', {}, { noun: 'Pan', categories: 'Pans and pots' }),
        entry('iron', 'The Iron', 'low and flat', {}, { categories: 'Frying pans' }),
        entry('mug', 'For Strong Tea', 'stoneware', {}, { noun: 'Mug', categories: 'Ceramics' }),
        entry('cupboard', 'What a Cupboard Is For', 'a cup of rice, a cup of beans', { kind: 'recipes' }),
        entry('teapot', 'For Mint', 'silver', {}, { noun: 'Teapot' }),
        entry('tea', 'Tea', 'leaves', { kind: 'articles' }),
        entry('board', 'The Onion Board', 'sycamore, 30 × 20 cm', {}, { noun: 'Board' }),
        entry('loaf', 'Rye', 'baked dark', { isAbsent: true }, { noun: 'Loaf' }),
        entry('tin', 'A Deep One', 'steel', {}, { noun: 'Loaf tin' }),
        entry('toast', 'Supper on Toast', 'from a day-old loaf', { kind: 'recipes' }),
      ],
      [],
      [],
      synonyms,
    ),
  );
  const ids = (keyword: string) =>
    engine.search({ keyword, page: 1 }).found.map(({ item }) => item.id.split('/')[1]);

  test('the noun and category of a product come before words of its text', () => {
    expect(ids('pan')).toEqual(['small', 'iron', 'course']);
    expect(ids('pant')).toEqual(['pantry']);
    expect(engine.suggest('pan').total).toBe(3);
    expect(ids('pans')).toEqual(['small', 'iron', 'course']);
  });

  test('a synonym finds the product before texts with that word', () => {
    expect(ids('cup').slice(0, 2)).toEqual(['mug', 'cupboard']);
  });

  test('what this region does not sell comes after what it does, and before texts with that word', () => {
    expect(ids('loaf')).toEqual(['tin', 'loaf', 'toast']);
  });

  test('singular and plural are the same word', () => {
    expect(ids('loaves')).toEqual(ids('loaf'));
    expect(ids('boards onions')).toEqual(['board']);
  });

  test('one word may be written as two, and numbers without a space before the unit', () => {
    expect(ids('tea pot')).toEqual(['teapot']);
    expect(ids('20cm board')).toEqual(['board']);
  });

  test('a word of several finds only together, and before its single words', () => {
    const words = readSynonyms([{ synonyms: [['aubergine', 'egg plant']], oneWay: [] }]);
    const shop = createSearchEngine(
      writeIndex(
        [entry('aubergine', 'Aubergines'), entry('eggs', 'Egg Cups', 'beside a plant')],
        [],
        [],
        words,
      ),
    );
    const found = (keyword: string) =>
      shop.search({ keyword, page: 1 }).found.map(({ item }) => item.id.split('/')[1]);
    expect(found('egg plant')).toEqual(['aubergine', 'eggs']);
    expect(found('plant')).toEqual(['eggs']);
  });

  test('without a product that has all words, products that the last word names come before texts', () => {
    expect(ids('sharp board')).toEqual(['board']);
    expect(ids('roasted pan')).toEqual(['small', 'course']);
  });

  test('a shop without lists has no synonyms', () => {
    const plain = createSearchEngine(writeIndex(ENTRIES, []));
    expect(plain.search({ keyword: 'eggplant', page: 1 }).found).toEqual([]);
  });

  test('small words count only alone', () => {
    expect(ids('a pan and the mug')).toEqual(ids('pan mug'));
    expect(ids('for')).toContain('mug');
  });
});

describe('what is wanted', () => {
  const engine = createSearchEngine(
    writeIndex(
      [
        entry('honey', 'Heather', 'thick, for porridge', {}, { noun: 'Jar . Honey' }),
        entry('cup', 'The Tall One', 'for tea', {}, { noun: 'Tea cup' }),
        entry('book', 'Leaves', 'tea with honey, and honey with tea'),
        entry('spoon', 'The Long One', 'beech', {}, { noun: 'Spoon' }),
        entry('knife', 'The Short One', 'steel', {}, { noun: 'Knife', categories: 'Knives and boards' }),
        entry('stew', 'Greens', 'thin', { kind: 'recipes' }),
        entry('grill', 'Grilled Fish', 'fish, then a sauce', { kind: 'recipes' }),
        entry('relish', 'Red Hot', 'good with fish', {}, { noun: 'Sauce' }),
        {
          ...entry('noodles', 'Noodles', 'dark fish sauce', { kind: 'recipes' }),
          phrases: ['dark fish sauce'],
        },
        entry('lesson', 'Baking at Night', 'a course'),
        entry('oven', 'Warm', '', {}, { categories: 'Baking' }),
      ],
      [],
    ),
  );
  const first = (keyword: string) => engine.search({ keyword, page: 1 }).found[0]?.item.id.split('/')[1];

  test('is the word before “for” or “with”', () => {
    expect(first('honey for tea')).toBe('honey');
    expect(first('tea cup with honey')).toBe('cup');
  });

  test.each([
    ['kife', 'knife'],
    ['knfie', 'knife'],
    ['spon', 'spoon'],
    ['spoo', 'spoon'],
    ['hoeny', 'honey'],
    ['sharp kinfe', 'knife'],
  ])('is found by “%s”, with one slip', (typed, id) => {
    expect(first(typed)).toBe(id);
  });

  test('is what two words side by side name, before what only the second names', () => {
    expect(first('fish sauce')).toBe('noodles');
    expect(first('sauce')).toBe('relish');
  });

  test('is a product of the category before a product with the word in its title', () => {
    expect(first('baking')).toBe('oven');
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

  test('two regions share the index of words, and each has its own prices', () => {
    const other = ENTRIES.map((entry) => ({
      ...entry,
      item: { ...entry.item, price: { amount: 4321, text: '£43.21' } },
    }));
    const made: string[] = [];
    const keep = (words: string, make: () => string) => {
      made.push(words);
      return make();
    };
    const [here, there] = [ENTRIES, other].map((entries) => writeIndex(entries, [], [], undefined, [], keep));
    expect(made[0]).toBe(made[1]);
    expect(there).not.toBe(here);
    expect(there).toBe(writeIndex(other, []));
    expect(createSearchEngine(there!).search({ keyword: '', page: 1 }).totalOfAll).toBe(0);
    const changed = ENTRIES.map((entry) => ({ ...entry, words: `${entry.words} quince` }));
    writeIndex(changed, [], [], undefined, [], keep);
    expect(made[2]).not.toBe(made[0]);
  });
});
