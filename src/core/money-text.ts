import { CURRENCIES, type CurrencyCode } from './currencies.ts';
import { decimalOf } from './money.ts';

/**
 * An amount in minor units in the format that commands print and parse: “5.00 EUR”.
 * An unknown amount is “?”.
 */
export function moneyText(amount: number | null, currency: string | null): string {
  if (amount === null || currency === null) return '?';
  return `${decimalText(amount, currency)} ${currency.toUpperCase()}`;
}

/**
 * An amount in minor units as major units with all decimals: “5.00”. A currency that the store does not use
 * stays in minor units.
 */
export function decimalText(amount: number, currency: string): string {
  const code = currency.toUpperCase();
  if (!Object.hasOwn(CURRENCIES, code)) return `${amount} minor units`;
  const text = decimalOf({ amount: Math.abs(amount), currency: code as CurrencyCode });
  return amount < 0 ? `-${text}` : text;
}
