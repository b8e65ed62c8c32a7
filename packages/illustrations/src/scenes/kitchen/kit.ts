import { INKS } from '../../inks.ts';
import type { ProductInput } from '../../inputs.ts';
import type { FoodName } from '../../larder/larder.ts';
import { type Chance, chance } from '../chance.ts';
import { lightOf } from '../contrast.ts';
import { foodsOf, lying } from '../foods/foods.ts';
import { corners } from '../stage.ts';
import { THEMES, type Theme } from '../themes.ts';
import { darker, lighter } from '../tints.ts';

/** The shared properties of one tool's pictures. */
export type Kit = {
  slug: string;
  name: string;
  author: string;
  foods: readonly FoodName[];
  theme: Theme;
  /** The colour of the tool's enamel, glaze or dye, with a darker and a lighter tone. */
  coat: string;
  dark: string;
  light: string;
  wood: string;
  /** The name of its own colour, if a picture shows one of several. */
  dye: string | undefined;
};

export function kitOf(input: ProductInput): Kit {
  const choose = chance(`${input.slug}:kit`);
  const theme = THEMES[input.art.colour ?? input.colour];
  const coats = [
    INKS.tomatoDeep,
    INKS.skyD,
    INKS.oliveD,
    INKS.plum,
    INKS.butter,
    INKS.sage,
    INKS.sky,
    INKS.brick,
    '#fbf1dc',
    INKS.blush,
    INKS.leaf,
  ];
  const coat =
    materialOf(input) ??
    choose.pick(coats.filter((ink) => Math.abs(lightOf(ink) - lightOf(theme.ground)) > 0.2));
  return {
    slug: input.slug,
    name: input.name,
    author: input.creatorName,
    foods: foodsOf(input.art.foods),
    theme,
    coat,
    dark: darker(coat, 0.3),
    light: lighter(coat, 0.3),
    wood: choose.pick([INKS.crust, INKS.caramel, '#d9b07a']),
    dye: input.art.dye,
  };
}

export type ToolView = 'front' | 'use' | 'detail';

/**
 * One tool in three views: alone, in use and close up.
 * Each fills a sheet of 800 by 1000 over an existing ground.
 */
export type Tool = {
  /** The tool's name in texts about its pictures; a test compares them. */
  shows: string;
  /**
   * The views from the side, in front of a wall. In the others, the tool lies on a table seen from above.
   */
  standing: readonly ToolView[];
  /** Where the wall ends below a hanging tool. */
  wall?: number;
  front: (kit: Kit, chance: Chance) => string;
  use: (kit: Kit, chance: Chance) => string;
  detail: (kit: Kit, chance: Chance) => string;
  /** The tool alone around 0,0, at most 800 by 760: for the poster of a funding. */
  alone?: () => string;
  /** Position and rotation of the swing tag in the first picture. */
  tag: readonly [x: number, y: number, turn: number];
};

const MATERIALS: readonly [RegExp, string][] = [
  [/brass/i, INKS.lemonDeep],
  [/copper/i, INKS.caramel],
  [/granite|stone\b|lava|basalt/i, '#8f968f'],
  [/cast iron|black/i, '#3d3733'],
  [/terracotta|clay|earthenware/i, '#c07a4e'],
  [/indigo|navy|blue/i, INKS.skyD],
  [/undyed|white|porcelain|cream/i, '#fbf1dc'],
];

/** The colour of the material in the product's texts, so that a brass mortar is not drawn in green. */
function materialOf({ name, summary = '' }: ProductInput): string | undefined {
  return MATERIALS.find(([word]) => word.test(`${name} ${summary}`))?.[1];
}

export const STEEL = '#c9cdc6';

/** The tool's foods lying at the given spots, the largest first. */
export const around = (kit: Kit, spots: readonly { x: number; y: number; size: number }[], chance: Chance) =>
  lying(corners(kit.foods, spots, chance));
