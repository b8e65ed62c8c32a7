import { isGiftCard, type TaxKind } from '../products/tax-kind.ts';
import type { RegionCode } from '../regions/regions.ts';

/**
 * What a promo code gives and where it is valid. It takes a percentage or an amount off, ships for free, or does one of the
 * first two and the last.
 */
export type PromoCode = {
  code: string;
  /** 1 to 100; 0 where it takes no percentage off. */
  percentOff: number;
  /** Minor units off by region, each in that region's currency; empty where it takes no amount off. */
  amountsOff: Readonly<Partial<Record<RegionCode, number>>>;
  hasFreeShipping: boolean;
  /** What it is for; empty for the whole basket. */
  productIds: readonly string[];
  /** Where it is valid; empty for everywhere. */
  regions: readonly RegionCode[];
  /** How many of what it is for have to be in the basket. */
  minimumQuantity: number;
  /** True where it can be used so many times for each e-mail address, which therefore has to be known. */
  needsEmail: boolean;
};

/** What a promo code gives in one region: all that a sum is worked out from. */
export type Discount = {
  code: string;
  /** 0 to 100. */
  percentOff: number;
  /** Minor units of the region's currency; 0 for none. */
  amountOff?: number;
  hasFreeShipping?: boolean;
  productIds: readonly string[];
};

/** A line of an order, as far as a promo code looks at it. */
export type EligibleLine = {
  productId: string;
  quantity: number;
  isShipped: boolean;
  taxKind?: TaxKind | undefined;
};

/** What of a promo code, as an editor wrote it, says whether it runs. Days are days in UTC, both included. */
export type Run = {
  active: boolean;
  from?: Date | string | undefined;
  until?: Date | string | undefined;
};

/** A promo code that takes nothing off: what any other is made from. */
export const NO_PROMO_CODE: PromoCode = Object.freeze({
  code: '',
  percentOff: 0,
  amountsOff: Object.freeze({}),
  hasFreeShipping: false,
  productIds: Object.freeze([]) as readonly string[],
  regions: Object.freeze([]) as readonly RegionCode[],
  minimumQuantity: 1,
  needsEmail: false,
});

/** True while a promo code runs: it is switched on, and `now` is on one of its days. */
export function isRunning({ active, from, until }: Run, now: Date): boolean {
  const today = dayOf(now);
  return active && (!from || dayOf(new Date(from)) <= today) && (!until || today <= dayOf(new Date(until)));
}

/** True when the code is for this product; one that names no product is for all. */
export function coversProduct({ productIds }: Pick<PromoCode, 'productIds'>, productId: string): boolean {
  return productIds.length === 0 || productIds.includes(productId);
}

/** True when the code is for this line. None is for a gift card, which is money and has no other price. */
export function coversLine(
  promo: Pick<PromoCode, 'productIds'>,
  line: Pick<EligibleLine, 'productId' | 'taxKind'>,
): boolean {
  return !isGiftCard(line) && coversProduct(promo, line.productId);
}

/** True where the code is valid: in its regions, and, where it takes an amount off, in those that it names an amount for. */
export function isValidIn(promo: Pick<PromoCode, 'regions' | 'amountsOff'>, region: RegionCode): boolean {
  const isNamed = promo.regions.length === 0 || promo.regions.includes(region);
  return isNamed && (!takesAmount(promo) || promo.amountsOff[region] !== undefined);
}

/** What the code gives in a region. Ask {@link isValidIn} first: elsewhere no amount comes off. */
export function discountIn(promo: PromoCode, region: RegionCode): Discount {
  const { code, percentOff, amountsOff, hasFreeShipping, productIds } = promo;
  return { code, percentOff, amountOff: amountsOff[region] ?? 0, hasFreeShipping, productIds };
}

/** True when it lowers prices, and does not merely ship for free. */
export function lowersPrices(promo: Pick<PromoCode, 'percentOff' | 'amountsOff'>): boolean {
  return promo.percentOff > 0 || takesAmount(promo);
}

function takesAmount({ amountsOff }: Pick<PromoCode, 'amountsOff'>): boolean {
  return Object.keys(amountsOff).length > 0;
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
