import { ALLERGENS, type Allergen, NAMED_ONE_BY_ONE } from './allergens.ts';
import { ALLERGEN_WORDS, allergenOf, allergenWordsIn } from './find-allergens.ts';

/** A piece of a list of ingredients. A marked one names an allergen and is shown in bold. */
export type Piece = { text: string; isMarked: boolean };

/** An allergen in a food. `as` says by which names: the cereals, or the nuts. */
export type Contained = { allergen: Allergen; as: string[] };

/**
 * The pieces of a text in which `*wheat*` is marked. Undefined when an asterisk has no partner, or when there
 * is nothing between the two.
 */
export function readMarks(text: string): Piece[] | undefined {
  const parts = text.split('*');
  if (parts.length % 2 === 0 || parts.some((part, at) => at % 2 === 1 && part.trim() === ''))
    return undefined;
  return parts.flatMap((part, at) => (part ? [{ text: part, isMarked: at % 2 === 1 }] : []));
}

/** The text without its marks. */
export const withoutMarks = (text: string) => text.replaceAll('*', '');

/** The allergens that a list of ingredients marks, in the order of the law's list. */
export function containedIn(ingredients: string): Contained[] {
  const marked = (readMarks(ingredients) ?? []).filter(({ isMarked }) => isMarked);
  return ALLERGENS.flatMap((allergen) => {
    const names = marked.flatMap(({ text }) => (allergenOf(text) === allergen ? text.toLowerCase() : []));
    if (names.length === 0) return [];
    return { allergen, as: NAMED_ONE_BY_ONE.includes(allergen) ? [...new Set(names)].filter(isOne) : [] };
  });
}

/** False for the name of the whole group. */
const isOne = (name: string) => !/^(?:gluten|cereals? containing gluten|(?:tree )?nuts?)$/.test(name);

/**
 * What is wrong with the marks of a list of ingredients, as text: marks without a partner, marked words that
 * are no allergen, and allergens without a mark. An ingredient needs one mark for an allergen: `Butter
 * (*milk*)` and `*Butter*` will do. `notAllergens` are phrases that mean something else.
 *
 * @param nearest finds the word of a list that is closest to what was written
 */
export function markProblems(
  ingredients: string,
  notAllergens: readonly string[],
  nearest: (word: string, among: readonly string[]) => string | undefined,
): string[] {
  const pieces = readMarks(ingredients);
  if (!pieces) return ['an asterisk on each side of an allergen, as in *wheat* flour'];
  const wrong = pieces
    .filter(({ text, isMarked }) => isMarked && !allergenOf(text))
    .map(({ text }) => `an allergen between the asterisks; “${text}” is none${insteadOf(text, nearest)}`);
  // Marks of one ingredient do not count for another.
  const unmarked = ingredients
    .split(/[,;]/)
    .flatMap((ingredient) => unmarkedIn(ingredient, notAllergens))
    .map(
      ({ word, marked }) =>
        `asterisks around each allergen; write “${marked}”, or name “${word}” in notAllergens if it is none here`,
    );
  return [...wrong, ...unmarked];
}

function insteadOf(text: string, nearest: (word: string, among: readonly string[]) => string | undefined) {
  const [inside] = allergenWordsIn(text);
  if (inside) return `. Write “${markedIn(text, inside)}”`;
  const meant = nearest(text.toLowerCase(), ALLERGEN_WORDS);
  return meant ? `. Did you mean “${meant}”?` : '. Delete the asterisks';
}

function unmarkedIn(ingredient: string, notAllergens: readonly string[]) {
  const has = new Set(
    (readMarks(ingredient) ?? []).flatMap(({ text, isMarked }) => (isMarked ? (allergenOf(text) ?? []) : [])),
  );
  const text = withoutMarks(ingredient);
  const told = new Set<Allergen>();
  return allergenWordsIn(text, notAllergens).flatMap((found) => {
    if (has.has(found.allergen) || told.has(found.allergen)) return [];
    told.add(found.allergen);
    return { word: text.slice(found.start, found.end), marked: markedIn(text, found).trim() };
  });
}

const markedIn = (text: string, { start, end }: { start: number; end: number }) =>
  `${text.slice(0, start)}*${text.slice(start, end)}*${text.slice(end)}`;
