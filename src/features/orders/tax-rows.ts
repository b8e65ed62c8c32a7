import { taxInPriceName } from '../../core/tax/tax-words.ts';
import type { Sum } from '../../ui/Receipt.tsx';
import type { PaidTax } from './paid-order.ts';

/**
 * What a receipt says of its tax, on paper, on a page or in a mail. What is in the price is said quietly, so that nobody adds it; what
 * came on top is a sum like the others. @param money an amount in minor units as its buyer reads it
 */
export function taxRows({ total, isInside, groups }: PaidTax, money: (amount: number) => string): Sum[] {
  if (!isInside) return total ? [{ name: 'Tax', value: money(total) }] : [];
  if (total === null) return [{ name: 'VAT', value: 'in the price', isQuiet: true }];
  if (groups.length === 0) return [{ name: taxInPriceName(null), value: money(total), isQuiet: true }];
  return groups.map(({ rate, tax }) => ({ name: taxInPriceName(rate), value: money(tax), isQuiet: true }));
}
