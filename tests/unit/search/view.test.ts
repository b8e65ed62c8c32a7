import fc from 'fast-check';
import { parseFragment } from 'parse5';
import { describe, expect, test } from 'vitest';
import { createSearchEngine } from '#src/features/search/search-engine.ts';
import { answerParts } from '#src/features/search/view/answer-parts.ts';
import { highlight } from '#src/features/search/view/highlight.ts';
import { toHtml } from '#src/features/search/view/to-html.ts';
import { writeIndex } from '#src/features/search/write-index.ts';
import { ENTRIES } from './entries.ts';

const search = createSearchEngine(writeIndex(ENTRIES, ['products/six-sardines']));
function partsFor(keyword: string) {
  const query = { keyword, page: 1 };
  return answerParts(query, search.search(query));
}

describe('the parts of the search page', () => {
  test('a find has its title, its maker, its price and its picture, the word marked', () => {
    const { heading, results } = partsFor('sardine');
    expect(heading).toContain('Found: <bdi class="keyword">“sardine”</bdi>');
    expect(heading).toContain('3 finds: 3 products.');
    expect(results).toContain('Six <mark>Sardines</mark>, Algarve');
    expect(results).toContain('£6.20');
    expect(results).toContain('pre-order');
    expect(results).toContain('aria-current="true"');
  });

  test('where nothing is found, it says so and shows ways on', () => {
    const { heading, results } = partsFor('xylophone');
    expect(heading).toContain('Not found: ');
    expect(results).toContain('href="/contact"');
    expect(results).toContain('Six Sardines');
  });

  test('whatever is typed stays text', () => {
    const allowed = new Set([
      'h1',
      'p',
      'bdi',
      'input',
      'nav',
      'ul',
      'li',
      'a',
      'span',
      'b',
      'ol',
      'img',
      'div',
      'h2',
      'mark',
      'small',
      'section',
    ]);
    const markup = fc.constantFrom(
      '<script>',
      '"><img src=x onerror=a>',
      '</title>',
      '<!--/slot:results-->',
      '$&',
      '&lt;',
      'a',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(markup, fc.string({ unit: 'binary' })), { maxLength: 6 }), (texts) => {
        const parts = partsFor(texts.join(' '));
        for (const part of Object.values(parts)) {
          expect(part).not.toContain('<!--');
          for (const name of tagsIn(parseFragment(part))) expect(allowed).toContain(name);
        }
      }),
    );
  });

  test('marks whole words by their folded form and changes no letter', () => {
    expect(toHtml(highlight('Açaí, the Baker’s acaí', ['acai', 'bakers']))).toBe(
      '<mark>Açaí</mark>, the <mark>Baker&#8217;s</mark> <mark>acaí</mark>'.replace('&#8217;', '’'),
    );
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.array(fc.string()), (text, terms) => {
        expect(
          highlight(text, terms)
            .map((part) => plain(part))
            .join(''),
        ).toBe(text);
      }),
    );
  });
});

type Piece = Parameters<typeof toHtml>[0];
function plain(piece: Piece): string {
  if (!piece) return '';
  if (typeof piece === 'string') return piece;
  return 'tag' in piece ? piece.children.map(plain).join('') : piece.map(plain).join('');
}

function tagsIn(node: { nodeName: string; childNodes?: unknown[] }): string[] {
  const inside = (node.childNodes ?? []).flatMap((child) => tagsIn(child as typeof node));
  return node.nodeName.startsWith('#') ? inside : [node.nodeName, ...inside];
}
