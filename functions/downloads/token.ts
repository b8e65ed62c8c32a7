import type { downloadGrant } from '../db/schema/downloads.ts';
import { keyedHash, linkSecrets } from '../platform/keyed-hash.ts';
import { sha256 } from '../platform/sha256.ts';

/** What a token is derived from. The same grant and generation always have the same token. */
export type Signed = Pick<typeof downloadGrant.$inferSelect, 'orderId' | 'position' | 'file' | 'generation'>;

/** The form of a token (256 bits). Anything else is refused without a query. */
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/**
 * The token of a grant, derived from a keyed hash. So it can be shown again without being stored, and the
 * database alone is not enough to make one.
 */
export function tokenOf({ orderId, position, file, generation }: Signed, secret?: string): string {
  return keyedHash('download', [orderId, position, file, generation], secret).toString('base64url');
}

/** The token of a stored grant; undefined when its secret is gone, so that the link cannot be shown again. */
export function tokenOfGrant(grant: Signed & { tokenHash: string }): string | undefined {
  return linkSecrets()
    .map((secret) => tokenOf(grant, secret))
    .find((token) => sha256(token) === grant.tokenHash);
}

/** True for the form of a token. */
export function isToken(value: string): boolean {
  return TOKEN.test(value);
}
