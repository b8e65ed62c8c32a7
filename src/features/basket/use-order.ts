import { useStore } from '@nanostores/react';
import { formatOf, isLoweredBy } from '#src/core/basket/basket.ts';
import { type BuyableLine, orderLines } from '#src/core/basket/order-lines.ts';
import type { Basket } from '#src/core/basket/types.ts';
import { consentWording, isDigitalContent } from '#src/core/checkout/digital-consent.ts';
import { orderSums } from '#src/core/checkout/order-sums.ts';
import type { Quote } from '#src/core/checkout/quote.ts';
import { discountIn, type PromoCode } from '#src/core/discounts/promo-code.ts';
import { isPrinted } from '#src/core/products/pricing.ts';
import { moneyIn } from '#src/core/regions/format.ts';
import { type RegionCode, regionOf } from '#src/core/regions/regions.ts';
import { NO_PLACES } from '#src/core/shipping/places.ts';
import { refusalText } from '#src/core/shipping/refusal-text.ts';
import { type TaxPlace, taxPlaceOf } from '#src/core/tax/rates.ts';
import { byRate, type OrderTaxShares, taxOfOrder } from '#src/core/tax/tax-included.ts';
import { lineTax } from '#src/core/tax/tax-words.ts';
import { refreshLines } from '#src/stores/basket/basket-actions.ts';
import * as words from '#src/words/en/basket.ts';
import { fill } from '#src/words/fill.ts';
import { buyingOf } from './buying.ts';
import { countryIn } from './checkout/checkout-form.ts';
import { $shippingMethodId, type Checkout } from './checkout/checkout-store.ts';
import { couponInUse } from './checkout/look-up-coupon.ts';
import { giftCardIn } from './checkout/look-up-gift-card.ts';
import { usePayment } from './checkout/use-payment.ts';
import { useShipping } from './checkout/use-shipping.ts';
import { lineDaysOf } from './line-days.ts';

/** The order in a region: its sums with promo code and shipping, and the means to pay it. */
export function useOrder(
  basket: Basket,
  checkout: Checkout,
  { region, isTaxAdded, isFresh }: { region: RegionCode; isTaxAdded: boolean; isFresh: boolean },
) {
  const chosenId = useStore($shippingMethodId, { ssr: () => '' });
  const lines = orderLines(basket, region);
  const meant = orderLines(withoutBlanks(basket), region);
  const needsShipping = meant.some((line) => line.isShipped);
  const [shipping, loadShipping] = useShipping(region, needsShipping);
  const known = typeof shipping === 'string' ? undefined : shipping;
  const buying = { lines: meant, region };
  const coupon = couponInUse(checkout.discount, buying);
  const place = {
    country: countryIn(region, checkout.form?.country),
    postcode: checkout.form?.postcode,
  };
  const { offer, method, quote } = orderSums(
    { lines, coupon: coupon && discountIn(coupon, region) },
    {
      region,
      methods: known?.methods ?? [],
      preferredId: known?.defaultId,
      chosenId,
      places: known?.places ?? NO_PLACES,
      place,
    },
  );
  // The weight of a line from a page that does not have it comes with the first update of the lines.
  const isUnweighed = offer.refused.some(({ why }) => why === 'unweighed');
  const country = method?.collection?.country ?? place.country;
  const taxes = taxInBasket(lines, quote, taxPlaceOf(region, country));
  const giftCard = giftCardIn(checkout.giftCard, quote, { region, isTaxAdded });
  const posted = meant.map(({ isShipped, item }) => ({
    isShipped,
    type: item.type,
    releasedAt: item.releasedAt,
    isPrinted: isPrinted({ type: formatOf(item)?.type }),
  }));
  const sent = { calendar: known?.calendar, now: known?.now, posted };
  return {
    basket,
    lines,
    isForNothing: meant.length === 0,
    count: lines.reduce((count, line) => count + line.quantity, 0),
    needsShipping,
    /**
     * The consent required before the payment. Undefined when nothing is digital or the region requires none.
     */
    consent: meant.some(isDigitalContent) ? consentWording(region) : undefined,
    /** True when a part of it is delivered as files. */
    hasFiles: meant.some(isDigitalContent),
    shippingState: isUnweighed
      ? isFresh
        ? ('failed' as const)
        : ('loading' as const)
      : typeof shipping === 'string'
        ? shipping
        : ('ready' as const),
    offer,
    /** Why nothing can be sent, and what to do. */
    undelivered: refusalText(offer, regionOf(region).locale),
    places: known?.places ?? NO_PLACES,
    ...sent,
    lineDays: lineDaysOf(meant, method, sent, region),
    loadShipping: isUnweighed ? () => refreshLines(region) : loadShipping,
    method,
    buying,
    coupon,
    quote,
    giftCard,
    /** The amount to pay after the gift card. */
    toPay: quote.total - (giftCard?.share?.amount ?? 0),
    asBought: buyingOf(lines, region, { lineDiscounts: quote.lineDiscounts, couponCode: coupon?.code }),
    offs: offsOf(basket, lines, quote, coupon, region),
    /** The included tax by rate. Undefined when it is not known. */
    tax: taxes && byRate(taxes),
    lineTaxes: lineTaxesOf(lines, taxes, region),
    payment: usePayment({ onChanged: loadShipping }),
  };
}

/** The included tax. Undefined when prices include none or the country is not known. */
function taxInBasket(
  lines: readonly BuyableLine[],
  { lineDiscounts, shipping }: Quote,
  place: TaxPlace | undefined,
): OrderTaxShares | undefined {
  if (!place || lines.length === 0) return undefined;
  const taxed = lines.map((line, at) => ({ ...line, discount: lineDiscounts[at] ?? 0 }));
  return taxOfOrder(taxed, shipping, place);
}

/** The tax in each line of the basket as text, by the line's id. */
function lineTaxesOf(
  lines: readonly BuyableLine[],
  taxes: OrderTaxShares | undefined,
  region: RegionCode,
): ReadonlyMap<string, string> {
  const money = (amount: number) => moneyIn(region, amount);
  return new Map(
    taxes?.lines.flatMap(({ rate, tax }, at) => {
      const [text] = lineTax({ rate, amount: tax }, true, money);
      const id = lines[at]?.item.id;
      return id && text ? [[id, text] as const] : [];
    }),
  );
}

/** A line with an empty quantity counts as one piece for promo code and shipping. */
function withoutBlanks({ items }: Basket): Basket {
  return { items: items.map((item) => (item.quantity === '' ? { ...item, quantity: 1 } : item)) };
}

/** The promo code's discount on each line as text, by the line's id. */
function offsOf(
  basket: Basket,
  lines: readonly BuyableLine[],
  { lineDiscounts }: Quote,
  coupon: PromoCode | undefined,
  region: RegionCode,
): ReadonlyMap<string, string> {
  if (!coupon) return new Map();
  if (coupon.percentOff > 0)
    return new Map(
      basket.items
        .filter((item) => isLoweredBy(coupon, item))
        .map((item) => [item.id, fill(words.off, { discount: `${coupon.percentOff}%` })]),
    );
  return new Map(
    lines.flatMap(({ item }, at) => {
      const off = lineDiscounts[at] ?? 0;
      return off > 0 ? [[item.id, fill(words.off, { discount: moneyIn(region, off) })] as const] : [];
    }),
  );
}

export type OrderState = ReturnType<typeof useOrder>;
