const EU = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);

/** Demonstration rates in hundredths of a per cent. Real rates differ by place and by product. */
export function taxRateOf(country: string): {
  basisPoints: number;
  name: string;
  type: 'vat' | 'gst' | 'sales_tax';
} {
  if (country === 'GB') return { basisPoints: 2000, name: 'VAT', type: 'vat' };
  if (EU.has(country)) return { basisPoints: 2000, name: 'VAT', type: 'vat' };
  if (country === 'CA') return { basisPoints: 500, name: 'GST', type: 'gst' };
  return { basisPoints: 0, name: 'Sales tax', type: 'sales_tax' };
}

/** Stripe's account preset "automatic": tax comes on top in US and Canadian dollars and is included elsewhere. */
export function isTaxInclusive(behavior: string | null | undefined, currency: string): boolean {
  if (behavior === 'inclusive') return true;
  return behavior !== 'exclusive' && currency !== 'usd' && currency !== 'cad';
}
