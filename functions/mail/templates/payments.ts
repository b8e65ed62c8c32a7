import type { CurrencyCode } from '../../../src/core/money.ts';
import type { RegionCode } from '../../../src/core/regions/regions.ts';
import { button, facts, type MailDocument, type Shop, text } from '../layout/document.ts';
import { helpOf, type MailOrder, moneyOf, orderReason, receiptOf } from './order.ts';

/** An unpaid order. `total` in minor units of `currency`. */
export type UnpaidOrder = {
  id: string;
  isPledge: boolean;
  region: RegionCode;
  currency: CurrencyCode;
  total: number;
  /** The names of the products. */
  names: readonly string[];
};

/** To the buyer: the bank takes a few days, and nothing is sent before the money has arrived. */
export function paymentPending(order: UnpaidOrder, shop: Shop): MailDocument {
  const what = order.isPledge ? 'pledge' : 'order';
  return {
    subject: `We are waiting for your bank: ${what} ${order.id}`,
    preview: 'It takes a few days. There is nothing that you need to do.',
    title: 'Nearly there: we are waiting for your bank.',
    region: order.region,
    reason: orderReason(order, shop),
    blocks: [
      text(
        order.isPledge
          ? 'Your pledge is in, and a limited reward stays yours meanwhile. It counts as soon as your bank has paid.'
          : 'Your order is in. What you bought is sent as soon as your bank has paid.',
      ),
      text(
        'This kind of payment takes a few working days. We write to you when it has arrived, and also if it does not.',
      ),
      summary(order),
      text(...helpOf(order, shop)),
    ],
  };
}

/** To the buyer: the bank has refused the payment. */
export function paymentFailed(order: UnpaidOrder, shop: Shop): MailDocument {
  const what = order.isPledge ? 'pledge' : 'order';
  return {
    subject: `Your bank did not pay: ${what} ${order.id}`,
    preview: 'Nothing was charged. You can try again.',
    title: 'The payment did not go through.',
    region: order.region,
    reason: orderReason(order, shop),
    blocks: [
      text(`Your bank has refused the payment, so the ${what} is cancelled and nothing was charged.`),
      summary(order),
      text(
        'If you still want it, please choose it again and pay in another way. Prices and stock may have changed.',
      ),
      button(
        order.isPledge ? 'Back to the fundings' : 'Back to the shop',
        `${shop.url}${order.isPledge ? '/funding' : '/products'}`,
      ),
      text(...helpOf(order, shop)),
    ],
  };
}

/** A refund, in minor units of the order's currency. */
export type Refund = {
  amount: number;
  /** True when the whole order is refunded. */
  isWhole: boolean;
  /** The names of the refunded lines, if it is for some lines only. */
  names?: readonly string[] | undefined;
  /** It goes to the gift card that paid, not to a bank. */
  toGiftCard?: boolean;
};

/** To the buyer: a full or partial refund. */
export function refundNotice(order: MailOrder, shop: Shop, refund: Refund): MailDocument {
  const { amount, isWhole, names = [], toGiftCard } = refund;
  const what = order.isPledge ? 'pledge' : 'order';
  const sum = moneyOf(order, amount);
  return {
    subject: `${isWhole ? 'Your refund' : 'A refund in part'}: ${what} ${order.id}`,
    preview: `${sum} goes back the way it came.`,
    title: toGiftCard ? `${sum} is on your gift card again.` : `${sum} is on its way back to you.`,
    region: order.region,
    reason: orderReason(order, shop),
    blocks: [
      text(
        `We have refunded ${isWhole ? 'all' : 'a part'} of your ${what} `,
        { strong: order.id },
        names.length > 0 && !isWhole ? `, for ${names.join(', ')}.` : '.',
      ),
      facts(['Refunded', sum], ['Paid', moneyOf(order, order.total)]),
      text(
        toGiftCard
          ? 'It is on the gift card that paid for it, and can be spent at once.'
          : 'It goes back the way it came. Banks take five to ten working days to show it.',
      ),
      ...(isWhole ? [] : [receiptOf(order)]),
      text(...helpOf(order, shop)),
      button(`See your ${what}`, order.url),
    ],
  };
}

function summary({ id, isPledge, names, ...order }: UnpaidOrder) {
  return facts(
    [isPledge ? 'Pledge' : 'Order', id],
    ['For', names.join(', ')],
    ['Total', moneyOf(order, order.total)],
  );
}
