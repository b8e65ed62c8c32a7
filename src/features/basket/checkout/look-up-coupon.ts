import { type ApiError, ask } from '#src/api-client/ask.ts';
import { couponAnswer, couponOperation, promoCodeFrom, REFUSAL_CODES } from '#src/contracts/coupons.ts';
import { type EligibleLine, NO_PROMO_CODE, type PromoCode } from '#src/core/discounts/promo-code.ts';
import { type Refusal, refusalOf, refusalText } from '#src/core/discounts/refusals.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';

/** What is known of the promo code: none (empty code), in use, or refused with the server's own error. */
export type Discount = PromoCode & { isError: boolean; error: ApiError | null };

export const NO_DISCOUNT: Discount = Object.freeze({ ...NO_PROMO_CODE, isError: false, error: null });

/** A basket as a promo code looks at it: what of it can be bought in the region. */
export type Buying = { lines: readonly EligibleLine[]; region: RegionCode };

/**
 * Looks a promo code up and holds it against the basket. Codes are written in capitals, however they are typed. One that only takes
 * more of what it is for is no refused one: it is in use as soon as there is enough.
 */
export async function lookUpCoupon(
  typed: string,
  buying: Buying,
  options?: Parameters<typeof ask>[3],
): Promise<Discount> {
  const code = typed.trim().toUpperCase();
  const path = couponOperation.path.replace(':code', () => encodeURIComponent(code));
  const answer = await ask(path, couponAnswer, {}, options);
  if (!answer.isOk) return refused(code, answer.error);
  const promo = promoCodeFrom(answer.data);
  const refusal = refusalOf(promo, buying.lines, buying.region);
  return refusal && refusal !== 'too-few'
    ? refused(promo.code, refusalError(refusal, promo, buying.region))
    : { ...promo, isError: false, error: null };
}

/** The promo code to work with: none while there is none, it was refused, or it takes nothing off what is being bought. */
export function couponInUse(discount: Discount, { lines, region }: Buying): PromoCode | undefined {
  if (!discount.code || discount.isError || refusalOf(discount, lines, region)) return undefined;
  const { isError: _isError, error: _error, ...promo } = discount;
  return promo;
}

/** Why a code takes nothing off what is being bought, in the API's own words; undefined when it does. */
export function whyNot(promo: PromoCode, { lines, region }: Buying): ApiError | undefined {
  const refusal = refusalOf(promo, lines, region);
  return refusal && refusalError(refusal, promo, region);
}

/** A refusal as the API would answer it. */
export function refusalError(refusal: Refusal, promo: PromoCode, region: RegionCode): ApiError {
  return {
    code: REFUSAL_CODES[refusal],
    message: refusalText(refusal, { ...promo, region }),
    field: 'couponCode',
  };
}

/** A code that was not taken, with the error that says why. */
export function refused(code: string, error: ApiError): Discount {
  return { ...NO_DISCOUNT, code, isError: true, error };
}
