import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ingredientsOfSteps } from '#src/features/recipes/step-ingredients.ts';

const uses = (names: string[], steps: string[]) =>
  ingredientsOfSteps(names, steps).map((step) =>
    step.map(
      ({ index, share }) => `${{ all: '', part: 'part of ', rest: 'the rest of ' }[share]}${names[index]}`,
    ),
  );

describe('[CAT-06] the ingredients of each step', () => {
  test('an ingredient is found by its name, by its main word, in the plural and without its part', () => {
    const names = [
      'chicken legs',
      'celery stick',
      'stale white bread',
      'ripe tomatoes',
      'anchovy fillets in oil',
    ];
    expect(
      uses(names, [
        'Simmer the chicken with the celery.',
        'Grate a tomato over the bread.',
        'Lay on two anchovies.',
      ]),
    ).toEqual([
      ['chicken legs', 'celery stick'],
      ['ripe tomatoes', 'stale white bread'],
      ['anchovy fillets in oil'],
    ]);
  });

  test('it belongs to the first step that names it, and to the one that uses the rest', () => {
    expect(
      uses(
        ['olive oil', 'garlic'],
        ['Warm half the oil with the garlic.', 'Turn in the oil.', 'Pour over the rest of the oil.'],
      ),
    ).toEqual([['part of olive oil', 'garlic'], [], ['the rest of olive oil']]);
  });

  test('a step that takes a part of it says so, and one that names its whole amount does not', () => {
    expect(
      uses(
        ['salt', 'neutral oil', 'flour'],
        ['Beat a third of the salt.', 'Heat two tablespoons of the oil.', 'Add two spoonfuls of flour.'],
      ),
    ).toEqual([['part of salt'], ['part of neutral oil'], ['flour']]);
  });

  test('of two entries with one name the second belongs to the second step that names it', () => {
    expect(
      ingredientsOfSteps(
        ['fine salt', 'flour', 'fine salt'],
        ['Mix flour and salt.', 'Salt the top.', 'More salt.'],
      ),
    ).toEqual([[use(1), use(0)], [use(2)], []]);
  });

  test('a word that could be two ingredients is neither', () => {
    expect(uses(['green pepper', 'black pepper'], ['Add the pepper.', 'Grind the black pepper.'])).toEqual([
      [],
      ['black pepper'],
    ]);
    expect(uses(['olive oil', 'sesame oil'], ['Heat the oil.', 'Trickle with sesame oil.'])).toEqual([
      [],
      ['sesame oil'],
    ]);
  });

  test('neither an intermediate result nor a description is an ingredient', () => {
    expect(uses(['tamarind paste', 'water'], ['Rub in the paste.'])).toEqual([[]]);
    expect(uses(['neutral oil'], ['Fry until the oil turns yellow.'])).toEqual([[]]);
    expect(uses(['coconut oil', 'fresh coconut'], ['Warm the coconut oil.'])).toEqual([['coconut oil']]);
  });

  test('each entry is used at most once, for any text', () => {
    const words = fc.constantFrom(
      'salt',
      'oil',
      'olive oil',
      'red onion',
      'onions',
      'the rest of the oil',
      'rice',
      '.',
    );
    const text = fc.array(words, { minLength: 1, maxLength: 8 }).map((all) => all.join(' '));
    const name = fc.constantFrom('fine salt', 'olive oil', 'red onion', 'rice', 'onions');
    fc.assert(
      fc.property(fc.array(name, { maxLength: 6 }), fc.array(text, { maxLength: 6 }), (names, steps) => {
        const all = ingredientsOfSteps(names, steps).flat();
        const fresh = all.filter(({ share }) => share !== 'rest').map(({ index }) => index);
        expect(new Set(fresh).size).toBe(fresh.length);
        expect(all.every(({ index }) => index >= 0 && index < names.length)).toBe(true);
      }),
    );
  });
});

function use(index: number) {
  return { index, share: 'all' };
}
