import type { ProductInput } from '../../inputs.ts';
import { dishNamed } from '../dishes/dish-named.ts';
import { foodsOf } from '../foods/foods.ts';

/** The alternative text of a spread with a recipe. */
export function describeSpread({ slug, name, art, recipe }: ProductInput, view: string): string | undefined {
  if (view !== 'spread' || !recipe) return;
  const { shows } = dishNamed(recipe.art.dish, foodsOf(recipe.art.foods), slug);
  const page = art.scene === 'ebook' ? 'two pages on a reader with the recipe' : 'open at';
  return `${name}, ${page} “${recipe.title}”: ${shows.charAt(0).toLowerCase()}${shows.slice(1)}`;
}
