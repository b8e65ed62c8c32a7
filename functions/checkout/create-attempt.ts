import type { BasketRequest } from '#src/contracts/checkout.ts';
import type { Delivery } from '#src/core/shipping/arrival.ts';
import { calendarOf } from '#src/core/shipping/calendar-of.ts';
import * as words from '#src/words/en/payment-page.ts';
import { deliveryCalendar } from '../catalogue/snapshot.ts';
import type { ConsentedVisitor, OrderLine } from '../db/order-types.ts';
import { newsWordingOf } from '../mail/newsletter/consents.ts';
import { newOrderId } from '../orders/order-id.ts';
import { commissionTerms } from '../payouts/commission-terms.ts';
import type { Env } from '../platform/env.ts';
import type { NewAttempt } from './attempts/attempts.ts';
import { sessionEnd } from './attempts/session-and-reservation-times.ts';
import { customerRequest } from './customer-request.ts';
import type { PricedBasket } from './price-basket.ts';
import type { PricedLine } from './price-line.ts';
import { sessionRequest } from './session-request.ts';

/** Stripe's longest coupon name, in characters. */
const COUPON_NAME = 40;

/** What is known about the customer. */
export type Payer = Pick<BasketRequest, 'customer' | 'customerUserAgent'>;

/**
 * Creates an attempt with all its requests to Stripe. They are saved, so that a retry sends exactly the same.
 */
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
  // Stripe would tax the price reduced by the gift card. So with a gift card, the store's own table
  // calculates the included tax.
  const hasTax = env.STRIPE_TAX && !basket.giftCard;
  const hasReducedPrices = hasTax && !isSpreadEvenly(basket);
  const coupon = hasReducedPrices ? undefined : couponRequest(basket, id, expiresAt);
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
      hasTax,
      now,
      hasReducedPrices,
      storeAlias: env.STORE_ALIAS,
      ...(email && { email }),
      ...(coupon && { couponId: coupon.id }),
      ...(userAgent && { userAgent }),
    }) as Record<string, unknown>,
    expiresAt: endsAt,
    createdAt: now,
  };
}

/**
 * One Stripe coupon for everything that reduces the goods: the promo code's discount,
 * and the gift card's part.
 */
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
    name: [couponCode, byCard > 0 && words.giftCard].filter(Boolean).join(', ').slice(0, COUPON_NAME),
    metadata: { order },
  };
}

/**
 * True when each line's discount is its share of the whole, to less than one minor unit. Stripe spreads a
 * coupon over all lines like that, and taxes what is left of each.
 */
function isSpreadEvenly({ lines, lineDiscounts, subtotal, discount }: PricedBasket): boolean {
  if (discount === 0) return true;
  return lines.every(({ unitAmount, quantity }, at) => {
    const share = (unitAmount * quantity * discount) / subtotal;
    return Math.abs((lineDiscounts[at] ?? 0) - share) < 1;
  });
}

/** The shipping method, copied into the attempt: an editor may change it later. */
function deliveryOf({ shippingMethod, region, place }: PricedBasket): Delivery | null {
  if (!shippingMethod) return null;
  const { _id, name, handling, window, daysOff, collection } = shippingMethod;
  const { cutOff, production } = calendarOf(shippingMethod, deliveryCalendar(region.code));
  return {
    methodId: _id,
    name,
    ...window,
    handling,
    cutOff,
    ...(production && { production }),
    ...(daysOff && { daysOff }),
    ...(collection ? { collection } : place?.zone && { zone: place.zone }),
  };
}

/** A line as it is saved with the order, without fields that only pricing needs. */
function orderLine(
  { stockItems: _stockItems, weight: _weight, shippingMethods: _methods, ...line }: PricedLine,
  discount: number,
): OrderLine {
  return { ...line, discount };
}
