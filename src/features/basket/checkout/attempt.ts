import type { BasketItem } from '#src/core/basket/types.ts';

/** One attempt to pay. Sent again with the same key, it leads to the same payment page, however often. */
export type Attempt = { key: string; fingerprint: string };

export const NO_ATTEMPT: Attempt = { key: '', fingerprint: '' };

/** The attempt to go on with: the same while nothing that is paid for has changed, else a new one. */
export function attemptFor(attempt: Attempt, fingerprint: string, newKey: () => string): Attempt {
  return attempt.key && attempt.fingerprint === fingerprint ? attempt : { key: newKey(), fingerprint };
}

/**
 * A short name for what would be paid for: the same things give the same name, another thing, quantity, format,
 * wording, region, post or code gives another. It is kept in storage, so it does not spell any of it out.
 */
export function fingerprintOf(order: {
  items: readonly Pick<BasketItem, '_id' | 'productFormatId' | 'quantity' | 'customizationQuery'>[];
  region: string;
  shippingMethodId: string;
  couponCode: string;
}): string {
  const lines = order.items.map((item) => [
    item._id,
    item.productFormatId,
    item.quantity,
    item.customizationQuery,
  ]);
  return hash(JSON.stringify([lines, order.region, order.shippingMethodId, order.couponCode]));
}

/** 53 bits of cyrb53 (public domain, bryc), in base 36. */
function hash(text: string): string {
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(36);
}
