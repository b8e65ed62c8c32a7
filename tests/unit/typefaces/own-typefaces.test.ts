import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { create } from 'fontkit';
import subsetFont from 'subset-font';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildFaces } from '#config/fonts.ts';
import { ownFaces, ownFallbacks } from '#config/own-faces.ts';
import { foreignLetters } from '#src/catalogue/reading/check-letters.ts';
import { brokenTypefaces, lackingInTypefaces } from '#src/catalogue/reading/check-typefaces.ts';
import type { Typeface } from '#src/core/shop/typefaces.ts';

const resolve = (file: string) => createRequire(import.meta.url).resolve(`@fontsource-variable/${file}`);
const WORK_SANS: Typeface = {
  family: 'Work Sans',
  from: '@fontsource-variable/work-sans',
  kind: 'sans-serif',
};

let folder: string;
let cache: URL;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'found-typefaces-'));
  cache = pathToFileURL(`${folder}/cache/`);
  await mkdir(cache);
  await mkdir(path.join(folder, 'settings'));
  await copyFile(
    resolve('fraunces/files/fraunces-latin-wght-normal.woff2'),
    path.join(folder, 'settings/own.woff2'),
  );
  await copyFile(
    resolve('fraunces/files/fraunces-latin-wght-italic.woff2'),
    path.join(folder, 'settings/italic.woff2'),
  );
  await writeFile(path.join(folder, 'settings/words.woff2'), 'no font');
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(() => vi.stubEnv('CONTENT_FOLDER', folder));

const content = (typefaces: object, name = 'Kiln') =>
  ({
    creators: [],
    settings: [{ file: 'settings/store.yaml', data: { brand: { name, typefaces } } }],
  }) as never;

