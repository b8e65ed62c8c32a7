import { INLINE_SCRIPTS, INLINE_STYLES } from './inline-code.ts';
import { PAGE_STYLES } from './page-styles.ts';

/**
 * The Content-Security-Policy of every document: nothing but the store's own files, and of inline code only what the
 * inventory names by hash, and the pages' own style sheets. `form-action` lists the payment page's origin, because Chromium holds a form's redirect
 * against it, and the purchase without script is such a redirect.
 */
export function contentSecurityPolicy(checkoutOrigins: readonly string[]): string {
  const allowed = (hashes: readonly string[]) => hashes.map((hash) => `'sha256-${hash}'`);
  const hashesOf = (code: readonly { sha256: string }[]) => code.map(({ sha256 }) => sha256);
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...allowed(hashesOf(INLINE_SCRIPTS))].join(' '),
    ['style-src', "'self'", ...allowed([...hashesOf(INLINE_STYLES), ...PAGE_STYLES])].join(' '),
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    ['form-action', "'self'", ...checkoutOrigins].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');
}
