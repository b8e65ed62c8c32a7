import { keyedHash, linkSecrets } from '#functions/platform/keyed-hash.ts';
import { comparableAddress } from '#src/core/comparable-address.ts';

/** The id of a buyer: a keyed hash of the email address, meaningless to anyone who reads the database. */
export function buyerOf(email: string, secret?: string): string {
  return keyedHash('buyer', [comparableAddress(email)], secret).toString('base64url');
}

/** The ids under all valid secrets, to find rows that were written with an older one. */
export function allBuyerHashes(email: string): string[] {
  return linkSecrets().map((secret) => buyerOf(email, secret));
}
