import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readAndCheck } from '#src/catalogue/reading/load-content.ts';
import { describeProblem } from '#src/catalogue/reading/parse-file.ts';
import { contentFolder } from '#src/catalogue/schemas/content-folder.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'found-pages-'));
  await cp(contentFolder(), folder, { recursive: true });
});
// The tests' shop has neither.
beforeEach(async () => {
  for (const kind of ['pages', 'redirects']) await mkdir(path.join(folder, kind));
});
afterEach(async () => {
  for (const kind of ['pages', 'redirects']) await rm(path.join(folder, kind), { recursive: true });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const problems = async () => (await readAndCheck(folder)).problems.map(describeProblem);
const page = (name: string, fields = '', text = 'Text.') =>
  writeFile(
    path.join(folder, `pages/${name}.md`),
    `---\ntitle: Sizes\nsummary: What fits whom.\n${fields}---\n${text}\n`,
  );
const redirects = (...pairs: [from: string, to: string][]) =>
  writeFile(
    path.join(folder, 'redirects/old.yaml'),
    `redirects:\n${pairs.map(([from, to]) => `  - { from: "${from}", to: "${to}" }\n`).join('')}`,
  );

describe('a page of the shop’s own', () => {
  test('may have facts, parts for regions, links, and a place in the menu', async () => {
    await page(
      'sizes',
      'link: menu\nregions: [GB, EU]\naliases: [size-guide]\n',
      '## A\n\n[Us](/contact), {{email}}.',
    );
    expect(await problems()).toEqual([]);
  });

  test.each([
    [
      'basket',
      '',
      'Text.',
      /pages\/basket\.md: the whole file: another name than basket, which is a page of the store/,
    ],
    [
      'kitchen',
      '',
      'Text.',
      /pages\/kitchen\.md: .*an address of its own; \/kitchen is taken by|sections\/.*\/kitchen is taken by/,
    ],
    ['sizes', 'regions: [XX]\n', 'Text.', /sizes\.md: regions\.0: /],
    ['sizes', 'link: top\n', 'Text.', /sizes\.md: link: /],
    [
      'sizes',
      '',
      '[a](/nowhere)',
      /sizes\.md: the text: the path of a page; there is none at \/nowhere\. \(line \d+\)/,
    ],
    ['sizes', '', '{{eMail}}', /sizes\.md: the text: \{\{eMail\}\} to be one of the facts brand, email/],
    [
      'sizes',
      'photograph: { src: no.jpg, alt: A }\n',
      'Text.',
      /sizes\.md: photograph\.src: a photograph; there is no file pages\/no\.jpg/,
    ],
  ])('%s with %j and %j is refused', async (name, fields, text, said) => {
    await page(name, fields, text);
    expect(await problems()).toEqual([expect.stringMatching(said)]);
  });
});

describe('redirects', () => {
  test('may lead to pages, to old addresses and elsewhere', async () => {
    await redirects(
      ['/Shop/Pans.html', '/kitchen'],
      ['/a', '/shop/pans?x=1'],
      ['/b', 'https://found.example/b'],
    );
    expect(await problems()).toEqual([]);
  });

  test.each([
    [[['/kitchen', '/books']], /old\.yaml: redirects\.0: an old path; \/kitchen is a page of this site/],
    [[['/search', '/books']], /redirects\.0: an old path; \/search is a page/],
    [[['/a', '/nowhere']], /redirects\.0: the path of a page to lead to; there is none at \/nowhere/],
    [
      [['/api/products', '/products']],
      /redirects\.0: the path of a page; \/api\/products is the address of a file or of the API/,
    ],
    [[['/old.xml', '/products']], /redirects\.0: .*the address of a file/],
    [[['/a?b=1', '/products']], /redirects\.0\.from: the old path, such as \/shop\/pans, without/],
    [[['/a', '//evil.example']], /redirects\.0\.to: a path of this site/],
    [[['/a', 'javascript:alert(1)']], /redirects\.0\.to: a path of this site/],
    [
      [
        ['/a', '/books'],
        ['/A/', '/kitchen'],
      ],
      /redirects\.1: one redirect of \/a; .*old\.yaml has another one/,
    ],
  ] as [[string, string][], RegExp][])('%j are refused', async (pairs, said) => {
    await redirects(...pairs);
    expect(await problems()).toEqual([expect.stringMatching(said)]);
  });

  test('a circle is named with its paths, for each redirect that never ends', async () => {
    await redirects(['/a', '/b'], ['/b', '/c'], ['/c', '/b']);
    expect(await problems()).toEqual([
      expect.stringMatching(/redirects\.0: a redirect that ends; \/a → \/b → \/c → \/b leads in a circle/),
      expect.stringMatching(/redirects\.1: .*\/b → \/c → \/b/),
      expect.stringMatching(/redirects\.2: .*\/c → \/b → \/c/),
    ]);
  });
});
