/**
 * The fonts of the pictures. Each is a fixed instance of a variable font, so that drawings do not depend on
 * installed fonts. Each script is a separate file; a face contains several.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import * as fontkit from 'fontkit';

export type FaceName = 'display' | 'italic' | 'text' | 'label' | 'spare';

export type Glyph = {
  advanceWidth: number;
  path: { commands: { command: string; args: number[] }[] };
};
type GlyphRun = {
  glyphs: Glyph[];
  positions: { xAdvance: number; xOffset: number; yOffset: number }[];
};
type Font = {
  unitsPerEm: number;
  hasGlyphForCodePoint(codePoint: number): boolean;
  layout(text: string): GlyphRun;
};
/** Fonts in order of preference; all have the same em size. */
export type Face = readonly Font[];

const FRAUNCES = '@fontsource-variable/fraunces/files/fraunces';
const INSTRUMENT = '@fontsource-variable/instrument-sans/files/instrument-sans';
// WONK 0 in italics, because the wonky h, l and b are hard to read in names.
const FRAUNCES_AXES = { opsz: 144, SOFT: 0, WONK: 0 };

const locate = createRequire(import.meta.url);
const CUTTER = path.dirname(locate.resolve('subset-font'));
/** Cutting all fonts takes half a second, so they are cut once for each version of the cutter. */
const CACHE = path.join(CUTTER, '../.cache/illustrations');

const ALL_SCRIPTS = ['latin', 'latin-ext', 'vietnamese'];
const LATIN_SCRIPTS = ['latin', 'latin-ext'];

export const FACES: Record<FaceName, Face> = {
  display: await cut(FRAUNCES, ALL_SCRIPTS, 'full-normal', { ...FRAUNCES_AXES, wght: 540 }),
  italic: await cut(FRAUNCES, ALL_SCRIPTS, 'full-italic', { ...FRAUNCES_AXES, wght: 500 }),
  text: await cut(INSTRUMENT, LATIN_SCRIPTS, 'wght-normal', { wght: 500 }),
  label: await cut(INSTRUMENT, LATIN_SCRIPTS, 'wght-normal', { wght: 640 }),
  // The display face at its text size: for small digits, and for whole lines with a letter that the
  // grotesque lacks (Vietnamese).
  spare: await cut(FRAUNCES, ALL_SCRIPTS, 'full-normal', { opsz: 9, SOFT: 0, WONK: 0, wght: 600 }),
};

async function cut(
  family: string,
  scripts: readonly string[],
  variant: string,
  axes: Record<string, number>,
): Promise<Face> {
  const files = scripts.map((script) => locate.resolve(`${family}-${script}-${variant}.woff2`));
  return Promise.all(
    files.map(async (file) => {
      const source = readFileSync(file);
      const key = createHash('sha256')
        .update(source)
        .update(JSON.stringify([axes, characters()]))
        .update(readFileSync(path.join(CUTTER, 'package.json')))
        .digest('hex');
      const cached = path.join(CACHE, `${key}.ttf`);
      const sfnt = readCached(cached) ?? (await cutAndKeep(source, axes, cached));
      return fontkit.create(sfnt) as unknown as Font;
    }),
  );
}

function readCached(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

async function cutAndKeep(source: Buffer, axes: Record<string, number>, file: string): Promise<Buffer> {
  const { default: subsetFont } = await import('subset-font');
  const sfnt = await subsetFont(source, characters(), { targetFormat: 'sfnt', variationAxes: axes });
  try {
    mkdirSync(CACHE, { recursive: true });
    const draft = `${file}.${process.pid}.part`;
    writeFileSync(draft, sfnt);
    renameSync(draft, file);
  } catch {
    // It is cut again next time, where nothing can be written.
  }
  return sfnt;
}

/** Basic Latin to Latin Extended-A, Romanian and Vietnamese letters, and typographic marks in titles. */
function characters(): string {
  const range = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');
  return `${range(0x20, 0x7e)}${range(0xa0, 0x17f)}${range(0x1a0, 0x1b0)}${range(0x218, 0x21b)}${range(0x1ea0, 0x1ef9)}‘’“”–—…•€−½¼¾№`;
}