describe('a typeface of the shop', () => {
  test('from a package is cut to one weight for titles, with its italic, and to a range for text', async () => {
    const titles = await buildFaces(ownFaces({ ...WORK_SANS, weight: 640 }, 'titles'), cache);
    expect(new Set(titles.map(({ style, weight }) => `${style} ${weight}`))).toEqual(
      new Set(['normal 520', 'italic 450']),
    );
    for (const { bytes } of titles) expect(create(bytes).variationAxes).toEqual({});
    const text = await buildFaces(ownFaces(WORK_SANS, 'text'), cache);
    expect(new Set(text.map(({ family, style, weight }) => `${family} ${style} ${weight}`))).toEqual(
      new Set(['Work Sans normal 400 650']),
    );
    for (const { bytes } of text)
      expect(create(bytes).variationAxes.wght).toMatchObject({ min: 400, max: 650 });
    // Both roles in one family would compete for each weight.
    expect(titles[0]?.family).toBe('Work Sans Titles');
    for (const faces of [titles, text]) {
      expect(
        faces.filter(({ isPreloaded }) => isPreloaded).map(({ letters, style }) => [letters, style]),
      ).toEqual([['latin', 'normal']]);
      const letters = faces.filter(({ style }) => style === 'normal').flatMap(({ has }) => [...has]);
      expect(new Set(letters).size).toBe(letters.length);
      expect(letters).toEqual(expect.arrayContaining(['a', 'é', 'ő', 'ệ']));
    }
  });

  test('from a file has each of its letters once', async () => {
    const faces = await buildFaces(
      ownFaces({ family: 'Kiln', from: './own.woff2', italic: './italic.woff2', kind: 'serif' }, 'titles'),
      cache,
    );
    const upright = faces.filter(({ style }) => style === 'normal').flatMap(({ has }) => [...has]);
    expect(new Set(upright).size).toBe(upright.length);
    expect(upright).toEqual(expect.arrayContaining(['a', 'é']));
    expect(faces.some(({ style }) => style === 'italic')).toBe(true);
  });

  test('of a package with a file for each weight serves all weights of text', async () => {
    const files = path.join(folder, 'node_modules/@fontsource/kiln/files');
    await mkdir(files, { recursive: true });
    await writeFile(path.join(files, '../package.json'), '{"name":"@fontsource/kiln"}');
    const source = await readFile(resolve('work-sans/files/work-sans-latin-wght-normal.woff2'));
    for (const weight of [300, 400, 500, 600, 700]) {
      const cut = await subsetFont(source, 'abc', { targetFormat: 'woff2', variationAxes: { wght: weight } });
      await writeFile(path.join(files, `kiln-latin-${weight}-normal.woff2`), cut);
    }
    const { typefaceFiles } = await import('#src/catalogue/settings/typeface-files.ts');
    const named = (role: 'titles' | 'text', weight?: number) => {
      const found = typefaceFiles({ ...WORK_SANS, from: '@fontsource/kiln', weight }, role, folder, folder);
      return 'expected' in found ? found : found.map(({ file }) => path.basename(file));
    };
    expect(named('text')).toEqual(['kiln-latin-400-normal.woff2', 'kiln-latin-600-normal.woff2']);
    const faces = typefaceFiles({ ...WORK_SANS, from: '@fontsource/kiln' }, 'text', folder, folder);
    if ('expected' in faces) throw new Error(faces.expected);
    const built = await buildFaces(
      faces.map(({ file, style, letters, weight }) => ({
        name: `kiln-${weight}`,
        family: 'Kiln',
        style,
        weight: String(weight),
        source: file,
        letters,
        axes: {},
        isPreloaded: false,
        isOwn: true,
      })),
      cache,
    );
    // Each weight has all letters.
    expect(built.map(({ has }) => has)).toEqual(['abc', 'abc']);
    expect(named('titles')).toEqual(['kiln-latin-600-normal.woff2']);
    expect(named('titles', 790)).toEqual(['kiln-latin-700-normal.woff2']);
  });

  test('has fallbacks of its own width and height', async () => {
    const [own, same] = await Promise.all(
      ['work-sans', 'instrument-sans'].map((name) =>
        readFile(resolve(`${name}/files/${name}-latin-wght-normal.woff2`)),
      ),
    );
    const sizeOf = (rules: string[]) => rules.map((rule) => Number(/size-adjust:([\d.]+)%/.exec(rule)?.[1]));
    const [roboto, arial] = sizeOf(ownFallbacks('Work Sans', 'sans-serif', own!));
    // The one for Instrument Sans was measured over the demo's texts: 103.2 %.
    expect(sizeOf(ownFallbacks('Same', 'sans-serif', same!))[1]).toBeCloseTo(103.2, -1);
    expect(arial).toBeGreaterThan(103);
    // Roboto is a little narrower than Arial.
    expect(roboto).toBeGreaterThan(arial!);
    expect(ownFallbacks('Work Sans', 'serif', own!).join()).toContain('local("Times New Roman")');
    expect(ownFallbacks('Work Sans', 'sans-serif', own!)[1]).toMatch(
      /^@font-face\{font-family:"Work Sans Fallback";.*local\("Arial"\).*ascent-override:\d+(\.\d)?%;descent-override:\d+(\.\d)?%/,
    );
  });
});

describe('the check of typefaces names', () => {
  test.each([
    [
      'a package that is not installed',
      { text: { ...WORK_SANS, from: '@fontsource/lora' } },
      'brand.typefaces.text.from',
      'an installed package: npm install @fontsource/lora',
    ],
    [
      'a file that is missing',
      { titles: { ...WORK_SANS, from: './fonts/../lora.woff2' } },
      'brand.typefaces.titles.from',
      'a font file; there is none at settings/lora.woff2',
    ],
    [
      'an italic that is missing',
      { titles: { ...WORK_SANS, from: './own.woff2', italic: './lora.woff2' } },
      'brand.typefaces.titles.italic',
      'a font file; there is none at settings/lora.woff2',
    ],
    [
      'a file that is no font',
      { titles: { ...WORK_SANS, from: './words.woff2' } },
      'brand.typefaces.titles.from',
      'a font (WOFF2, WOFF, TrueType or OpenType); ./words.woff2 is none',
    ],
    [
      'an italic that is no font',
      { titles: { ...WORK_SANS, from: './own.woff2', italic: './words.woff2' } },
      'brand.typefaces.titles.italic',
      'a font (WOFF2, WOFF, TrueType or OpenType); ./words.woff2 is none',
    ],
  ])('%s', (_what, typefaces, field, expected) => {
    expect(brokenTypefaces(content(typefaces), folder)).toEqual([
      { file: 'settings/store.yaml', field, expected },
    ]);
  });

  test('a letter that one of the typefaces lacks, with the words around it', () => {
    const typefaces = { titles: { ...WORK_SANS, from: './own.woff2' }, text: WORK_SANS };
    expect(brokenTypefaces(content(typefaces), folder)).toEqual([]);
    const lettersOf = (own: object) => {
      const named = content(own, 'Kiln of Győr, Leeds');
      return foreignLetters(named, lackingInTypefaces(named, folder));
    };
    expect(lettersOf(typefaces)).toEqual([
      {
        file: 'settings/store.yaml',
        field: 'brand.name',
        near: 'ő',
        expected: expect.stringMatching(/“ő” \(U\+0151\) in “of Győr, Leeds” is none of them/),
      },
    ]);
    expect(lettersOf({ text: WORK_SANS })).toEqual([]);
    expect(lettersOf({})).toEqual([]);
    // A broken font lacks no letter: it is one problem.
    expect(lettersOf({ titles: { ...WORK_SANS, from: './words.woff2' }, text: WORK_SANS })).toEqual([]);
  });
});
