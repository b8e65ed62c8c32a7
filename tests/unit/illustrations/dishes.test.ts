import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { describeRecipe } from '#illustrations/draw.ts';
import { chance } from '#illustrations/scenes/chance.ts';
import { dishNamed } from '#illustrations/scenes/dishes/dish-named.ts';
import { DISHES } from '#illustrations/scenes/dishes/dishes.ts';
import { ROOT } from '../../../scripts/lib/run.ts';
import { faultIn } from './well-formed.ts';

interface Art {
  dish: string;
  foods: string[];
}
const artOf = (kind: string) =>
  readdirSync(join(ROOT, 'src/content', kind))
    .filter((file) => file.endsWith('.md'))
    .map((file) => {
      const source = readFileSync(join(ROOT, 'src/content', kind, file), 'utf8');
      const { art } = parse(source.split('---\n')[1]!) as { art: Art };
      return { slug: file.slice(0, -3), art };
    });
const RECIPES = artOf('recipes');
const NAMES = Object.keys(DISHES);
const drawn = (name: string) =>
  dishNamed(name, [], name).draw({ foods: [], rim: 'thin', ink: '#2f5361', chance: chance(name) });

describe('the dishes of recipes and courses', () => {
  test('every recipe has its own dish, and every dish has a recipe', () => {
    const ofRecipes = RECIPES.map(({ art }) => art.dish);
    expect(NAMES).toEqual(expect.arrayContaining(ofRecipes));
    expect(new Set(ofRecipes).size).toBe(RECIPES.length);
    const served = new Set([...RECIPES, ...artOf('products')].map(({ art }) => art?.dish));
    expect(NAMES.filter((name) => !served.has(name))).toEqual([]);
  });

  test('each is a different, valid drawing, and small enough for a page’s build', () => {
    const all = NAMES.map(drawn);
    expect(new Set(all).size).toBe(NAMES.length);
    for (const [i, svg] of all.entries()) {
      expect(faultIn(`<svg xmlns="http://www.w3.org/2000/svg">${svg}</svg>`), NAMES[i]).toBeUndefined();
      expect(svg, NAMES[i]).not.toMatch(/NaN|undefined|Infinity|\[object/);
      expect(svg.length, NAMES[i]).toBeLessThan(64_000);
    }
  });
});

/** Words for the kit parts and foods that a dish draws. Garnish needs none. */
const WORDS: Record<string, RegExp> = {
  plate: /plate/,
  soupPlate: /plate/,
  bowl: /bowl|steel plate/,
  clay: /clay/,
  stonePot: /stone pot/,
  lacquer: /lacquer/,
  pot: /\bpot\b/,
  fryingPan: /\bpan\b|griddle/,
  board: /board/,
  roundBoard: /board/,
  ovenDish: /(oven|baking) dish/,
  slice: /slice|toast/,
  flatbread: /bread/,
  friedEgg: /egg/,
  eggHalf: /egg/,
  eggQuarter: /egg/,
  tofu: /tofu/,
  mussel: /mussel/,
  pierog: /dumpling/,
  peanut: /peanut/,
  riceMound: /rice/,
  bean: /bean/,
  chickpea: /chickpea/,
  patty: /cake|meatball/,
  noodles: /noodle/,
  avocadoSlice: /avocado/,
  potatoSlice: /potato/,
  aubergineSlice: /aubergine/,
  courgetteSlice: /courgette/,
  carrotCoin: /carrot/,
  tomatoDisc: /tomato/,
  tomatoWedge: /tomato/,
  roastTomato: /tomato/,
  radishSlice: /radish/,
  cucumberSlice: /cucumber/,
  onionRing: /onion/,
  onionSliver: /onion|shallot/,
  olive: /olive/,
  blackOlive: /olive/,
  citrusWedge: /lemon/,
  limeWedge: /lime/,
  drumstick: /chicken/,
  sardine: /sardine/,
  sausage: /sausage/,
  mushroom: /mushroom/,
  walnut: /walnut/,
  orecchiette: /orecchiette/,
  cinnamon: /cinnamon/,
  date: /date/,
  'lemon-half': /lemon/,
  butter: /butter/,
};

describe('alternative texts', () => {
  test.each(NAMES)('of %s name what the drawing shows', (name) => {
    const source = readFileSync(join(ROOT, `illustrations/scenes/dishes/${name}.ts`), 'utf8');
    const kit = [...source.matchAll(/^import \{([^}]+)\} from '\.\/kit\//gm)].flatMap(([, parts]) =>
      parts!.split(',').map((part) => part.trim()),
    );
    const larder = [...drawn(name).matchAll(/href="#food-([a-z-]+)"/g)].map(([, food]) => food!);
    for (const part of [...kit, ...larder])
      if (WORDS[part]) expect(DISHES[name]!.shows, part).toMatch(WORDS[part]);
  });

  test('of a recipe name its dish, and each food beside it, once', () => {
    for (const { slug, art } of RECIPES) {
      const words = describeRecipe({ slug, art });
      expect(words.startsWith(DISHES[art.dish]!.shows), slug).toBe(true);
      const beside = words.split('; beside it ')[1];
      for (const food of art.foods) expect(beside, slug).toContain(food.replaceAll('-', ' '));
      expect(words.length, slug).toBeLessThan(230);
    }
  });
});
