/** Money in minor units. All arithmetic of money is here. */
import { CURRENCIES, type CurrencyCode } from './currencies.ts';

/** `amount` is an integer number of minor units (cents, pence). */
export type Money = { readonly amount: number; readonly currency: CurrencyCode };

/** True for a non-negative safe integer. */
export function isAmount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

/**
 * `amount` × `quantity`, both integers.
 *
 * @throws RangeError when the result is not a safe integer
 */
export function times(amount: number, quantity: number): number {
  return exactly(amount * quantity);
}

/**
 * The sum of amounts in minor units.
 *
 * @throws RangeError when the result is not a safe integer
 */
export function sum(amounts: Iterable<number>): number {
  let total = 0;
  for (const amount of amounts) total = exactly(total + amount);
  return total;
}

/** `percent` (an integer from 0 to 100) of `amount`, rounded half up to a minor unit. Uses integers only. */
export function percentOf(amount: number, percent: number): number {
  return Math.floor((exactly(amount * percent) + 50) / 100);
}

/**
 * `basisPoints` (hundredths of a percent: 750 is 7.5 %) of `amount`, rounded half up to a minor unit. Uses
 * integers only.
 *
 * @throws RangeError when the result is not a safe integer
 */
export function basisPointsOf(amount: number, basisPoints: number): number {
  return Math.floor((exactly(amount * basisPoints) + 5_000) / 10_000);
}

/**
 * `amount` × `part` / `whole`, rounded half up to a minor unit.
 * Returns `amount` when `part` is `whole` or more.
 */
export function proportionOf(amount: number, part: number, whole: number): number {
  if (part >= whole) return amount;
  // The product of two amounts can exceed a safe integer.
  return Number((2n * BigInt(amount) * BigInt(part) + BigInt(whole)) / (2n * BigInt(whole)));
}

/**
 * Formats money for `locale`, for example `£24.00`.
 * Normalises spaces so that server and browser produce the same text.
 */
export function formatMoney({ amount, currency }: Money, locale: string): string {
  const { digits } = CURRENCIES[currency];
  return formatterFor(locale, currency, digits)
    .format(amount / 10 ** digits)
    .replace(/[\u00a0\u202f\u2009]/g, ' ');
}

/** An amount as a decimal number, for example `24.00`, for feeds and structured data. */
export function decimalOf({ amount, currency }: Money): string {
  const { digits } = CURRENCIES[currency];
  const minor = String(exactly(amount)).padStart(digits + 1, '0');
  return `${minor.slice(0, -digits)}.${minor.slice(-digits)}`;
}

const formatters = new Map<string, Intl.NumberFormat>();

function formatterFor(locale: string, currency: string, digits: number): Intl.NumberFormat {
  const key = `${locale} ${currency}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    formatters.set(key, formatter);
  }
  return formatter;
}

function exactly(value: number): number {
  if (!Number.isSafeInteger(value))
    throw new RangeError(`An amount of ${value} minor units cannot be held exactly`);
  return value;
}
