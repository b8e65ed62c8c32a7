import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { joinCatalogue } from '#src/catalogue/catalogue.ts';
import { productPages } from '#src/catalogue/products/product-pages.ts';
import { readContent } from '#src/catalogue/reading/read-content.ts';
import { sectionPages } from '#src/catalogue/sections/section-pages.ts';
import { bandHeading, inBands, STANDINGS, standingOf } from '#src/core/products/standing.ts';
import { REGION_CODES } from '#src/core/regions/regions.ts';
import { totalMinutes } from '#src/lib/duration.ts';

const { content } = await readContent(path.resolve(import.meta.dirname, '../../../src/content'));
const catalogue = joinCatalogue(content, new Date());
const product = (id: string) => catalogue.productById.get(id)!;

describe('lists open with what can be bought now', () => {
  test.each(REGION_CODES)('in %s: then what is coming, then what other regions sell', (region) => {
    const lists = [
      productPages(catalogue, region).flatMap(({ products }) => products),
      ...catalogue.sections.map(({ id }) =>
        sectionPages(catalogue, region)
          .filter(({ section, category }) => section.id === id && !category)
          .flatMap(({ products }) => products),
      ),
    ];
    for (const list of lists) {
      const places = list.map((one) => STANDINGS.indexOf(standingOf(one, region)));
      expect(places).toEqual(places.toSorted());
      for (const band of inBands(list, (one) => standingOf(one, region))) {
        const added = band.things.map(({ addedAt }) => addedAt);
        expect(added).toEqual(added.toSorted().reverse());
      }
    }
    expect(lists[0]).toHaveLength(catalogue.products.length);
  });

  test('what is sold out, ordered ahead or funded is coming; what has no price here is sold elsewhere', () => {
    const pan = product('the-two-egg-pan');
    expect(standingOf(pan, 'GB')).toBe('now');
    expect(standingOf({ ...pan, availability: 'unavailable' }, 'GB')).toBe('coming');
    expect(standingOf({ ...pan, type: 'pre-order' }, 'GB')).toBe('coming');
    expect(standingOf({ ...pan, type: 'funding' }, 'GB')).toBe('coming');
    expect(standingOf({ ...pan, formats: [] }, 'GB')).toBe('elsewhere');
  });

  test('a band says what is in it', () => {
    const [soon, out] = [{ availability: 'available' }, { availability: 'unavailable' }] as const;
    expect(bandHeading('coming', [soon], '')).toBe('Coming soon');
    expect(bandHeading('coming', [out], '')).toBe('Sold out for now');
    expect(bandHeading('coming', [soon, out], '')).toBe('Coming soon, and sold out for now');
    expect(bandHeading('elsewhere', [soon], 'Not sold in Canada')).toBe('Not sold in Canada');
  });
});

describe('a filter that needs no script', () => {
  const pages = sectionPages(catalogue, 'GB');
  const list = (section: string, choice: string) =>
    pages.filter(
      ({ category, isChoice, section: { data } }) =>
        isChoice && data.slug === section && category?.slug === choice,
    );

  test('is a list of all that fits, counted where it is offered', () => {
    const vegan = list('recipes', 'diet-vegan').flatMap(({ recipes }) => recipes);
    expect(vegan.length).toBeGreaterThan(0);
    for (const { data } of vegan) expect(data.diet).toContain('vegan');
    const quick = list('recipes', 'up-to-20-minutes').flatMap(({ recipes }) => recipes);
    for (const { data } of quick) expect(totalMinutes(data.minutes)).toBeLessThanOrEqual(20);
    const offered = pages.find(
      ({ section, category }) => section.data.slug === 'recipes' && !category,
    )!.choices;
    expect(offered.find(({ slug }) => slug === 'diet-vegan')?.count).toBe(vegan.length);
    expect(offered.find(({ slug }) => slug === 'up-to-20-minutes')?.count).toBe(quick.length);
  });

  test('goes by the prices of the region', () => {
    const cheap = (region: 'GB' | 'CA') =>
      sectionPages(catalogue, region)
        .filter(({ section, category }) => section.data.slug === 'books' && category?.slug === 'up-to-25')
        .flatMap(({ products }) => products.map(({ _id }) => _id));
    expect(cheap('GB').length).toBeGreaterThan(cheap('CA').length);
  });
});
