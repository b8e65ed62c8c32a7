import { CURRENCIES } from './currencies.ts';
import type { Money } from './money.ts';

/** Formats a large amount, without decimals when they are zero: `£18,420`, and `£18,420.50`. */
export function formatSum({ amount, currency }: Money, locale: string): string {
  const unit = 10 ** CURRENCIES[currency].digits;
  const digits = amount % unit === 0 ? 0 : CURRENCIES[currency].digits;
  return (amount / unit).toLocaleString(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}
