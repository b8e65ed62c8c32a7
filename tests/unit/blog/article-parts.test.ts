import { describe, expect, test } from 'vitest';
import { articleParts } from '#src/features/blog/article-blocks.ts';

const text = (html: string) => ({ kind: 'text', html });

describe('an article in parts', () => {
  test('is cut where its pictures and its large words belong', () => {
    const html = '<p>One.</p>\n<p>[figure: jars]</p>\n<h2>Two</h2>\n<p>[quote]</p>\n<p>Three.</p>';
    expect(articleParts('salt', html, ['jars'])).toEqual([
      text('<p>One.</p>\n'),
      { kind: 'figure', name: 'jars' },
      text('<h2>Two</h2>\n'),
      { kind: 'quote' },
      text('<p>Three.</p>'),
    ]);
  });

  test('may begin and end with a picture', () => {
    const html = '<p>[figure: a]</p>\n<p>Words.</p>\n<p>[quote]</p>\n<p>[figure: b]</p>\n';
    expect(articleParts('salt', html, ['a', 'b']).map(({ kind }) => kind)).toEqual([
      'figure',
      'text',
      'quote',
      'figure',
    ]);
  });

  test.each([
    ['<p>[figure: jar]</p><p>[quote]</p>', ['jars'], /salt\.md: the text: a figure called “jar”/],
    ['<p>[quote]</p>', ['jars'], /salt\.md: the text: the line “\[figure: jars\]” exactly once/],
    ['<p>[figure: a]</p><p>[figure: a]</p><p>[quote]</p>', ['a'], /“\[figure: a\]” exactly once/],
    ['<p>[figure: a]</p>', ['a'], /the line “\[quote\]” exactly once/],
  ])('says what is missing: %s', (html, figures, said) => {
    expect(() => articleParts('salt', html, figures)).toThrow(said);
  });

  test('needs no large words where its author wrote none, and then may not show any', () => {
    expect(articleParts('salt', '<p>Words.</p>', [], false)).toEqual([text('<p>Words.</p>')]);
    expect(() => articleParts('salt', '<p>[quote]</p>', [], false)).toThrow(
      /salt\.md: the text: no line “\[quote\]”/,
    );
  });

  test('marks a column of figures by a class, since style attributes are not let in', () => {
    const html = '<td style="text-align: right">£9.30</td><p>[quote]</p>';
    expect(articleParts('salt', html, [])).toEqual([
      text('<td class="is-figure">£9.30</td>'),
      { kind: 'quote' },
    ]);
  });

  test('the same words inside a sentence stay words', () => {
    const html = '<p>Write [quote] on a line of its own.</p><p>[quote]</p>';
    expect(articleParts('salt', html, [])).toEqual([
      text('<p>Write [quote] on a line of its own.</p>'),
      { kind: 'quote' },
    ]);
  });
});
