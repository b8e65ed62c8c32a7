import type { IncomingMessage } from 'node:http';
import { ApiError } from './errors.ts';

/**
 * Refuses requests that a page of another site could trigger in a browser: another host name for this
 * server (DNS rebinding), and forms posted from another origin.
 * @throws {ApiError} 421 or 403
 */
export function guard(request: IncomingMessage, host: string): void {
  const given = hostOf(`http://${request.headers.host ?? ''}`);
  if (!isOwn(given, host)) throw new ApiError(421, 'This server answers to its local name only.');
  const { origin } = request.headers;
  if (request.method === 'POST' && origin !== undefined && hostOf(origin) !== given) {
    throw new ApiError(403, 'This form was sent from another site.');
  }
}

function isOwn(given: string | null, host: string): boolean {
  if (given === null) return false;
  const name = given.replace(/:\d+$/, '');
  return (
    /^(localhost|.+\.localhost|127\.0\.0\.1|\[::1\])$/.test(name) ||
    name === host ||
    host === '0.0.0.0' ||
    host === '::'
  );
}

function hostOf(url: string): string | null {
  return URL.canParse(url) ? new URL(url).host : null;
}
