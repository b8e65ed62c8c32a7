import { documentHeaders, privateHeaders } from './headers.ts';

/**
 * The desk's own files only. Charts set their size by script, which a policy does not count as inline style.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Headers of the desk's page: never cached, not indexed. */
export const deskHeaders = (): Record<string, string> => ({
  ...documentHeaders(POLICY),
  ...privateHeaders,
  'cache-control': 'private, no-store',
});
