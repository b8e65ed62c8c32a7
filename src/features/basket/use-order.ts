import { useStore } from '@nanostores/react';
import { moneyIn } from '../../core/basket/amounts.ts';
import { type OrderLine, orderLines } from '../../core/basket/basket.ts';
import type { Basket } from '../../core/basket/types.ts';
import { type Quote, quote } from '../../core/checkout/quote.ts';
import { coversProduct, discountIn, type PromoCode } from '../../core/discounts/promo-code.ts';
import type { RegionCode } from '../../core/regions/regions.ts';
import { $shippingMethodId, type Checkout } from './checkout/checkout-store.ts';
import { couponInUse } from './checkout/look-up-coupon.ts';
import { chosenMethod } from './checkout/shipping.ts';
import { usePayment } from './checkout/use-payment.ts';
import { useShippingMethods } from './checkout/use-shipping-methods.ts';

/** What the basket comes to in a region, with the code and the shipping that were chosen, and the means to pay it. */
export function useOrder(basket: Basket, checkout: Checkout, region: RegionCode) {
  const chosenId = useStore($shippingMethodId, { ssr: () => '' });
  const lines = orderLines(basket, region);
  const meant = orderLines(withoutBlanks(basket), region);
  const needsShipping = meant.some((line) => line.isShipped);
  const [methods, loadMethods] = useShippingMethods(region, needsShipping);
  const method = needsShipping && Array.isArray(methods) ? chosenMethod(methods, chosenId) : undefined;
  const buying = { lines: meant, region };
  const coupon = couponInUse(checkout.discount, buying);
  const sums = quote({
    lines,
    coupon: coupon && discountIn(coupon, region),
    shippingAmount: method?.amount ?? 0,
  });
  return {
    basket,
    lines,
    isForNothing: meant.length === 0,
    count: lines.reduce((count, line) => count + line.quantity, 0),
    needsShipping,
    methods,
    loadMethods,
    method,
    buying,
    coupon,
    quote: sums,
    offs: offsOf(basket, lines, sums, coupon, region),
    payment: usePayment(),
  };
}

/** A line whose number is being typed over is still to be bought: code and shipping hold meanwhile. */
function withoutBlanks({ items }: Basket): Basket {
  return { items: items.map((item) => (item.quantity === '' ? { ...item, quantity: 1 } : item)) };
}

/** What the code takes off each line of the basket, in words, by the line's id. */
function offsOf(
  basket: Basket,
  lines: readonly OrderLine[],
  { lineDiscounts }: Quote,
  coupon: PromoCode | undefined,
  region: RegionCode,
): ReadonlyMap<string, string> {
  if (!coupon) return new Map();
  if (coupon.percentOff > 0)
    return new Map(
      basket.items
        .filter((item) => coversProduct(coupon, item._id))
        .map((item) => [item.id, `${coupon.percentOff}% off`]),
    );
  return new Map(
    lines.flatMap(({ item }, at) => {
      const off = lineDiscounts[at] ?? 0;
      return off > 0 ? [[item.id, `${moneyIn(region, off)} off`] as const] : [];
    }),
  );
}

export type OrderInHand = ReturnType<typeof useOrder>;
