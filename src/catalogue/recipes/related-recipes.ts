import { totalMinutes } from '#src/lib/duration.ts';
import { firstOf } from '#src/lib/first-of.ts';
import { type Catalogue, newestFirst, type Recipe } from '../catalogue.ts';

/** How many recipes are compared of each list, newest first, so that a large shop is built in good time. */
const COMPARED = 60;
/** Times that differ by less than the first factor are alike, and those below the second are near. */
const TIME_FACTORS = [1.6, 3];

type Compared = Pick<Catalogue, 'by' | 'recipes'>;

/**
 * Other recipes to cook in place of one: those that its reader can eat, then those that take about as long,
 * then those of the same categories and of the same creator, then the newest.
 */
export function relatedRecipes({ by, recipes }: Compared, recipe: Recipe, count = 3): Recipe[] {
  const { creator, categories } = recipe.data;
  const lists = [
    by.recipesByCreator.get(creator) ?? [],
    ...categories.map((id) => by.recipesByCategory.get(id) ?? []),
    recipes,
  ];
  const others = new Set(lists.flatMap((list) => firstOf(list, COMPARED, (other) => other !== recipe)));
  return [...others]
    .map((other) => ({ other, rank: rankOf(other, recipe) }))
    .sort((one, two) => compareRanks(one.rank, two.rank) || newestFirst(one.other, two.other))
    .slice(0, Math.max(0, count))
    .map(({ other }) => other);
}

/** What counts against a recipe, the most important first. */
function rankOf({ data: other }: Recipe, { data }: Recipe): number[] {
  const ratio = totalMinutes(other.minutes) / totalMinutes(data.minutes);
  const factor = Math.max(ratio, 1 / ratio);
  return [
    data.diet.filter((diet) => MEATLESS.includes(diet) && !other.diet.includes(diet)).length,
    TIME_FACTORS.filter((limit) => !(factor < limit)).length,
    Number(!other.categories.some((id) => data.categories.includes(id))),
    Number(other.creator !== data.creator),
  ];
}

const MEATLESS: readonly string[] = ['vegetarian', 'vegan'];

function compareRanks(one: readonly number[], two: readonly number[]): number {
  const at = one.findIndex((rank, index) => rank !== two[index]);
  return at < 0 ? 0 : (one[at] ?? 0) - (two[at] ?? 0);
}
