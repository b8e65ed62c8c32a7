import { createElement, type ReactElement } from 'react';
import { PledgeConfirmation, type PledgedFunding } from '../../src/features/orders/PledgeConfirmation.tsx';
import type { PaymentState } from '../../src/features/orders/paid-order.ts';
import type { Order, OrderLine } from '../db/order-types.ts';
import { findFunding } from '../platform/catalogue.ts';
import { purchaseForBrowser } from '../tracking/purchase-of.ts';
import { toPaidOrder } from './to-paid-order.ts';

type Shown = {
  now: Date;
  /** In which days are written, as a tag such as `en-GB`. */
  language: string;
  order?: Order | undefined;
};

/** What the success page of fundings shows of a pledge, or says instead of it. */
export function pledgeConfirmation(state: PaymentState, { order, now, language }: Shown): ReactElement {
  return createElement(PledgeConfirmation, {
    state,
    pledge: order && toPaidOrder(order, now, { language }),
    funding: order?.lines[0] && fundingOf(order.lines[0]),
    purchase: order && purchaseForBrowser(order),
  });
}

/** The funding and the reward that the line of a pledge names. */
function fundingOf({ productId, formatId }: OrderLine): PledgedFunding | undefined {
  const funding = findFunding(productId);
  if (!funding) return undefined;
  const { _id, title, endsAt, rewards } = funding;
  return { id: _id, title, endsAt, reward: rewards.find((reward) => reward._id === formatId) };
}
