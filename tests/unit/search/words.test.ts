import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { headNouns, phrasesOn } from '#src/catalogue/search/head-nouns.ts';
import { createSearchEngine } from '#src/catalogue/search/search-engine.ts';
import { wantedWords } from '#src/catalogue/search/word-forms.ts';
import { writeIndex } from '#src/features/search/write-index.ts';
import { wordsOf } from '#src/lib/words.ts';
import { entry } from './entries.ts';

const letters = fc.string({
  unit: fc.constantFrom(...'abcdeghijklmnoprstuvwz'),
  minLength: 5,
  maxLength: 12,
});
const ACCENTS = ['\u0300', '\u0301', '\u0308', '\u030c'];
const accented = (word: string, accent: string) => `${word.slice(0, 2)}${accent}${word.slice(2)}`;

test('accents fold both ways: with them or without, in the name or in the search', () => {
  fc.assert(
    fc.property(letters, fc.constantFrom(...ACCENTS), fc.constantFrom('NFC', 'NFD'), (word, accent, form) => {
      const marked = accented(word, accent).normalize(form);
      expect(wordsOf(marked)).toEqual([word]);
      for (const [name, typed] of [
        [marked, word],
        [word, marked],
      ] as const) {
        const engine = createSearchEngine(writeIndex([entry('it', name)], []));
        expect(engine.search({ keyword: typed.toUpperCase(), page: 1 }).total).toBe(1);
      }
    }),
    { numRuns: 40 },
  );
});

test('a word of five letters or more is found with any two neighbours swapped or any letter missing', () => {
  fc.assert(
    fc.property(letters, fc.nat(), fc.boolean(), (word, place, isSwap) => {
      const at = 1 + (place % (word.length - 2));
      const slip = isSwap
        ? `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`
        : word.slice(0, at) + word.slice(at + 1);
      const engine = createSearchEngine(writeIndex([entry('it', word), entry('other', 'qqqyyyxxx')], []));
      expect(engine.search({ keyword: slip, page: 1 }).found.map(({ item }) => item.id)).toEqual([
        'products/it',
      ]);
    }),
    { numRuns: 60 },
  );
});

describe('the nouns of a name', () => {
  test.each([
    ['Reiki, Autumn Heather Honey', ['reiki', 'honey']],
    ['Smoked Mussels, Chiloé', ['mussels', 'chiloe']],
    ['A Mug for Strong Tea', ['mug']],
    ['Storm Board in Olive Wood', ['board']],
    ['Svaneke Herring, in Rapeseed Oil', ['herring']],
    ['Nakiri, 165 mm', ['nakiri', 'mm']],
    ['', []],
  ])('“%s” end its parts', (name, nouns) => {
    expect(headNouns(name)).toEqual(nouns);
  });

  test('make phrases with the word before them', () => {
    expect(phrasesOn(['chocolate'], 'Dark chocolate, then milk chocolate')).toEqual([
      'dark chocolate',
      'milk chocolate',
    ]);
  });
});

test('what is wanted comes last, and the word typed last may go on', () => {
  expect(wantedWords('honey for te')).toEqual({ words: ['te', 'honey'], open: 'te' });
  expect(wantedWords('sharp knife')).toEqual({ words: ['sharp', 'knife'], open: 'knife' });
  expect(wantedWords('for')).toEqual({ words: ['for'], open: 'for' });
  expect(wantedWords('pan for')).toEqual({ words: ['pan'], open: 'pan' });
});
