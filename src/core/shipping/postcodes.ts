/**
 * How a shop writes postcodes: an area (`BT`), a district (`IV1`), a range of districts (`HS1-HS9`), or the
 * first characters of a code (`20`, `X0A`) and a range of them (`35-38`).
 */
export const POSTCODE_PATTERN = /^(?:[A-Z]{1,4}\d{0,5}|\d{1,6}|([A-Z]{0,4})\d{1,6}-\1\d{1,6}|[A-Z]\d[A-Z])$/;

type Pattern = { letters: string; from: number; to: number; digits: number } | { start: string };

/**
 * British postcodes end with a digit and two letters; the part before them is the district:
 * `IV1` of `IV1 1AA`.
 */
const BRITISH = /^([A-Z]{1,2})(\d{1,2})[A-Z]?(?:\d[A-Z]{2})?$/;
const BRITISH_COUNTRY = 'GB';

/**
 * The letters and digits of a postcode, in upper case. Empty for something that cannot be one of the country.
 */
export function comparablePostcode(typed: string, country: string): string {
  const code = typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return country === BRITISH_COUNTRY && !BRITISH.test(code) ? '' : code;
}

/**
 * True when a pattern of the shop covers a postcode. In Britain the number of the district counts as a whole,
 * so that `IV1` does not cover IV10; elsewhere the first characters count.
 *
 * @param code the letters and digits of the postcode, in upper case
 */
export function coversPostcode(pattern: string, code: string, country: string): boolean {
  const read = readPattern(pattern);
  if ('start' in read) return code.startsWith(read.start);
  const [, letters = '', rest = ''] =
    (country === BRITISH_COUNTRY ? BRITISH : /^([A-Z]*)(\d*)/).exec(code) ?? [];
  if (letters !== read.letters || rest === '') return letters === read.letters && read.digits === 0;
  if (read.digits === 0) return true;
  const number = country === BRITISH_COUNTRY ? rest : rest.slice(0, read.digits);
  return Number(number) >= read.from && Number(number) <= read.to;
}

/** True when two patterns have a postcode in common. */
export function patternsOverlap(one: string, other: string): boolean {
  const [a, b] = [readPattern(one), readPattern(other)];
  if ('start' in a || 'start' in b) {
    const [first, second] = [one, other].sort((x, y) => x.length - y.length);
    return second?.startsWith(first ?? '') ?? false;
  }
  if (a.letters !== b.letters) return false;
  if (a.digits === 0 || b.digits === 0) return true;
  if (a.letters !== '') return a.from <= b.to && b.from <= a.to;
  // Codes of digits alone: 20 covers 2000 to 2099.
  const digits = Math.max(a.digits, b.digits);
  const spread = ({ from, to, digits: own }: typeof a) => {
    const more = 10 ** (digits - own);
    return [from * more, (to + 1) * more - 1] as const;
  };
  const [[from, to], [start, end]] = [spread(a), spread(b)];
  return from <= end && start <= to;
}

/** True for a range from a higher number to a lower one. */
export function isBackwards(pattern: string): boolean {
  const read = readPattern(pattern);
  return 'from' in read && read.from > read.to;
}

function readPattern(pattern: string): Pattern {
  const [, letters, from, to = from] = /^([A-Z]*)(\d*)(?:-[A-Z]*(\d+))?$/.exec(pattern) ?? [];
  if (letters === undefined || from === undefined) return { start: pattern };
  return { letters, from: Number(from), to: Number(to), digits: from.length };
}
