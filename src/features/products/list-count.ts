import * as words from '#src/words/en/lists.ts';
import { fill } from '#src/words/fill.ts';
import { fillCount } from '#src/words/fill-count.ts';

export type Listed = 'product' | 'recipe';

/** How many are listed, and which page it is when there are several: `60 products, page 2 of 3`. */
export function listCountText(listed: Listed, total: number, page = 1, pages = 1): string {
  const things = fillCount(listed === 'recipe' ? words.recipes : words.products, total, {
    total: String(total),
  });
  return pages > 1 ? fill(words.onPage, { things, page: String(page), pages: String(pages) }) : things;
}
