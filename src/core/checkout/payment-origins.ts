/**
 * Where a shopper may be sent to pay, as origins: the provider's hosted page, or the stand-in whose API the settings name.
 * Whoever sends them there and the policy that allows the form to go there ask this.
 */
export function paymentOrigins(standInApi: string | undefined): string[] {
  return [
    standInApi && URL.canParse(standInApi) ? new URL(standInApi).origin : 'https://checkout.stripe.com',
  ];
}
