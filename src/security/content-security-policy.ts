import BUILT_STYLES from '../../.snapshot/page-styles.json' with { type: 'json' };
import { INLINE_SCRIPTS, INLINE_STYLES } from './inline-code.ts';

/** SHA-256 hashes of inline style sheets, as listed by the build. */
let pageStyles: readonly string[] = BUILT_STYLES;

/** Allows the style sheets of a build in another folder than the project's. */
export function allowPageStyles(hashes: readonly string[]): void {
  pageStyles = hashes;
}

/** Additional sources by directive. */
export type PolicySources = Partial<
  Record<'script-src' | 'connect-src' | 'frame-src' | 'img-src', readonly string[]>
>;

/**
 * The Content-Security-Policy of all documents. It allows the store's own files, inline scripts in the
 * inventory (by hash) and the build's inline style sheets. `form-action` includes the payment page's origin,
 * because Chromium applies it to redirects of forms, and a checkout without JavaScript is one. `others` are
 * additional sources for this page and visitor.
 */
export function contentSecurityPolicy(
  checkoutOrigins: readonly string[],
  ...others: (PolicySources | undefined)[]
): string {
  const allowed = (hashes: readonly string[]) => hashes.map((hash) => `'sha256-${hash}'`);
  const opened = (directive: keyof PolicySources) => others.flatMap((sources) => sources?.[directive] ?? []);
  const frames = opened('frame-src');
  const hashesOf = (code: readonly { sha256: string }[]) => code.map(({ sha256 }) => sha256);
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...allowed(hashesOf(INLINE_SCRIPTS)), ...opened('script-src')].join(' '),
    ['style-src', "'self'", ...allowed([...hashesOf(INLINE_STYLES), ...pageStyles])].join(' '),
    ["img-src 'self'", ...opened('img-src')].join(' '),
    "media-src 'self'",
    "font-src 'self'",
    ["connect-src 'self'", ...opened('connect-src')].join(' '),
    ...(frames.length > 0 ? [['frame-src', ...frames].join(' ')] : []),
    ['form-action', "'self'", ...checkoutOrigins].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');
}
