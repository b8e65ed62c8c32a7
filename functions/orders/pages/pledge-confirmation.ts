import { createElement, type ReactElement } from 'react';
import { findFunding } from '#functions/catalogue/snapshot.ts';
import type { Order, OrderLine } from '#functions/db/order-types.ts';
import { purchaseForBrowser } from '#functions/tracking/purchase-of.ts';
import type { PaymentState } from '#src/core/orders/paid-order.ts';
import { PledgeConfirmation, type PledgedFunding } from '#src/features/orders/PledgeConfirmation.tsx';
import { paidOrderOf } from './paid-order-of.ts';

type Shown = {
  now: Date;
  order?: Order | undefined;
};

/** The success page of a pledge: the pledge, or a message about the payment's state. */
export function pledgeConfirmation(state: PaymentState, { order, now }: Shown): ReactElement {
  return createElement(PledgeConfirmation, {
    state,
    pledge: order && paidOrderOf(order, now),
    funding: order?.lines[0] && fundingOf(order.lines[0]),
    purchase: order && purchaseForBrowser(order),
  });
}

/** The funding and the reward of a pledge's line. */
function fundingOf({ productId, formatId }: OrderLine): PledgedFunding | undefined {
  const funding = findFunding(productId);
  if (!funding) return undefined;
  const { _id, title, endsAt, rewards } = funding;
  return { id: _id, title, endsAt, reward: rewards.find((reward) => reward._id === formatId) };
}
