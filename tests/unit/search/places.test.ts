import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { findPlaces } from '#src/catalogue/search/find-faq-answers.ts';
import { createSearchEngine } from '#src/catalogue/search/search-engine.ts';
import { readSynonyms } from '#src/catalogue/search/synonyms.ts';
import { searchPlaces } from '#src/features/search/search-places.ts';
import SearchResults from '#src/features/search/view/SearchResults.tsx';
import { writeIndex } from '#src/features/search/write-index.ts';
import { madeCatalogue } from '../catalogue/support/made-catalogue.ts';
import { ENTRIES } from './entries.ts';

const PLACES = [
  { name: 'Tools in Kitchen', url: '/kitchen/tools', find: ['tools', 'mortar'] },
  { name: 'Knives and boards in Kitchen', url: '/kitchen/knives', find: ['knives and boards', 'knife'] },
  { name: 'Casseroles in Kitchen', url: '/kitchen/casseroles', find: ['casseroles', 'dutchoven'] },
];
const named = (keyword: string) => findPlaces(PLACES, keyword).map(({ url }) => url);

test.each([
  ['mortars', ['/kitchen/tools']],
  ['Mortar', ['/kitchen/tools']],
  ['knives', ['/kitchen/knives']],
  ['knives & boards', ['/kitchen/knives']],
  ['boards and knives', ['/kitchen/knives']],
  ['Dutch oven', ['/kitchen/casseroles']],
  ['a tool', ['/kitchen/tools']],
  ['stone mortar', []],
  ['mort', []],
  ['motar', []],
  ['', []],
  ['🍳', []],
])('“%s” names %j', (keyword, urls) => {
  expect(named(keyword)).toEqual(urls);
});

test('a category is found by its name, by what most of its products are, and by their synonyms', async () => {
  const catalogue = await madeCatalogue();
  const synonyms = readSynonyms([{ synonyms: [['pan', 'frypan']], oneWay: [] }]);
  const places = searchPlaces(catalogue, synonyms);
  expect(new Set(places.map(({ url }) => url)).size).toBe(places.length);
  for (const { url } of places) expect([...catalogue.filledPlaces]).toContain(url.slice(1));
  const inKitchen = places.filter(({ url }) => url.startsWith('/kitchen/'));
  expect(findPlaces(places, 'kitchen')[0]).toEqual({ name: 'Kitchen', url: '/kitchen' });
  expect(findPlaces(inKitchen, 'frypan')).not.toEqual([]);
  expect(findPlaces(places, 'gift card')).toEqual([]);
});

test('results begin with links to the categories that were searched for, on the first page only', () => {
  const engine = createSearchEngine(writeIndex(ENTRIES, [], [], undefined, PLACES));
  const html = (keyword: string) => {
    const query = { keyword, page: 1 };
    const answer = engine.search(query);
    return renderToString(createElement(SearchResults, { query, answer, onGo: () => {}, onTurn: () => {} }));
  };
  expect(html('tools')).toContain('See all in <a class="more" href="/kitchen/tools">Tools in Kitchen</a>');
  expect(html('sardine')).not.toContain('See all in');
});
