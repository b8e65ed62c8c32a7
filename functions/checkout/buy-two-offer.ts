import { isValidIn, type PromoCode } from '#src/core/discounts/promo-code.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import { runningCode } from './promo-codes.ts';

/** The fewest items that the offer is for. */
const TWO = 2;

/**
 * The promo code offered to customers who buy two: the one named in the settings (`BUY_TWO_PROMO_CODE`),
 * while it is active and valid in the region. A code with a higher minimum quantity is offered from that
 * quantity on.
 */
export function buyTwoOffer(code: string | undefined, region: RegionCode, now: Date): PromoCode | undefined {
  const promo = code ? runningCode(code, now)?.promo : undefined;
  if (!promo || !isValidIn(promo, region)) return undefined;
  return { ...promo, minimumQuantity: Math.max(TWO, promo.minimumQuantity) };
}
