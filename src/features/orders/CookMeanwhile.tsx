import type { RecipeToCook } from '../../core/orders/paid-order.ts';
import { duration } from '../../lib/duration.ts';
import type { Words } from '../../words/words.ts';

type Props = {
  recipes: readonly RecipeToCook[];
  /** True when something is still to be delivered. */
  isWaiting: boolean;
  words: Words['orders'];
};

/** Recipes to cook from the order, or until it arrives. */
export function CookMeanwhile({ recipes, isWaiting, words }: Props) {
  if (recipes.length === 0) return null;
  return (
    <>
      <h2>{isWaiting ? words.recipesMeanwhile : words.recipesFirst}</h2>
      <ul className="thanks-next thanks-cook">
        {recipes.map(({ title, href, by, minutes }) => (
          <li key={href}>
            <a href={href}>{title}</a>
            <span className="note">
              {by} · {duration(minutes)}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
