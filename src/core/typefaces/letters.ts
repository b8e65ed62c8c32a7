/** Inclusive ranges of code points. */
export type Ranges = readonly (readonly [from: number, to: number])[];

/** Western European letters, currency signs and typographic punctuation. */
const LATIN: Ranges = [
  [0x20, 0x7e],
  [0xa0, 0xa1],
  [0xa3, 0xa3],
  [0xa9, 0xa9],
  [0xab, 0xab],
  [0xb0, 0xb0],
  [0xb7, 0xb7],
  [0xbb, 0xbb],
  [0xbf, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2013, 0x2014],
  [0x2018, 0x201a],
  [0x201c, 0x201e],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x20ac, 0x20ac],
  [0x2212, 0x2212],
];

/** Central and eastern European, Turkish and Welsh letters, and those of transliterations. */
const LATIN_EXTENDED: Ranges = [
  [0x100, 0x130],
  [0x132, 0x137],
  [0x139, 0x13e],
  [0x141, 0x148],
  [0x14a, 0x151],
  [0x154, 0x161],
  [0x164, 0x165],
  [0x168, 0x17e],
  [0x218, 0x21b],
  [0x1e0c, 0x1e0f],
  [0x1e14, 0x1e17],
  [0x1e20, 0x1e21],
  [0x1e24, 0x1e25],
  [0x1e2a, 0x1e2b],
  [0x1e2e, 0x1e2f],
  [0x1e36, 0x1e37],
  [0x1e3a, 0x1e3b],
  [0x1e42, 0x1e43],
  [0x1e46, 0x1e49],
  [0x1e4c, 0x1e53],
  [0x1e5a, 0x1e5b],
  [0x1e5e, 0x1e5f],
  [0x1e62, 0x1e65],
  [0x1e6c, 0x1e6f],
  [0x1e78, 0x1e7b],
  [0x1e80, 0x1e85],
  [0x1e92, 0x1e93],
  [0x1e97, 0x1e97],
  [0x1e9e, 0x1e9e],
];

const VIETNAMESE: Ranges = [
  [0x1a0, 0x1a1],
  [0x1af, 0x1b0],
  [0x1ea0, 0x1ef9],
];

/**
 * The characters that both of the store's typefaces have, by font file. The build of the fonts checks them.
 */
export const LETTERS = { latin: LATIN, 'latin-extended': LATIN_EXTENDED, vietnamese: VIETNAMESE } as const;
export type LetterSet = keyof typeof LETTERS;

/** Matches any other character. */
const LACKING = lackingOf(Object.values(LETTERS).flat());

/**
 * A regular expression for characters that are not in the ranges, except line breaks and tabs. One
 * expression, since it runs over all texts of the catalogue.
 */
export function lackingOf(ranges: Ranges): RegExp {
  const escaped = (code: number) => `\\u{${code.toString(16)}}`;
  return new RegExp(
    `[^\\n\\r\\t${ranges.map(([from, to]) => `${escaped(from)}-${escaped(to)}`).join('')}]`,
    'gu',
  );
}

/**
 * The characters of a text that one of the typefaces lacks, without duplicates. Line breaks and tabs are
 * ignored.
 *
 * @param lacking from {@link lackingOf}, for other typefaces than the default ones
 */
export function lettersLacking(text: string, lacking = LACKING): string[] {
  return [...new Set(text.match(lacking))];
}
