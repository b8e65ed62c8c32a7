import { paymentRows } from '../checkout/sum-names.ts';
import type { PaidOrder } from './paid-order.ts';
import { sumText } from './receipt-words.ts';
import { type ReceiptRow, taxRows } from './tax-rows.ts';

/**
 * The rows between the lines of an order and the amount paid, on every receipt: the sums, the tax, and the
 * part that a gift card paid.
 *
 * @param sums from `sumRows`; none for a pledge
 * @param money formats an amount in minor units
 */
export function receiptRows(
  { tax, total, giftCardAmount }: Pick<PaidOrder, 'tax' | 'total' | 'giftCardAmount'>,
  sums: readonly (readonly [name: string, amount: number])[],
  money: (amount: number) => string,
): ReceiptRow[] {
  const named = (rows: typeof sums) =>
    rows.map(([name, amount]) => ({ name, value: sumText(amount, money) }));
  return [...named(sums), ...taxRows(tax, money), ...named(paymentRows(total, giftCardAmount))];
}
