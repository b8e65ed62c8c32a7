import type { FoodName } from '../../larder/larder.ts';
import type { Chance } from '../chance.ts';
import { board, cake, dumplings, tart } from './baked.ts';
import { bowl, cup, noodles, panDish, salad, soup, stew } from './bowls.ts';
import { pasta, plate, rice, toast } from './plated.ts';
import type { Dish } from './vessel.ts';

/** Every vessel a recipe can name in `art.dish`. */
export const DISHES = {
  plate,
  bowl,
  pan: panDish,
  soup,
  board,
  toast,
  'tart-plate': tart,
  cup,
  salad,
  stew,
  noodles,
  rice,
  pasta,
  dumplings,
  cake,
} satisfies Record<string, Dish>;
export type DishName = keyof typeof DISHES;

export const isDish = (name: string): name is DishName => Object.hasOwn(DISHES, name);

/** A vessel that suits what is to be served, for pictures whose editor named none. */
export function suitedDish(foods: readonly FoodName[], chance: Chance): DishName {
  const has = (...names: FoodName[]) => names.some((name) => foods.includes(name));
  if (has('rice')) return 'rice';
  if (has('noodle')) return 'noodles';
  if (has('orecchiette')) return 'pasta';
  if (has('dumpling')) return 'dumplings';
  if (has('loaf')) return 'board';
  if (has('cake')) return 'cake';
  if (has('tart')) return 'tart-plate';
  if (has('croissant', 'cookie', 'pretzel', 'tortilla', 'cheese')) return chance.pick(['plate', 'board']);
  if (has('chocolate')) return 'cup';
  if (has('beetroot', 'pumpkin', 'leek')) return chance.pick(['soup', 'bowl', 'plate']);
  return chance.pick(['plate', 'bowl', 'pan', 'salad', 'stew']);
}
