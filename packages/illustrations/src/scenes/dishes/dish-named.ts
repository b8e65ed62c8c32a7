import type { FoodName } from '../../larder/larder.ts';
import { rounded } from '../../shapes.ts';
import { servedOf } from '../arrangement.ts';
import { DISHES } from './dishes.ts';
import type { Dish } from './kit/dish.ts';
import { STOCK } from './stock/stock.ts';

const stock: Record<string, (typeof STOCK)[keyof typeof STOCK]> = STOCK;

const isDish = (name: string): boolean => Object.hasOwn(DISHES, name) || Object.hasOwn(stock, name);

/**
 * The dish with this name: a hand-drawn one, else a stock vessel with the foods in it.
 * @throws for an unknown name, with the list of known ones
 */
export function dishNamed(name: string, foods: readonly FoodName[], slug: string): Dish {
  if (!isDish(name)) {
    const known = [...Object.keys(STOCK), ...Object.keys(DISHES)].join(', ');
    throw new Error(`${slug}: no dish is called "${name}". There are: ${known}.`);
  }
  const own = DISHES[name];
  if (own) return { ...own, draw: (input) => rounded(own.draw(input)) };
  const vessel = stock[name] as (typeof STOCK)['plate'];
  return {
    shows: `${vessel.of} ${listed(servedOf(foods))}`,
    cutlery: vessel.cutlery[0] ?? 'fork',
    draw: vessel.draw,
  };
}

/** The foods as an English list: "lemon half, mint and chilli". */
export function listed(foods: readonly FoodName[]): string {
  return new Intl.ListFormat('en-GB').format(foods.map((food) => food.replaceAll('-', ' ')));
}
