import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { cleanText } from '#scripts/lib/import/clean-text.ts';
import type { PictureSource } from '#scripts/lib/import/pictures.ts';
import { importRecipes, type RecipeOutcome } from '#scripts/lib/import/recipes/import-recipes.ts';
import { readIngredient } from '#scripts/lib/import/recipes/read-ingredient.ts';
import { readAndCheck } from '#src/catalogue/reading/load-content.ts';

/** A page as recipe plug-ins write it: the recipe within a graph, with markup in its texts. */
const PAGE = `<!doctype html><html><head><title>Soda bread</title>
<script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"WebPage","name":"x"},
{"@type":["Recipe"],"name":"Soda Bread &amp; Butter","url":"https://old.example/2019/soda-bread/",
"description":"<p>Bread in <b>forty</b> minutes.</p><script>alert(1)<\\/script>",
"recipeYield":["1","1 loaf"],"prepTime":"PT10M","cookTime":"PT40M","totalTime":"PT1H5M",
"suitableForDiet":"https://schema.org/VegetarianDiet","datePublished":"2019-03-17T09:00:00+00:00",
"recipeIngredient":["450g plain flour, sifted","1½ tsp bicarbonate of soda","400-420 ml buttermilk","Salt"],
"recipeInstructions":[{"@type":"HowToSection","name":"Dough","itemListElement":[{"@type":"HowToStep","text":"Mix it."},
{"@type":"HowToStep","text":"Shape it."}]},"Bake it."]}]}</script></head><body></body></html>`;
const PLAIN = {
  '@type': 'Recipe',
  name: 'Rice pudding',
  recipeIngredient: ['1 l milk', '100 g rice'],
  recipeInstructions: 'Stir.\nWait.',
};

