import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { blocksFor, linksIn, plainText, readMarkdown } from '#src/lib/light-markdown.ts';
import { LightMarkdown } from '#src/ui/LightMarkdown.tsx';

const shown = (source: string) =>
  renderToStaticMarkup(createElement(LightMarkdown, { blocks: readMarkdown(source) }));

describe('light Markdown', () => {
  test('supports paragraphs, lists, headings, strong, em and links', () => {
    expect(shown('One\nline.\n\nTwo **strong** and *soft*, [here](/there).')).toBe(
      '<p>One line.</p><p>Two <strong>strong</strong> and <em>soft</em>, <a href="/there">here</a>.</p>',
    );
    expect(shown('- a\n- b\n  goes on\n\n1. x\n2. y')).toBe(
      '<ul><li>a</li><li>b goes on</li></ul><ol><li>x</li><li>y</li></ol>',
    );
    expect(shown('## Über uns {#us}\n\n### Straight')).toBe(
      '<h2 id="us">Über uns</h2><h3 id="straight">Straight</h3>',
    );
    expect(shown('> In short.')).toBe('<p class="in-short">In short.</p>');
  });

  test('shows parts for some readers only to them', () => {
    const blocks = readMarkdown('All.\n\n::: GB EU\nSome.\n\nMore.\n:::\n\nAll again.');
    expect(plainText(blocksFor(blocks, 'GB'))).toBe('All. Some. More. All again.');
    expect(plainText(blocksFor(blocks, 'US'))).toBe('All. All again.');
  });

  test('returns its links', () => {
    expect(linksIn(readMarkdown('[a](/a)\n\n- [b](#b)'))).toEqual(['/a', '#b']);
  });

  test('never lets markup through, for any text', () => {
    fc.assert(
      fc.property(
        fc.string({
          maxLength: 200,
          unit: fc.constantFrom('<', '>', '"', '&', '*', '[', ']', '(', ')', '#', '-', ' ', '\n', 'a', ':'),
        }),
        (source) => {
          const rest = shown(source).replace(
            /<\/?(p|ul|ol|li|strong|em|h2|h3|a)( class="in-short"| id="[a-z0-9-]*"| href="[^"<>]*")?>/g,
            '',
          );
          expect(rest).not.toMatch(/[<>"]/);
        },
      ),
      { numRuns: 500 },
    );
  });
});
