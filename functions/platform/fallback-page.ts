import { COLOURS, type ColourName } from '#src/core/shop/colours.ts';
import { escapeHtml } from '#src/lib/escape-html.ts';
import { documentHeaders } from '#src/security/headers.ts';
import * as words from '#src/words/en/fallback-page.ts';

const inMode = (name: ColourName) => `light-dark(${COLOURS[name].light},${COLOURS[name].dark})`;
const STYLE =
  `html{color-scheme:light dark;background:${inMode('paper')};color:${inMode('ink')};font:1.125rem/1.5 Georgia,serif}` +
  'body{display:grid;align-content:center;min-height:100vh;max-width:34rem;margin:0 auto;padding:0 24px;box-sizing:border-box}' +
  'h1{margin:0 0 .6em;font-size:clamp(2rem,7vw,3.25rem);font-weight:400;line-height:1.05;letter-spacing:-.02em}' +
  `a{color:${inMode('accent')}}`;

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(words.heading)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escapeHtml(words.heading)}</h1>
<p><a href="/">${escapeHtml(words.home)}</a></p>
</main>
</body>
</html>
`;

/** The response when the error page itself cannot be loaded. It needs no file. */
export async function lastResort(
  status: number,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(STYLE));
  const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
  const policy = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  return new Response(PAGE, {
    status,
    headers: {
      ...documentHeaders(policy),
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      ...headers,
    },
  });
}
