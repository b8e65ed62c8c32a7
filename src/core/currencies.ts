/**
 * The digits come from this table and not from Intl: Intl shows no decimals for HUF or COP but Stripe counts
 * two, so using Intl's would charge a hundredth of the price. Only currencies of the store's regions are
 * listed.
 */
export const CURRENCIES = {
  USD: { digits: 2 },
  GBP: { digits: 2 },
  CAD: { digits: 2 },
  EUR: { digits: 2 },
} as const;

export type CurrencyCode = keyof typeof CURRENCIES;
export const CURRENCY_CODES = Object.keys(CURRENCIES) as [CurrencyCode, ...CurrencyCode[]];
