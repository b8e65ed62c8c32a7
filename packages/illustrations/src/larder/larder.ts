import { at, rounded } from '../shapes.ts';
import { alliums } from './alliums.ts';
import { baked } from './baked.ts';
import { berries } from './berries.ts';
import { bowlsAndCups } from './bowls-and-cups.ts';
import { bread } from './bread.ts';
import { cakes } from './cakes.ts';
import { citrus } from './citrus.ts';
import { compact } from './compact.ts';
import { fish } from './fish.ts';
import { garden } from './garden.ts';
import { herbsAndSpices } from './herbs-and-spices.ts';
import { meatAndDairy } from './meat-and-dairy.ts';
import { orchard } from './orchard.ts';
import { pantry } from './pantry.ts';
import { pods } from './pods.ts';
import { regional } from './regional.ts';
import { roots } from './roots.ts';
import { tropics } from './tropics.ts';
import { varieties } from './varieties.ts';
import { vegetables } from './vegetables.ts';

const foods = {
  ...fish,
  ...meatAndDairy,
  ...citrus,
  ...orchard,
  ...berries,
  ...tropics,
  ...vegetables,
  ...garden,
  ...pods,
  ...roots,
  ...alliums,
  ...herbsAndSpices,
  ...bread,
  ...cakes,
  ...pantry,
  ...bowlsAndCups,
  ...regional,
  ...varieties,
  ...baked,
};

export type FoodName = keyof typeof foods;

/**
 * All foods as SVG, centred on 0,0, with a longer side of 160 to 420 units. They contain no IDs and refer
 * to the patterns of `halftones()`, which a picture defines once.
 */
export const LARDER = Object.fromEntries(
  Object.entries(foods).map(([name, drawing]) => [name, rounded(compact(drawing))]),
) as Record<FoodName, string>;

export const FOOD_NAMES = Object.keys(foods) as FoodName[];

export function isFood(name: string): name is FoodName {
  return Object.hasOwn(foods, name);
}

/** One food, drawn inline: moved to x, y, rotated by `rotation` degrees, then scaled. */
export function food(name: FoodName, x: number, y: number, scale = 1, rotation = 0): string {
  return at(x, y, rotation, scale, LARDER[name]);
}

/**
 * Definitions (for `<defs>`) of the named foods, each once, for pictures that repeat them with `foodUse`.
 */
export function larderDefs(names: Iterable<FoodName>): string {
  return [...new Set(names)].map((name) => `<g id="food-${name}">${LARDER[name]}</g>`).join('');
}

/** Like `food`, but as a reference to a definition of `larderDefs`. */
export function foodUse(name: FoodName, x: number, y: number, scale = 1, rotation = 0): string {
  return at(x, y, rotation, scale, `<use href="#food-${name}"/>`);
}
