import { createHash } from 'node:crypto';
import type { downloadGrant } from '../db/schema/downloads.ts';
import { keyedHash, linkSecrets } from '../platform/keyed-hash.ts';

/** What a link is derived from: the same grant in the same generation always has the same one. */
export type Signed = Pick<typeof downloadGrant.$inferSelect, 'orderId' | 'position' | 'file' | 'generation'>;

/** What a token looks like: 256 bits. Anything else is refused before the database is asked. */
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/**
 * The bearer token of a grant: a keyed hash, so that it can be shown again without being stored, and nobody makes one who has read the
 * database.
 */
export function tokenOf({ orderId, position, file, generation }: Signed, secret?: string): string {
  return keyedHash('download', [orderId, position, file, generation], secret).toString('base64url');
}

/** The token that a stored grant was made with; undefined when that was under a secret that is gone: its link can't be shown again. */
export function tokenOfGrant(grant: Signed & { tokenHash: string }): string | undefined {
  return linkSecrets()
    .map((secret) => tokenOf(grant, secret))
    .find((token) => hashOf(token) === grant.tokenHash);
}

/** What is stored of a token. It has 256 random bits, so nobody finds it by trying and no salt is needed. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** True for what could be a token. */
export function isToken(value: string): boolean {
  return TOKEN.test(value);
}
