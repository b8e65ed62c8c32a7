import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { nth } from '../lib/nth.ts';

/** A font for one script of a typeface, and the characters that it has. */
export type PdfFont = { name: string; has: (letter: string) => boolean; bytes: Buffer };
export type PdfFaces = { text: readonly PdfFont[]; display: readonly PdfFont[] };

const SCRIPTS = ['latin', 'latin-ext', 'vietnamese'] as const;

let loaded: Promise<PdfFaces> | undefined;

/** The store's typefaces for text and headings, cut from the variable fonts: one font per script. */
export function pdfFaces(): Promise<PdfFaces> {
  loaded ??= load();
  return loaded;
}

async function load(): Promise<PdfFaces> {
  const face = (name: string, axes: Record<string, number>) =>
    Promise.all(SCRIPTS.map((script) => cut(name, script, axes)));
  const [text, display] = await Promise.all([
    face('text', { opsz: 9, SOFT: 0, WONK: 0, wght: 380 }),
    face('display', { opsz: 72, SOFT: 0, WONK: 0, wght: 540 }),
  ]);
  return { text, display };
}

async function cut(
  name: string,
  script: (typeof SCRIPTS)[number],
  axes: Record<string, number>,
): Promise<PdfFont> {
  const file = createRequire(import.meta.url).resolve(
    `@fontsource-variable/fraunces/files/fraunces-${script}-full-normal.woff2`,
  );
  const bytes = await subsetFont(await readFile(file), LETTERS, {
    targetFormat: 'sfnt',
    variationAxes: axes,
  });
  const { create } = await import('fontkit');
  const font = create(bytes);
  return {
    name: `${name}-${script}`,
    bytes,
    has: (letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
  };
}

/**
 * Splits a text into runs of one font each, using the first font that has a character. Characters that no
 * font has are dropped.
 */
export function runsOf(text: string, face: readonly PdfFont[]): { font: string; text: string }[] {
  const runs: { font: string; text: string }[] = [];
  for (const letter of text) {
    const last = runs.at(-1);
    const font = face.find(({ has }) => has(letter));
    if (!font) continue;
    if (last?.font === font.name) last.text += letter;
    else runs.push({ font: font.name, text: letter });
  }
  return runs.length > 0 ? runs : [{ font: nth(face, 0).name, text: '' }];
}

/** Basic Latin to Latin Extended-A, Romanian and Vietnamese letters, and typographic punctuation. */
const LETTERS = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x1a0, 0x1b0],
  [0x218, 0x21b],
  [0x2bb, 0x2bc],
  [0x1ea0, 0x1ef9],
  [0x2013, 0x2014],
  [0x2018, 0x201e],
  [0x2022, 0x2026],
  [0x20ac, 0x20ac],
  [0x2153, 0x2154],
  [0x215b, 0x215e],
]
  .map(([from = 0, to = 0]) =>
    Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join(''),
  )
  .join('');
