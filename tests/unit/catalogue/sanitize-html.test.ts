import { describe, expect, test } from 'vitest';
import { sanitizeHtml } from '#src/catalogue/reading/sanitize-html.ts';
import { readMarkdown } from '#src/lib/light-markdown.ts';

describe('the HTML of an editor’s Markdown', () => {
  test.each([
    ['a redirect', '<meta http-equiv="refresh" content="0;url=https://evil.example/">', ''],
    [
      'a form',
      '<form action="https://evil.example/"><input name="card"><button>Pay</button>Words</form>',
      'PayWords',
    ],
    ['a script', '<p>a<script>alert(1)</script>b</p>', '<p>ab</p>'],
    ['a frame', '<iframe src="https://evil.example/">x</iframe>', ''],
    ['an event', '<p onclick="alert(1)">a</p>', '<p>a</p>'],
    ['a style', '<p style="position:fixed" class="banner">a</p><style>p{}</style>', '<p>a</p>'],
    ['a drawing', '<svg><a href="javascript:alert(1)">x</a></svg>', ''],
    ['a base', '<base href="https://evil.example/"><link rel="stylesheet" href="/x.css">', ''],
    ['a link to a script', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['a hidden link to a script', '<a href="java&#10;script:alert(1)">a</a>', '<a>a</a>'],
    ['a picture that is data', '<img src="data:image/svg+xml,x" alt="a">', '<img alt="a">'],
    [
      'a style in a table',
      '<table><tbody><tr><td style="text-align: right;x:url(//e)">1</td></tr></tbody></table>',
      '<table><tbody><tr><td>1</td></tr></tbody></table>',
    ],
    ['an id to shadow the page’s own', '<p id="basket">a</p>', '<p>a</p>'],
    ['a comment', 'a<!-- b -->c', 'ac'],
  ])('contains no %s', (_what, html, left) => {
    expect(sanitizeHtml(html).trim()).toBe(left);
  });

  test.each([
    '<h2 id="a-heading">A heading</h2>',
    '<p>Some <strong>strong</strong>, <em>soft</em> and <code>exact</code> words.<br>\n<a href="/contact">Here</a></p>',
    '<ol start="3">\n<li>Three</li>\n</ol>',
    '<table><thead><tr><th style="text-align: right">g</th></tr></thead></table>',
    '<p>[figure: oven]</p>',
    `<p><img __ASTRO_IMAGE_='{"src":"./a.jpg"}'></p>`,
  ])('keeps what Markdown itself can express: %s', (html) => {
    expect(sanitizeHtml(html).replaceAll('&#x22;', '"').replaceAll('&quot;', '"')).toBe(
      html.replace("='{", '="{').replace("}'>", '}">'),
    );
  });
});

test('a link in a policy or an answer leads to a page or an email address, and never to a script', () => {
  const hrefs = ['javascript:alert(1)', 'JavaScript:x', 'data:text/html,x', 'vbscript:x', '//evil.example/'];
  for (const href of hrefs)
    expect(JSON.stringify(readMarkdown(`[here](${href})`)), href).not.toContain('link');
  for (const href of ['/contact', '#top', 'https://x.example/', 'mailto:a@b.example', 'tel:+4420'])
    expect(readMarkdown(`[here](${href})`)).toMatchObject([{ words: [{ kind: 'link', href }] }]);
});
