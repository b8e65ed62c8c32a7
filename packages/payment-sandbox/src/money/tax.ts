type TaxType = 'vat' | 'gst' | 'sales_tax';

/** Standard VAT rates of the EU member states, in percent. */
const EU = new Map(
  (
    'AT20 BE21 BG20 CY19 CZ21 DE19 DK25 EE24 ES21 FI25.5 FR20 GR24 HR25 HU27 IE23 IT22 LT21 LU17 LV21 MT18 NL21 PL23 ' +
    'PT23 RO21 SE25 SI22 SK23'
  )
    .split(' ')
    .map((text) => [text.slice(0, 2), Number(text.slice(2)) * 100] as const),
);

/** Reduced rates in a few countries, enough to test an order with several rates. */
const REDUCED: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  GB: { txcd_35010000: 0, txcd_10302000: 0, txcd_40040000: 0 },
  IE: { txcd_35010000: 0, txcd_10302000: 0, txcd_40040000: 0 },
  DE: { txcd_35010000: 700, txcd_10302000: 700, txcd_40040000: 700 },
  FR: { txcd_35010000: 550, txcd_10302000: 550, txcd_40040000: 550 },
  CA: { txcd_40040000: 0 },
};

/** Nontaxable, and gift cards, which are taxed when they are redeemed. */
const NONTAXABLE = ['txcd_00000000', 'txcd_10502000'];

/** The tax codes that this provider knows. It refuses others, as Stripe refuses unknown codes. */
export const TAX_CODES: readonly string[] = (
  'txcd_00000000 txcd_10000000 txcd_10302000 txcd_10502000 txcd_20030000 txcd_20060158 txcd_20060258 txcd_30011000 txcd_35010000 ' +
  'txcd_40040000 txcd_92010001 txcd_99999999'
).split(' ');

/**
 * Demonstration tax rates in basis points, with reduced rates for some tax codes. Real rates also differ by
 * state, product and tax registration.
 */
export function taxRateOf(
  country: string,
  taxCode?: string | null,
): { basisPoints: number; name: string; type: TaxType } {
  const standard = standardOf(country);
  if (!taxCode) return standard;
  const basisPoints = NONTAXABLE.includes(taxCode)
    ? 0
    : (REDUCED[country]?.[taxCode] ?? standard.basisPoints);
  return { ...standard, basisPoints };
}

/** Whether a country is in the VAT area of the EU. */
export function isVatCountry(country: string): boolean {
  return EU.has(country);
}

function standardOf(country: string): { basisPoints: number; name: string; type: TaxType } {
  if (country === 'GB') return { basisPoints: 2000, name: 'VAT', type: 'vat' };
  const vat = EU.get(country);
  if (vat) return { basisPoints: vat, name: 'VAT', type: 'vat' };
  if (country === 'CA') return { basisPoints: 500, name: 'GST', type: 'gst' };
  return { basisPoints: 0, name: 'Sales tax', type: 'sales_tax' };
}

/**
 * Stripe's default "automatic": tax is exclusive in US and Canadian dollars,
 * and inclusive in other currencies.
 */
export function isTaxInclusive(behavior: string | null | undefined, currency: string): boolean {
  if (behavior === 'inclusive') return true;
  return behavior !== 'exclusive' && currency !== 'usd' && currency !== 'cad';
}
