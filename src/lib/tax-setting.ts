/**
 * True when Stripe computes tax and adds it to prices without tax: the setting `STRIPE_TAX`, which functions
 * also read. Pages describe the checkout accordingly.
 */
export function isTaxAddedAtCheckout(): boolean {
  return ['true', '1'].includes(process.env.STRIPE_TAX ?? '');
}
