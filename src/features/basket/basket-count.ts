import type { Basket } from '../../core/basket/types.ts';

/** The number of pieces in the basket. A line with an empty quantity counts as 0. */
export function countOf(basket: Basket): number {
  return basket.items.reduce((count, item) => count + (item.quantity || 0), 0);
}

/** The badge's text: empty at 0, the number from 1 to 100, `*` above. */
export function badgeText(count: number): string {
  if (count <= 0) return '';
  return count > 100 ? '*' : String(count);
}

/** The basket link's label for screen readers. */
export function badgeName(count: number): string {
  if (count <= 0) return 'Basket, empty';
  return `Basket, ${count} ${count === 1 ? 'item' : 'items'}`;
}
