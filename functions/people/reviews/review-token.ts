import { keyedHash } from '#functions/platform/keyed-hash.ts';

/**
 * The token of the review link for one order and product. It is derived,
 * so a repeated mail has the same link.
 */
export function reviewToken(orderId: string, productId: string): string {
  return keyedHash('review', [orderId, productId]).toString('base64url');
}
