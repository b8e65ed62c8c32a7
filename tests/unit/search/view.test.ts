import fc from 'fast-check';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { createSearchEngine } from '#src/catalogue/search/search-engine.ts';
import { textParts } from '#src/features/search/view/highlight.ts';
import SearchIsland from '#src/features/search/view/SearchIsland.tsx';
import { writeIndex } from '#src/features/search/write-index.ts';
import { ENTRIES } from './entries.ts';

type Node = DefaultTreeAdapterTypes.Node;

const search = createSearchEngine(writeIndex(ENTRIES, ['products/six-sardines']));
const ALLOWED =
  'a b bdi button div form h1 h2 img input label li mark nav ol p picture section small span ul'.split(' ');

/** The search page for a keyword, as a function returns it. */
function pageFor(keyword: string) {
  const query = { keyword, page: 1 };
  const html = renderToString(
    createElement(SearchIsland, {
      brand: 'Found',
      query,
      region: 'GB',
      answer: search.search(query),
    }),
  );
  const page = parseFragment(html);
  return { html, page, text: textOf(page) };
}

describe('the search page', () => {
  test('has a title, a creator, a price and a picture for each result, with the keyword marked', () => {
    const { html, page, text } = pageFor('sardine');
    expect(text).toContain('Found: “sardine”');
    expect(text).toContain('3 results: 3 products.');
    expect(text).toContain('Six Sardines, Algarve');
    expect(all(page, 'mark').map(textOf)).toContain('Sardines');
    expect(text).toContain('£6.20');
    expect(text).toContain('pre-order');
    expect(html).toContain('aria-current="true"');
    expect(all(page, 'img').length).toBe(3);
  });

  test('without results says so and offers links', () => {
    const { html, text } = pageFor('xylophone');
    expect(text).toContain('Not found: ');
    expect(html).toContain('href="/contact"');
    expect(text).toContain('Six Sardines');
  });

  test('says the price that was searched for, and offers the same at any price', () => {
    const { text, html } = pageFor('lemon under $15');
    expect(text).toContain('Up to £15. No results.');
    expect(text).toContain('See lemon at any price.');
    expect(html).toContain('href="/search?keyword=lemon"');
    expect(pageFor('under £12.50').text).toContain('Up to £12.50.');
    expect(pageFor('from £5 to £7').text).toContain('£5 to £7.');
  });

  test('contains its props, so that a browser renders the same page', () => {
    const { page, html } = pageFor('sardine');
    const [root] = all(page, 'div');
    const props = JSON.parse(attributeOf(root!, 'data-props')!);
    expect(renderToString(createElement(SearchIsland, props))).toBe(html);
    expect(props.answer.found[0].item.title).toBe('Salt, Lemon, Sardine');
  });

  test('escapes any input', () => {
    const markup = fc.constantFrom(
      '<script>',
      '"><img src=x onerror=a>',
      '</title>',
      '<!--/slot:search-->',
      '$&',
      '&lt;',
      'a',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(markup, fc.string({ unit: 'binary' })), { maxLength: 6 }), (texts) => {
        const { html, page } = pageFor(texts.join(' '));
        expect(html.replaceAll('<!-- -->', '')).not.toContain('<!--');
        for (const name of tagsIn(page)) expect(ALLOWED).toContain(name);
      }),
    );
  });

  test('marks whole words without regard to case and accents, and changes no letter', () => {
    expect(
      textParts('Açaí, the Baker’s acaí', ['acai', 'bakers']).map(({ text, isFound }) =>
        isFound ? `[${text}]` : text,
      ),
    ).toEqual(['[Açaí]', ', the ', '[Baker’s]', ' ', '[acaí]']);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.array(fc.string()), (text, terms) => {
        const parts = textParts(text, terms);
        expect(parts.map((part) => part.text).join('')).toBe(text);
        // Adjacent text nodes become one in HTML, and hydration would find another tree.
        for (const [at, part] of parts.entries())
          expect(part.isFound || (parts[at + 1]?.isFound ?? true)).toBe(true);
      }),
    );
  });
});

function all(node: Node, tagName: string): Node[] {
  const inside = childrenOf(node).flatMap((child) => all(child, tagName));
  return node.nodeName === tagName ? [node, ...inside] : inside;
}

function attributeOf(node: Node, name: string): string | undefined {
  return 'attrs' in node ? node.attrs.find((attr) => attr.name === name)?.value : undefined;
}

function textOf(node: Node): string {
  return 'value' in node ? node.value : childrenOf(node).map(textOf).join('');
}

function tagsIn(node: Node): string[] {
  const inside = childrenOf(node).flatMap(tagsIn);
  return node.nodeName.startsWith('#') ? inside : [node.nodeName, ...inside];
}

function childrenOf(node: Node): Node[] {
  return 'childNodes' in node ? node.childNodes : [];
}
