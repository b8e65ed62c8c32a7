import { describe, expect, test } from 'vitest';
import { isUnmatchable, movedTo } from '#src/core/urls/normalize-url.ts';

describe('[F25] the canonical form of an address', () => {
  test.each([
    ['/products/', '/products'],
    ['/products///', '/products'],
    ['//products', '/products'],
    ['/Products/A-Slow-Loaf', '/products/a-slow-loaf'],
    ['/products/index', '/products'],
    ['/index', '/'],
    ['/about-us.html', '/about-us'],
    ['/index.html', '/index'],
    ['/products/page/1', '/products'],
    ['/products/%61-slow%2Dloaf', '/products/a-slow-loaf'],
    ['/a%5Fb%7Ec%2Ed', '/a_b~c.d'],
    ['/%41', '/a'],
    ['//', '/'],
    ['/regions/gb/products/a', '/products/a'],
    ['/regions/gb', '/'],
    ['/regions/GB/Products/', '/products'],
  ])('of %s is %s', (written, right) => {
    expect(movedTo(written)).toBe(right);
  });

  test.each([
    '/',
    '/products',
    '/products/page/2',
    '/products/page/10',
    '/page/1/of',
    '/regions-of-spain',
    '/regions/xx/a',
    '/a.html.txt',
    '/indexes',
    '/caf%C3%A9',
    '/caf%c3%a9',
    '/a%20b',
    '/a%3Fb',
  ])('is %s itself', (path) => {
    expect(movedTo(path)).toBeUndefined();
  });

  test('of a removed article is the not-found page, in every spelling', () => {
    for (const path of [
      '/blog/cooking-up-cash',
      '/Blog/Cooking-Up-Cash/',
      '/regions/gb/blog/cooking-up-cash',
    ])
      expect(movedTo(path)).toBe('/404');
    expect(movedTo('/blog/growing-your-brand-with-tiktok')).toBe('/404');
    expect(movedTo('/blog/lockdown-cooking')).toBe('/404');
    expect(movedTo('/blog/cooking-up-cash-2')).toBeUndefined();
    expect(movedTo('/recipe/cooking-up-cash')).toBeUndefined();
  });
});

test.each([
  ['/', false],
  [`/${'a'.repeat(511)}`, false],
  [`/${'a'.repeat(512)}`, true],
  ['/a%2Fb', true],
  ['/a%2fb', true],
  ['/a%5Cb', true],
  ['/a%5cb', true],
  ['/a\\b', true],
  ['/a%', true],
  ['/%E0%A4%A', true],
  ['/caf%C3%A9', false],
])('of %s is a possible page: %s', (path, is) => {
  expect(isUnmatchable(path)).toBe(is);
  if (is) expect(movedTo(path)).toBeUndefined();
});
