import { moneyIn } from '../regions/format.ts';
import type { RegionCode } from '../regions/regions.ts';

export const NET_UNITS = ['g', 'ml'] as const;
/** What is in a pack without the pack, a whole number of grams or millilitres; of several packs it is the sum. */
export type NetQuantity = { amount: number; unit: (typeof NET_UNITS)[number] };

/** By how much prices are compared, in grams or millilitres. */
export const UNIT_BASE = 100;
/** What the law of these regions compares by: a kilogram, a litre. */
const LEGAL_BASE = 1000;
const LEGAL_UNIT = { g: 'kg', ml: 'litre' } as const;
/** Where a price of so much must stand beside it: Directive 98/6/EC, article 3; in Britain the Price Marking Order 2004, article 5. */
const UNIT_PRICED: readonly RegionCode[] = ['GB', 'EU'];

type Measured = { amount: number; net?: NetQuantity | undefined };

/**
 * What `per` grams or millilitres cost at the price of a pack, in minor units rounded half up.
 * @param amount the pack's price in minor units
 * @param net how many grams or millilitres are in it
 */
export function unitPrice(amount: number, net: number, per: number): number {
  // Counted with whole numbers of any size, so that no binary fraction is ever rounded.
  return Number((2n * BigInt(amount) * BigInt(per) + BigInt(net)) / (2n * BigInt(net)));
}

/** The net quantity of what a region must name a unit price for; undefined elsewhere, and for what has none. */
export function comparedIn(region: RegionCode, { net }: Pick<Measured, 'net'>): NetQuantity | undefined {
  return UNIT_PRICED.includes(region) ? net : undefined;
}

/** `£4.96 per 100 g`; undefined where a region does not ask for one. */
export function unitPriceText(region: RegionCode, format: Measured): string | undefined {
  const net = comparedIn(region, format);
  return (
    net && `${moneyIn(region, unitPrice(format.amount, net.amount, UNIT_BASE))} per ${UNIT_BASE} ${net.unit}`
  );
}

/**
 * `£4.96 per 100 g, £49.60 per kg`, for where a thing is sold: the kilogram and the litre are the law's units (the Directive's
 * article 2 (b); the Price Marking (Amendment) Order 2024), and 100 g or ml those of a kitchen.
 */
export function unitPricesText(region: RegionCode, format: Measured): string | undefined {
  const net = comparedIn(region, format);
  if (!net) return undefined;
  const legal = moneyIn(region, unitPrice(format.amount, net.amount, LEGAL_BASE));
  return `${unitPriceText(region, format)}, ${legal} per ${LEGAL_UNIT[net.unit]}`;
}
