import { wordsOf } from '#src/lib/words.ts';

/** Synonyms from different English-speaking countries. Each word finds the others. */
const SYNONYMS: readonly (readonly string[])[] = [
  ['aubergine', 'eggplant', 'brinjal'],
  ['courgette', 'zucchini'],
  ['coriander', 'cilantro'],
  ['prawn', 'shrimp'],
  ['rocket', 'arugula'],
  ['spring onion', 'scallion', 'green onion'],
  ['beetroot', 'beet'],
  ['chickpea', 'garbanzo'],
  ['broad bean', 'fava bean'],
  ['swede', 'rutabaga'],
  ['icing sugar', 'powdered sugar', 'confectioners sugar'],
  ['caster sugar', 'superfine sugar'],
  ['plain flour', 'all purpose flour'],
  ['strong flour', 'bread flour'],
  ['wholemeal', 'whole wheat'],
  ['self raising', 'self rising'],
  ['bicarbonate of soda', 'baking soda'],
  ['cornflour', 'cornstarch'],
  ['double cream', 'heavy cream'],
  ['single cream', 'light cream'],
  ['tin', 'can'],
  ['tinned', 'canned'],
  ['biscuit', 'cookie'],
  ['crisps', 'potato chips'],
  ['pepper', 'capsicum'],
  ['chilli', 'chili', 'chile'],
  ['mince', 'ground meat'],
  ['minced beef', 'ground beef'],
  ['stock', 'broth'],
  ['treacle', 'molasses'],
  ['sultana', 'golden raisin'],
  ['haricot', 'navy bean'],
  ['butter bean', 'lima bean'],
  ['runner bean', 'string bean'],
  ['french bean', 'green bean'],
  ['mangetout', 'snow pea'],
  ['pak choi', 'bok choy'],
  ['chicory', 'endive'],
  ['celeriac', 'celery root'],
  ['gherkin', 'pickle'],
  ['linseed', 'flaxseed'],
  ['muesli', 'granola'],
  ['porridge', 'oatmeal'],
  ['jam', 'jelly', 'preserve'],
  ['yoghurt', 'yogurt'],
  ['doughnut', 'donut'],
  ['frying pan', 'skillet'],
  ['hob', 'stovetop'],
  ['grill', 'broiler'],
  ['tea towel', 'dish towel'],
  ['cookbook', 'cookery book'],
  ['ebook', 'digital book'],
];

const PATTERNS = SYNONYMS.map((words) =>
  words.map((word) => ({ word, pattern: new RegExp(`(?<![^ ])${word}(?:e?s)?(?![^ ])`) })),
);

/**
 * The synonyms of words in a text, folded. They are added to the index, so that any of the words can be
 * searched.
 */
export function otherWordsFor(text: string): string[] {
  const plain = wordsOf(text).join(' ');
  const found = PATTERNS.flatMap((group) =>
    group.some(({ pattern }) => pattern.test(plain))
      ? group.filter(({ pattern }) => !pattern.test(plain)).map(({ word }) => word)
      : [],
  );
  return [...new Set(found.flatMap((words) => words.split(' ')))];
}
