import { parse } from 'parse5';
import { expect, test } from 'vitest';
import { jsonLdText } from '#src/lib/json-ld.ts';

const NAMES = [
  '</script><script>alert(1)</script>',
  '<!-- <script>',
  'line\u2028and\u2029paragraph',
  '&lt;b&gt; & "quotes" \\ \u0000',
];

test.each(NAMES)('a product called %j stays inside its block of structured data, unchanged', (name) => {
  const text = jsonLdText({ '@type': 'Product', name });
  expect(text).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(text)).toEqual({ '@type': 'Product', name });
  const { childNodes } = parse(`<script type="application/ld+json">${text}</script>`);
  const html = childNodes.find((node) => node.nodeName === 'html')!;
  const head = 'childNodes' in html ? html.childNodes[0]! : html;
  const scripts = 'childNodes' in head ? head.childNodes : [];
  expect(scripts.map(({ nodeName }) => nodeName)).toEqual(['script']);
});
