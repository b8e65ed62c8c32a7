import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { faultIn } from '../src/checks/well-formed.ts';
import { describeProduct, drawProduct } from '../src/index.ts';
import { chance } from '../src/scenes/chance.ts';
import { dishNamed } from '../src/scenes/dishes/dish-named.ts';
import { DISHES } from '../src/scenes/dishes/dishes.ts';

const FOLDER = path.resolve(import.meta.dirname, '../src/scenes/dishes');
const NAMES = Object.keys(DISHES);
const drawn = (name: string) =>
  dishNamed(name, [], name).draw({ foods: [], rim: 'thin', ink: '#2f5361', chance: chance(name) });

test('each dish is a different, valid drawing, and small enough for a page’s build', () => {
  const all = NAMES.map(drawn);
  expect(new Set(all).size).toBe(NAMES.length);
  for (const [i, svg] of all.entries()) {
    expect(faultIn(`<svg xmlns="http://www.w3.org/2000/svg">${svg}</svg>`), NAMES[i]).toBeUndefined();
    expect(svg, NAMES[i]).not.toMatch(/NaN|undefined|Infinity|\[object/);
    expect(svg.length, NAMES[i]).toBeLessThan(64_000);
  }
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
  aubergineHalf: /aubergine/,
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
    const source = readFileSync(path.join(FOLDER, `${name}.ts`), 'utf8');
    const kit = [...source.matchAll(/^import \{([^}]+)\} from '\.\/kit\//gm)].flatMap(([, parts]) =>
      parts!.split(',').map((part) => part.trim()),
    );
    const larder = [...drawn(name).matchAll(/href="#food-([a-z-]+)"/g)].map(([, food]) => food!);
    for (const part of [...kit, ...larder])
      if (WORDS[part]) expect(DISHES[name]!.shows, part).toMatch(WORDS[part]);
  });

  const book = {
    ...{ slug: 'fold', name: 'Fold', creatorName: 'Ana', colour: 'sky' as const },
    art: { scene: 'book', foods: ['potato'], spread: { title: 'Toast', dish: 'pierogi-ruskie' } },
  };
  const recipe = {
    ...{ title: 'Knedle', summary: 'Plums in dough', ingredients: [], steps: [] },
    art: { dish: 'plum-knedle', foods: ['plum'] },
  };

  test('of a book’s open pages name the recipe and its dish', () => {
    const text = describeProduct({ ...book, recipe }, 'spread');
    expect(text).toContain('“Knedle”');
    expect(text.toLowerCase()).toContain(DISHES['plum-knedle']!.shows.toLowerCase());
  });

  test('a book without a recipe shows the page that its content names, else its own name', () => {
    const { spread, ...plain } = book.art;
    const drawings = [
      drawProduct({ ...book, recipe }, 'spread').svg,
      drawProduct(book, 'spread').svg,
      drawProduct({ ...book, art: { ...plain, spread: { ...spread, title: 'Rye' } } }, 'spread').svg,
      drawProduct({ ...book, art: plain }, 'spread').svg,
    ];
    expect(new Set(drawings).size).toBe(4);
    expect(() =>
      drawProduct({ ...book, art: { ...plain, spread: { ...spread, dish: 'hat' } } }, 'spread'),
    ).toThrow(/no dish is called "hat"/);
  });
});
