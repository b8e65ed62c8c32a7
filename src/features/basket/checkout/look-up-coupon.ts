import { type ApiError, ask } from '#src/api-client/ask.ts';
import { couponAnswer, couponOperation } from '#src/contracts/coupons.ts';
import type { Basket } from '#src/core/basket/types.ts';
import { couponCovers, couponCoversNothing, type QuoteCoupon } from '#src/core/checkout/coupon.ts';

/** What is known of the promo code: none (empty code), in use, or refused with the server's own error. */
export type Discount = {
  code: string;
  percentOff: number;
  productIds: string[];
  isError: boolean;
  error: ApiError | null;
};

export const NO_DISCOUNT: Discount = { code: '', percentOff: 0, productIds: [], isError: false, error: null };

/** Looks a promo code up and holds it against the basket. Codes are written in capitals, however they are typed. */
export async function lookUpCoupon(
  typed: string,
  basket: Basket,
  options?: Parameters<typeof ask>[3],
): Promise<Discount> {
  const code = typed.trim().toUpperCase();
  const path = couponOperation.path.replace(':code', () => encodeURIComponent(code));
  const answer = await ask(path, couponAnswer, {}, options);
  if (!answer.isOk) return refused(code, answer.error);
  const coupon = answer.data;
  if (!basket.items.some((item) => couponCovers(coupon, item._id)))
    return refused(coupon.code, appliesToNothing(coupon.code));
  return { ...coupon, isError: false, error: null };
}

/** The coupon to work with: none while there is none, it was refused, or nothing in the basket is covered by it. */
export function couponInUse(discount: Discount, productIds: readonly string[]): QuoteCoupon | undefined {
  if (!discount.code || discount.isError) return undefined;
  const { code, percentOff, productIds: covered } = discount;
  const coupon = { code, percentOff, productIds: covered };
  return productIds.some((id) => couponCovers(coupon, id)) ? coupon : undefined;
}

export function appliesToNothing(code: string): ApiError {
  return {
    code: 'not_found',
    message: couponCoversNothing(code),
    field: 'couponCode',
  };
}

function refused(code: string, error: ApiError): Discount {
  return { ...NO_DISCOUNT, code, isError: true, error };
}
