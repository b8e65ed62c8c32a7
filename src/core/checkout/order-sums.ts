import {
  type OfferedMethod,
  type SentLine,
  type ShippingOffer,
  type ShippingQuestion,
  shippingOffer,
} from '../shipping/offer.ts';
import { type Quote, type QuoteLine, quote } from './quote.ts';

type Order = Omit<Parameters<typeof quote>[0], 'shippingAmount' | 'lines'> & {
  lines: readonly (QuoteLine & SentLine)[];
};

type Shipping = Omit<ShippingQuestion, 'lines' | 'goods'> & {
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
export function orderSums(order: Order, { chosenId, ...shipping }: Shipping): OrderSums {
  const { subtotal, discount, voucherValue = 0 } = quote({ ...order, shippingAmount: 0 });
  const goods = subtotal - discount - voucherValue;
  const offer = shippingOffer({ ...shipping, lines: order.lines, goods });
  const method = offer.isNeeded
    ? (offer.methods.find(({ _id }) => _id === chosenId) ?? offer.preselected)
    : undefined;
  return { offer, method, quote: quote({ ...order, shippingAmount: method?.amount ?? 0 }) };
}
