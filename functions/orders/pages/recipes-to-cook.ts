import { findPage } from '#functions/catalogue/find-page.ts';
import { findEntry, findProduct } from '#functions/catalogue/snapshot.ts';
import type { Order } from '#functions/db/order-types.ts';
import type { CreatorRow, RecipeRow } from '#src/catalogue/snapshot/rows.ts';
import type { RecipeToCook } from '#src/core/orders/paid-order.ts';
import { totalMinutes } from '#src/lib/duration.ts';

/** The number of recipes shown. */
const NAMED = 2;

/**
 * Recipes to cook until the order arrives: first with the products of the order, then by their creators;
 * newest first.
 */
export function recipesToCook({ lines }: Pick<Order, 'lines'>): RecipeToCook[] {
  const productIds = [...new Set(lines.map(({ productId }) => productId))];
  const creators = new Set(productIds.flatMap((id) => findProduct(id)?.creator._id ?? []));
  const ids = new Set<string>();
  for (const products of productIds) for (const id of recipesBy({ products })) ids.add(id);
  for (const creator of creators) for (const id of recipesBy({ creator })) ids.add(id);
  return [...ids].slice(0, NAMED).flatMap(toCook);
}

const recipesBy = (filters: Record<string, string>) =>
  findPage('recipes', { filters, skip: 0, limit: NAMED }).ids;

function toCook(id: string): RecipeToCook[] {
  const recipe = findEntry<RecipeRow>('recipe', id);
  if (!recipe) return [];
  const { title, url, minutes, creator } = recipe;
  const by = findEntry<CreatorRow>('creator', creator)?.name ?? '';
  return [{ title, href: url, by, minutes: totalMinutes(minutes) }];
}
