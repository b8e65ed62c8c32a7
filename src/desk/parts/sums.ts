import { formatMoney, type Money } from '#src/core/money.ts';

/** An amount in minor units with its currency, for reading: `£12.50`. */
export function sumText(amount: number, currency: string): string {
  return formatMoney({ amount: amount || 0, currency: currency as Money['currency'] }, 'en-GB').replace(
    '-',
    '−',
  );
}
