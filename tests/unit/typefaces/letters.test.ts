import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { create } from 'fontkit';
import { beforeAll, describe, expect, test } from 'vitest';
import { LETTERS, lettersLacking } from '#src/core/typefaces/letters.ts';
import { composedFont } from '../../../config/composed/composed-font.ts';

const { resolve } = createRequire(import.meta.url);
const source = (letters: string) =>
  readFile(
    resolve(`@fontsource-variable/instrument-sans/files/instrument-sans-${letters}-wght-normal.woff2`),
  );

describe('missing characters of a typeface', () => {
  test('are none in names from Hội An, Gudhjem, Gaziantep and the end of Wales', () => {
    expect(
      lettersLacking('Quỳnh Trần · Nguyễn · Gözleme, Kılınç · Llŷn · Ōpōtiki, 24 × 3 “£5” – Ærø'),
    ).toEqual([]);
  });

  test('are named once each; line breaks are none', () => {
    expect(lettersLacking('два\nдва ½')).toEqual(['д', 'в', 'а', '½']);
  });
});

describe('composed characters', () => {
  let sources: Buffer[];
  beforeAll(async () => {
    sources = await Promise.all(['latin', 'latin-ext'].map(source));
  });

  test('exist for every letter that content may have, as wide as their base letter', async () => {
    const letters = Object.values(LETTERS)
      .slice(1)
      .flatMap((ranges) =>
        ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => from + at)),
      );
    const bytes = await composedFont(sources, { wght: 400 }, String.fromCodePoint(...letters));
    const font = create(bytes);
    expect(letters.filter((code) => !font.hasGlyphForCodePoint(code))).toEqual([]);
    const own = create(sources[0]!);
    const width = (face: typeof font, letter: string) =>
      face.glyphForCodePoint(letter.codePointAt(0)!).advanceWidth;
    for (const [letter, base] of ['ầa', 'Ễ' + 'E', 'ộo', 'ỹy'].map((pair) => [...pair]))
      expect(width(font, letter!), letter).toBe(width(own, base!));
    expect(width(font, 'ơ')).toBeGreaterThan(width(own, 'o'));
  });

  test('have accents above their base: a circumflex on its letter, a tilde on the circumflex', async () => {
    const font = create(await composedFont(sources, { wght: 600 }, 'âẫậ'));
    const box = (letter: string) => {
      const ys = font
        .glyphForCodePoint(letter.codePointAt(0)!)
        .path.commands.flatMap(({ args }) => args.filter((_, at) => at % 2 === 1));
      return { top: Math.max(...ys), bottom: Math.min(...ys) };
    };
    expect(box('ẫ').top).toBeGreaterThan(box('â').top + 60);
    expect(box('ậ').top).toBe(box('â').top);
    expect(box('ậ').bottom).toBeLessThan(box('â').bottom - 100);
  });

  test('that lack parts in the typeface are named', async () => {
    await expect(composedFont(sources, { wght: 400 }, 'aж')).rejects.toThrow('A font has no parts for ж');
  });
});
