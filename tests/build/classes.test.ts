import { expect, test } from 'vitest';
import { builtFiles, builtPages, readBuilt } from './support/dist.ts';
import { attribute } from './support/html.ts';
import { expectNone } from './support/problems.ts';

/** Classes with several variants, some of which need no style: a platform's name, a size, a control. */
const OF_A_KIND = /^(hero|title|header|message|article)-|^(google|apple|klarna)$/;

test('every class of a page is in a style sheet or a script, so that a renamed class is not left behind', () => {
  const words = new Set<string>();
  const learn = (text: string) => {
    for (const [word] of text.matchAll(/[\w-]+/g)) words.add(word);
  };
  for (const file of builtFiles()) if (/^_astro\/.*\.(css|js)$/.test(file)) learn(readBuilt(file));
  const used = new Map<string, string>();
  for (const { path, html, elements } of builtPages(({ region }) => region === 'GB')) {
    for (const [, style = ''] of html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)) learn(style);
    for (const element of elements)
      for (const name of (attribute(element, 'class') ?? '').split(/\s+/).filter(Boolean))
        if (!used.has(name)) used.set(name, path);
  }
  expect(used.size).toBeGreaterThan(300);
  const unknown = [...used].filter(([name]) => !words.has(name) && !OF_A_KIND.test(name));
  expectNone(unknown.map(([name, path]) => `${path}: nothing knows the class ${name}`));
});
