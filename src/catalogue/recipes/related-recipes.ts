import { firstOf, firstOfGroups } from '../../lib/first-of.ts';
import { type Catalogue, newestFirst, type Recipe } from '../catalogue.ts';

/** Other dishes of a recipe's categories: the same cook's first, then the newest. Looks at few more than it finds. */
export function relatedRecipes({ by }: Pick<Catalogue, 'by'>, recipe: Recipe, count = 3): Recipe[] {
  const { creator, categories } = recipe.data;
  const own = firstOf(
    by.recipesByCreator.get(creator) ?? [],
    count,
    (other) => other !== recipe && other.data.categories.some((id) => categories.includes(id)),
  );
  const others = firstOfGroups(
    categories.map((id) => by.recipesByCategory.get(id) ?? []),
    count - own.length,
    (other) => other.data.creator !== creator,
    newestFirst,
  );
  return [...own, ...others];
}
