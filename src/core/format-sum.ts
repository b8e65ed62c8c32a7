import { CURRENCIES } from './currencies.ts';
import type { Money } from './money.ts';

/** Making them is slow, and each page of a funding has dozens of sums. */
const formats: Record<string, Intl.NumberFormat> = {};

/** Formats a large amount in whole units, so that several have one form. Rounds down: `£18,420`. */
export function formatSum({ amount, currency }: Money, locale: string): string {
  const whole = Math.floor(amount / 10 ** CURRENCIES[currency].digits);
  const key = locale + currency;
  formats[key] ??= new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 });
  return formats[key].format(whole);
}
