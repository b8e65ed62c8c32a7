import { describe, expect, test } from 'vitest';
import { articleParts } from '#src/features/blog/article-blocks.ts';

const text = (html: string) => ({ kind: 'text', html });

describe('the parts of an article', () => {
  test('are split where its pictures and pull quotes belong', () => {
    const html = '<p>One.</p>\n<p>[figure: jars]</p>\n<h2>Two</h2>\n<p>[quote]</p>\n<p>Three.</p>';
    expect(articleParts('salt', html, ['jars'])).toEqual([
      text('<p>One.</p>\n'),
      { kind: 'figure', name: 'jars' },
      text('<h2>Two</h2>\n'),
      { kind: 'quote' },
      text('<p>Three.</p>'),
    ]);
  });

  test('may start and end with a picture', () => {
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
  ])('report what is missing: %s', (html, figures, said) => {
    expect(() => articleParts('salt', html, figures)).toThrow(said);
  });

  test('need no pull quotes if the author wrote none, and then cannot place any', () => {
    expect(articleParts('salt', '<p>Words.</p>', [], false)).toEqual([text('<p>Words.</p>')]);
    expect(() => articleParts('salt', '<p>[quote]</p>', [], false)).toThrow(
      /salt\.md: the text: no line “\[quote\]”/,
    );
  });

  test('mark a column of numbers by a class, since style attributes are not allowed', () => {
    const html = '<td style="text-align: right">£9.30</td><p>[quote]</p>';
    expect(articleParts('salt', html, [])).toEqual([
      text('<td class="is-figure">£9.30</td>'),
      { kind: 'quote' },
    ]);
  });

  test('leave the same words within a sentence alone', () => {
    const html = '<p>Write [quote] on a line of its own.</p><p>[quote]</p>';
    expect(articleParts('salt', html, [])).toEqual([
      text('<p>Write [quote] on a line of its own.</p>'),
      { kind: 'quote' },
    ]);
  });
});
