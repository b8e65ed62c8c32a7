import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseSearchQuery, SEARCH_TEXT_LENGTH, searchQueryText } from '#src/catalogue/search/search-query.ts';

const parse = (text: string) => parseSearchQuery(new URLSearchParams(text));

describe('the query of the search page', () => {
  test('has a keyword, a type and a page', () => {
    expect(parse('keyword=+sardine++tin+&kind=recipes&page=2')).toEqual({
      keyword: 'sardine tin',
      kind: 'recipes',
      page: 2,
    });
    expect(parse('')).toEqual({ keyword: '', page: 1 });
  });

  test.each(['0', '-1', '1e99', '1.5', 'two', ''])('a page of “%s” is the first', (page) => {
    expect(parse(`keyword=a&page=${page}`).page).toBe(1);
  });

  test('an unknown type is ignored, and of repeated parameters the last counts', () => {
    expect(parse('keyword=a&kind=people')).toEqual({ keyword: 'a', page: 1 });
    expect(parse('keyword=a&keyword=b&page=3&page=2')).toEqual({ keyword: 'b', page: 2 });
  });

  test('a very long keyword is cut between characters, and the result says so', () => {
    const { keyword, isCut } = parseSearchQuery(new URLSearchParams({ keyword: '🍋'.repeat(10_000) }));
    expect(keyword).toBe('🍋'.repeat(SEARCH_TEXT_LENGTH));
    expect(isCut).toBe(true);
  });

  test('invisible, control and bidirectional characters are left out', () => {
    const keyword = 'sar\u0000dine \u202elemon\u2066\ud800 \u200btin';
    expect(parseSearchQuery(new URLSearchParams({ keyword })).keyword).toBe('sar dine lemon tin');
  });

  test('a query can be read back after it is written', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 200 }),
        fc.constantFrom('', 'products', 'people'),
        fc.integer(),
        (keyword, kind, page) => {
          const query = parseSearchQuery(new URLSearchParams({ keyword, kind, page: String(page) }));
          const { isCut: _, ...again } = query;
          expect(parse(searchQueryText(query).slice(1))).toEqual(again);
        },
      ),
    );
  });
});
