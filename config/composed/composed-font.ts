import { create } from 'fontkit';
import subsetFont from 'subset-font';
import { compose } from './compose.ts';
import { contoursOf, type Outline } from './outline.ts';
import { writeTrueType } from './true-type.ts';

/**
 * A font of the given letters, each as the sources draw it or put together from what they draw: a face whose designers stopped
 * before Vietnamese gets its letters from its own letters and accents. Without kerning.
 * @param sources files of one face that share their measures, of which the first names it
 * @param axes one value for each axis of them
 * @throws naming the letters for which there are no parts
 */
export async function composedFont(
  sources: readonly Buffer[],
  axes: Readonly<Record<string, number>>,
  letters: string,
): Promise<Buffer> {
  const pinned = await Promise.all(sources.map((source) => pin(source, axes)));
  const fonts = pinned.map((bytes) => create(bytes));
  const drawn = (letter: string): Outline | undefined => {
    const code = letter.codePointAt(0) ?? 0;
    const font = fonts.find((one) => one.hasGlyphForCodePoint(code));
    if (!font || letter.length !== 1) return undefined;
    const glyph = font.glyphForCodePoint(code);
    return { advance: glyph.advanceWidth, contours: contoursOf(glyph.path) };
  };
  const composed = new Map<string, Outline>();
  for (const letter of letters) {
    const outline = compose(letter, drawn);
    if (outline) composed.set(letter, outline);
  }
  const [model] = pinned;
  const lacking = [...letters].filter((letter) => !composed.has(letter));
  if (!model || lacking.length > 0) throw new Error(`A font has no parts for ${lacking.join(' ')}`);
  return writeTrueType(model, composed);
}

async function pin(source: Buffer, axes: Readonly<Record<string, number>>): Promise<Buffer> {
  // The package takes hinting and all glyphs, though its types know of neither.
  const options = {
    targetFormat: 'sfnt' as const,
    variationAxes: { ...axes },
    keepAllGlyphs: true,
    noHinting: true,
  };
  return Buffer.from(await subsetFont(source, '', options));
}
