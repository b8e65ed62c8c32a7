import { CURRENCIES, type CurrencyCode } from '#src/core/currencies.ts';
import { formatMoney, type Money } from '#src/core/money.ts';

/** An amount in minor units in few characters, for the axis of a chart: `£1.2K`. */
export function shortMoneyText(amount: number, currency: string): string {
  const { digits } = CURRENCIES[currency as CurrencyCode];
  return new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency,
    notation: 'compact',
    maximumFractionDigits: 1,
    minimumFractionDigits: 0,
  }).format(amount / 10 ** digits);
}

/** An amount in minor units with its currency, for reading: `£12.50`. */
export function moneyText(amount: number, currency: string): string {
  return formatMoney({ amount: amount || 0, currency: currency as Money['currency'] }, 'en-GB').replace(
    '-',
    '−',
  );
}
