import type { FoodName } from '../../../larder/larder.ts';
import type { Chance } from '../../chance.ts';
import type { Cutlery } from '../../cutlery.ts';
import type { Draw } from '../kit/dish.ts';
import { board, cake, dumplings, tart } from './baked.ts';
import { bowl, cup, noodles, panDish, salad, soup, stew } from './bowls.ts';
import { pasta, plate, rice, toast } from './plated.ts';

type StockDish = {
  draw: Draw;
  /** The text before the names of the served foods. */
  of: string;
  cutlery: readonly Cutlery[];
};

/** Vessels for any foods, for pictures without a hand-drawn dish. */
export const STOCK = {
  plate: { draw: plate, of: 'A plate of', cutlery: ['fork', 'knife'] },
  bowl: { draw: bowl, of: 'A bowl of', cutlery: ['spoon', 'fork'] },
  pan: { draw: panDish, of: 'A pan of', cutlery: ['fork', 'knife'] },
  soup: { draw: soup, of: 'A bowl of soup with', cutlery: ['spoon'] },
  board: { draw: board, of: 'A board with', cutlery: ['knife'] },
  toast: { draw: toast, of: 'Toast with', cutlery: ['knife'] },
  'tart-plate': { draw: tart, of: 'A tart with', cutlery: ['fork'] },
  cup: { draw: cup, of: 'A cup with', cutlery: ['spoon'] },
  salad: { draw: salad, of: 'A salad of', cutlery: ['fork', 'knife'] },
  stew: { draw: stew, of: 'A stew of', cutlery: ['spoon'] },
  noodles: { draw: noodles, of: 'A bowl of noodles with', cutlery: ['chopsticks'] },
  rice: { draw: rice, of: 'A plate of rice with', cutlery: ['spoon', 'fork'] },
  pasta: { draw: pasta, of: 'A plate of pasta with', cutlery: ['fork', 'knife'] },
  dumplings: { draw: dumplings, of: 'A steamer of dumplings with', cutlery: ['chopsticks'] },
  cake: { draw: cake, of: 'A cake with', cutlery: ['fork'] },
} satisfies Record<string, StockDish>;
export type StockName = keyof typeof STOCK;

/** Chooses a vessel for the foods, for pictures whose content names none. */
export function suitedDish(foods: readonly FoodName[], chance: Chance): StockName {
  const has = (...names: FoodName[]) => names.some((name) => foods.includes(name));
  if (has('rice')) return 'rice';
  if (has('noodle') || has('vermicelli')) return 'noodles';
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
