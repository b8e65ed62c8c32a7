/** A rate as it reads: `20%`, `5.5%`. @param rate in basis points */
export function rateText(rate: number): string {
  return `${rate / 100}%`;
}

/** What a part of the tax is called where prices include it: `VAT 20%`; `VAT` alone where it has no single rate. */
export function taxName(rate: number | null): string {
  return rate === null ? 'VAT' : `VAT ${rateText(rate)}`;
}

/** The same beside the sums of a receipt, so that nobody adds it to them: `VAT 20% in the price`. */
export function taxInPriceName(rate: number | null): string {
  return `${taxName(rate)} in the price`;
}

/**
 * What a receipt says of the tax of one line, below its name: `VAT 20%: £4.00`; empty where it is not known. Tax on top of a price is
 * told only where there is some. @param money an amount in minor units as its buyer reads it
 */
export function lineTax(
  tax: { rate: number | null; amount: number } | undefined,
  isInside: boolean,
  money: (amount: number) => string,
): string[] {
  if (!tax) return [];
  if (isInside) return [`${taxName(tax.rate)}: ${money(tax.amount)}`];
  return tax.amount > 0 ? [`Tax: ${money(tax.amount)}`] : [];
}
