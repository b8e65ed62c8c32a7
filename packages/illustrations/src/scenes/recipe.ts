import type { RecipeInput } from '../inputs.ts';
import { type Chance, chance } from './chance.ts';
import { RIMS } from './china.ts';
import { CLOTHS, type Cloth, clothAt } from './cloths.ts';
import { lightOf } from './contrast.ts';
import { cutlery } from './cutlery.ts';
import { dishNamed, listed } from './dishes/dish-named.ts';
import { turnOf } from './dishes/kit/dish.ts';
import { foodsOf, lying } from './foods/foods.ts';
import { dots, moved, rect } from './grounds.ts';
import { type Drawing, sheet } from './sheet.ts';
import { corners } from './stage.ts';
import { THEMES, type Theme } from './themes.ts';

/** A recipe's dish from above on its cloth, with its ingredients around it; 1000 by 1000. */
export function drawRecipeTable(input: RecipeInput): Drawing {
  const theme = THEMES[input.colour];
  const choose = chance(`${input.slug}:dish`);
  const dish = dishOf(input);
  const setting = choose.pick(SETTINGS);
  const kind: Cloth = CLOTHS.find((name) => name === input.art.cloth) ?? 'plain';
  const vessel = dish.draw({
    foods: foodsOf(input.art.foods),
    rim: choose.pick(RIMS),
    ink: vesselInk(theme, choose),
    chance: choose,
  });
  const loose = looseFoods(input);
  const spots = choose.shuffled(setting.spots).slice(0, loose.length);
  return sheet(
    'square',
    theme.name,
    // Darker than the creator's panel on the page, so that the edge of the cloth is the edge of the
    // picture.
    rect(0, 0, 1000, 1000, theme.deep) +
      dots(
        [
          [0, 0],
          [1000, 0],
          [1000, 1000],
          [0, 1000],
        ],
        { cell: 16, opacity: 0.09 },
      ) +
      setting.cloth(kind, dyeOf(theme, kind, choose), choose) +
      cutlery(dish.cutlery, setting.fork[0], setting.fork[1], setting.fork[2], 1) +
      lying(corners(loose, spots, choose), 14) +
      moved(setting.x, setting.y, turnOf(dish, choose.between(-14, 14)), setting.r / 200, vessel),
  );
}

/** The alternative text of a recipe's picture: its dish, and the foods next to it. */
export function describeRecipe(input: Described): string {
  return `${dishOf(input).shows}; beside it ${listed(looseFoods(input))}`;
}

type Described = Pick<RecipeInput, 'slug' | 'art'>;

const dishOf = ({ slug, art }: Described) => dishNamed(art.dish, foodsOf(art.foods), slug);

/** The foods around the dish, each once. */
const looseFoods = ({ art }: Described) => foodsOf(art.foods).slice(0, 3);

type Setting = {
  x: number;
  y: number;
  r: number;
  spots: readonly { x: number; y: number; size: number }[];
  fork: readonly [x: number, y: number, turn: number];
  cloth: (kind: Cloth, dye: string, chance: Chance) => string;
};

/** Positions of the dish, and the edges of the sheet that cut it. */
const SETTINGS: readonly Setting[] = [
  {
    x: 500,
    y: 500,
    r: 408,
    fork: [950, 470, 4],
    spots: [
      { x: 84, y: 100, size: 260 },
      { x: 930, y: 930, size: 280 },
      { x: 70, y: 936, size: 260 },
      { x: 936, y: 80, size: 240 },
    ],
    cloth: (kind, dye, chance) =>
      clothAt(kind, 500, 520, chance.between(-16, 16), 900, 900, dye, chance.id('cloth')),
  },
  {
    x: 600,
    y: 560,
    r: 460,
    fork: [96, 560, -5],
    spots: [
      { x: 120, y: 120, size: 320 },
      { x: 380, y: 60, size: 220 },
      { x: 130, y: 930, size: 280 },
    ],
    cloth: (kind, dye, chance) =>
      clothAt(kind, 640, 560, chance.between(6, 24), 1060, 900, dye, chance.id('cloth')),
  },
  {
    x: 410,
    y: 440,
    r: 452,
    fork: [916, 300, 12],
    spots: [
      { x: 880, y: 880, size: 340 },
      { x: 560, y: 950, size: 230 },
      { x: 930, y: 620, size: 200 },
    ],
    cloth: (kind, dye, chance) =>
      clothAt(kind, 300, 480, chance.between(-24, -8), 900, 1300, dye, chance.id('cloth')),
  },
  {
    x: 520,
    y: 590,
    r: 440,
    fork: [70, 560, 2],
    spots: [
      { x: 140, y: 110, size: 300 },
      { x: 560, y: 64, size: 220 },
      { x: 900, y: 120, size: 320 },
    ],
    cloth: (kind, dye, chance) =>
      clothAt(kind, 500, 700, chance.between(-6, 6), 1300, 780, dye, chance.id('cloth')),
  },
];

/** A cloth colour with enough contrast to the ground. */
function dyeOf(theme: Theme, kind: Cloth, chance: Chance): string {
  const dyes = ['#d63d24', '#2f5361', '#5d7440', '#582640', '#a8432a', '#c98a45'];
  const solids = [...dyes, '#abb897', '#a6c7cf', '#efb8a4', '#f2cc6a', '#efe1c0'];
  const isSolid = kind === 'plain' || kind === 'dots';
  return chance.pick(
    (isSolid ? solids : dyes).filter(
      (dye) => !isSolid || Math.abs(lightOf(dye) - lightOf(theme.deep)) > 0.12,
    ),
  );
}

function vesselInk(theme: Theme, chance: Chance): string {
  return chance.isLucky(0.6)
    ? theme.rim
    : chance.pick(['#2f5361', '#a8432a', '#464b25', '#582640', '#8a5127']);
}
