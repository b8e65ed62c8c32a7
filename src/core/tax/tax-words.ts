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
