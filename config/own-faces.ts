import { readFileSync } from 'node:fs';
import { create } from 'fontkit';
import { typefaceFiles } from '../src/catalogue/settings/typeface-files.ts';
import type { Typeface, TypefaceRole } from '../src/core/shop/typefaces.ts';
import { type Face, fallbackFace, SANS, SERIFS } from './font-faces.ts';

/** Weights in the style sheets: one for titles, a range for everything else. */
const WEIGHTS = { titles: { normal: '520', italic: '450' }, text: '400 650' } as const;
/** The weight that a variable font is cut to for titles, if the settings name none. */
const TITLE_WEIGHT = 600;
const TEXT_WEIGHTS = { min: 400, max: 650 };

/** The name of a typeface in style sheets. One typeface may have both roles, with other weights in each. */
export function familyOf({ family }: Typeface, role: TypefaceRole): string {
  return role === 'titles' ? `${family} Titles` : family;
}

/**
 * The faces of a shop's own typeface.
 * @throws Error for a typeface that the check of the content refuses
 */
export function ownFaces(typeface: Typeface, role: TypefaceRole): Face[] {
  const files = typefaceFiles(typeface, role);
  if ('expected' in files) throw new Error(`brand.typefaces.${role}.${files.field}: ${files.expected}`);
  const isMixed = new Set(files.map(({ weight }) => weight)).size > 1;
  return (
    files
      // Only titles are set in italics.
      .filter(({ style }) => role === 'titles' || style === 'normal')
      .map(({ file, style, letters, weight }) => ({
        name: [slugOf(typeface.family), role, style, letters, ...(weight ? [weight] : [])].join('-'),
        family: familyOf(typeface, role),
        style,
        weight:
          isMixed && weight ? rangeOf(weight) : role === 'titles' ? WEIGHTS.titles[style] : WEIGHTS.text,
        source: file,
        letters,
        axes: axesOf(file, role, typeface.weight),
        isPreloaded: file === files[0]?.file && letters === 'latin',
        isOwn: true,
      }))
  );
}

/** Of two files of a text face, the lighter one serves all weights up to 500. */
function rangeOf(weight: number): string {
  return weight < 500 ? '400 500' : '501 650';
}

function axesOf(file: string, role: TypefaceRole, wanted = TITLE_WEIGHT): Face['axes'] {
  const { wght } = create(readFileSync(file)).variationAxes;
  if (!wght) return {};
  const within = (weight: number) => Math.min(Math.max(weight, wght.min), wght.max);
  if (role === 'titles') return { wght: within(wanted) };
  const [min, max] = [within(TEXT_WEIGHTS.min), within(TEXT_WEIGHTS.max)];
  return { wght: min === max ? min : { min, max } };
}

/** A text of the usual letters, to compare how wide typefaces run. */
const SAMPLE =
  'The kitchen is quiet at six, and the first loaves are already out. She folds the dough again, adds a pinch of salt, ' +
  'and waits. Bread wants time, a warm bowl and a good knife; butter, honey and coffee do the rest. We bake, jar and post ' +
  'on weekdays.';
/**
 * The mean width of its characters in Times New Roman and Arial, in em: measured in Liberation's,
 * which are as wide.
 */
const MEAN_WIDTH = { serif: 0.395, 'sans-serif': 0.4385 } as const;

/**
 * Fonts that machines have, scaled to the widths and heights of a cut font,
 * so that nothing moves when it arrives.
 */
export function ownFallbacks(family: string, kind: Typeface['kind'], font: Buffer): string[] {
  const read = create(font);
  const { unitsPerEm, ascent, descent, hmtx } = read;
  const widths = [...SAMPLE].map((letter) => {
    const { id } = read.glyphForCodePoint(letter.codePointAt(0) ?? 0);
    // Glyphs at the end share the last width.
    return hmtx.metrics.get(Math.min(id, hmtx.metrics.length - 1)).advance;
  });
  const mean = widths.reduce((sum, width) => sum + width, 0) / widths.length / unitsPerEm;
  const heights = [ascent / unitsPerEm, -descent / unitsPerEm] as const;
  const size = (100 * mean) / MEAN_WIDTH[kind];
  const machines = kind === 'serif' ? SERIFS.map(({ normal, width: [width] }) => ({ normal, width })) : SANS;
  return machines.map(({ normal, width }) =>
    fallbackFace(`${family} Fallback`, 'normal', normal, size / width, heights),
  );
}

function slugOf(family: string): string {
  return family.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}
