import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { internalPath } from '#src/core/regions/region-paths.ts';
import { fill } from '#src/words/fill.ts';
import { mergeWords } from '#src/words/words.ts';
import { DIST } from './support/dist.ts';
import { attribute, type Element, elementsOf, isInside, textOf } from './support/html.ts';
import { writtenContent } from './support/written-content.ts';

const DEFAULTS = mergeWords();

async function pageAt(address: string): Promise<Element[]> {
  return elementsOf(await readFile(path.join(DIST, `.${internalPath('GB', address)}.html`), 'utf8'));
}
const textsIn = (elements: readonly Element[], tagName: string) =>
  elements.filter((element) => element.tagName === tagName).map(textOf);

test('a heading has the shop’s own words, those between asterisks in italics', async () => {
  const elements = await pageAt('/discover');
  expect(textsIn(elements, 'h1')).toEqual(['What we read this month']);
  expect(textsIn(elements, 'em')).toContain('this month');
});

test('a count has the shop’s own plural, and the default of those that it leaves out', async () => {
  const labels = textsIn(await pageAt('/'), 'dt');
  expect(labels).toContain('things on the shelf');
  expect(labels).toContain(DEFAULTS.home.creatorCount.other);
});

test('an island has the words of its view in its props, and none of another', async () => {
  const elements = await pageAt('/search');
  const island = elements.find((element) => attribute(element, 'data-enhance') === 'results');
  const { words } = JSON.parse(attribute(island!, 'data-props')!);
  expect(words).toEqual({ ...DEFAULTS.search, heading: 'What are you hungry for?' });
  expect(textsIn(elements, 'h1')).toEqual(['What are you hungry for?']);
});

test('an optional word is after the strapline if the shop has it, and one that it has not is no element', async () => {
  const { creators, settings } = await writtenContent();
  const elements = await pageAt('/creators');
  const { strapline } = settings[0]!.data.brand;
  const footer = elements.filter((element) => isInside(element, 'footer'));
  expect(textsIn(footer, 'p').map((text) => text.replace(/\s+/g, ' ').trim())).toContain(
    `${strapline} We pack the boxes.`,
  );
  expect(textsIn(elements, 'h1')).toEqual([fill(DEFAULTS.creators.heading, { count: creators.length })]);
  expect(elements.filter((element) => attribute(element, 'class') === 'standfirst')).toEqual([]);
});
