import { CURRENCIES, type CurrencyCode, decimalOf } from '../../src/core/money.ts';

/** An amount of minor units as commands write it and read it: “5.00 EUR”. An amount that is not known is “?”. */
export function moneyText(amount: number | null, currency: string | null): string {
  if (amount === null || currency === null) return '?';
  return `${majorUnits(amount, currency)} ${currency.toUpperCase()}`;
}

/** An amount of minor units in units of its currency, with all its decimals: “5.00”. A currency that is not ours stays in minor units. */
export function majorUnits(amount: number, currency: string): string {
  const code = currency.toUpperCase();
  if (!Object.hasOwn(CURRENCIES, code)) return `${amount} minor units`;
  const text = decimalOf({ amount: Math.abs(amount), currency: code as CurrencyCode });
  return amount < 0 ? `-${text}` : text;
}
