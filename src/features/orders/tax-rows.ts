import { taxInPriceName, taxName } from '../../core/tax/tax-words.ts';
import type { Sum } from '../../ui/Receipt.tsx';
import type { PaidLine, PaidTax } from './paid-order.ts';

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

/**
 * What a receipt says of the tax of one line, below its name: `VAT 20%: £4.00`; empty where it is not known. Tax on top of a price is
 * told only where there is some. @param money an amount in minor units as its buyer reads it
 */
export function lineTax(
  tax: PaidLine['tax'],
  isInside: boolean,
  money: (amount: number) => string,
): string[] {
  if (!tax) return [];
  if (isInside) return [`${taxName(tax.rate)}: ${money(tax.amount)}`];
  return tax.amount > 0 ? [`Tax: ${money(tax.amount)}`] : [];
}
