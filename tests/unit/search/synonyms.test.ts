import { describe, expect, test } from 'vitest';
import { synonymsSchema } from '#src/catalogue/schemas/synonyms.ts';
import { readSynonyms } from '#src/catalogue/search/synonyms.ts';

const words = readSynonyms([
  synonymsSchema.parse({
    synonyms: [
      ['spring onion', 'scallion', 'green onion'],
      ['za’atar', 'zatar'],
    ],
    oneWay: [{ typed: ['can'], finds: ['tin'] }],
  }),
]);

describe('the synonyms of a text', () => {
  test('are the other words of its group, several as one', () => {
    expect(words('Spring onions in oil')).toEqual(['scallion', 'greenonion']);
    expect(words('A scallion')).toEqual(['springonion', 'greenonion']);
    expect(words('Zaatar')).toEqual(['zatar']);
  });

  test('are one way only, where the list says so', () => {
    expect(words('Six tins')).toEqual(['can']);
    expect(words('What you can cook')).toEqual([]);
  });

  test('need whole words', () => {
    expect(words('tinder and hot spring onionskin')).toEqual([]);
  });

  test('are none without a list', () => {
    expect(readSynonyms([])('aubergine')).toEqual([]);
  });
});
