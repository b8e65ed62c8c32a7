import type { ServerResponse } from 'node:http';
import type { StyleSheet } from './assets.ts';
import { type Html, html } from './html.ts';

export type Page = {
  title: string;
  body: Html;
  status?: number;
  /** Style sheets in addition to the base. */
  styles?: readonly StyleSheet[];
  /** Other origins that a form on this page may redirect to. */
  leadsTo?: readonly (string | null)[];
  /** Whether it shows other pages of this server in frames. */
  hasFrames?: boolean;
};

/** Sends a page. Its policy allows no scripts and no external resources, and it is never cached. */
export function sendPage(
  response: ServerResponse,
  { title, body, status = 200, styles = [], leadsTo = [], hasFrames = false }: Page,
): void {
  // CSP applies form-action to redirects, too, so the store's origin must be listed.
  const origins = leadsTo.flatMap((url) => (url && URL.canParse(url) ? [new URL(url).origin] : []));
  const formAction = ["'self'", ...new Set(origins)].join(' ');
  response.writeHead(status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': `default-src 'none'; style-src 'self'; img-src 'self'; form-action ${formAction};${hasFrames ? " frame-src 'self';" : ''} base-uri 'none'; frame-ancestors 'none'`,
    'Cache-Control': 'no-store',
    // Not `no-referrer`: a browser would then post forms with the origin `null`.
    'Referrer-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
    'X-Robots-Tag': 'noindex',
  });
  response.end(shell(title, body, ['base', ...styles]).text);
}

/** Redirects after a form submission. */
export function seeOther(response: ServerResponse, location: string): void {
  response.writeHead(303, { Location: location, 'Cache-Control': 'no-store' }).end();
}

function shell(title: string, body: Html, styles: readonly StyleSheet[]): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#f6efe1">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#1b1612">
<title>${title}</title>
<link rel="icon" href="/assets/icon.svg" type="image/svg+xml">
${styles.map(
  (name) => html`<link rel="stylesheet" href="/assets/${name}.css">
`,
)}</head>
<body>
${body}
</body>
</html>
`;
}
