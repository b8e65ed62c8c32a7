import type { BasketRequest } from '#src/contracts/checkout.ts';
import { MAX_PAYMENT } from '#src/contracts/limits.ts';
import type { ConsentWording } from '#src/core/checkout/digital-consent.ts';
import { MINIMUM_CHARGE } from '#src/core/checkout/minimum-charge.ts';
import { orderSums } from '#src/core/checkout/order-sums.ts';
import type { Quote } from '#src/core/checkout/quote.ts';
import { incorrectPayoutCode } from '#src/core/payouts/code.ts';
import { type Region, regionOf } from '#src/core/regions/regions.ts';
import type { OfferedMethod } from '#src/core/shipping/offer.ts';
import type { FoundPlace } from '#src/core/shipping/places.ts';
import * as words from '#src/words/en/checkout-problems.ts';
import { fill } from '#src/words/fill.ts';
import { deliveryPlaces, preferredShipping, shippingMethods, storeSettings } from '../catalogue/snapshot.ts';
import type { Gift, GiftCardPart, Intent, Limit, Pledge } from '../db/order-types.ts';
import { pledgesOf } from '../fundings/pledges.ts';
import { activePayoutCode } from '../payouts/active-payout-code.ts';
import { isProblem, type Problem, problem } from '../platform/problem.ts';
import { personLimits, personProblems } from './attempts/person-limits.ts';
import { consentFor } from './digital-consent.ts';
import { giftCardPayment } from './gift-card-payment.ts';
import { giftDetails } from './gift-details.ts';
import { isGone, type PricedLine, type PricingOptions, priceLines } from './price-line.ts';
import { isUnknownMethod, shippingProblem } from './shipping-problem.ts';
import { stockLimits } from './stock-limits.ts';
import { usablePromoCode } from './usable-promo-code.ts';

/** A basket priced by the server. Only ids, quantities and texts come from the browser. */
export type PricedBasket = Quote & {
  region: Region;
  lines: PricedLine[];
  shippingMethod?: OfferedMethod;
  /** What its place means for the delivery. Absent when nothing is shipped. */
  place?: FoundPlace;
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

/** What a basket can be priced without. */
type Without = { code?: boolean; method?: boolean };

/** A basket that was checked once. */
export type CheckedBasket = {
  /** Every problem, in the order of reporting. The total and the gift card are checked with the price. */
  problems: readonly Problem[];
  /**
   * Prices the items that can still be bought, also without the promo code or the chosen shipping method. The
   * problem, if what is left cannot be bought either.
   */
  price: (without?: Without) => PricedBasket | Problem;
};

/** Checks a basket with the build's catalogue. */
export function checkBasket(request: BasketRequest, options: PricingOptions): CheckedBasket {
  const region = regionOf(request.storeRegion);
  const { lines, problems: wrongItems } = priceLines(request.items, region, options);
  const digitalConsent = consentFor(request.digitalConsent, lines, region);
  const wrongMethod = shippingProblem(request.shippingMethodId, request.customer, lines, region);
  const coupon =
    request.couponCode === undefined
      ? undefined
      : usablePromoCode(request, request.couponCode, lines, options);
  const gift = giftDetails(request.gift, {
    isMailed: lines.some((line) => !line.isShipped),
    region: region.code,
    now: options.now,
    field: 'gift',
  });
  const payoutCode = request.payoutCode === undefined ? undefined : usablePayoutCode(request.payoutCode);
  const problems = [
    regionProblem(request, region),
    ...wrongItems,
    ...personProblems(request.items),
    digitalConsent,
    wrongMethod,
    coupon,
    gift,
    payoutCode,
  ].filter(isProblem);
  const isFixable = (one: Problem) => isGone(one) || isUnknownMethod(one) || one === coupon;
  // What only the customer can correct: an item, a text, a consent.
  const unfit = problems.find((one) => !isFixable(one)) ?? (lines.length === 0 ? problems[0] : undefined);

  const price = (without: Without = {}): PricedBasket | Problem => {
    const methodId = without.method ? undefined : request.shippingMethodId;
    const notSent =
      methodId === request.shippingMethodId
        ? wrongMethod
        : shippingProblem(methodId, request.customer, lines, region);
    const used = without.code ? undefined : coupon;
    const wrong = unfit ?? notSent;
    if (wrong) return wrong;
    if (isProblem(used)) return used;
    const {
      quote: sums,
      method: shippingMethod,
      offer: { place },
    } = orderSums(
      {
        lines: lines.map((line) => ({ ...line, amount: line.unitAmount })),
        coupon: used?.discount,
      },
      {
        region: region.code,
        methods: shippingMethods(),
        preferredId: preferredShipping(),
        chosenId: methodId,
        places: deliveryPlaces(),
        place: request.customer ?? {},
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
      limits: [
        ...stockLimits(lines),
        ...personLimits(lines, request.customer?.email),
        ...(used?.limits ?? []),
        ...(card ? [card.limit] : []),
      ],
      ...(card && { giftCard: card.giftCard }),
      ...(digitalConsent && !isProblem(digitalConsent) && { digitalConsent }),
      ...(shippingMethod && { shippingMethod, ...(place && { place }) }),
      ...(used && { couponCode: used.discount.code }),
      ...(gift && !isProblem(gift) && { gift }),
      ...(typeof payoutCode === 'string' && { payoutCode }),
    };
  };
  return { problems, price };
}

/** The problem of a closed region, or of a currency other than the customer was shown. */
export function regionProblem(
  { isoCurrency }: { isoCurrency?: string | undefined },
  { code, currency }: Region,
): Problem | undefined {
  if (storeSettings().closedRegions.includes(code))
    return problem('region_closed', words.regionClosed, {
      field: 'storeRegion',
    });
  if (isoCurrency !== undefined && isoCurrency !== currency)
    return problem('wrong_currency', fill(words.otherCurrency, { currency }), {
      field: 'isoCurrency',
    });
  return undefined;
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
    return problem('total_too_large', words.totalTooLarge, {
      field: 'items',
    });
  if (total > 0 && total < MINIMUM_CHARGE[currency])
    return problem('total_too_small', words.totalTooSmall, {
      field: 'items',
    });
  return undefined;
}
