/** Entries on one page of any list. */
export const PAGE_SIZE = 12;

/** `items` in pages of {@link PAGE_SIZE}; one empty page when there are none, since the list still has an address. */
export function pagesOf<T>(items: readonly T[]): T[][] {
  const count = Math.max(1, Math.ceil(items.length / PAGE_SIZE));
  return Array.from({ length: count }, (_, page) => items.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE));
}
