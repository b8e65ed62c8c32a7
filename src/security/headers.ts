import { setting } from './setting.ts';

/** What `HSTS` may say, and what each adds to the header. Unset, the header speaks for this host alone. */
export const HSTS_SCOPES = { subdomains: '; includeSubDomains', preload: '; includeSubDomains; preload' };

/** The policy of what is no document. */
export const CLOSED_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * The headers of every answer and every file. Written once, because the platform's own header rules do not reach answers that the
 * edge function or a function gives.
 */
export function securityHeaders(): Record<string, string> {
  const scope = HSTS_SCOPES[setting('HSTS') as keyof typeof HSTS_SCOPES] ?? '';
  return {
    'strict-transport-security': `max-age=63072000${scope}`,
    'x-content-type-options': 'nosniff',
    // Not no-referrer: browsers then send `Origin: null` with the store's own forms.
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy':
      'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  };
}

/** For answers that are no document: the API, redirects. */
export function apiHeaders(): Record<string, string> {
  return {
    ...securityHeaders(),
    'cache-control': 'private, no-store',
    'content-security-policy': CLOSED_POLICY,
  };
}

/** For what is one person's: not for search engines, nor for the address bar of anybody it links to. */
export const privateHeaders: Readonly<Record<string, string>> = {
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'same-origin',
};

/** Headers of an HTML document. `policy` is its Content-Security-Policy. */
export function documentHeaders(policy: string): Record<string, string> {
  return { ...securityHeaders(), 'content-security-policy': policy };
}
