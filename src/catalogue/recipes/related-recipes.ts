import { firstOf, firstOfGroups } from '#src/lib/first-of.ts';
import { type Catalogue, newestFirst, type Recipe } from '../catalogue.ts';

/**
 * Other recipes of the same categories: those by the same creator first, then the newest.
 * Stops when it has enough.
 */
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
