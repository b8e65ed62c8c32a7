import * as words from '#src/words/en/prices.ts';
import { fill } from '#src/words/fill.ts';
import { moneyIn } from '../regions/format.ts';
import type { RegionCode } from '../regions/regions.ts';

export const NET_UNITS = ['g', 'ml'] as const;
/** The net contents of a pack, an integer number of grams or millilitres. For several packs it is the sum. */
export type NetQuantity = { amount: number; unit: (typeof NET_UNITS)[number] };

/** The unit price is per this many grams or millilitres. */
export const UNIT_BASE = 100;
/** The legal unit in these regions: a kilogram or a litre. */
const LEGAL_BASE = 1000;
const LEGAL_UNIT = { g: words.kilogram, ml: words.litre } as const;
/**
 * Regions that require unit prices: Directive 98/6/EC, article 3; in the UK the Price Marking Order 2004,
 * article 5.
 */
const UNIT_PRICED: readonly RegionCode[] = ['GB', 'EU'];

type Measured = { amount: number; net?: NetQuantity | undefined };

/**
 * The price of `per` grams or millilitres, in minor units, rounded half up.
 *
 * @param amount the pack's price in minor units
 * @param net the pack's contents in grams or millilitres
 */
export function unitPrice(amount: number, net: number, per: number): number {
  // BigInt keeps the arithmetic exact.
  return Number((2n * BigInt(amount) * BigInt(per) + BigInt(net)) / (2n * BigInt(net)));
}

/**
 * The net quantity when the region requires a unit price. Undefined when it does not, or when the product has
 * no net quantity.
 */
export function comparedIn(region: RegionCode, { net }: Pick<Measured, 'net'>): NetQuantity | undefined {
  return UNIT_PRICED.includes(region) ? net : undefined;
}

/** `£4.96 per 100 g`. Undefined when the region requires no unit price. */
export function unitPriceText(region: RegionCode, format: Measured): string | undefined {
  const net = comparedIn(region, format);
  if (!net) return undefined;
  const price = moneyIn(region, unitPrice(format.amount, net.amount, UNIT_BASE));
  return fill(words.unitPrice, { price, amount: UNIT_BASE, unit: net.unit });
}

/**
 * `£4.96 per 100 g, £49.60 per kg`, for product pages. Kilogram and litre are the legal units (article 2 (b)
 * of the Directive; the Price Marking (Amendment) Order 2024); 100 g and 100 ml are those of a kitchen.
 */
export function unitPricesText(region: RegionCode, format: Measured): string | undefined {
  const net = comparedIn(region, format);
  const small = unitPriceText(region, format);
  if (!net || small === undefined) return undefined;
  const price = moneyIn(region, unitPrice(format.amount, net.amount, LEGAL_BASE));
  return fill(words.unitPrices, { unitPrice: small, price, unit: LEGAL_UNIT[net.unit] });
}
