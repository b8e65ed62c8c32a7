import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadContent } from '#src/catalogue/reading/load-content.ts';
import { contentFolder } from '#src/catalogue/schemas/content-folder.ts';
import { REGION_CODES } from '#src/core/regions/regions.ts';
import { ancestorsOf, attribute, type Element, textOf } from '../build/support/html.ts';
import { openStore, type Seen } from '../build/support/visitor.ts';

const { creators } = await loadContent(contentFolder(), new Date());
let store: Awaited<ReturnType<typeof openStore>>;
beforeAll(async () => {
  store = await openStore();
});
afterAll(() => store?.close());

const isPlace = (element: Element) =>
  attribute(element, 'data-card') !== undefined || ['li', 'section'].includes(element.tagName);

/** The card, list item or section around each element that `find` matches in the page's main part. */
function placesOf({ elements, main }: Seen, find: (element: Element) => boolean): Set<Element> {
  const inMain = elements.filter((element) => {
    const outer = ancestorsOf(element);
    return find(element) && outer.includes(main) && !outer.some(({ tagName }) => tagName === 'dialog');
  });
  return new Set(inMain.flatMap((element) => ancestorsOf(element).find(isPlace) ?? []));
}

test.each(['/', '/discover'])(
  '%s shows no product, recipe, creator or quote in two places',
  async (address) => {
    for (const region of REGION_CODES) {
      const seen = await store.visit(address, region);
      const links = seen.elements.flatMap((element) => {
        const href = attribute(element, 'href');
        return href && /^\/(products|recipe|creators)\/[\w-]+$/.test(href) ? [href] : [];
      });
      expect(links.length).toBeGreaterThan(10);
      for (const href of new Set(links)) {
        // A picture beside its words is the same link, hidden from screen readers.
        const places = placesOf(
          seen,
          (element) => attribute(element, 'href') === href && attribute(element, 'aria-hidden') !== 'true',
        );
        expect(places.size, `${region} ${href}`).toBeLessThanOrEqual(1);
      }
      for (const { data } of creators) {
        // The title of an article may name somebody, which shows nobody.
        const names = (element: Element) =>
          /^(p|span|h\d)$/.test(element.tagName) &&
          attribute(element, 'class') !== 'contents-title' &&
          textOf(element).toLowerCase().includes(data.name.toLowerCase());
        expect(placesOf(seen, names).size, `${region} ${data.name}`).toBeLessThanOrEqual(1);
      }
      const quotes = seen.elements
        .filter((element) => element.tagName === 'blockquote' || attribute(element, 'class') === 'card-quote')
        .filter((element) => !ancestorsOf(element).some(({ tagName }) => tagName === 'dialog'))
        .map(textOf);
      expect(quotes).toEqual([...new Set(quotes)]);
    }
  },
);
