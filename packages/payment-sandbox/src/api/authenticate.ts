import { ApiError } from '../http/errors.ts';

/**
 * Accepts any test key. Refuses a live key, without repeating any part of it.
 * @throws {ApiError} 401
 */
export function authenticate(header: string | undefined): void {
  const key = keyOf(header ?? '');
  if (key === '') {
    throw new ApiError(
      401,
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    );
  }
  if (/^(sk|rk)_live_/.test(key)) {
    throw new ApiError(
      401,
      'A live key was sent to the local payment provider, which takes test keys only. Send it to https://api.stripe.com to reach Stripe.',
    );
  }
  if (!/^(sk|rk)_test_\w+$/.test(key)) throw new ApiError(401, `Invalid API Key provided: ${mask(key)}`);
}

/** The header in a form that may be recorded: distinguishes keys, but does not reveal one. */
export function maskAuthorization(header: string): string {
  const key = keyOf(header);
  return /^(sk|rk)_test_/.test(key) ? `Bearer ${mask(key)}` : 'masked';
}

function mask(key: string): string {
  return key.length > 16 ? `${key.slice(0, 8)}****${key.slice(-4)}` : `${key.slice(0, 8)}****`;
}

/**
 * The key from `Bearer KEY`, or from HTTP basic authentication with the key as the user, as curl sends it.
 */
function keyOf(header: string): string {
  const bearer = /^Bearer\s+(\S+)$/i.exec(header)?.[1];
  if (bearer) return bearer;
  const basic = /^Basic\s+(\S+)$/i.exec(header)?.[1];
  return basic ? (Buffer.from(basic, 'base64').toString('utf8').split(':')[0] ?? '') : '';
}
