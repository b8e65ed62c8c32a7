import { randomBytes } from 'node:crypto';
import { isKeyedHash, keyedHash } from './keyed-hash.ts';

/**
 * Makes the token of a link to sign in: a random part and its keyed hash. The outbox keeps only the random
 * part, so the database alone is not enough to sign in.
 */
export function newToken(): string {
  return tokenOf(randomBytes(24).toString('base64url'));
}

/** The token with this random part. */
export function tokenOf(random: string): string {
  return `${random}.${keyedHash('desk-link', [random]).toString('base64url')}`;
}

/** The random part of a token, or undefined for one that this shop did not make. */
export function randomPartOf(token: string): string | undefined {
  const [random = '', hash = ''] = token.split('.');
  return isKeyedHash(hash, 'desk-link', [random]) ? random : undefined;
}
