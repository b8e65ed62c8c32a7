import { duration } from '#src/core/duration-text.ts';
import type { RecipeToCook } from '#src/core/orders/paid-order.ts';
import { DOT } from '#src/lib/dot.ts';
import * as words from '#src/words/en/orders.ts';

type Props = {
  recipes: readonly RecipeToCook[];
  /** True when something is still to be delivered. */
  isWaiting: boolean;
};

/** Recipes to cook from the order, or until it arrives. */
export function CookMeanwhile({ recipes, isWaiting }: Props) {
  if (recipes.length === 0) return null;
  return (
    <>
      <h2>{isWaiting ? words.recipesMeanwhile : words.recipesFirst}</h2>
      <ul className="thanks-next thanks-cook">
        {recipes.map(({ title, href, by, minutes }) => (
          <li key={href}>
            <a href={href}>{title}</a>
            <span className="note">
              {by}
              {DOT}
              {duration(minutes)}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
