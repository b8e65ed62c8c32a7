/** Items per page of any list. */
export const PAGE_SIZE = 12;

/**
 * Splits `items` into pages of {@link PAGE_SIZE}. An empty list has one empty page,
 * since it still has an address.
 */
export function pagesOf<T>(items: readonly T[]): T[][] {
  const count = Math.max(1, Math.ceil(items.length / PAGE_SIZE));
  return Array.from({ length: count }, (_, page) => items.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE));
}
