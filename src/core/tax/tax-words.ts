import * as words from '#src/words/en/receipt.ts';
import { fill } from '#src/words/fill.ts';

/**
 * Formats a rate: `20%`, `5.5%`.
 *
 * @param rate in basis points
 */
export function rateText(rate: number): string {
  return `${rate / 100}%`;
}

/** Whether a receipt lists the included tax of this rate: VAT of 0 % is not listed. */
export function isListed({ rate }: { rate: number | null }): boolean {
  return rate !== 0;
}

/** The label of included tax: `VAT 20%`, or `VAT` when there is no single rate. */
export function taxName(rate: number | null): string {
  return rate === null ? words.vat : fill(words.vatAt, { rate: rateText(rate) });
}

/** The label beside the sums of a receipt, which shows that the tax is included: `VAT 20% in the price`. */
export function taxInPriceName(rate: number | null): string {
  return fill(words.vatInPrice, { vat: taxName(rate) });
}

/**
 * The tax of one line on a receipt: `VAT 20%: £4.00`. Empty when it is not known or 0 %. Added tax is shown
 * only when it is more than 0.
 *
 * @param money formats an amount in minor units
 */
export function lineTax(
  tax: { rate: number | null; amount: number } | undefined,
  isInside: boolean,
  money: (amount: number) => string,
): string[] {
  if (!tax) return [];
  if (isInside && !isListed(tax)) return [];
  if (isInside) return [fill(words.vatOf, { vat: taxName(tax.rate), amount: money(tax.amount) })];
  return tax.amount > 0 ? [fill(words.taxOf, { amount: money(tax.amount) })] : [];
}
