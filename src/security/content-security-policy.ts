import BUILT_STYLES from '../../.snapshot/page-styles.json' with { type: 'json' };
import type { trackingSources } from '../core/privacy/providers.ts';
import { INLINE_SCRIPTS, INLINE_STYLES } from './inline-code.ts';

const NO_SERVICES = { script: [], connect: [], image: [] };

/** SHA-256 hashes of the style sheets in pages, as the build listed them. */
let pageStyles: readonly string[] = BUILT_STYLES;

/** Allows the style sheets of another build than the one in the project's own folder, where that is what is served. */
export function allowPageStyles(hashes: readonly string[]): void {
  pageStyles = hashes;
}

/**
 * The Content-Security-Policy of every document: nothing but the store's own files, and of inline code only what the
 * inventory names by hash, and the style sheets that the build put into pages and listed beside the snapshot.
 * `form-action` lists the payment page's origin, because Chromium holds a form's redirect against it, and the purchase
 * without script is such a redirect. `services`: what the visitor has agreed to, and nobody else's page opens for.
 */
export function contentSecurityPolicy(
  checkoutOrigins: readonly string[],
  services: ReturnType<typeof trackingSources> = NO_SERVICES,
): string {
  const allowed = (hashes: readonly string[]) => hashes.map((hash) => `'sha256-${hash}'`);
  const hashesOf = (code: readonly { sha256: string }[]) => code.map(({ sha256 }) => sha256);
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...allowed(hashesOf(INLINE_SCRIPTS)), ...services.script].join(' '),
    ['style-src', "'self'", ...allowed([...hashesOf(INLINE_STYLES), ...pageStyles])].join(' '),
    ["img-src 'self'", ...services.image].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...services.connect].join(' '),
    ['form-action', "'self'", ...checkoutOrigins].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');
}
