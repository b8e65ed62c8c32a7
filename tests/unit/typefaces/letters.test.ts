import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { create } from 'fontkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEFAULT_FACES, LETTERS_NEEDED, unicodeRange } from '#config/font-faces.ts';
import { buildFaces } from '#config/fonts.ts';
import { lettersLacking } from '#src/core/typefaces/letters.ts';

describe('missing characters of a typeface', () => {
  test('do not occur in names from Hội An, Gudhjem, Gaziantep and the end of Wales', () => {
    expect(
      lettersLacking('Quỳnh Trần · Nguyễn · Gözleme, Kılınç · Llŷn · Ōpōtiki, 24 × 3 “£5” – Ærø'),
    ).toEqual([]);
  });

  test('are named once each; line breaks do not count', () => {
    expect(lettersLacking('два\nдва ½')).toEqual(['д', 'в', 'а', '½']);
  });
});

const FACES = Object.values(DEFAULT_FACES).flat();

describe('the fonts that the build cuts', () => {
  let folder: URL;
  beforeAll(async () => {
    folder = pathToFileURL(`${await mkdtemp(path.join(tmpdir(), 'found-fonts-'))}/`);
  });
  afterAll(() => rm(folder, { recursive: true }));

  test('draw every letter that content may have, each in one file of its typeface', {
    tags: ['long'],
  }, async () => {
    const faces = await buildFaces(FACES, folder);
    const typefaces = Map.groupBy(faces, ({ family, style }) => `${family} ${style}`);
    expect(typefaces.size).toBe(3);
    for (const [typeface, its] of typefaces) {
      const fonts = its.map(({ bytes }) => create(bytes));
      for (const letter of LETTERS_NEEDED) {
        const drawn = fonts.filter((font) => font.hasGlyphForCodePoint(letter.codePointAt(0)!));
        expect(drawn.length, `${typeface} ${letter}`).toBe(1);
      }
    }
  });

  test('that lack a letter stop the build, which names it', { tags: ['long'] }, async () => {
    const withoutVietnamese = FACES.filter(({ letters }) => letters !== 'vietnamese');
    await expect(buildFaces(withoutVietnamese, folder)).rejects.toThrow(/^Fraunces normal has no Ơ ơ/);
  });
});

test('letters are written as CSS ranges', () => {
  expect(unicodeRange('abcxÀ')).toBe('U+61-63,U+78,U+c0');
});
