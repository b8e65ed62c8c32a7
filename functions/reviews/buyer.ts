import { createHmac } from 'node:crypto';
import { env } from '../platform/env.ts';

/** What a buyer is known again by: a keyed hash of the address, which says nothing to whoever reads the database. */
export function buyerOf(email: string): string {
  return signed(['buyer', email.trim().toLowerCase()]);
}

/** The bearer token by which one order's buyer writes about one product: derived, so that the mail can be sent again with the same. */
export function reviewToken(orderId: string, productId: string): string {
  return signed(['review', orderId, productId]);
}

function signed(parts: readonly string[]): string {
  return createHmac('sha256', env().LINK_SECRET).update(JSON.stringify(parts)).digest('base64url');
}
