import fc from 'fast-check';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { createSearchEngine } from '#src/features/search/search-engine.ts';
import { textParts } from '#src/features/search/view/highlight.ts';
import SearchIsland from '#src/features/search/view/SearchIsland.tsx';
import { writeIndex } from '#src/features/search/write-index.ts';
import { ENTRIES } from './entries.ts';

type Node = DefaultTreeAdapterTypes.Node;

const search = createSearchEngine(writeIndex(ENTRIES, ['products/six-sardines']));
const ALLOWED =
  'a b bdi button div form h1 h2 img input label li mark nav ol p picture section small span ul'.split(' ');

/** The search page for a keyword, as a function answers with it. */
function pageFor(keyword: string) {
  const query = { keyword, page: 1 };
  const html = renderToString(
    createElement(SearchIsland, { brand: 'Found', query, answer: search.search(query) }),
  );
  const page = parseFragment(html);
  return { html, page, text: textOf(page) };
}

describe('the search page', () => {
  test('a result has its title, its maker, its price and its picture, the word marked', () => {
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

  test('where nothing is found, it says so and shows ways on', () => {
    const { html, text } = pageFor('xylophone');
    expect(text).toContain('Not found: ');
    expect(html).toContain('href="/contact"');
    expect(text).toContain('Six Sardines');
  });

  test('carries what it was rendered from, so that a browser can render the same', () => {
    const { page, html } = pageFor('sardine');
    const [root] = all(page, 'div');
    const props = JSON.parse(attributeOf(root!, 'data-props')!);
    expect(renderToString(createElement(SearchIsland, props))).toBe(html);
    expect(props.answer.found[0].item.title).toBe('Salt, Lemon, Sardine');
  });

  test('whatever is typed stays text', () => {
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

  test('marks whole words by their folded form and changes no letter', () => {
    expect(
      textParts('Açaí, the Baker’s acaí', ['acai', 'bakers']).map(({ text, isFound }) =>
        isFound ? `[${text}]` : text,
      ),
    ).toEqual(['[Açaí]', ', the ', '[Baker’s]', ' ', '[acaí]']);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.array(fc.string()), (text, terms) => {
        const parts = textParts(text, terms);
        expect(parts.map((part) => part.text).join('')).toBe(text);
        // Two texts beside each other would be one in HTML, and a browser would find another page than it was sent.
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
