import { useStore } from '@nanostores/react';
import { type OrderLine, orderLines } from '../../core/basket/basket.ts';
import type { Basket } from '../../core/basket/types.ts';
import { type Quote, quote } from '../../core/checkout/quote.ts';
import type { RegionCode } from '../../core/regions/regions.ts';
import { type TaxPlace, taxPlaceOf } from '../../core/tax/rates.ts';
import { byRate, type TaxShare, taxOfOrder } from '../../core/tax/tax-inside.ts';
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
  const coupon = couponInUse(
    checkout.discount,
    meant.map((line) => line.productId),
  );
  const sums = quote({ lines, coupon, shippingAmount: method?.amount ?? 0 });
  return {
    basket,
    lines,
    isForNothing: meant.length === 0,
    count: lines.reduce((count, line) => count + line.quantity, 0),
    needsShipping,
    methods,
    loadMethods,
    method,
    coupon,
    quote: sums,
    tax: taxInBasket(lines, sums, taxPlaceOf(region, checkout.form?.country)),
    payment: usePayment(),
  };
}

/** The tax in what is to be paid, by rate; undefined where it cannot be said in figures: prices carry none, or the country is not known. */
function taxInBasket(
  lines: readonly OrderLine[],
  { lineDiscounts, shipping }: Quote,
  place: TaxPlace | undefined,
): TaxShare[] | undefined {
  if (!place || lines.length === 0) return undefined;
  const taxed = lines.map((line, at) => ({ ...line, discount: lineDiscounts[at] ?? 0 }));
  return byRate(taxOfOrder(taxed, shipping, place));
}

/** A line whose number is being typed over is still to be bought: code and shipping hold meanwhile. */
function withoutBlanks({ items }: Basket): Basket {
  return { items: items.map((item) => (item.quantity === '' ? { ...item, quantity: 1 } : item)) };
}

export type OrderInHand = ReturnType<typeof useOrder>;
