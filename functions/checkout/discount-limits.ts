import type { CouponEntry } from '#src/catalogue/schemas/selling.ts';
import { comparableAddress } from '#src/core/comparable-address.ts';
import { type Refusal, refusalText } from '#src/core/discounts/refusals.ts';
import type { Queries } from '../db/open.ts';
import type { Limit } from '../db/order-types.ts';
import { keyedHash, linkSecrets } from '../platform/keyed-hash.ts';
import { type Problem, problem } from '../platform/problem.ts';
import { sha256 } from '../platform/sha256.ts';
import { soldOf } from './attempts/reservation-shares.ts';

type Limited = Pick<CouponEntry, 'code' | 'limits'>;

/**
 * The limits that an order with this promo code counts against: all uses of the code (`coupon:CODE`), and the
 * uses per email address (`coupon:CODE:` and a keyed hash of the address, so that no addresses are stored).
 * Empty for a code without limits. The attempt reserves them, and releases them when no order results.
 * @param email as typed; case and surrounding spaces are ignored. Required by a limit per address
 * @param earlier the result of {@link earlierUses} for that address
 */
export function discountLimits({ code, limits }: Limited, email?: string, earlier = 0): Limit[] {
  const { uses, usesPerEmail } = limits ?? {};
  return [
    ...(uses === undefined ? [] : [{ key: `coupon:${code}`, capacity: uses, quantity: 1, isShared: true }]),
    ...(usesPerEmail === undefined || email === undefined
      ? []
      : [{ key: emailKey(code, email), capacity: Math.max(0, usesPerEmail - earlier), quantity: 1 }]),
  ];
}

/** The problem for an order whose promo code is used up; undefined when `key` is another kind of limit. */
export function usedUp(key: string): Problem | undefined {
  const [kind, code, email] = key.split(':');
  if (kind !== 'coupon' || code === undefined) return undefined;
  const refusal: Refusal = email === undefined ? 'used-up' : 'used-by-email';
  return problem('coupon_used_up', refusalText(refusal, { code }), { field: 'couponCode' });
}

/** True for the limit on all uses of a code. */
export function isUsesLimit({ key }: Pick<Limit, 'key'>): boolean {
  const [kind, , email] = key.split(':');
  return kind === 'coupon' && email === undefined;
}

/**
 * How many orders an address has placed with a code under an older key: with a former `LINK_SECRET`, or a
 * plain hash. One query, or none for a code without a limit per address.
 */
export async function earlierUses(
  queries: Queries,
  { code, limits }: Limited,
  email: string,
): Promise<number> {
  if (limits?.usesPerEmail === undefined) return 0;
  const [, ...former] = linkSecrets();
  return soldOf(queries, [...former.map((secret) => emailKey(code, email, secret)), plainKey(code, email)]);
}

function emailKey(code: string, email: string, secret?: string): string {
  return `coupon:${code}:${keyedHash('promo-code', [code, comparableAddress(email)], secret).toString('base64url')}`;
}

/**
 * The key of orders up to November 2026.
 * Delete it when all codes of that time with `usesPerEmail` have ended.
 */
function plainKey(code: string, email: string): string {
  return `coupon:${code}:${sha256(comparableAddress(email), 'hex')}`;
}
