import type { CouponEntry } from '#src/catalogue/schemas/selling.ts';
import type { CouponAnswer } from '#src/contracts/coupons.ts';
import { isRunning, NO_PROMO_CODE, type PromoCode } from '#src/core/discounts/promo-code.ts';
import { couponOrEnded } from '../catalogue/snapshot.ts';

/** A promo code as the pricing rules use it, and its catalogue entry with fields that stay on the server. */
export type RunningCode = { promo: PromoCode; entry: CouponEntry };

/**
 * The active promo code of this name, in any case. Undefined both for unknown codes and for inactive ones.
 */
export function runningCode(code: string, now: Date): RunningCode | undefined {
  const entry = couponOrEnded(code);
  return isRunning(entry, now) ? { promo: promoCodeOf(entry), entry } : undefined;
}

/** The public fields of a promo code. Optional ones are left out when they have no effect. */
export function couponAnswerOf(promo: PromoCode): CouponAnswer {
  const { code, percentOff, productIds, amountsOff, hasFreeShipping, regions, minimumQuantity, needsEmail } =
    promo;
  return {
    code,
    percentOff,
    productIds: [...productIds],
    ...(Object.keys(amountsOff).length > 0 && { amountsOff }),
    ...(hasFreeShipping && { hasFreeShipping }),
    ...(regions.length > 0 && { regions: [...regions] }),
    ...(minimumQuantity > 1 && { minimumQuantity }),
    ...(needsEmail && { needsEmail }),
  };
}

function promoCodeOf(entry: CouponEntry): PromoCode {
  return {
    code: entry.code,
    percentOff: entry.percentOff ?? NO_PROMO_CODE.percentOff,
    amountsOff: entry.amountsOff ?? NO_PROMO_CODE.amountsOff,
    hasFreeShipping: entry.freeShipping ?? false,
    productIds: entry.products,
    regions: entry.regions ?? NO_PROMO_CODE.regions,
    minimumQuantity: entry.minimumQuantity ?? NO_PROMO_CODE.minimumQuantity,
    needsEmail: entry.limits?.usesPerEmail !== undefined,
  };
}
