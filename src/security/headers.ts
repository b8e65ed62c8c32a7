/**
 * What every answer carries. Written once, because the platform's own header rules do not reach answers that the
 * edge function or a function gives.
 */
const everywhere = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  // Not no-referrer: browsers then send `Origin: null` with the store's own forms.
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
} as const;

const CLOSED_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** For answers that are no document: the API, redirects. */
export const apiHeaders: Readonly<Record<string, string>> = {
  ...everywhere,
  'cache-control': 'private, no-store',
  'content-security-policy': CLOSED_POLICY,
};

/** For what is one person's: not for search engines, nor for the address bar of anybody it links to. */
export const privateHeaders: Readonly<Record<string, string>> = {
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'same-origin',
};

/** Headers of an HTML document. `policy` is its Content-Security-Policy. */
export function documentHeaders(policy: string): Record<string, string> {
  return { ...everywhere, 'content-security-policy': policy };
}
