import { CURRENCIES } from './currencies.ts';
import type { Money } from './money.ts';

/** Formats a large amount in whole units, so that several have one form. Rounds down: `£18,420`. */
export function formatSum({ amount, currency }: Money, locale: string): string {
  const whole = Math.floor(amount / 10 ** CURRENCIES[currency].digits);
  return whole.toLocaleString(locale, { style: 'currency', currency, maximumFractionDigits: 0 });
}
