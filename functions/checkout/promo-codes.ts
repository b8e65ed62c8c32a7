import { isRunning, NO_PROMO_CODE, type PromoCode } from '#src/core/discounts/promo-code.ts';
import type { CouponAnswer } from '../../src/contracts/coupons.ts';
import type { CouponEntry } from '../../src/schemas/selling.ts';
import { couponOrEnded } from '../platform/catalogue.ts';

/** A promo code as the rules see it, and as its editor wrote it, for what is the server's alone to know. */
export type RunningCode = { promo: PromoCode; entry: CouponEntry };

/** The promo code of that name, in any case, that runs at `now`. Those that do not are told apart by nobody. */
export function runningCode(code: string, now: Date): RunningCode | undefined {
  const entry = couponOrEnded(code);
  return isRunning(entry, now) ? { promo: promoCodeOf(entry), entry } : undefined;
}

/** What of a promo code is told: always what it is for and by how many per cent, and the rest where it says something. */
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
