import type { BasketRequest } from '../../src/contracts/checkout.ts';
import type { Delivery } from '../../src/core/shipping/arrival.ts';
import type { NewAttempt } from '../attempts/attempts.ts';
import { sessionEnd } from '../attempts/session-lifetime.ts';
import type { ConsentedVisitor, OrderLine } from '../db/order-types.ts';
import { newsWordingOf } from '../news/news-opt-in.ts';
import { newOrderId } from '../orders/order-id.ts';
import { commissionTerms } from '../payouts/commission-terms.ts';
import type { Env } from '../platform/env.ts';
import { customerRequest } from './customer-request.ts';
import type { PricedBasket } from './price-basket.ts';
import type { PricedLine } from './price-line.ts';
import { sessionRequest } from './session-request.ts';

/** The longest name that the provider takes for a coupon, in characters. */
const COUPON_NAME = 40;

/** What is known of whoever pays. */
export type Payer = Pick<BasketRequest, 'customer' | 'customerUserAgent'>;

/** Everything that one attempt asks the provider for, made once and kept, so that a retry asks for exactly the same. */
export function createAttempt(
  basket: PricedBasket,
  origin: string,
  { customer, customerUserAgent: userAgent }: Payer,
  {
    env,
    now,
    visitor,
  }: {
    env: Pick<Env, 'STRIPE_TAX' | 'OPT_IN_ENABLED' | 'STORE_ALIAS'>;
    now: Date;
    visitor?: ConsentedVisitor | undefined;
  },
): NewAttempt {
  const known = customerRequest(customer);
  const email = known ? undefined : customer?.email;
  const id = newOrderId();
  const endsAt = sessionEnd(basket.limits, now);
  const expiresAt = endsAt.getTime() / 1000;
  const coupon = couponRequest(basket, id, expiresAt);
  return {
    id,
    intent: basket.intent,
    pledges: basket.pledges,
    region: basket.region.code,
    currency: basket.region.currency,
    subtotal: basket.subtotal,
    discount: basket.discount,
    shipping: basket.shipping,
    total: basket.total,
    payoutCode: basket.payoutCode ?? null,
    couponCode: basket.couponCode ?? null,
    giftCard: basket.giftCard ?? null,
    gift: basket.gift ?? null,
    newsWording: newsWordingOf(customer, env),
    digitalConsent: basket.digitalConsent ? { ...basket.digitalConsent, agreedAt: now.toISOString() } : null,
    delivery: deliveryOf(basket),
    consentedVisitor: visitor ?? null,
    commission: commissionTerms(basket),
    limits: basket.limits,
    lines: basket.lines.map((line, at) => orderLine(line, basket.lineDiscounts[at] ?? 0)),
    couponRequest: coupon ?? null,
    customerRequest: known ? { ...known, metadata: { order: id } } : null,
    sessionRequest: sessionRequest(basket, {
      orderId: id,
      origin,
      expiresAt,
      // The provider would tax the price that it sees, which a gift card lowers: then it is our table that says what tax is inside.
      hasTax: env.STRIPE_TAX && !basket.giftCard,
      storeAlias: env.STORE_ALIAS,
      ...(email && { email }),
      ...(coupon && { couponId: coupon.id }),
      ...(userAgent && { userAgent }),
    }) as Record<string, unknown>,
    expiresAt: endsAt,
    createdAt: now,
  };
}

/** All that comes off the goods at the provider, as one coupon: the promo code's discount, and what a gift card pays of them. */
function couponRequest(
  { discount, giftCard, couponCode, region }: PricedBasket,
  order: string,
  expiresAt: number,
) {
  const byCard = giftCard?.goods ?? 0;
  if (discount + byCard === 0) return undefined;
  return {
    id: `${order}-${couponCode ?? 'GIFT-CARD'}`,
    amount_off: discount + byCard,
    currency: region.currency.toLowerCase(),
    duration: 'once',
    max_redemptions: 1,
    redeem_by: expiresAt,
    name: [couponCode, byCard > 0 && 'gift card'].filter(Boolean).join(', ').slice(0, COUPON_NAME),
    metadata: { order },
  };
}

/** The method by which it is sent, frozen: an editor may change what it promises. */
function deliveryOf({ shippingMethod }: PricedBasket): Delivery | null {
  if (!shippingMethod) return null;
  const { _id, name, window } = shippingMethod;
  return { methodId: _id, name, ...window };
}

/** A line as the order will have it; what only pricing needs is left out. */
function orderLine({ stock: _, ...line }: PricedLine, discount: number): OrderLine {
  return { ...line, discount };
}
