import { taxInPriceName } from '../../core/tax/tax-words.ts';
import type { Sum } from '../../ui/Receipt.tsx';
import type { PaidTax } from './paid-order.ts';

/**
 * The tax rows of a receipt, on a page or in a mail. Included tax is marked as quiet, so that readers do not
 * add it; added tax is a normal sum.
 *
 * @param money formats an amount in minor units
 */
export function taxRows({ total, isInside, groups }: PaidTax, money: (amount: number) => string): Sum[] {
  if (!isInside) return total ? [{ name: 'Tax', value: money(total) }] : [];
  if (total === null) return [{ name: 'VAT', value: 'in the price', isQuiet: true }];
  if (groups.length === 0) return [{ name: taxInPriceName(null), value: money(total), isQuiet: true }];
  return groups.map(({ rate, tax }) => ({ name: taxInPriceName(rate), value: money(tax), isQuiet: true }));
}
