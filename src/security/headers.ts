import { setting } from './setting.ts';

/**
 * The values of the setting `HSTS` and what each adds to the header. When unset,
 * the header applies to this host only.
 */
export const HSTS_SCOPES = { subdomains: '; includeSubDomains', preload: '; includeSubDomains; preload' };

/** The policy of responses that are not documents. */
export const CLOSED_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * The headers of all responses and files. Netlify's header rules do not apply to responses of functions and
 * the edge function, so both use this.
 */
function securityHeaders(): Record<string, string> {
  const scope = HSTS_SCOPES[setting('HSTS') as keyof typeof HSTS_SCOPES] ?? '';
  return {
    'strict-transport-security': `max-age=63072000${scope}`,
    'x-content-type-options': 'nosniff',
    // Not `no-referrer`: browsers would then send `Origin: null` with the store's own forms.
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy':
      'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  };
}

/** Headers of responses that are not documents: the API and redirects. */
export function apiHeaders(): Record<string, string> {
  return {
    ...securityHeaders(),
    'cache-control': 'private, no-store',
    'content-security-policy': CLOSED_POLICY,
  };
}

/** Headers of personal pages: not indexed, and no referrer for other sites. */
export const privateHeaders: Readonly<Record<string, string>> = {
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'same-origin',
};

/** Headers of HTML documents. `policy` is the Content-Security-Policy. */
export function documentHeaders(policy: string): Record<string, string> {
  return { ...securityHeaders(), 'content-security-policy': policy };
}
