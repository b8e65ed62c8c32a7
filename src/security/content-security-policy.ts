import BUILT_STYLES from '../../.snapshot/page-styles.json' with { type: 'json' };
import { INLINE_SCRIPTS, INLINE_STYLES } from './inline-code.ts';

/** SHA-256 hashes of the style sheets in pages, as the build listed them. */
let pageStyles: readonly string[] = BUILT_STYLES;

/** Allows the style sheets of another build than the one in the project's own folder, where that is what is served. */
export function allowPageStyles(hashes: readonly string[]): void {
  pageStyles = hashes;
}

/** What a page may load from others, by directive. */
export type PolicySources = Partial<
  Record<'script-src' | 'connect-src' | 'frame-src' | 'img-src', readonly string[]>
>;

/**
 * The Content-Security-Policy of every document: nothing but the store's own files, and of inline code only what the
 * inventory names by hash, and the style sheets that the build put into pages and listed beside the snapshot.
 * `form-action` lists the payment page's origin, because Chromium holds a form's redirect against it, and the purchase
 * without script is such a redirect. `others` is what this page alone opens besides, for this visitor alone.
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
