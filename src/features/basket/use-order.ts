import { useStore } from '@nanostores/react';
import { $shippingMethodId, type Checkout } from '../checkout/checkout-store.ts';
import { couponInUse } from '../checkout/coupon.ts';
import { quote } from '../checkout/quote.ts';
import { chosenMethod } from '../checkout/shipping.ts';
import { usePayment } from '../checkout/use-payment.ts';
import { useShippingMethods } from '../checkout/use-shipping-methods.ts';
import type { RegionCode } from '../regions/regions.ts';
import { orderLines } from './basket.ts';
import type { Basket } from './types.ts';

/** What the basket comes to in a region, with the code and the post that were chosen, and the means to pay it. */
export function useOrder(basket: Basket, checkout: Checkout, region: RegionCode) {
  const chosenId = useStore($shippingMethodId, { ssr: () => '' });
  const lines = orderLines(basket, region);
  const isPosted = lines.some((line) => line.isShipped);
  const [methods, loadMethods] = useShippingMethods(region, isPosted);
  const method = isPosted && Array.isArray(methods) ? chosenMethod(methods, chosenId) : undefined;
  const coupon = couponInUse(
    checkout.discount,
    lines.map((line) => line.productId),
  );
  return {
    basket,
    lines,
    count: lines.reduce((count, line) => count + line.quantity, 0),
    isPosted,
    methods,
    loadMethods,
    method,
    coupon,
    quote: quote({ lines, coupon, shippingAmount: method?.amount ?? 0 }),
    payment: usePayment(),
  };
}

export type OrderInHand = ReturnType<typeof useOrder>;
