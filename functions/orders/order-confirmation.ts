import { createElement, type ReactElement } from 'react';
import { OrderConfirmation } from '../../src/features/orders/OrderConfirmation.tsx';
import type { DownloadLink, PaymentState } from '../../src/features/orders/paid-order.ts';
import type { Order } from '../db/order-types.ts';
import { purchaseForBrowser } from '../tracking/purchase-of.ts';
import { toPaidOrder } from './to-paid-order.ts';

/** What the success page shows of an order, with links to its files where it may, or says instead of it. */
export function orderConfirmation(
  state: PaymentState,
  now: Date,
  order?: Order,
  downloads?: readonly DownloadLink[],
): ReactElement {
  return createElement(OrderConfirmation, {
    state,
    order: order && toPaidOrder(order, now, downloads),
    purchase: order && purchaseForBrowser(order),
  });
}
