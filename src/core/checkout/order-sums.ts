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
  /** Of the whole store, in the order in which they are offered. */
  methods: readonly ShippingMethod[];
  /** The store's own choice, for whoever makes none. */
  preferredId?: string | undefined;
  /** What was chosen; a method that is not offered counts as no choice. */
  chosenId?: string | undefined;
};

export type OrderSums = {
  quote: Quote;
  offer: ShippingOffer;
  /** How it is sent; undefined when nothing is posted, or nothing is offered. */
  method: OfferedMethod | undefined;
};

/**
 * An order priced with its shipping: the basket shows it and the server charges it. Whether shipping is free is judged by what the
 * goods cost after the discount, so the goods are quoted first. Gift cards among them are money and do not count.
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
