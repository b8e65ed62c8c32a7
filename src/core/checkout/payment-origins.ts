/**
 * The origins of the payment page: Stripe's, or the local stand-in whose API is in the settings. Used by the
 * redirect and by the content security policy.
 */
export function paymentOrigins(standInApi: string | undefined): string[] {
  return [
    standInApi && URL.canParse(standInApi) ? new URL(standInApi).origin : 'https://checkout.stripe.com',
  ];
}
