import { expect, test, vi } from 'vitest';
import { getSections } from '#src/features/header/sections.ts';

const section = (name: string, order: number) => ({
  id: name,
  data: {
    name,
    slug: name.toLowerCase(),
    order,
    categories: [{ slug: 'a', name: 'A', nestedCategories: [{ slug: 'b', name: 'B' }] }],
  },
});

test('[HDR-07] sections have their editor’s order, each with its categories and subcategories', async () => {
  const filledPlaces = new Set(['books', 'books/a', 'books/b', 'pantry', 'pantry/a', 'pantry/b']);
  const load = async () => ({ sections: [section('Pantry', 2), section('Books', 1)], filledPlaces }) as never;
  expect(await getSections(load)).toEqual(
    ['Books', 'Pantry'].map((name) => {
      const url = `/${name.toLowerCase()}`;
      const nestedCategories = [{ name: 'B', url: `${url}/b` }];
      return { name, url, categories: [{ name: 'A', url: `${url}/a`, nestedCategories }] };
    }),
  );
});

test('[HDR-07] empty sections, categories and subcategories are left out', async () => {
  const sections = [section('Pantry', 2), section('Books', 1), section('Tea', 3)];
  const menu = await getSections(
    async () => ({ sections, filledPlaces: new Set(['books', 'books/a', 'pantry']) }) as never,
  );
  expect(menu.map(({ name }) => name)).toEqual(['Books', 'Pantry']);
  expect(menu.map(({ categories }) => categories.map(({ nestedCategories }) => nestedCategories))).toEqual([
    [[]],
    [],
  ]);
});

test('[HDR-07] an error while loading sections is only logged, and the menu is shown without them', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const failure = new Error('no such file');
  expect(await getSections(() => Promise.reject(failure))).toEqual([]);
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.any(String), failure);
});
