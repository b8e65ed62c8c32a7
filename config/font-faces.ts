/** Inclusive ranges of code points. */
type Ranges = readonly (readonly [from: number, to: number])[];

export type Face = {
  /** The file's name, without hash and ending. */
  name: string;
  family: string;
  style: 'normal' | 'italic';
  /** As in CSS: one weight, or the two ends of a range. */
  weight: string;
  /** A file of `@fontsource-variable`. */
  source: string;
  letters: 'latin' | 'latin-extended';
  /** What is left of the font's axes: a number pins one, a pair keeps a stretch of it. */
  axes: Record<string, number | { min: number; max: number }>;
  features?: string[];
  isPreloaded: boolean;
};

/** Western Europe, money, fractions and the punctuation a cookbook sets. */
const LATIN: Ranges = [
  [0x20, 0x7e],
  [0xa0, 0xa1],
  [0xa3, 0xa3],
  [0xa9, 0xa9],
  [0xab, 0xab],
  [0xb0, 0xb0],
  [0xb7, 0xb7],
  [0xbb, 0xff],
  [0x2013, 0x2014],
  [0x2018, 0x201a],
  [0x201c, 0x201e],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x20ac, 0x20ac],
  [0x2153, 0x2154],
  [0x215b, 0x215b],
  [0x2192, 0x2192],
  [0x2212, 0x2212],
];

/** Central and eastern Europe, Turkish and the okina, as far as names of people and dishes go. */
const LATIN_EXTENDED: Ranges = [
  [0x100, 0x17f],
  [0x218, 0x21b],
  [0x2bb, 0x2bc],
];

const FRAUNCES_FEATURES = ['kern', 'liga', 'lnum', 'tnum', 'ccmp', 'locl', 'mark', 'mkmk'];
// Swaps the italic's leaning b, h, k and l for upright ones, without which names are hard to read.
const UPRIGHT_FORMS = ['rvrn', 'rclt'];
const ROMAN = { SOFT: 0, WONK: 1, wght: 520 };
const ITALIC = { SOFT: 0, WONK: 0, wght: 450, opsz: 72 };
const TEXT = { wght: { min: 400, max: 650 } };

/** The roman keeps its optical sizes, since it sets both prices at 19 px and titles at 200; the italic is display only. */
export const FACES: readonly Face[] = [
  fraunces('fraunces', 'normal', '520', 'latin-full-normal', 'latin', ROMAN, true),
  fraunces('fraunces-ext', 'normal', '520', 'latin-ext-full-normal', 'latin-extended', ROMAN),
  fraunces('fraunces-italic', 'italic', '450', 'latin-full-italic', 'latin', ITALIC),
  fraunces('fraunces-italic-ext', 'italic', '450', 'latin-ext-full-italic', 'latin-extended', ITALIC),
  instrument('instrument-sans', 'latin-wght-normal', 'latin', true),
  instrument('instrument-sans-ext', 'latin-ext-wght-normal', 'latin-extended'),
];

/** How high and low our letters reach, in em. */
const HEIGHTS = { fraunces: [0.978, 0.255], instrument: [0.97, 0.25] } as const;
/** Fonts that machines have (Android's first): by what name, and how wide they run beside Times or Arial (measured over names and summaries). */
const SERIFS = [
  {
    normal: ['Noto Serif', 'NotoSerif'],
    italic: ['Noto Serif Italic', 'NotoSerif-Italic'],
    width: [1.179, 1.146],
  },
  {
    normal: ['Times New Roman', 'Liberation Serif'],
    italic: ['Times New Roman Italic', 'Liberation Serif Italic'],
    width: [1, 1],
  },
] as const;
const SANS = [
  { normal: ['Roboto'], width: 0.991 },
  { normal: ['Arial', 'Liberation Sans'], width: 1 },
] as const;

/**
 * What machines have already, drawn to the measures of ours, so that nothing moves when ours arrive. Of several rules for one
 * face the last whose font is there counts, so the best come last.
 * Measured: mean advance of running text (0.447, 0.439, 0.471 em) over that of Times and Arial (0.417, 0.413, 0.456).
 */
export const fallbackFaces = [
  ...SERIFS.flatMap(({ normal, italic, width: [roman, slanted] }) => [
    // At poster sizes the optical axis draws far narrower letters (0.394 em); a little under that, so that no line breaks early.
    fallback('Fraunces Poster Fallback', 'normal', normal, 90 / roman, HEIGHTS.fraunces),
    fallback('Fraunces Poster Fallback', 'italic', italic, 101 / slanted, HEIGHTS.fraunces),
    fallback('Fraunces Fallback', 'normal', normal, 107.2 / roman, HEIGHTS.fraunces),
    fallback('Fraunces Fallback', 'italic', italic, 106.1 / slanted, HEIGHTS.fraunces),
  ]),
  ...SANS.map(({ normal, width }) =>
    fallback('Instrument Fallback', 'normal', normal, 103.2 / width, HEIGHTS.instrument),
  ),
].join('\n');

/** A face's letters as CSS writes them. */
export function unicodeRange(letters: Face['letters']): string {
  return rangesOf(letters)
    .map(([from, to]) => `U+${from.toString(16)}${to > from ? `-${to.toString(16)}` : ''}`)
    .join(',');
}

/** A face's letters as a regular expression writes them between brackets. */
export function letterRanges(letters: Face['letters']): string {
  const escaped = (code: number) => `\\u${code.toString(16).padStart(4, '0')}`;
  return rangesOf(letters)
    .map(([from, to]) => `${escaped(from)}-${escaped(to)}`)
    .join('');
}

/** Each letter of a face. */
export function lettersOf(letters: Face['letters']): string {
  return rangesOf(letters)
    .flatMap(([from, to]) =>
      Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
    )
    .join('');
}

function rangesOf(letters: Face['letters']): Ranges {
  return letters === 'latin' ? LATIN : LATIN_EXTENDED;
}

function fraunces(
  name: string,
  style: Face['style'],
  weight: string,
  file: string,
  letters: Face['letters'],
  axes: Face['axes'],
  isPreloaded = false,
): Face {
  const source = `fraunces/files/fraunces-${file}.woff2`;
  return {
    name,
    family: 'Fraunces',
    style,
    weight,
    source,
    letters,
    axes,
    features: style === 'italic' ? [...FRAUNCES_FEATURES, ...UPRIGHT_FORMS] : FRAUNCES_FEATURES,
    isPreloaded,
  };
}

function instrument(name: string, file: string, letters: Face['letters'], isPreloaded = false): Face {
  const source = `instrument-sans/files/instrument-sans-${file}.woff2`;
  return {
    name,
    family: 'Instrument Sans',
    style: 'normal',
    weight: '400 650',
    source,
    letters,
    axes: TEXT,
    features: ['kern', 'liga', 'lnum', 'tnum', 'ccmp', 'locl', 'mark', 'mkmk', 'calt'],
    isPreloaded,
  };
}

/** @param size what the font's letters are scaled to, in per cent */
function fallback(
  family: string,
  style: 'normal' | 'italic',
  local: readonly string[],
  size: number,
  [ascent, descent]: readonly [number, number],
): string {
  const src = local.map((name) => `local("${name}")`).join(',');
  const percent = (value: number) => `${Number(value.toFixed(1))}%`;
  const heights = `ascent-override:${percent((ascent * 1e4) / size)};descent-override:${percent((descent * 1e4) / size)}`;
  return `@font-face{font-family:"${family}";font-style:${style};src:${src};size-adjust:${percent(size)};${heights};line-gap-override:0%}`;
}
