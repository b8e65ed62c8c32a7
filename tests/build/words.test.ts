import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { internalPath } from '#src/core/regions/region-paths.ts';
import * as en from '#src/words/en/index.ts';
import { fillCount } from '#src/words/fill-count.ts';
import { DIST } from './support/dist.ts';
import { attribute, type Element, elementsOf, isInside, textOf } from './support/html.ts';
import { writtenContent } from './support/written-content.ts';

async function pageAt(address: string): Promise<Element[]> {
  return elementsOf(await readFile(path.join(DIST, `.${internalPath('GB', address)}.html`), 'utf8'));
}
async function browserScripts(): Promise<string[]> {
  const files = await Array.fromAsync(glob('_astro/*.js', { cwd: DIST }));
  return Promise.all(files.map((file) => readFile(path.join(DIST, file), 'utf8')));
}
const textsIn = (elements: readonly Element[], tagName: string) =>
  elements.filter((element) => element.tagName === tagName).map(textOf);

test('a heading has the shop’s own words, those between asterisks in italics', async () => {
  const elements = await pageAt('/discover');
  expect(textsIn(elements, 'h1')).toEqual(['What we read this month']);
  expect(textsIn(elements, 'em')).toContain('this month');
});

test('a count has the shop’s own plural, and the default of those that it leaves out', async () => {
  const notes = textsIn(await pageAt('/'), 'p').join(' ');
  expect(notes).toMatch(/\d things on the shelf/);
  expect(notes).toMatch(new RegExp(en.home.creatorCount.other.replace('{count}', '\\d+')));
});

test('a page and the scripts of browsers have the shop’s own words, and scripts only those that they use', async () => {
  const heading = 'What are you hungry for?';
  expect(textsIn(await pageAt('/search'), 'h1')).toEqual([heading]);
  const scripts = await browserScripts();
  const withHeading = scripts.filter((text) => text.includes(heading));
  expect(withHeading).toHaveLength(1);
  expect(scripts.filter((text) => text.includes(en.search.heading))).toEqual([]);
  expect(scripts.filter((text) => text.includes(en.mails.reviewInvitation.text))).toEqual([]);
});

test('an optional word is after the strapline if the shop has it, and a missing one renders no element', async () => {
  const { creators, settings } = await writtenContent();
  const elements = await pageAt('/creators');
  const { strapline } = settings[0]!.data.brand;
  const footer = elements.filter((element) => isInside(element, 'footer'));
  expect(textsIn(footer, 'p').map((text) => text.replace(/\s+/g, ' ').trim())).toContain(
    `${strapline} We pack the boxes.`,
  );
  expect(textsIn(elements, 'h1')).toEqual([fillCount(en.creators.heading, creators.length)]);
  expect(elements.filter((element) => attribute(element, 'class') === 'standfirst')).toEqual([]);
});
