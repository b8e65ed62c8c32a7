import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseFile } from '#src/catalogue/reading/parse-file.ts';
import { NEWS_WORDING, NEWSLETTER_WORDING } from '#src/core/news/wordings.ts';
import * as en from '#src/words/en/index.ts';
import { fill } from '#src/words/fill.ts';
import { fillCount } from '#src/words/fill-count.ts';
import { isWordsIndex, ownWordsModule } from '#src/words/own-words.ts';
import { isPlural, type WordTree } from '#src/words/words.ts';

describe('a word is filled', () => {
  test('with a value for each place', () => {
    expect(fill('{goods} by {name}, {name}', { goods: 'Books', name: 'Ana' })).toBe('Books by Ana, Ana');
  });

  test('with any text as it is, so that a value is never read as a place', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        expect(fill('by {name}.', { name })).toBe(`by ${name}.`);
      }),
    );
    expect(fill('{a}', { a: '{b} $& $1' })).toBe('{b} $& $1');
  });

  test('in the plural of its count', () => {
    const word = { one: '{count} recipe', other: '{count} recipes' };
    expect([0, 1, 2, 1200].map((count) => fillCount(word, count))).toEqual([
      '0 recipes',
      '1 recipe',
      '2 recipes',
      '1,200 recipes',
    ]);
  });

  test('in the plurals and numbers of another language', () => {
    const polish = { one: '{count} przepis', few: '{count} przepisy', other: '{count} przepisów' };
    expect([1, 3, 5].map((count) => fillCount(polish, count, {}, 'pl'))).toEqual([
      '1 przepis',
      '3 przepisy',
      '5 przepisów',
    ]);
    expect(fill('{count}', { count: 1200.5 }, 'de')).toBe('1.200,5');
  });

  test('with a count in words, which has a capital at the start of a sentence', () => {
    const word = { one: '{countInWords} thing', other: 'All {countInWords} things' };
    expect(fillCount(word, 1)).toBe('One thing');
    expect(fillCount(word, 36)).toBe('All thirty-six things');
  });

  test('or not at all, when a value is missing', () => {
    expect(() => fill('by {name}', {})).toThrow('“by {name}” has a place without a value: {name}');
    expect(() => fill('{constructor}', {})).toThrow('{constructor}');
  });
});

test('only a plural of the catalogue has a text named other', () => {
  const notPlural = (tree: WordTree, path: string): string[] => {
    if (typeof tree === 'string' || isPlural(tree)) return [];
    const parts = Object.entries(tree).flatMap(([name, part]) => notPlural(part, `${path}.${name}`));
    return Object.hasOwn(tree, 'other') ? [path, ...parts] : parts;
  };
  expect(notPlural({ a: { other: 'x', others: 'y' } }, 'en')).toEqual(['en.a']);
  expect(notPlural(en, 'en')).toEqual([]);
});

test('email and ebook are one word each in the catalogue and in what shoppers agree to, so they break at no hyphen', () => {
  expect(JSON.stringify([en, NEWS_WORDING, NEWSLETTER_WORDING])).not.toMatch(/\be-(?:mail|book)/i);
});

describe('a module of the catalogue', () => {
  const own = {
    discover: { heading: 'What we read' },
    mails: { order: { things: { one: 'An item', other: 'Things' } } },
  };
  const moduleOf = (file: string, words: Parameters<typeof ownWordsModule>[1] = own) =>
    ownWordsModule(`/shop/src/words/en/${file}`, words);

  test('has the shop’s own words in place of the defaults, and the other defaults', () => {
    expect(moduleOf('discover.ts')).toBe(
      [
        'import * as base from "./discover.ts?default";',
        'export * from "./discover.ts?default";',
        'export const heading = "What we read";',
      ].join('\n'),
    );
  });

  test('has the words of its folder and file', () => {
    expect(moduleOf('mails/order.ts')).toContain('export const things = {"one":"An item","other":"Things"};');
    expect(moduleOf('mails/refund.ts')).toBeUndefined();
  });

  test('keeps the defaults of a group that the shop has in part', () => {
    expect(moduleOf('basket.ts', { basket: { help: { post: { title: 'By post' } } } })).toContain(
      'export const help = { ...base.help, "post": { ...base.help["post"], "title": "By post" } };',
    );
  });

  test('has words by names that are no identifiers', () => {
    expect(moduleOf('goods.ts', { goods: { kinds: { 'gift-card': 'Card' } } })).toContain(
      'export const kinds = { ...base.kinds, "gift-card": "Card" };',
    );
  });

  test.each(['blog.ts', 'index.ts', 'discover.ts?default'])('is the file itself: %s', (file) => {
    expect(moduleOf(file)).toBeUndefined();
  });
});

test.each([
  ['index.ts', true],
  ['mails/index.ts', true],
  ['mails/index.ts?default', true],
  ['mails/order.ts', false],
  ['mails/order.ts?default', false],
])('the whole catalogue, or a folder of it, is an index: %s', (file, isIndex) => {
  expect(isWordsIndex(`file:///shop/src/words/en/${file}`)).toBe(isIndex);
});

describe('words/en.yaml', () => {
  const read = (text: string) => parseFile('words/en.yaml', text, 'words');
  const problem = (field: string, expected: string) => ({
    problems: [{ file: 'words/en.yaml', field, expected: expect.stringContaining(expected) }],
  });

  test('may have any part of the catalogue, or nothing yet', () => {
    expect(read('# nothing yet')).toEqual({ data: {} });
    expect(read('creators: { lead: "", recipes: "What {name} cooks" }')).toEqual({
      data: { creators: { lead: '', recipes: 'What {name} cooks' } },
    });
    expect(
      read('basket: { heading: { one: "{count} thing", other: "{countInWords} things" } }'),
    ).toHaveProperty('data');
  });

  test.each([
    [
      'a word that there is not',
      'home: { nevest: New }',
      'home.nevest',
      'no such word. Did you mean newest?',
    ],
    ['a feature that there is not', 'hom: { newest: New }', 'hom', 'no such word'],
    [
      'a name of every object',
      'home: { constructor: New }',
      'home.constructor',
      'no such word. There is only',
    ],
    [
      'a text for a plural',
      'basket: { heading: Things }',
      'basket.heading',
      'a text for each of one and other',
    ],
    ['half a plural', 'basket: { heading: { other: Things } }', 'basket.heading.one', 'a text'],
    ['a plural for a text', 'home: { newest: { one: New, other: New } }', 'home.newest', 'a text'],
    ['a text for a group', 'home: New', 'home', 'words by name'],
    ['a list', '- home', '', 'words by name'],
    ['a number', 'home: { newest: 3 }', 'home.newest', 'a text'],
    ['an empty word', 'home: { newest: " " }', 'home.newest', 'a text that is not empty'],
    ['two lines', 'home: { newest: "a\\nb" }', 'home.newest', 'a text on one line'],
    ['a long text', `home: { newest: ${'a'.repeat(501)} }`, 'home.newest', 'at most 500 characters'],
    [
      'a placeholder that the word does not have',
      'creators: { recipes: "{who}" }',
      'creators.recipes',
      'no {who}, since this word offers {name}',
    ],
    ['a place where there is none', 'home: { newest: "{count}" }', 'home.newest', 'offers no places'],
    [
      'a placeholder that a plural does not have',
      'basket: { heading: { one: "{a}", other: b } }',
      'basket.heading.one',
      'no {a}, since this word offers {count}, {countInWords}',
    ],
  ])('with %s is a problem of that key', (_, text, field, expected) => {
    expect(read(text)).toEqual(problem(field, expected));
  });
});
