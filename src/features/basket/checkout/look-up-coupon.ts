import { couponAnswer, couponOperation, promoCodeFrom, REFUSAL_CODES } from '#src/contracts/coupons.ts';
import { readPromoCode } from '#src/core/discounts/code.ts';
import { type EligibleLine, NO_PROMO_CODE, type PromoCode } from '#src/core/discounts/promo-code.ts';
import { type Refusal, refusalOf, refusalText } from '#src/core/discounts/refusals.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import { type ApiError, ask } from '#src/stores/api-client/ask.ts';

/** The promo code's state: none (empty code), in use, or refused with the server's error. */
export type CheckedPromoCode = PromoCode & { isError: boolean; error: ApiError | null };

export const NO_DISCOUNT: CheckedPromoCode = Object.freeze({ ...NO_PROMO_CODE, isError: false, error: null });

/** The basket's lines as promo codes see them: those that can be bought in the region. */
export type Buying = { lines: readonly EligibleLine[]; region: RegionCode };

/**
 * Looks up a promo code, in upper case, and checks it against the basket. A code that only needs a higher
 * quantity is not refused: it applies as soon as the quantity is reached.
 */
export async function lookUpCoupon(
  typed: string,
  buying: Buying,
  options?: Parameters<typeof ask>[3],
): Promise<CheckedPromoCode> {
  const code = readPromoCode(typed);
  const path = couponOperation.path.replace(':code', () => encodeURIComponent(code));
  const answer = await ask(path, couponAnswer, {}, options);
  if (!answer.isOk) return refused(code, answer.error);
  const promo = promoCodeFrom(answer.data);
  const refusal = refusalOf(promo, buying.lines, buying.region);
  return refusal && refusal !== 'too-few'
    ? refused(promo.code, refusalError(refusal, promo, buying.region))
    : { ...promo, isError: false, error: null };
}

/**
 * The promo code that applies. Undefined when there is none, it was refused,
 * or it has no effect on the lines.
 */
export function couponInUse(discount: CheckedPromoCode, { lines, region }: Buying): PromoCode | undefined {
  if (!discount.code || discount.isError || refusalOf(discount, lines, region)) return undefined;
  const { isError: _isError, error: _error, ...promo } = discount;
  return promo;
}

/** Why a code has no effect on the lines, as an API error. Undefined when it has one. */
export function promoCodeError(promo: PromoCode, { lines, region }: Buying): ApiError | undefined {
  const refusal = refusalOf(promo, lines, region);
  return refusal && refusalError(refusal, promo, region);
}

/** A refusal as an API error. */
function refusalError(refusal: Refusal, promo: PromoCode, region: RegionCode): ApiError {
  return {
    code: REFUSAL_CODES[refusal],
    message: refusalText(refusal, { ...promo, region }),
    field: 'couponCode',
  };
}

/** A refused code with its error. */
export function refused(code: string, error: ApiError): CheckedPromoCode {
  return { ...NO_DISCOUNT, code, isError: true, error };
}
