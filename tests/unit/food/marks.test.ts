import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ALLERGENS } from '#src/core/food/allergens.ts';
import { ALLERGEN_WORDS, allergenOf, allergenWordsIn } from '#src/core/food/find-allergens.ts';
import {
  containedIn,
  markProblems,
  type Piece,
  readMarks,
  withoutMarks,
} from '#src/core/food/marked-text.ts';

const none = () => undefined;
const problemsOf = (ingredients: string, notAllergens: string[] = []) =>
  markProblems(ingredients, notAllergens, none);

/** Words of ingredients that are no allergens. */
const HARMLESS = [
  'sugar',
  'water',
  'salt',
  'Ají amarillo',
  'cocoa butter',
  'coconut milk',
  'buckwheat',
  'nutmeg',
  'pine nuts',
];
const harmless = fc.constantFrom(...HARMLESS);
const allergen = fc.constantFrom(...ALLERGEN_WORDS);

describe('the marks of ingredients', () => {
  test('what is written in pieces is read as the same pieces', () => {
    const words = fc.stringMatching(/^[^*]+$/).filter((text) => text.trim() !== '');
    const pieces = fc.array(fc.record({ text: words, isMarked: fc.boolean() }), { maxLength: 8 }).map(joined);
    fc.assert(
      fc.property(pieces, (written) => {
        const text = written.map(({ text, isMarked }) => (isMarked ? `*${text}*` : text)).join('');
        expect(readMarks(text)).toEqual(written);
        expect(withoutMarks(text)).toBe(written.map((piece) => piece.text).join(''));
      }),
    );
  });

  test('any marked word of the list is contained, and nothing else', () => {
    const list = fc.array(
      fc.oneof(
        harmless,
        allergen.map((word) => `*${word}*`),
      ),
      { minLength: 1, maxLength: 9 },
    );
    fc.assert(
      fc.property(list, (parts) => {
        const ingredients = parts.join(', ');
        expect(problemsOf(ingredients)).toEqual([]);
        const marked = parts
          .filter((part) => part.startsWith('*'))
          .map((part) => allergenOf(part.slice(1, -1)));
        expect(containedIn(ingredients).map((one) => one.allergen)).toEqual(
          ALLERGENS.filter((one) => marked.includes(one)),
        );
      }),
    );
  });

  test('any word of the list without a mark is noticed, in capitals, too, and its mark is suggested', () => {
    fc.assert(
      fc.property(fc.array(harmless, { maxLength: 4 }), allergen, fc.boolean(), (others, word, isLoud) => {
        const written = isLoud ? word.toUpperCase() : word;
        const [problem] = problemsOf([...others, `dried ${written} 12 %`].join(', '));
        expect(problem).toContain(`write “dried *${written}* 12 %”`);
      }),
    );
  });

  test('one mark is enough for an ingredient, and counts for no other', () => {
    expect(problemsOf('Butter (*milk*), salt')).toEqual([]);
    expect(problemsOf('Sardines (*fish*) 70 %, anchovies')).toEqual([
      expect.stringContaining('write “*anchovies*”'),
    ]);
    expect(problemsOf('*Almonds* (*nuts*), chocolate (sugar, milk powder)')).toEqual([
      expect.stringContaining('write “*milk* powder'),
    ]);
  });

  test('asterisks that do not match, or have nothing between them, are an error', () => {
    for (const text of ['*wheat flour', 'wheat* flour', '** sugar', '* * sugar', '*wheat*, *'])
      expect(problemsOf(text)[0], text).toMatch(/^an asterisk on each side of an allergen/);
  });

  test('a marked word that is no allergen is named, with what was meant', () => {
    const near = (word: string) => (word === 'wheet' ? 'wheat' : undefined);
    expect(markProblems('*wheet* flour', [], near)).toEqual([
      'an allergen between the asterisks; “wheet” is none. Did you mean “wheat”?',
    ]);
    expect(markProblems('*wheat flour*', [], none)[0]).toMatch(/Write “\*wheat\* flour”$/);
    expect(markProblems('*sugar*', [], none)[0]).toMatch(/Delete the asterisks$/);
  });

  test('phrases of notAllergens are left alone', () => {
    expect(problemsOf('Milk cap mushrooms, salt')).toHaveLength(1);
    expect(problemsOf('Milk cap mushrooms, salt', ['milk cap'])).toEqual([]);
    expect(problemsOf('Milk cap mushrooms, milk', ['milk cap'])).toHaveLength(1);
  });
});

describe('the words for allergens', () => {
  test.each([
    'coconut milk, cocoa butter, cream of tartar, shea butter, creamed coconut',
    'buckwheat, nutmeg, doughnuts, butternut squash, pine nuts, tiger nuts, coconut, candlenut',
    'oyster mushrooms, butter beans, eggplant, aubergine, horseradish, lactic acid',
    'fully refined soya bean oil, wheat glucose syrup, barley glucose syrup, wheat-based maltodextrin',
    'gluten-free flour of maize',
  ])('are not in %s', (text) => {
    expect(allergenWordsIn(text)).toEqual([]);
  });

  test.each([
    ['almond milk', 'nuts'],
    ['nut butter', 'nuts'],
    ['peanut butter', 'peanuts'],
    ['monkey nuts', 'peanuts'],
    ['oat milk', 'gluten'],
    ['gluten-free oats', 'gluten'],
    ['soya milk', 'soya'],
    ['crème fraîche', 'milk'],
    ['Cows’ MILK', 'milk'],
    ['wheat-based', 'gluten'],
    ['anchovies', 'fish'],
    ['preservative (E223)', 'sulphites'],
    ['celeriac', 'celery'],
    ['cuttlefish', 'molluscs'],
  ] as const)('are in %s: %s', (text, found) => {
    expect(allergenWordsIn(text).map((one) => one.allergen)).toEqual([found]);
  });

  test('say which cereal and which nut it is, but not which fish', () => {
    expect(containedIn('*Barley* malt, *wheat*, *almonds* (*nuts*), *herring* (*fish*), *wheat*')).toEqual([
      { allergen: 'gluten', as: ['barley', 'wheat'] },
      { allergen: 'fish', as: [] },
      { allergen: 'nuts', as: ['almonds'] },
    ]);
  });

  test('are each of one allergen, and each allergen has words', () => {
    expect(new Set(ALLERGEN_WORDS.map(allergenOf))).toEqual(new Set(ALLERGENS));
    expect(new Set(ALLERGEN_WORDS).size).toBe(ALLERGEN_WORDS.length);
  });
});

/** Neighbours that would be read as one piece are one piece. Marked pieces stay apart. */
function joined(pieces: readonly Piece[]): Piece[] {
  const all: Piece[] = [];
  for (const piece of pieces) {
    const last = all.at(-1);
    if (last && !last.isMarked && !piece.isMarked)
      all[all.length - 1] = { text: last.text + piece.text, isMarked: false };
    else all.push(piece);
  }
  return all;
}
