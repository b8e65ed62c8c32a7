import type { ConsentWording } from '#src/core/checkout/digital-consent.ts';
import { MINIMUM_CHARGE } from '#src/core/checkout/minimum-charge.ts';
import { orderSums } from '#src/core/checkout/order-sums.ts';
import type { Quote } from '#src/core/checkout/quote.ts';
import { incorrectPayoutCode } from '#src/core/payouts/code.ts';
import { type Region, regionOf } from '#src/core/regions/regions.ts';
import { type OfferedMethod, shippingOffer } from '#src/core/shipping/offer.ts';
import type { BasketRequest } from '../../src/contracts/checkout.ts';
import { MAX_PAYMENT } from '../../src/contracts/limits.ts';
import type { Gift, GiftCardPart, Intent, Limit, Pledge } from '../db/order-types.ts';
import { pledgesOf } from '../fundings/pledges.ts';
import { goodPayoutCode } from '../payouts/good-payout-code.ts';
import { preferredShipping, shippingMethods, storeSettings } from '../platform/catalogue.ts';
import { isProblem, type Problem, problem } from '../platform/problem.ts';
import { consentFor } from './consent.ts';
import { giftCardPayment } from './gift-card-payment.ts';
import { giftOf } from './gift-of.ts';
import { type PricedLine, type PricingOptions, priceLines } from './price-line.ts';
import { stockLimits } from './stock-limits.ts';
import { usableCoupon } from './usable-coupon.ts';

/** A basket as the server prices it. Nothing in it comes from the browser but ids, quantities and texts. */
export type PricedBasket = Quote & {
  region: Region;
  lines: PricedLine[];
  shippingMethod?: OfferedMethod;
  /** What the shopper agreed to, where digital content is sold to a region that asks for it. */
  digitalConsent?: ConsentWording;
  couponCode?: string;
  /** What a gift card pays of the total. */
  giftCard?: GiftCardPart;
  /** What was said of a present. */
  gift?: Gift;
  payoutCode?: string;
  intent: Intent;
  /** What of it goes to fundings. */
  pledges: Pledge[];
  /** What it takes of things of which there are only so many. */
  limits: Limit[];
};

/** Prices a basket from the build's catalogue, or says which line or field stands in the way. */
export function priceBasket(request: BasketRequest, options: PricingOptions): PricedBasket | Problem {
  const region = regionOf(request.storeRegion);
  const wrongRegion = regionProblem(request, region);
  if (wrongRegion) return wrongRegion;
  const lines = priceLines(request.items, region, options);
  if (isProblem(lines)) return lines;
  const digitalConsent = consentFor(request.digitalConsent, lines, region);
  if (isProblem(digitalConsent)) return digitalConsent;
  const notSent = shippingProblem(request.shippingMethodId, lines, region);
  if (notSent) return notSent;
  const coupon =
    request.couponCode === undefined
      ? undefined
      : usableCoupon(request, request.couponCode, lines, options.now);
  if (isProblem(coupon)) return coupon;
  const gift = giftOf(request, lines, options.now);
  if (isProblem(gift)) return gift;
  const payoutCode = request.payoutCode === undefined ? undefined : usablePayoutCode(request.payoutCode);
  if (isProblem(payoutCode)) return payoutCode;

  const { quote: sums, method: shippingMethod } = orderSums(
    {
      lines: lines.map((line) => ({
        amount: line.unitAmount,
        quantity: line.quantity,
        productId: line.productId,
        isShipped: line.isShipped,
        taxKind: line.taxKind,
      })),
      coupon: coupon?.discount,
    },
    {
      region: region.code,
      methods: shippingMethods(),
      preferredId: preferredShipping(),
      chosenId: request.shippingMethodId,
    },
  );
  const tooMuch = refuseTotal(sums, region);
  if (tooMuch) return tooMuch;
  const card = options.giftCard && giftCardPayment(options.giftCard, sums, region, options.hasTax ?? false);
  if (isProblem(card)) return card;
  return {
    ...sums,
    region,
    lines,
    intent: 'Standard',
    pledges: pledgesOf(lines, sums, region, options.now),
    limits: [...stockLimits(lines), ...(coupon?.limits ?? []), ...(card ? [card.limit] : [])],
    ...(card && { giftCard: card.giftCard }),
    ...(digitalConsent && { digitalConsent }),
    ...(shippingMethod && { shippingMethod }),
    ...(coupon && { couponCode: coupon.discount.code }),
    ...(gift && { gift }),
    ...(payoutCode && { payoutCode }),
  };
}

/** A region that is closed, or whose prices are in another currency than the visitor was shown. */
export function regionProblem(
  { isoCurrency }: { isoCurrency?: string | undefined },
  { code, currency }: Region,
): Problem | undefined {
  if (storeSettings().closedRegions.includes(code))
    return problem('region_closed', 'We do not sell to this region at the moment.', {
      field: 'storeRegion',
    });
  if (isoCurrency !== undefined && isoCurrency !== currency)
    return problem('wrong_currency', `Prices in this region are in ${currency}.`, {
      field: 'isoCurrency',
    });
  return undefined;
}

/** What is wrong with how it is to be sent: a method that is not offered here, or none at all for what has to be posted. */
function shippingProblem(
  asked: string | undefined,
  lines: PricedLine[],
  { code }: Region,
): Problem | undefined {
  const { isNeeded, methods } = shippingOffer({ region: code, methods: shippingMethods(), lines, goods: 0 });
  if (asked === undefined ? !isNeeded || methods.length > 0 : methods.some(({ _id }) => _id === asked))
    return undefined;
  return problem('unknown_shipping_method', 'Please choose how to have it sent.', {
    field: 'shippingMethodId',
  });
}

/** A payout code as it is recorded, when it is one of ours and in use. */
export function usablePayoutCode(code: string): string | Problem {
  return (
    goodPayoutCode(code)?.code ??
    problem('unknown_payout_code', incorrectPayoutCode(code), { field: 'payoutCode', status: 422 })
  );
}

/** The limit holds before the discount too: the provider adds the lines up first, and so does our integer column. */
function refuseTotal({ subtotal, total }: Quote, { currency }: Region): Problem | undefined {
  if (Math.max(subtotal, total) > MAX_PAYMENT)
    return problem('total_too_large', 'This is more than can be paid at once. Please split the order.', {
      field: 'items',
    });
  if (total > 0 && total < MINIMUM_CHARGE[currency])
    return problem('total_too_small', 'The total is below the smallest sum that can be paid by card.', {
      field: 'items',
    });
  return undefined;
}
