import { createHash } from 'node:crypto';
import { type Refusal, refusalText } from '#src/core/discounts/refusals.ts';
import type { CouponEntry } from '../../src/schemas/selling.ts';
import type { Limit } from '../db/order-types.ts';
import { type Problem, problem } from '../platform/problem.ts';

/**
 * What an order with this promo code uses up: one of the uses that the code has (`coupon:CODE`), and one of those that each e-mail
 * address has (`coupon:CODE:` and a hash of the address, so that no list of addresses arises). Nothing for a code without limits.
 * Whoever opens the payment page holds these for the attempt and gives them back when it leads to no order.
 * @param email as it was typed; capitals and spaces around it make no other address. Required by a limit for each
 */
export function discountLimits(
  { code, limits }: Pick<CouponEntry, 'code' | 'limits'>,
  email?: string,
): Limit[] {
  const { uses, usesPerEmail } = limits ?? {};
  return [
    ...(uses === undefined ? [] : [{ key: `coupon:${code}`, capacity: uses, quantity: 1, isShared: true }]),
    ...(usesPerEmail === undefined || email === undefined
      ? []
      : [{ key: `coupon:${code}:${hashOf(email)}`, capacity: usesPerEmail, quantity: 1 }]),
  ];
}

/** The answer to an order that is refused since the limit of that key is reached; undefined for a key of something else. */
export function usedUp(key: string): Problem | undefined {
  const [kind, code, email] = key.split(':');
  if (kind !== 'coupon' || code === undefined) return undefined;
  const refusal: Refusal = email === undefined ? 'used-up' : 'used-by-email';
  return problem('coupon_used_up', refusalText(refusal, { code }), { field: 'couponCode' });
}

/** True for a limit of all the uses that a code has. */
export function isUsesLimit({ key }: Pick<Limit, 'key'>): boolean {
  const [kind, , email] = key.split(':');
  return kind === 'coupon' && email === undefined;
}

function hashOf(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('hex');
}
