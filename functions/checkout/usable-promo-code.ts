import type { BasketRequest } from '#src/contracts/checkout.ts';
import { REFUSAL_CODES } from '#src/contracts/coupons.ts';
import { type Discount, discountIn, type EligibleLine } from '#src/core/discounts/promo-code.ts';
import { type Refusal, refusalOf, refusalText } from '#src/core/discounts/refusals.ts';
import type { Limit } from '../db/order-types.ts';
import { type Problem, problem } from '../platform/problem.ts';
import { discountLimits } from './discount-limits.ts';
import type { PricingOptions } from './price-line.ts';
import { runningCode } from './promo-codes.ts';

/** The discount of a promo code for these lines and its limits, or the problem. */
export function usablePromoCode(
  { customer, storeRegion }: Pick<BasketRequest, 'customer' | 'storeRegion'>,
  code: string,
  lines: readonly EligibleLine[],
  { now, earlierUses }: Pick<PricingOptions, 'now' | 'earlierUses'>,
): { discount: Discount; limits: Limit[] } | Problem {
  const known = runningCode(code, now);
  if (!known) return refused('unknown', { code });
  const { promo, entry } = known;
  const refusal = refusalOf(promo, lines, storeRegion);
  if (refusal) return refused(refusal, { code, minimumQuantity: promo.minimumQuantity, region: storeRegion });
  if (promo.needsEmail && !customer?.email) return refused('needs-email', { code }, 'customer.email');
  return {
    discount: discountIn(promo, storeRegion),
    limits: discountLimits(entry, customer?.email, earlierUses),
  };
}

/** True when the problem is the promo code. */
export function isPromoCodeProblem({ code, field }: Problem): boolean {
  return field === 'couponCode' || code === REFUSAL_CODES['needs-email'];
}

function refused(refusal: Refusal, about: Parameters<typeof refusalText>[1], field = 'couponCode'): Problem {
  // Some of these codes have another status when they are answered without a basket.
  return { ...problem(REFUSAL_CODES[refusal], refusalText(refusal, about), { field }), status: 422 };
}
