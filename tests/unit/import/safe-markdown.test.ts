import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanText, idOf, shortened } from '#scripts/lib/import/clean-text.ts';
import { safeMarkdown } from '#scripts/lib/import/safe-markdown.ts';

const none = () => false;

describe('the description of another shop', () => {
  test.each([
    ['<p>One <b>two</b> <i>three</i></p><p>Four</p>', 'One **two** *three*\n\nFour'],
    ['<div>One</div><div>Two</div>', 'One\n\nTwo'],
    ['<h1>Big</h1><h5>Small</h5>', '### Big\n\n#### Small'],
    ['<ul><li>a</li><li>b</li></ul>', '- a\n- b'],
    ['<table><tr><th>A</th></tr><tr><td>1</td></tr></table>', '| A |\n| - |\n| 1 |'],
    ['<p style="color:red" onclick="x()">Words</p>', 'Words'],
    ['2 < 3 & *stars* _and_ <unknown>tags</unknown>', '2 < 3 & \\*stars\\* \\_and\\_ tags'],
    ['', ''],
  ])('%j is %j', (html, text) => {
    expect(safeMarkdown(html, none).text).toBe(text);
  });

  test('keeps links that lead somewhere, and names the others', () => {
    const html =
      '<a href="https://a.example/x">a</a> <a href="/collections/jam?x=1">b</a> <a href="/pages/c">c</a>';
    const { text, leftOut } = safeMarkdown(html, (path) => path === '/collections/jam');
    expect(text).toBe('[a](https://a.example/x) [b](/collections/jam?x=1) c');
    expect(leftOut).toEqual(['a link to /pages/c']);
  });

  test('names what a shopper would miss', () => {
    const html =
      '<iframe src="https://video.example"></iframe><img src=x onerror=alert(1)><script>alert(1)</script>';
    expect(safeMarkdown(html, none)).toEqual({
      text: '',
      first: '',
      leftOut: ['a film or another frame', 'a picture in the text', 'a script'],
    });
  });

  test('never has HTML or another scheme, for any input', () => {
    const piece = fc.constantFrom(
      ...'<script>|</script>|<a href="javascript:alert(1)">|<a href=" java\nscript:x">|</a>|<img src=x onerror=y>'.split(
        '|',
      ),
      ...'<svg onload=x>|</svg>|<style>|</style>|&lt;script&gt;|<b>|</b>|<p>|word|"|<!--|-->|<iframe srcdoc="|<table>'.split(
        '|',
      ),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
        const { text } = safeMarkdown(pieces.join(''), none);
        expect(text.replace(/\\</g, '')).not.toMatch(/<\/?[a-z!]/i);
        expect(text).not.toMatch(/\]\(\s*java/i);
      }),
    );
  });

  test('its first paragraph is found below headings and boxes', () => {
    expect(
      safeMarkdown('<div><h2>Jam</h2><div><p>It sets <b>hard</b>.</p><p>More</p></div></div>', none).first,
    ).toBe('It sets hard.');
  });
});

describe('a text of another shop', () => {
  test('has no signs that the typefaces lack', () => {
    expect(cleanText('New 🎉 Jam™ – ½ price ✓')).toEqual({ text: 'New Jam – 1/2 price', foreign: [] });
    expect(cleanText('Чай')).toEqual({ text: 'Чай', foreign: ['Ч', 'а', 'й'] });
  });

  test('has an id of its letters', () => {
    expect(idOf('Crème_brûlée--Øl!')).toBe('creme-brulee-ol');
    expect(idOf('чай')).toBe('');
    expect(idOf(`${'a'.repeat(63)}-b`)).toBe('a'.repeat(63));
  });

  test('is shortened after a whole word', () => {
    expect(shortened('One two three', 13)).toBe('One two three');
    expect(shortened('One two, three', 12)).toBe('One two…');
  });
});
