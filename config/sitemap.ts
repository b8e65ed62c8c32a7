import sitemap from '@astrojs/sitemap';
import { readContent } from '../src/features/catalogue/read-content.ts';

/**
 * Pages that nobody should find: the basket and its way, search results, pages that say what went wrong or say thank you,
 * the fixed texts, which name the page that they are the text of, and a funding by way of its category, which has an address
 * of its own.
 */
const HIDDEN =
  /^\/(regions\/.*|404|500|basket(\/.*)?|search|contact\/thanks|.*\/constants?|funding\/success|funding\/[^/]+\/[^/]+)$/;

/** The sitemap: the one public address of every page that may be found, so no region's folder and no test product. */
export async function publicSitemap() {
  const { content } = await readContent('src/content');
  const tests = new Set(
    content.products.filter(({ data }) => data.kind === 'test').map(({ id }) => `/products/${id}`),
  );
  return sitemap({
    filter: (address) => {
      const { pathname } = new URL(address);
      return !HIDDEN.test(pathname) && !tests.has(pathname);
    },
  });
}
