import type { RegionCode } from '../regions/regions.ts';

/**
 * Up to this total, in minor units, an invoice needs no name and address of its buyer: articles 220a (1) and
 * 226b of Directive 2006/112/EC (100 EUR), and regulation 16A of the UK's VAT Regulations 1995 (250 GBP, VAT
 * included).
 */
const SIMPLIFIED_UP_TO: Partial<Record<RegionCode, number>> = { GB: 250_00, EU: 100_00 };

/** Whether the invoice of an order needs the address of its buyer. `total` in minor units. */
export function needsBuyerAddress(region: RegionCode, total: number): boolean {
  return total > (SIMPLIFIED_UP_TO[region] ?? Number.POSITIVE_INFINITY);
}
