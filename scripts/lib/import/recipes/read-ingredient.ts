/** An ingredient as a recipe's file has it. */
export type Ingredient = {
  quantity?: number;
  quantityMax?: number;
  unit?: string;
  name: string;
  note?: string;
};

/** How recipes write units, by the unit here. */
const UNITS: Readonly<Record<string, readonly string[]>> = {
  g: ['g', 'gram', 'grams', 'gr'],
  kg: ['kg', 'kilo', 'kilos', 'kilogram', 'kilograms'],
  ml: ['ml', 'millilitre', 'millilitres', 'milliliter', 'milliliters'],
  l: ['l', 'litre', 'litres', 'liter', 'liters'],
  tsp: ['tsp', 'tsps', 'teaspoon', 'teaspoons'],
  tbsp: ['tbsp', 'tbsps', 'tablespoon', 'tablespoons'],
  cup: ['cup', 'cups'],
  clove: ['clove', 'cloves'],
  tin: ['tin', 'tins', 'can', 'cans'],
  slice: ['slice', 'slices'],
  sprig: ['sprig', 'sprigs'],
  handful: ['handful', 'handfuls'],
  pinch: ['pinch', 'pinches'],
  bunch: ['bunch', 'bunches'],
  sheet: ['sheet', 'sheets'],
};
const UNIT_OF = new Map(Object.entries(UNITS).flatMap(([unit, words]) => words.map((word) => [word, unit])));

const NUMBER = String.raw`(?:\d+\s+\d+/\d+|\d+/\d+|\d+(?:[.,]\d+)?)`;
const AMOUNT = new RegExp(`^(${NUMBER})(?:\\s*(?:-|–|to)\\s*(${NUMBER}))?\\s*(.*)$`);
const A_UNIT = /^([a-z]+)\.?\s+(?:of\s+)?(.+)$/i;

/** Reads a line such as `1 1/2 cups flour, sifted` or `200g dark chocolate (70 %)`. */
export function readIngredient(line: string): Ingredient {
  // NFKC writes ½ as 1⁄2.
  const text = line
    .replace(/(\d)(?=[½⅓⅔¼¾⅕⅛⅜⅝⅞])/g, '$1 ')
    .normalize('NFKC')
    .replaceAll('⁄', '/')
    .replace(/\s+/g, ' ')
    .trim();
  const [, least, most, rest = text] = AMOUNT.exec(text) ?? [];
  const [, word = '', after = ''] = A_UNIT.exec(rest) ?? [];
  const quantity = numberOf(least);
  const unit = quantity && UNIT_OF.get(word.toLowerCase());
  const [, name = '', note = ''] = /^([^,(]+?)\s*(?:[,(]\s*(.*?)\)?)?$/.exec(unit ? after : rest) ?? [];
  const quantityMax = numberOf(most);
  return {
    ...(quantity && { quantity }),
    ...(quantity && quantityMax && quantityMax > quantity && { quantityMax }),
    ...(unit && { unit }),
    name: name.trim() || text,
    ...(note.trim() && { note: note.trim() }),
  };
}

function numberOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const sum = text
    .split(' ')
    .map((part) => {
      const [top = '', bottom] = part.replace(',', '.').split('/');
      return bottom === undefined ? Number(top) : Number(top) / Number(bottom);
    })
    .reduce((total, part) => total + part, 0);
  return Number.isFinite(sum) && sum > 0 ? Number(sum.toFixed(3)) : undefined;
}
