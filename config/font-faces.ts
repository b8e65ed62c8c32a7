import type { TypefaceRole } from '../src/core/shop/typefaces.ts';
import { LETTERS, type LetterSet, type Ranges } from '../src/core/typefaces/letters.ts';

export type Face = {
  /** The file's name, without hash and ending. */
  name: string;
  family: string;
  style: 'normal' | 'italic';
  /** As in CSS: one weight, or the two ends of a range. */
  weight: string;
  /** A file, or its specifier in a package. */
  source: string;
  /** The letters that are cut from it, except those that an earlier face of its family has. */
  letters: LetterSet;
  /** What is left of the font's axes: a number pins one, a pair keeps a stretch of it. */
  axes: Record<string, number | { min: number; max: number }>;
  features?: string[];
  isPreloaded: boolean;
  /** True for a typeface that the shop sets. It need not have all letters. */
  isOwn?: boolean;
};

/** Signs that a face's first file has where its designers drew them. */
const SIGNS: Ranges = [
  [0xbc, 0xbe],
  [0x2153, 0x2154],
  [0x215b, 0x215b],
  [0x2192, 0x2192],
];

const FRAUNCES_FEATURES = ['kern', 'liga', 'lnum', 'tnum', 'ccmp', 'locl', 'mark', 'mkmk'];
// Swaps the italic's leaning b, h, k and l for upright ones, without which names are hard to read.
const UPRIGHT_FORMS = ['rvrn', 'rclt'];
const ROMAN = { SOFT: 0, WONK: 1, wght: 520 };
const ITALIC = { SOFT: 0, WONK: 0, wght: 450, opsz: 72 };
const TEXT = { wght: { min: 400, max: 650 } };

const SANS_FEATURES = ['kern', 'liga', 'lnum', 'tnum', 'ccmp', 'locl', 'mark', 'mkmk', 'calt'];

/**
 * The default typefaces. The roman keeps its optical sizes, since it sets both prices at 19 px and titles at
 * 200; the italic is display only. Instrument Sans was drawn without Vietnamese and transliterations: those
 * letters are Work Sans's, which is about as high and wide.
 */
export const DEFAULT_FACES: Readonly<Record<TypefaceRole, readonly Face[]>> = {
  titles: [
    fraunces('fraunces', 'normal', '520', 'latin-full-normal', 'latin', ROMAN, true),
    fraunces('fraunces-ext', 'normal', '520', 'latin-ext-full-normal', 'latin-extended', ROMAN),
    fraunces('fraunces-vi', 'normal', '520', 'vietnamese-full-normal', 'vietnamese', ROMAN),
    fraunces('fraunces-italic', 'italic', '450', 'latin-full-italic', 'latin', ITALIC),
    fraunces('fraunces-italic-ext', 'italic', '450', 'latin-ext-full-italic', 'latin-extended', ITALIC),
    fraunces('fraunces-italic-vi', 'italic', '450', 'vietnamese-full-italic', 'vietnamese', ITALIC),
  ],
  text: [
    sans('instrument-sans', 'latin', 'latin', true),
    sans('instrument-sans', 'latin-ext', 'latin-extended'),
    sans('work-sans', 'latin-ext', 'latin-extended'),
    sans('work-sans', 'vietnamese', 'vietnamese'),
  ],
};

/** The default typefaces with their fallbacks, as CSS writes them. Posters are the largest titles. */
export const DEFAULT_STACKS = {
  titles: "Fraunces, 'Fraunces Extended', 'Fraunces Fallback', Georgia, serif",
  poster: "Fraunces, 'Fraunces Extended', 'Fraunces Poster Fallback', Georgia, serif",
  text: "'Instrument Sans', 'Instrument Sans Extended', 'Instrument Fallback', system-ui, sans-serif",
} as const;

/** Ascent and descent, in em. */
const HEIGHTS = { fraunces: [0.978, 0.255], instrument: [0.97, 0.25] } as const;
/**
 * Fonts that machines have (Android's first): by what name, and how wide they run beside Times or Arial
 * (measured over names and summaries).
 */
