/** What the discount is called wherever sums are shown: in the basket, on receipts and in mails. */
export function discountName(code: string | null | undefined): string {
  return code ? `Discount (${code})` : 'Discount';
}

/** What shipping is called there: by its method, and by the promo code that makes it free. */
export function shippingName(method: string | undefined, freeByCode?: string | null): string {
  const name = method ?? 'Shipping';
  return freeByCode ? `${name}, with code ${freeByCode}` : name;
}
