import type { CreatorRow, RecipeRow } from '../../src/catalogue/snapshot/rows.ts';
import type { RecipeToCook } from '../../src/features/orders/paid-order.ts';
import { totalMinutes } from '../../src/lib/duration.ts';
import { findPage } from '../catalogue/find-page.ts';
import type { Order } from '../db/order-types.ts';
import { findEntry, findProduct } from '../platform/catalogue.ts';

/** How many are named. */
const NAMED = 2;

/** What can be cooked until an order arrives: recipes of what was bought, then others of those who made it, the newest first. */
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
