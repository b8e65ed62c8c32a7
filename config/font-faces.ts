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
export const LATIN: Ranges = [
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
export const LATIN_EXTENDED: Ranges = [
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

/**
 * Fonts that every machine has, drawn to the measures of ours, so that nothing moves when ours arrive.
 * Measured: mean advance of running text (0.447, 0.439, 0.471 em) over that of Times and Arial (0.417, 0.413, 0.456).
 */
export const fallbackFaces = [
  // At poster sizes the optical axis draws far narrower letters (0.394 em); a little under that, so that no line breaks early.
  fallback('Fraunces Poster Fallback', 'normal', ['Times New Roman', 'Liberation Serif'], 90, 108.7, 28.3),
  fallback('Fraunces Fallback', 'normal', ['Times New Roman', 'Liberation Serif'], 107.2, 91.2, 23.8),
  fallback(
    'Fraunces Fallback',
    'italic',
    ['Times New Roman Italic', 'Liberation Serif Italic'],
    106.1,
    92.2,
    24,
  ),
  fallback('Instrument Fallback', 'normal', ['Arial', 'Liberation Sans'], 103.2, 94, 24.2),
].join('\n');

/** A face's letters as CSS writes them. */
export function unicodeRange(letters: Face['letters']): string {
  return (letters === 'latin' ? LATIN : LATIN_EXTENDED)
    .map(([from, to]) => `U+${from.toString(16)}${to > from ? `-${to.toString(16)}` : ''}`)
    .join(',');
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

function fallback(
  family: string,
  style: string,
  local: string[],
  size: number,
  ascent: number,
  descent: number,
): string {
  const src = local.map((name) => `local("${name}")`).join(',');
  return `@font-face{font-family:"${family}";font-style:${style};src:${src};size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`;
}
