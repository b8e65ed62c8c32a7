import { dayOf } from '../dates.ts';
import { isGiftCard, type TaxKind } from '../products/tax-kind.ts';
import type { RegionCode } from '../regions/regions.ts';

/**
 * What a promo code gives and where it is valid. It takes off a percentage or an amount, or makes shipping
 * free, or combines free shipping with one of the first two.
 */
export type PromoCode = {
  code: string;
  /** 1 to 100. 0 when the code takes off no percentage. */
  percentOff: number;
  /** The amount off by region, in minor units of its currency. Empty when the code takes off no amount. */
  amountsOff: Readonly<Partial<Record<RegionCode, number>>>;
  hasFreeShipping: boolean;
  /** The products that the code is for. Empty for all. */
  productIds: readonly string[];
  /** The regions in which the code is valid. Empty for all. */
  regions: readonly RegionCode[];
  /** The minimum number of covered products in the basket. */
  minimumQuantity: number;
  /** True when its uses per email address are limited, so the address is required. */
  needsEmail: boolean;
};

/** What a promo code gives in one region: the input of the price calculation. */
export type Discount = {
  code: string;
  /** 0 to 100. */
  percentOff: number;
  /** Minor units of the region's currency. 0 for none. */
  amountOff?: number;
  hasFreeShipping?: boolean;
  productIds: readonly string[];
};

/** The part of an order line that promo codes depend on. */
export type EligibleLine = {
  productId: string;
  quantity: number;
  isShipped: boolean;
  taxKind?: TaxKind | undefined;
};

/** The fields of a promo code that decide whether it is active. Days are in UTC; both are included. */
export type ActivePeriod = {
  active: boolean;
  from?: Date | string | undefined;
  until?: Date | string | undefined;
};

/** A promo code with no effect: the defaults for all others. */
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

/** True when a promo code is switched on and `now` is within its days. */
export function isRunning({ active, from, until }: ActivePeriod, now: Date): boolean {
  const today = dayOf(now);
  return active && (!from || dayOf(new Date(from)) <= today) && (!until || today <= dayOf(new Date(until)));
}

/** True when the code covers this product. A code without products covers all. */
export function coversProduct({ productIds }: Pick<PromoCode, 'productIds'>, productId: string): boolean {
  return productIds.length === 0 || productIds.includes(productId);
}

/** True when the code covers this line. No code covers a gift card. */
export function coversLine(
  promo: Pick<PromoCode, 'productIds'>,
  line: Pick<EligibleLine, 'productId' | 'taxKind'>,
): boolean {
  return !isGiftCard(line) && coversProduct(promo, line.productId);
}

/**
 * True when the code is valid in the region.
 * A code that takes off an amount is valid only where it has an amount.
 */
export function isValidIn(promo: Pick<PromoCode, 'regions' | 'amountsOff'>, region: RegionCode): boolean {
  const isNamed = promo.regions.length === 0 || promo.regions.includes(region);
  return isNamed && (!takesAmount(promo) || promo.amountsOff[region] !== undefined);
}

/** What the code gives in a region. Check {@link isValidIn} first: in other regions the amount is 0. */
export function discountIn(promo: PromoCode, region: RegionCode): Discount {
  const { code, percentOff, amountsOff, hasFreeShipping, productIds } = promo;
  return { code, percentOff, amountOff: amountsOff[region] ?? 0, hasFreeShipping, productIds };
}

/** True when the code lowers prices. False when it only makes shipping free. */
export function lowersPrices(promo: Pick<PromoCode, 'percentOff' | 'amountsOff'>): boolean {
  return promo.percentOff > 0 || takesAmount(promo);
}

function takesAmount({ amountsOff }: Pick<PromoCode, 'amountsOff'>): boolean {
  return Object.keys(amountsOff).length > 0;
}
