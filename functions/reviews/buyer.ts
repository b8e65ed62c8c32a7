import { keyedHash, linkSecrets } from '../platform/keyed-hash.ts';

/** What a buyer is known again by: a keyed hash of the address, which says nothing to whoever reads the database. */
export function buyerOf(email: string, secret?: string): string {
  return keyedHash('buyer', [email.trim().toLowerCase()], secret).toString('base64url');
}

/** The same under every secret that is still good: rows that were written under a former one are found by them. */
export function allBuyerHashes(email: string): string[] {
  return linkSecrets().map((secret) => buyerOf(email, secret));
}

/** The bearer token by which one order's buyer writes about one product: derived, so that the mail can be sent again with the same. */
export function reviewToken(orderId: string, productId: string): string {
  return keyedHash('review', [orderId, productId]).toString('base64url');
}
