import * as words from '#src/words/en/receipt.ts';
import { isListed, taxInPriceName } from '../tax/tax-words.ts';
import type { PaidTax } from './paid-order.ts';

/** A row of a receipt. A quiet one is not part of the sum. */
export type ReceiptRow = { name: string; value: string; isQuiet?: boolean };

/**
 * The tax rows of a receipt, on a page or in a mail. Included tax is marked as quiet, so that readers do not
 * add it; added tax is a normal sum. VAT of 0 % has no row.
 *
 * @param money formats an amount in minor units
 */
export function taxRows(
  { total, isInside, groups }: PaidTax,
  money: (amount: number) => string,
): ReceiptRow[] {
  if (!isInside) return total ? [{ name: words.tax, value: money(total) }] : [];
  if (total === null) return [{ name: words.vat, value: words.inPrice, isQuiet: true }];
  if (groups.length === 0) return [{ name: taxInPriceName(null), value: money(total), isQuiet: true }];
  return groups
    .filter(isListed)
    .map(({ rate, tax }) => ({ name: taxInPriceName(rate), value: money(tax), isQuiet: true }));
}
