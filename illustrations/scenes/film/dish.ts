import { chance } from '../chance.ts';
import { dishNamed } from '../dishes/dish-named.ts';
import type { Dish } from '../dishes/kit/dish.ts';
import { suitedDish } from '../dishes/stock/stock.ts';
import type { Reel } from './reel.ts';

/** What the course ends with: the dish its editor names, else a vessel that suits its foods; `name` is that of either. */
export function courseDish({ input, foods }: Pick<Reel, 'input' | 'foods'>): Dish & { name: string } {
  const suited = suitedDish(foods, chance(`${input.slug}:course`));
  // Handles would reach into the title.
  const name = input.art.dish ?? (suited === 'pan' || suited === 'stew' ? 'bowl' : suited);
  return { ...dishNamed(name, foods, input.slug), name };
}
