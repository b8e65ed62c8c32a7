import { documentHeaders, privateHeaders } from './headers.ts';

/** The address of the editor for content. */
export const EDITOR = '/admin';

/**
 * The policy of the editor's page: its own scripts, the git hosts, and pictures that were just dropped in.
 * Its library sets styles by script.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "worker-src 'self' blob:",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self'",
  "img-src 'self' blob: data: https:",
  "media-src 'self' blob: https:",
  "connect-src 'self' blob: data: https://api.github.com https://gitlab.com https://www.githubstatus.com",
  "frame-src 'self' blob:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Not indexed. It may open the git host's window to sign in, and hear from it. */
export const editorHeaders = (): Record<string, string> => ({
  ...documentHeaders(POLICY),
  ...privateHeaders,
  'cross-origin-opener-policy': 'same-origin-allow-popups',
});
