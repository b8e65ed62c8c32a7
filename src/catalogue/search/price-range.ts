/** Prices that a search asks for, in minor units. A missing limit does not apply. */
export type PriceRange = {
  /** The lowest price. */
  least?: number;
  /** The highest price. */
  most?: number;
  /** The keyword without the words about the price. */
  rest: string;
};

const SIGN = '(?:us\\$|ca\\$|c\\$|[£€$])';
const NUMBER = '(\\d{1,3}(?:,\\d{3})+(?:\\.\\d\\d)?|\\d{1,5}(?:[.,]\\d\\d)?)(?![\\d.,%])';
const CURRENCY = '(?:[£€$]|(?:pounds?|quid|euros?|dollars?|gbp|eur|usd|cad)\\b)';
/**
 * A number without a currency is a price only at the end:
 * not in `dinner under 30 minutes` or `over 100 recipes`.
 */
const AMOUNT = `(?:${SIGN}\\s*(?=\\d)|(?=\\d+(?:[.,]\\d\\d)?\\s*(?:${CURRENCY}|$)))${NUMBER}(?:\\s*${CURRENCY})?`;

const BETWEEN = new RegExp(
  `\\b(?:between|from)\\s+${SIGN}?\\s*${NUMBER}\\s*(?:-|–|and|to)\\s*${AMOUNT}`,
  'iu',
);
const UNDER = new RegExp(
  `(?:\\b(?:under|below|less than|cheaper than|up to|at most|no more than|max(?:imum)?)\\s+|<\\s*)${AMOUNT}`,
  'iu',
);
/** With a sign or a currency, the words may come after the amount: `£30 or less`. */
const MONEY = `(?:${SIGN}\\s*${NUMBER}|${NUMBER}\\s*${CURRENCY})`;
const OR_LESS = new RegExp(
  `${MONEY}\\s*(?:(?:or|and) (?:less|under|below|cheaper)\\b|max(?:imum)?\\b)`,
  'iu',
);
const OR_MORE = new RegExp(`${MONEY}\\s*(?:(?:or|and) (?:more|over|above|up)\\b)`, 'iu');
const OVER = new RegExp(`(?:\\b(?:over|above|more than|at least|from)\\s+|>\\s*)${AMOUNT}`, 'iu');

/**
 * The prices that a search asks for: `knife under £70`, `up to 20 euros`, `gifts between 20 and 40`. Limits
 * are inclusive, and in the currency of the region, for any currency sign. Undefined without such words.
 */
export function priceRange(keyword: string): PriceRange | undefined {
  const between = BETWEEN.exec(keyword);
  if (between) {
    const [one, two] = [minor(between[1]), minor(between[2])];
    return { least: Math.min(one, two), most: Math.max(one, two), rest: without(keyword, between) };
  }
  const under = UNDER.exec(keyword) ?? OR_LESS.exec(keyword);
  const left = under ? without(keyword, under) : keyword;
  const over = OVER.exec(left) ?? OR_MORE.exec(left);
  if (!under && !over) return undefined;
  return {
    ...(under && { most: minor(under[1] ?? under[2]) }),
    ...(over && { least: minor(over[1] ?? over[2]) }),
    rest: over ? without(left, over) : left,
  };
}

/** `1,200` is over a thousand, and `12,50` has cents. */
const minor = (written = '') =>
  Math.round(Number(written.replace(/,(?=\d{3})/g, '').replace(',', '.')) * 100);

const without = (keyword: string, { 0: found, index }: RegExpExecArray) =>
  `${keyword.slice(0, index)} ${keyword.slice(index + found.length)}`.replace(/\s+/g, ' ').trim();
