import { createElement, type ReactElement } from 'react';
import type { Order } from '#functions/db/order-types.ts';
import { purchaseForBrowser } from '#functions/tracking/purchase-of.ts';
import type { DownloadLink, GiftCardLink, PaymentState } from '#src/core/orders/paid-order.ts';
import { OrderConfirmation } from '#src/features/orders/OrderConfirmation.tsx';
import { paidOrderOf } from './paid-order-of.ts';
import { recipesToCook } from './recipes-to-cook.ts';

type Shown = {
  now: Date;
  order?: Order | undefined;
  downloads?: readonly DownloadLink[] | undefined;
  giftCards?: readonly GiftCardLink[] | undefined;
  /** Whether the page may name the town of the shipping address. */
  arePeopleShown?: boolean;
};

/**
 * The success page of an order: the order, with links to its files where allowed,
 * or a message about the payment's state.
 */
export function successPage(state: PaymentState, { order, now, ...reader }: Shown): ReactElement {
  return createElement(OrderConfirmation, {
    state,
    order: order && paidOrderOf(order, now, reader),
    recipes: order && recipesToCook(order),
    purchase: order && purchaseForBrowser(order),
  });
}
