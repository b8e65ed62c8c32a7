/** Normalises a typed promo code: without spaces around it, in upper case. Empty for none. */
export function readPromoCode(typed: string): string {
  return typed.trim().toUpperCase();
}
