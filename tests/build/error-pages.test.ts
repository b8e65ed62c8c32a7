import { describe, expect, test } from 'vitest';
import { internalPath } from '#src/core/regions/region-paths.ts';
import { REGION_CODES } from '#src/core/regions/regions.ts';
import { readBuilt } from './support/dist.ts';
import { attribute, elementsOf, textOf } from './support/html.ts';

/** The page in the platform's place for it, and its text in one line. */
function built(path: '/404' | '/500', region: (typeof REGION_CODES)[number]) {
  const elements = elementsOf(readBuilt(`${internalPath(region, path).slice(1)}.html`));
  const all = (tag: string) => elements.filter(({ tagName }) => tagName === tag);
  const islands = elements.filter((element) => attribute(element, 'data-props') !== undefined);
  return { words: textOf(all('main')[0]!), all, islands };
}

describe.each(REGION_CODES)('the error pages of %s', (region) => {
  test('[ERR-01] [ERR-03] the not-found page has its text and its hint', () => {
    const { words } = built('/404', region);
    expect(words).toContain('This page could not be found');
    expect(words).toContain('Sorry we can not find the page you are looking for.');
    expect(words).toContain('Try searching by creator, product or recipe');
  });

  test('[ERR-02] its search box is a plain form for the search', () => {
    const { all } = built('/404', region);
    const form = all('form').find((element) => attribute(element, 'role') === 'search')!;
    expect(attribute(form, 'action')).toBe('/search');
    expect(attribute(form, 'method')).toBe('get');
    expect(all('input').some((input) => attribute(input, 'name') === 'keyword')).toBe(true);
  });

  test('[ERR-04] the server-error page has its text, and a Reload button that works without JavaScript', () => {
    const { words, all } = built('/500', region);
    expect(words).toContain('Internal Server Error');
    expect(words).toContain(
      'Something has gone wrong. Please reload the page or contact us if the problem persists.',
    );
    const form = all('form').find((element) => attribute(element, 'data-reload') !== undefined)!;
    expect(attribute(form, 'method')).toBe('get');
    expect(attribute(form, 'action')).toBeUndefined();
    expect(words).toContain('Reload');
  });

  test('both lead on: to the home page, to an order and to help', () => {
    for (const path of ['/404', '/500'] as const) {
      const links = elementsOf(readBuilt(`${internalPath(region, path).slice(1)}.html`))
        .filter(({ tagName, attrs }) => tagName === 'a' && attrs.some(({ value }) => value === 'more'))
        .map((link) => attribute(link, 'href'));
      expect(links).toEqual(expect.arrayContaining(['/', '/order', '/faq']));
    }
  });

  test('[ERR-05] neither needs an island, a picture or the catalogue', () => {
    for (const path of ['/404', '/500'] as const) {
      const { all, islands } = built(path, region);
      // The islands here, the region picker and the search box, are plain links and a plain form before
      // hydration.
      for (const island of islands)
        expect(attribute(island, 'data-enhance')).toBeOneOf([undefined, 'results']);
      for (const form of all('form')) expect(attribute(form, 'method')).toBe('get');
      expect(all('main').length).toBe(1);
    }
  });
});
