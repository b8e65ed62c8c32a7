import { describe, expect, test } from 'vitest';
import { joinCatalogue } from '#src/catalogue/catalogue.ts';
import { productPages } from '#src/catalogue/products/product-pages.ts';
import { readContent } from '#src/catalogue/reading/read-content.ts';
import { contentFolder } from '#src/catalogue/schemas/content-folder.ts';
import { sectionPages } from '#src/catalogue/sections/section-pages.ts';
import { inGroups, REGIONAL_AVAILABILITIES, regionalAvailability } from '#src/core/products/availability.ts';
import { REGION_CODES } from '#src/core/regions/regions.ts';
import { totalMinutes } from '#src/lib/duration.ts';

const { content } = await readContent(contentFolder());
const catalogue = joinCatalogue(content, new Date());

describe('lists start with what can be bought now', () => {
  test.each(REGION_CODES)(
    'in %s: then upcoming products, then products of other regions; in a section each newest first',
    (region) => {
      const all = productPages(catalogue, region).flatMap(({ products }) => products);
      const lists = [
        all,
        ...catalogue.sections.map(({ id }) =>
          sectionPages(catalogue, region)
            .filter(({ section, category }) => section.id === id && !category)
            .flatMap(({ products }) => products),
        ),
      ];
      for (const list of lists) {
        const places = list.map((one) => REGIONAL_AVAILABILITIES.indexOf(regionalAvailability(one, region)));
        expect(places).toEqual(places.toSorted());
        // The list of all products mixes the sections.
        if (list === all) continue;
        for (const band of inGroups(list, (one) => regionalAvailability(one, region))) {
          const added = band.things.map(({ addedAt }) => addedAt);
          expect(added).toEqual(added.toSorted().reverse());
        }
      }
      expect(all).toHaveLength(catalogue.products.length);
    },
  );
});

describe('a filter without JavaScript', () => {
  const pages = sectionPages(catalogue, 'GB');
  const list = (section: string, choice: string) =>
    pages.filter(
      ({ category, isChoice, section: { data } }) =>
        isChoice && data.slug === section && category?.slug === choice,
    );

  test('is a list of all matches, with a count where it is offered', () => {
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

  test('uses the prices of the region', () => {
    const cheap = (region: 'GB' | 'CA') =>
      sectionPages(catalogue, region)
        .filter(({ section, category }) => section.data.slug === 'books' && category?.slug === 'up-to-25')
        .flatMap(({ products }) => products.map(({ _id }) => _id));
    expect(cheap('GB').length).toBeGreaterThan(cheap('CA').length);
  });
});
