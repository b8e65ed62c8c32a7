import { paymentOrigins } from '../core/checkout/payment-origins.ts';
import { FILE_FOLDERS, UNCHANGING_FOLDERS } from '../lib/file-folders.ts';
import { CAPTCHA_PAGES, captchaSources } from './captcha-sources.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { EDITOR, editorHeaders } from './editor-headers.ts';
import { CLOSED_POLICY, documentHeaders } from './headers.ts';
import { setting } from './setting.ts';

/**
 * Netlify's header rules (`dist/_headers`) for files, and for pages when the edge function is missing or
 * fails. The rule for all paths therefore has the policy of pages, without services that need consent. When
 * two rules set the same header, Netlify uses the later one. Documented at
 * https://docs.netlify.com/manage/routing/headers/
 */
export function platformHeaders(): string {
  const origins = paymentOrigins(setting('STRIPE_API_URL'));
  const captcha = setting('RECAPTCHA_SITE_KEY') && captchaSources(setting('RECAPTCHA_VERIFY_URL'));
  const policy = (...sources: Parameters<typeof contentSecurityPolicy>[1][]) => ({
    'content-security-policy': contentSecurityPolicy(origins, ...sources),
  });
  const hour = { 'cache-control': 'public, max-age=3600' };
  const rules: [path: string, headers: Record<string, string>][] = [
    ['/*', documentHeaders(contentSecurityPolicy(origins))],
    ...(captcha
      ? CAPTCHA_PAGES.map((page): [string, Record<string, string>] => [page, policy(captcha)])
      : []),
    ...FILE_FOLDERS.map((name): [string, Record<string, string>] => [
      `/${name}/*`,
      { 'content-security-policy': CLOSED_POLICY },
    ]),
    // Mails show pictures, and mail programs in a browser load them from this site.
    ['/pictures/*', { 'cross-origin-resource-policy': 'cross-origin' }],
    ...UNCHANGING_FOLDERS.map((name): [string, Record<string, string>] => [
      `/${name}/*`,
      { 'cache-control': 'public, max-age=31536000, immutable' },
    ]),
    ...[EDITOR, `${EDITOR}/*`].map((path): [string, Record<string, string>] => [path, editorHeaders()]),
    ['/feeds/*', { 'content-type': 'application/xml; charset=utf-8', ...hour }],
    ['/robots.txt', { 'content-type': 'text/plain; charset=utf-8', ...hour }],
    ['/llms.txt', { 'content-type': 'text/plain; charset=utf-8', ...hour }],
  ];
  return rules
    .map(([path, headers]) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    )
    .join('\n\n')
    .concat('\n');
}
