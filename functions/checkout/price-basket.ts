import type { ConsentWording } from '#src/core/checkout/digital-consent.ts';
import { MINIMUM_CHARGE } from '#src/core/checkout/minimum-charge.ts';
import { orderSums } from '#src/core/checkout/order-sums.ts';
import type { Quote } from '#src/core/checkout/quote.ts';
import { incorrectPayoutCode } from '#src/core/payouts/code.ts';
import { type Region, regionOf } from '#src/core/regions/regions.ts';
import { type OfferedMethod, shippingOffer } from '#src/core/shipping/offer.ts';
import type { BasketRequest } from '../../src/contracts/checkout.ts';
import { MAX_PAYMENT } from '../../src/contracts/limits.ts';
import { preferredShipping, shippingMethods, storeSettings } from '../catalogue/snapshot.ts';
import type { Gift, GiftCardPart, Intent, Limit, Pledge } from '../db/order-types.ts';
import { pledgesOf } from '../fundings/pledges.ts';
import { activePayoutCode } from '../payouts/active-payout-code.ts';
import { isProblem, type Problem, problem } from '../platform/problem.ts';
import { consentFor } from './digital-consent.ts';
import { giftCardPayment } from './gift-card-payment.ts';
import { giftDetails } from './gift-details.ts';
import { type PricedLine, type PricingOptions, priceLines } from './price-line.ts';
import { stockLimits } from './stock-limits.ts';
import { usablePromoCode } from './usable-promo-code.ts';

/** A basket priced by the server. Only ids, quantities and texts come from the browser. */
export type PricedBasket = Quote & {
  region: Region;
  lines: PricedLine[];
  shippingMethod?: OfferedMethod;
  /** The wording the customer agreed to, where digital content needs consent. */
  digitalConsent?: ConsentWording;
  couponCode?: string;
  /** The part of the total that a gift card pays. */
  giftCard?: GiftCardPart;
  /** The gift details. */
  gift?: Gift;
  payoutCode?: string;
  intent: Intent;
  /** The parts that count towards fundings. */
  pledges: Pledge[];
  /** The limits that this purchase counts against. */
  limits: Limit[];
};

/** Prices a basket from the build's catalogue, or returns the problem with its field. */
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
      : usablePromoCode(request, request.couponCode, lines, options);
  if (isProblem(coupon)) return coupon;
  const gift = giftDetails(request, lines, options.now);
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

/** The problem of a closed region, or of a currency other than the customer was shown. */
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

/** The problem with the shipping method: not offered here, or missing although something must be shipped. */
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

/** The payout code as it is recorded, if it is known and active. */
export function usablePayoutCode(code: string): string | Problem {
  return (
    activePayoutCode(code)?.code ??
    problem('unknown_payout_code', incorrectPayoutCode(code), { field: 'payoutCode', status: 422 })
  );
}

/** The maximum also applies before the discount: Stripe and our integer column add up the lines first. */
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