export const SERIFS = [
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
export const SANS = [
  { normal: ['Roboto'], width: 0.991 },
  { normal: ['Arial', 'Liberation Sans'], width: 1 },
] as const;

/**
 * Fallback fonts with adjusted metrics, so that the layout does not shift. Of several rules for one
 * face the last whose font is there counts, so the best come last.
 * Measured: mean advance of running text (0.447, 0.439, 0.471 em) over that of Times and Arial (0.417, 0.413,
 * 0.456).
 */
export const DEFAULT_FALLBACKS: Readonly<Record<TypefaceRole, readonly string[]>> = {
  titles: SERIFS.flatMap(({ normal, italic, width: [roman, slanted] }) => [
    // At poster sizes the optical axis draws far narrower letters (0.394 em); a little under that, so that no
    // line breaks early.
    fallbackFace('Fraunces Poster Fallback', 'normal', normal, 90 / roman, HEIGHTS.fraunces),
    fallbackFace('Fraunces Poster Fallback', 'italic', italic, 101 / slanted, HEIGHTS.fraunces),
    fallbackFace('Fraunces Fallback', 'normal', normal, 107.2 / roman, HEIGHTS.fraunces),
    fallbackFace('Fraunces Fallback', 'italic', italic, 106.1 / slanted, HEIGHTS.fraunces),
  ]),
  text: SANS.map(({ normal, width }) =>
    fallbackFace('Instrument Fallback', 'normal', normal, 103.2 / width, HEIGHTS.instrument),
  ),
};

/** Letters, in their order, as CSS writes them. */
export function unicodeRange(letters: string): string {
  const ranges: [from: number, to: number][] = [];
  for (const letter of letters) {
    const code = letter.codePointAt(0) ?? 0;
    const last = ranges.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges
    .map(([from, to]) => `U+${from.toString(16)}${to > from ? `-${to.toString(16)}` : ''}`)
    .join(',');
}

/**
 * Letters in none of the first files, as a regular expression writes them between brackets: in few,
 * wide ranges.
 */
export function extendedLetters(): string {
  const ranges = [...LETTERS['latin-extended'], ...LETTERS.vietnamese].sort(([a], [b]) => a - b);
  const wide: [from: number, to: number][] = [];
  for (const [from, to] of ranges) {
    const last = wide.at(-1);
    const isApart = !last || LETTERS.latin.some(([first, end]) => end > last[1] && first < from);
    if (isApart || from - last[1] > 0xff) wide.push([from, to]);
    else last[1] = to;
  }
  const escaped = (code: number) => `\\u${code.toString(16).padStart(4, '0')}`;
  return wide.map(([from, to]) => `${escaped(from)}-${escaped(to)}`).join('');
}

/** Each letter that may be cut for a face. */
export function lettersOf(letters: Face['letters']): string {
  return textOf(letters === 'latin' ? [...LETTERS.latin, ...SIGNS] : LETTERS[letters]);
}

/** Each letter that a typeface must have. */
export const LETTERS_NEEDED = textOf(Object.values(LETTERS).flat());

function textOf(ranges: Ranges): string {
  return ranges
    .flatMap(([from, to]) =>
      Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
    )
    .join('');
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
  return {
    name,
    family: 'Fraunces',
    style,
    weight,
    source: `@fontsource-variable/fraunces/files/fraunces-${file}.woff2`,
    letters,
    axes,
    features: style === 'italic' ? [...FRAUNCES_FEATURES, ...UPRIGHT_FORMS] : FRAUNCES_FEATURES,
    isPreloaded,
  };
}

function sans(font: string, file: string, letters: Face['letters'], isPreloaded = false): Face {
  const ending = { latin: '', 'latin-extended': '-ext', vietnamese: '-vi' }[letters];
  return {
    name: font + ending,
    family: 'Instrument Sans',
    style: 'normal',
    weight: '400 650',
    source: `@fontsource-variable/${font}/files/${font}-${file}-wght-normal.woff2`,
    letters,
    axes: TEXT,
    features: SANS_FEATURES,
    isPreloaded,
  };
}

/**
 * A font that machines have, in the measures of another.
 * @param size what its letters are scaled to, in per cent
 */
export function fallbackFace(
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
