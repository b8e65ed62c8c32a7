import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { faultIn } from '../src/checks/well-formed.ts';
import { drawArticle, drawCreator, drawProduct, drawRecipe } from '../src/draw.ts';
import type { PaletteName } from '../src/inks.ts';
import { FOOD_NAMES } from '../src/larder/larder.ts';
import { ARTICLE_SCENES } from '../src/scenes/article/article.ts';
import { LAYOUTS } from '../src/scenes/book/layouts.ts';
import { lightOf } from '../src/scenes/contrast.ts';
import { DISHES } from '../src/scenes/dishes/dishes.ts';
import { measureFood } from '../src/scenes/foods/measure-foods.ts';
import { MEASURED } from '../src/scenes/foods/measured.ts';
import { TOOLS } from '../src/scenes/kitchen/tools.ts';
import { SCENES } from '../src/scenes/scenes.ts';
import { SHEETS } from '../src/scenes/sheet.ts';
import { THEMES } from '../src/scenes/themes.ts';

const COLOURS = Object.keys(THEMES) as PaletteName[];
const TITLES = [
  'Ox',
  'Fold',
  'Orecchiette & Other Arguments',
  'Kroeung: Lemongrass, Galangal and the Sound of the Mortar Now',
  'Țară, İzmir, Łódź',
  '“Quoted” <b> & ½',
  'Quỳnh Trần’s Twelve Bowls Before Nine',
  'Donaudampfschifffahrtsgesellschaft',
];

const product = (scene: string, name: string, extra: object = {}) => ({
  slug: `test-${name.length}-${scene}`,
  name,
  creatorName: 'Quỳnh Trần & Søn',
  colour: COLOURS[name.length % COLOURS.length]!,
  art: { scene, foods: ['sardine', 'lemon-half', 'parsley'], ...extra },
  summary: 'Seventy-four suppers that start with a tin, a lemon and the good salt.',
  runningMinutes: 136,
});

describe('every scene and view', () => {
  const views = Object.entries(SCENES).flatMap(([scene, all]) =>
    Object.keys(all).map((view) => [scene, view] as const),
  );

  test('has at least three views', () => {
    for (const [scene, all] of Object.entries(SCENES))
      expect(Object.keys(all).length, scene).toBeGreaterThanOrEqual(3);
  });

  test.each(views)(
    '%s, %s: well-formed, with unique ids and no undefined values, for difficult titles',
    (scene, view) => {
      // The kitchen tools share one tag for their titles, so one of them tests all titles.
      const titles = scene in TOOLS && scene !== 'mug' ? TITLES.slice(-2) : TITLES;
      for (const title of titles) expectSound(drawProduct(product(scene, title), view).svg);
    },
  );

  test.each(Object.keys(SCENES))('%s: each view is another picture, and the same one every time', (scene) => {
    const input = product(scene, 'Salt, Lemon, Sardine');
    const drawn = Object.keys(SCENES[scene]!).map((view) => drawProduct(input, view).svg);
    expect(new Set(drawn).size).toBe(drawn.length);
    expect(Object.keys(SCENES[scene]!).map((view) => drawProduct(input, view).svg)).toEqual(drawn);
  });

  test('an unknown scene, view or dish is refused with the known ones', () => {
    expect(() => drawProduct(product('sofa', 'A'), 'front')).toThrow(
      /test-1-sofa: no scene is called "sofa".*skillet/,
    );
    expect(() => drawProduct(product('book', 'A'), 'side')).toThrow(/view of book is called "side".*spread/);
    expect(() =>
      drawRecipe({ slug: 'x', title: 'X', colour: 'sky', art: { dish: 'hat', foods: ['egg'] } }),
    ).toThrow(/plate/);
  });
});

describe('books', () => {
  test.each(Object.keys(LAYOUTS))('layout %s accepts any title, foods and colour', (layout) => {
    fc.assert(
      fc.property(
        fc.constantFrom(...TITLES),
        fc.uniqueArray(fc.constantFrom(...FOOD_NAMES), { minLength: 1, maxLength: 6 }),
        fc.constantFrom(...COLOURS),
        (name, foods, colour) => {
          expectSound(drawProduct({ ...product('book', name, { layout, foods }), colour }, 'front').svg);
        },
      ),
      { numRuns: 12 },
    );
  });

  test('default layouts depend on the title: many titles use most of them', () => {
    const words = [
      'Rye',
      'Salt and Smoke',
      'The Sunday Pan and Everything That Comes After It',
      'Thirty Onions',
      'Oil',
      'Sourdough',
    ];
    const drawn = new Set(
      words.flatMap((word) =>
        [1, 2, 3, 4].map(
          (turn) => drawProduct({ ...product('book', word), slug: `${word}${turn}` }, 'front').svg.length,
        ),
      ),
    );
    expect(drawn.size).toBeGreaterThan(15);
  });

  test('a cover never has the colour of its ground, and its title is readable', () => {
    for (const { ground, schemes } of Object.values(THEMES))
      for (const { paper, ink, field, onField, spine, onSpine } of schemes) {
        expect(paper).not.toBe(ground);
        expect(Math.abs(lightOf(ink) - lightOf(paper)), `${ink} on ${paper}`).toBeGreaterThan(0.25);
        expect(Math.abs(lightOf(onField) - lightOf(field)), `${onField} on ${field}`).toBeGreaterThan(0.25);
        expect(Math.abs(lightOf(onSpine) - lightOf(spine)), `${onSpine} on ${spine}`).toBeGreaterThan(0.25);
      }
  });
});

