import { expect, test } from 'vitest';
import { featured } from '#src/catalogue/products/featured.ts';
import { PAGE_SIZE } from '#src/lib/pagination.ts';
import { madeCatalogue } from './support/made-catalogue.ts';

const { products } = await madeCatalogue();
const sectionOf = ({ categoryIds: [first = ''] }: (typeof products)[number]) => first.split('/')[0];

test('the first page of all products mixes the sections, with no block of one', () => {
  const shown = featured(products, 'GB').slice(0, PAGE_SIZE).map(sectionOf);
  expect(new Set(shown)).toEqual(new Set(products.map(sectionOf)));
  const blocks = shown.filter((one, at) => one === shown[at - 1] && one === shown[at - 2]);
  expect(blocks).toEqual([]);
});

test('has every product once, in the same order each time', () => {
  const list = featured(products, 'GB');
  expect(list.map(({ _id }) => _id).sort()).toEqual(products.map(({ _id }) => _id).sort());
  expect(featured(products, 'GB')).toEqual(list);
});
