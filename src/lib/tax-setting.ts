/**
 * True where the payment provider works out tax and adds it to prices that carry none: the setting `STRIPE_TAX`, which functions
 * read, too. Pages say by it what happens at the checkout.
 */
export function isTaxAddedAtCheckout(): boolean {
  return ['true', '1'].includes(process.env.STRIPE_TAX ?? '');
}
