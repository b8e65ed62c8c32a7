import { chance } from '../chance.ts';
import { dishNamed } from '../dishes/dish-named.ts';
import type { Dish } from '../dishes/kit/dish.ts';
import { suitedDish } from '../dishes/stock/stock.ts';
import type { Reel } from './reel.ts';

/**
 * The dish of a course: the one in its content, else a vessel that suits its foods.
 * `name` is the name of either.
 */
export function courseDish({ input, foods }: Pick<Reel, 'input' | 'foods'>): Dish & { name: string } {
  const suited = suitedDish(foods, chance(`${input.slug}:course`));
  // Handles would overlap the title.
  const name = input.art.dish ?? (suited === 'pan' || suited === 'stew' ? 'bowl' : suited);
  return { ...dishNamed(name, foods, input.slug), name };
}
