import type { Basket } from '../../core/basket/types.ts';

/** How many things are in the basket; a line whose quantity is being typed counts as none. */
export function countOf(basket: Basket): number {
  return basket.items.reduce((count, item) => count + (item.quantity || 0), 0);
}

/** What the badge shows: nothing at 0, the number from 1 to 100, `*` above. */
export function badgeText(count: number): string {
  if (count <= 0) return '';
  return count > 100 ? '*' : String(count);
}

/** What the basket link is called for those who hear it. */
export function badgeName(count: number): string {
  if (count <= 0) return 'Basket, empty';
  return `Basket, ${count} ${count === 1 ? 'item' : 'items'}`;
}
