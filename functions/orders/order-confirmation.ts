import { createElement, type ReactElement } from 'react';
import { OrderConfirmation } from '../../src/features/orders/OrderConfirmation.tsx';
import type { DownloadLink, GiftCardLink, PaymentState } from '../../src/features/orders/paid-order.ts';
import type { Order } from '../db/order-types.ts';
import { purchaseForBrowser } from '../tracking/purchase-of.ts';
import { recipesToCook } from './recipes-to-cook.ts';
import { toPaidOrder } from './to-paid-order.ts';

type Shown = {
  now: Date;
  /** In which days are written, as a tag such as `en-GB`. */
  language: string;
  order?: Order | undefined;
  downloads?: readonly DownloadLink[] | undefined;
  giftCards?: readonly GiftCardLink[] | undefined;
  /** The page may name the town that it goes to. */
  isTownShown?: boolean;
};

/** What the success page shows of an order, with links to its files where it may, or says instead of it. */
export function orderConfirmation(state: PaymentState, { order, now, ...reader }: Shown): ReactElement {
  return createElement(OrderConfirmation, {
    state,
    order: order && toPaidOrder(order, now, reader),
    recipes: order && recipesToCook(order),
    purchase: order && purchaseForBrowser(order),
  });
}
