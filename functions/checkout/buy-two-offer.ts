import { isValidIn, type PromoCode } from '#src/core/discounts/promo-code.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import { runningCode } from './promo-codes.ts';

/** How many things the offer is for, at least. */
const TWO = 2;

/**
 * The promo code that is offered to whoever buys two of what it is for: the one that the settings name (`BUY_TWO_PROMO_CODE`), as long as
 * it runs and is valid in the region. A code that asks for more than two is offered from as many on.
 */
export function buyTwoOffer(code: string | undefined, region: RegionCode, now: Date): PromoCode | undefined {
  const promo = code ? runningCode(code, now)?.promo : undefined;
  if (!promo || !isValidIn(promo, region)) return undefined;
  return { ...promo, minimumQuantity: Math.max(TWO, promo.minimumQuantity) };
}