describe('dishes and plates', () => {
  test.each(Object.keys(DISHES))('dish %s', (dish) => {
    for (const foods of [
      ['egg', 'butter'],
      ['rice', 'tomato', 'onion', 'bay', 'pepper', 'leek'],
      ['knife', 'coffee'],
    ])
      expectSound(
        drawRecipe({
          slug: `d-${dish}`,
          title: 'Dish',
          colour: 'sage',
          art: { dish, foods, cloth: 'gingham' },
        }).svg,
      );
  });

  test('creators with the same foods and colour get different plates', () => {
    const drawn = ['ines', 'ada', 'yusuf', 'hanna'].map(
      (slug) => drawCreator({ slug, name: 'Ana Ö', colour: 'sky', foods: ['egg', 'fig', 'bay'] }).svg,
    );
    drawn.forEach(expectSound);
    expect(new Set(drawn).size).toBe(4);
  });

  test('a food without a drawing is replaced, always by the same one', () => {
    const draw = () =>
      drawCreator({ slug: 'a', name: 'A B', colour: 'plum', foods: ['unicorn', 'fig', 'bay'] }).svg;
    expectSound(draw());
    expect(draw()).toBe(draw());
  });
});

describe('pictures for articles', () => {
  const art = {
    foods: ['cabbage', 'radish', 'chilli', 'garlic', 'ginger', 'leek'],
    dishes: ['stew', 'board'],
    tools: ['knife', 'skillet', 'whisk'],
    labels: ['Cabbage & co.', '2.5%', '“Ō”'],
    parts: [
      { label: 'Jar & lid', figure: '67p', amount: 67 },
      { label: 'Hands', figure: '£2.22', amount: 222 },
    ],
  };
  const draw = (scene: string, more: object = {}) =>
    drawArticle({ slug: `article:${scene}`, colour: 'sage', art: { ...art, scene, ...more } });

  test.each(Object.keys(ARTICLE_SCENES))('%s: valid in every colour, and the same every time', (scene) => {
    for (const colour of COLOURS) expectSound(draw(scene, { colour }).svg);
    expect(draw(scene).svg).toBe(draw(scene).svg);
    expect(draw(scene).width / draw(scene).height).toBe(1.5);
  });

  test('an unknown drawing is refused with the known ones', () => {
    expect(() => draw('collage')).toThrow(/no scene is called "collage".*still-life/);
    expect(() => draw('table', { dishes: ['hat'] })).toThrow(/no dish is called "hat".*plate/);
    expect(() => draw('tools', { tools: ['drill'] })).toThrow(/no tool is called "drill".*knife/);
  });
});

describe('sheets', () => {
  test('aspect ratios: products 4:5, spreads and films 3:2, creators 3:4, recipes square', () => {
    const aspect = ({ width, height }: { width: number; height: number }) =>
      Number((width / height).toFixed(3));
    expect(aspect(drawProduct(product('book', 'Fold'), 'front'))).toBe(0.8);
    expect(aspect(drawProduct(product('book', 'Fold'), 'spread'))).toBe(1.5);
    expect(aspect(drawProduct(product('film', 'Fold'), 'table'))).toBe(1.5);
    expect(aspect(drawCreator({ slug: 'a', name: 'A B', colour: 'sky', foods: ['egg', 'fig', 'bay'] }))).toBe(
      0.75,
    );
    expect(aspect(SHEETS.square)).toBe(1);
  });

  test('the sizes of the foods are those of the drawings', async () => {
    expect(Object.keys(MEASURED).sort()).toEqual([...FOOD_NAMES].sort());
    for (const name of FOOD_NAMES) {
      const now = await measureFood(name);
      for (const [index, value] of now.entries())
        expect(Math.abs(value - MEASURED[name]![index]!), `${name}[${index}]`).toBeLessThanOrEqual(
          index < 4 ? 3 : 0.02,
        );
    }
  });
});

function expectSound(svg: string): void {
  expect(faultIn(svg)).toBeUndefined();
  expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object/);
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
  expect(new Set(ids).size).toBe(ids.length);
  const known = new Set(ids);
  for (const [, id] of svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g))
    expect(known.has(id), `#${id}`).toBe(true);
  expect(svg).not.toContain('<text');
}