let folder: string;
let content: string;
let place: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'found-recipes-'));
  content = path.join(folder, 'shop');
  place = path.join(folder, 'old-site');
  mkdirSync(place);
  cpSync('tests/fixtures/shop', content, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

async function run({ isWriting = true, overwrite = [] as string[], pictures = {} as PictureSource } = {}) {
  const told: RecipeOutcome[] = [];
  const defaults = { creator: 'hanna-lindqvist', category: 'recipes/baking' };
  const summary = await importRecipes(
    { place, content, defaults, pictures, overwrite, isWriting },
    (outcome) => told.push(outcome),
  );
  return { summary, told };
}
const put = (name: string, text: string | object) =>
  writeFileSync(path.join(place, name), typeof text === 'string' ? text : JSON.stringify(text));
const fileOf = (id: string) => path.join(content, 'recipes', `${id}.md`);
const fieldsOf = (id: string) => parse(readFileSync(fileOf(id), 'utf8').split('---')[1] ?? '');

describe('an import of recipes', () => {
  test('reads a page, writes a draft that the check accepts, and redirects the old address', async () => {
    put('soda-bread.html', PAGE);
    expect((await run({ isWriting: false })).summary.counts.new).toBe(1);
    expect(existsSync(fileOf('soda-bread-butter'))).toBe(false);
    const { summary, told } = await run();
    expect(told[0]).toMatchObject({ id: 'soda-bread-butter', state: 'new' });
    expect(fieldsOf('soda-bread-butter')).toEqual({
      draft: true,
      title: 'Soda Bread & Butter',
      creator: 'hanna-lindqvist',
      categories: ['recipes/baking'],
      summary: 'Bread in forty minutes.',
      serves: { amount: 1, unit: 'loaf' },
      minutes: { prep: 10, cook: 40, rest: 15 },
      difficulty: 'steady',
      diet: ['vegetarian'],
      ingredients: [
        {
          items: [
            { quantity: 450, unit: 'g', name: 'plain flour', note: 'sifted' },
            { quantity: 1.5, unit: 'tsp', name: 'bicarbonate of soda' },
            { quantity: 400, quantityMax: 420, unit: 'ml', name: 'buttermilk' },
            { name: 'Salt' },
          ],
        },
      ],
      steps: [{ text: 'Mix it.' }, { text: 'Shape it.' }, { text: 'Bake it.' }],
      publishedAt: '2019-03-17',
    });
    expect(summary.redirects).toEqual([{ from: '/2019/soda-bread', to: '/recipe/soda-bread-butter' }]);
    expect((await readAndCheck(content)).problems).toEqual([]);
  });

  test('imported again does not change, keeps what an editor changed, and overwrites that on request', async () => {
    put('pudding.json', [PLAIN]);
    await run();
    expect((await run()).summary.counts).toMatchObject({ unchanged: 1, new: 0 });
    const edited = readFileSync(fileOf('rice-pudding'), 'utf8').replace('steady', 'easy');
    writeFileSync(fileOf('rice-pudding'), edited);
    const { told } = await run();
    expect(told[0]).toMatchObject({ state: 'kept', differs: ['difficulty'] });
    expect(readFileSync(fileOf('rice-pudding'), 'utf8')).toBe(edited);
    expect((await run({ overwrite: ['rice-pudding'] })).told[0]?.state).toBe('changed');
  });

  test.each([
    ['no ingredients', { ...PLAIN, recipeIngredient: [] }, 'has no ingredients'],
    ['one step', { ...PLAIN, recipeInstructions: 'Stir.' }, 'has fewer than two steps'],
    ['no name', { ...PLAIN, name: '' }, 'has no name'],
    [
      'a very long step',
      { ...PLAIN, recipeInstructions: ['x '.repeat(400), 'y'] },
      'has a step of more than 600',
    ],
  ])('a recipe with %s is left out, with the reason', async (_, recipe, reason) => {
    put('recipe.json', recipe);
    const { told } = await run();
    expect(told[0]).toMatchObject({ state: 'left out', problems: [expect.stringContaining(reason)] });
  });

  test('pages without a recipe and broken JSON are named, and the others are written', async () => {
    put('a.html', '<p>Nothing here</p>');
    put('b.json', '{');
    put('c.json', PLAIN);
    put('d.json', PLAIN);
    const { summary, told } = await run();
    expect(summary.unread.map(({ reason }) => reason)).toEqual([
      'has no recipe',
      'has JSON that cannot be read',
    ]);
    expect(told.map(({ state }) => state)).toEqual(['new', 'left out']);
  });

  test('a place that is not there, and a folder without files of recipes, are refused', async () => {
    await expect(run()).rejects.toThrow(/has no file that ends in \.html/);
    place = path.join(folder, 'nowhere');
    await expect(run()).rejects.toThrow(/There is no file or folder/);
  });
});

describe('the picture of a recipe', () => {
  const ADDRESS = 'https://old.example/photos/pudding.jpg?v=2';
  let folderOfPictures: string;
  beforeEach(async () => {
    folderOfPictures = path.join(folder, 'pictures');
    mkdirSync(folderOfPictures);
    for (const [name, width] of [
      ['pudding.jpg', 800],
      ['small.jpg', 300],
    ] as const)
      await sharp({ create: { width, height: 600, channels: 3, background: '#888' } })
        .jpeg()
        .toFile(path.join(folderOfPictures, name));
  });
  const photograph = () => fieldsOf('rice-pudding').photograph;

  test.each<[what: string, image: unknown, alt: string]>([
    ['an address', ADDRESS, 'Rice pudding'],
    ['a list of addresses', [ADDRESS, 'https://old.example/other.jpg'], 'Rice pudding'],
    [
      'an ImageObject',
      { '@type': 'ImageObject', url: ADDRESS, caption: 'A <b>bowl</b> &amp; a spoon' },
      'A bowl & a spoon',
    ],
    ['a list of objects', [{ '@type': 'ImageObject', contentUrl: ADDRESS }], 'Rice pudding'],
    ['a small one before a large one', ['https://old.example/small.jpg', ADDRESS], 'Rice pudding'],
  ])('may be %s', async (_, image, alt) => {
    put('pudding.json', { ...PLAIN, image });
    const { told } = await run({ pictures: { folder: folderOfPictures } });
    expect(told[0]).toMatchObject({ state: 'new', leftOut: [] });
    expect(told[0]?.missing).not.toContain('a photograph, or a drawing');
    expect(told[0]?.missing.includes('the alt of the picture')).toBe(alt === 'Rice pudding');
    expect(photograph()).toEqual({ src: expect.stringMatching(/^\.\/photographs\/rice-pudding-/), alt });
    expect(existsSync(path.join(content, 'recipes', photograph().src))).toBe(true);
    const { problems, warnings } = await readAndCheck(content);
    expect(problems).toEqual([]);
    expect(warnings().filter(({ file }) => file.includes('photographs'))).toEqual([]);
    // Without the folder, the picture is there already.
    expect((await run()).summary.counts.unchanged).toBe(1);
  });

  test('is fetched on request, once and not for a report', async () => {
    put('pudding.json', { ...PLAIN, image: ADDRESS });
    const asked: string[] = [];
    const fetch = async (address: string, file: string) => {
      asked.push(address);
      cpSync(path.join(folderOfPictures, 'pudding.jpg'), file);
      return undefined;
    };
    const { told } = await run({ isWriting: false, pictures: { fetch } });
    expect(told[0]?.leftOut).toEqual(['picture pudding.jpg: would be fetched']);
    expect(asked).toEqual([]);
    await run({ pictures: { fetch } });
    await run({ pictures: { fetch } });
    expect(asked).toEqual([ADDRESS]);
    expect(photograph()).toBeDefined();
  });

  test.each<[what: string, image: unknown, leftOut: string[]]>([
    ['that is not there', 'https://old.example/gone.jpg', ['picture gone.jpg: is not in the folder']],
    [
      'that is too small',
      'https://old.example/small.jpg',
      ['picture small.jpg: is 300 pixels wide, and at least 640 are needed'],
    ],
    ['that is none', [null, 7, {}, { url: ['x'] }, ''], []],
  ])('%s is left to the editor', async (_, image, leftOut) => {
    put('pudding.json', { ...PLAIN, image });
    const { told } = await run({ pictures: { folder: folderOfPictures } });
    expect(told[0]).toMatchObject({ state: 'new', leftOut });
    expect(told[0]?.missing).toContain('a photograph, or a drawing');
    expect(photograph()).toBeUndefined();
  });
});

describe('an ingredient', () => {
  test.each([
    ['200g dark chocolate (70 %)', { quantity: 200, unit: 'g', name: 'dark chocolate', note: '70 %' }],
    ['1 1/2 cups of flour', { quantity: 1.5, unit: 'cup', name: 'flour' }],
    ['½ lemon', { quantity: 0.5, name: 'lemon' }],
    [
      '2 to 3 cloves garlic, crushed',
      { quantity: 2, quantityMax: 3, unit: 'clove', name: 'garlic', note: 'crushed' },
    ],
    ['3 eggs', { quantity: 3, name: 'eggs' }],
    ['a pinch of salt', { name: 'a pinch of salt' }],
    ['Pinch of salt', { name: 'Pinch of salt' }],
    ['1,5 dl cream', { quantity: 1.5, name: 'dl cream' }],
  ])('“%s” is read', (line, expected) => {
    expect(readIngredient(line)).toEqual(expected);
  });

  test('every line has a name, and only valid quantities', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1 }).filter((line) => line.trim() !== ''),
        (line) => {
          const { name, quantity = 1 } = readIngredient(line);
          expect(name.trim()).not.toBe('');
          expect(Number.isFinite(quantity) && quantity > 0).toBe(true);
        },
      ),
    );
  });
});

test('a fraction after a digit stays a fraction when its sign is typed', () => {
  expect(cleanText('Bake 1½ hours at 180 °C, then ½ hour').text).toBe(
    'Bake 1 1/2 hours at 180 °C, then 1/2 hour',
  );
});
