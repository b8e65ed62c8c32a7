import type { RegionCode } from '../regions/regions.ts';
import {
  type OfferedMethod,
  type ShippingMethod,
  type ShippingOffer,
  shippingOffer,
} from '../shipping/offer.ts';
import { type Quote, quote } from './quote.ts';

type Shipping = {
  region: RegionCode;
  /** All shipping methods of the store, in display order. */
  methods: readonly ShippingMethod[];
  /** The store's default method (`DEFAULT_SHIPPING_METHOD`). */
  preferredId?: string | undefined;
  /** The shopper's choice. Ignored when the method is not offered. */
  chosenId?: string | undefined;
};

export type OrderSums = {
  quote: Quote;
  offer: ShippingOffer;
  /** The shipping method. Undefined when nothing is shipped, or when no method is offered. */
  method: OfferedMethod | undefined;
};

/**
 * Prices an order with its shipping. The basket shows the result and the server charges it. Free shipping
 * depends on the price of the goods after the discount, so the goods are priced first. Gift cards in the
 * order do not count towards it.
 */
export function orderSums(
  order: Omit<Parameters<typeof quote>[0], 'shippingAmount'>,
  { region, methods, preferredId, chosenId }: Shipping,
): OrderSums {
  const { subtotal, discount, voucherValue = 0 } = quote({ ...order, shippingAmount: 0 });
  const offer = shippingOffer({
    region,
    methods,
    lines: order.lines,
    goods: subtotal - discount - voucherValue,
    preferredId,
  });
  const method = offer.isNeeded
    ? (offer.methods.find(({ _id }) => _id === chosenId) ?? offer.preselected)
    : undefined;
  return { offer, method, quote: quote({ ...order, shippingAmount: method?.amount ?? 0 }) };
}
