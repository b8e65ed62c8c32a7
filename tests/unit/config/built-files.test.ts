import { expect, test } from 'vitest';
import { factsOf } from '#config/built-files.ts';

test('pages with the same facts share them, since a built shop has a hundred thousand pages', () => {
  const page = (price: string) =>
    `<head><link rel="stylesheet" href="/_astro/page.css"><link rel="canonical" href="https://shop.example/products/pan"></head>${price}<link rel="stylesheet" href="/_astro/below.css">`;
  const facts = factsOf('products/pan.html', page('£5'));
  expect(facts).toEqual({ styles: ['/_astro/page.css'], indexed: { canonical: '/products/pan' } });
  expect(factsOf('regions/gb/products/pan.html', page('$7'))).toBe(facts);
});
