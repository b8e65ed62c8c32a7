import { useStore } from '@nanostores/react';
import { orderLines } from '../../core/basket/basket.ts';
import type { Basket } from '../../core/basket/types.ts';
import { consentWording } from '../../core/checkout/digital-consent.ts';
import { quote } from '../../core/checkout/quote.ts';
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
  const coupon = couponInUse(
    checkout.discount,
    meant.map((line) => line.productId),
  );
  return {
    basket,
    lines,
    isForNothing: meant.length === 0,
    count: lines.reduce((count, line) => count + line.quantity, 0),
    needsShipping,
    /** What has to be agreed to before this is paid for; undefined for parcels, and where nothing is asked. */
    consent: meant.some((line) => !line.isShipped) ? consentWording(region) : undefined,
    methods,
    loadMethods,
    method,
    coupon,
    quote: quote({ lines, coupon, shippingAmount: method?.amount ?? 0 }),
    payment: usePayment(),
  };
}

/** A line whose number is being typed over is still to be bought: code and shipping hold meanwhile. */
function withoutBlanks({ items }: Basket): Basket {
  return { items: items.map((item) => (item.quantity === '' ? { ...item, quantity: 1 } : item)) };
}

export type OrderInHand = ReturnType<typeof useOrder>;
