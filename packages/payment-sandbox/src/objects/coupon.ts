import type Stripe from 'stripe';
import { newId } from './ids.ts';
import { lower, metadataOf } from './plain.ts';

/** Builds a coupon from validated parameters; `created` in Unix seconds. */
export function buildCoupon(params: Stripe.CouponCreateParams, created: number): Stripe.Coupon {
  return {
    id: params.id ?? newId('', 8).slice(1),
    object: 'coupon',
    amount_off: params.amount_off ?? null,
    created,
    currency: params.currency ? lower(params.currency) : null,
    duration: params.duration ?? 'once',
    duration_in_months: params.duration_in_months ?? null,
    livemode: false,
    max_redemptions: params.max_redemptions ?? null,
    metadata: metadataOf(params.metadata),
    name: params.name ?? null,
    percent_off: params.percent_off ?? null,
    redeem_by: params.redeem_by ?? null,
    times_redeemed: 0,
    valid: true,
    ...(params.applies_to?.products && { applies_to: { products: params.applies_to.products } }),
    ...(params.currency_options && { currency_options: params.currency_options }),
  };
}

/** Whether the coupon is still valid at `now` (Unix seconds). */
export function isCouponValid(coupon: Stripe.Coupon, now: number): boolean {
  if (coupon.redeem_by !== null && coupon.redeem_by <= now) return false;
  return coupon.max_redemptions === null || coupon.times_redeemed < coupon.max_redemptions;
}

/** The coupon as the API returns it: `valid` at `now` (Unix seconds), without the expandable fields. */
export function viewCoupon(coupon: Stripe.Coupon, now: number): Stripe.Coupon {
  const { applies_to: _products, currency_options: _currencies, ...shown } = structuredClone(coupon);
  return { ...shown, valid: isCouponValid(coupon, now) };
}

/** Amount off in minor units; null if the coupon does not apply to the currency. */
export function amountOffIn(coupon: Stripe.Coupon, currency: string): number | null {
  if (coupon.amount_off !== null && coupon.currency === currency) return coupon.amount_off;
  return coupon.currency_options?.[currency]?.amount_off ?? null;
}

/** The discount of a coupon in one session. */
export function buildDiscount(
  coupon: Stripe.Coupon,
  session: Stripe.Checkout.Session,
  start: number,
): Stripe.Discount {
  return {
    id: newId('di'),
    object: 'discount',
    checkout_session: session.id,
    customer: session.customer,
    customer_account: null,
    end: null,
    invoice: null,
    invoice_item: null,
    promotion_code: null,
    source: { coupon: coupon.id, type: 'coupon' },
    start,
    subscription: null,
    subscription_item: null,
  };
}
