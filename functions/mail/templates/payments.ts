import type { CurrencyCode } from '#src/core/currencies.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import * as orderWords from '#src/words/en/mails/order.ts';
import * as failedWords from '#src/words/en/mails/payment-failed.ts';
import * as pendingWords from '#src/words/en/mails/payment-pending.ts';
import * as refundWords from '#src/words/en/mails/refund.ts';
import { fill } from '#src/words/fill.ts';
import { button, facts, type MailDocument, type Shop, sentence, text } from '../layout/document.ts';
import {
  helpOf,
  invoiceOf,
  kindOf,
  type MailOrder,
  moneyOf,
  orderReason,
  receiptOf,
  referenceOf,
} from './order.ts';

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
  return {
    subject: fill(pendingWords.subject, { order: referenceOf(order) }),
    preview: pendingWords.preview,
    title: pendingWords.title,
    region: order.region,
    reason: orderReason(order, shop),
    blocks: [
      text(pendingWords.opening[kindOf(order)]),
      text(pendingWords.next),
      summary(order),
      text(...helpOf(order, shop)),
    ],
  };
}

/** To the buyer: the bank has refused the payment. */
export function paymentFailed(order: UnpaidOrder, shop: Shop): MailDocument {
  const kind = kindOf(order);
  return {
    subject: fill(failedWords.subject, { order: referenceOf(order) }),
    preview: failedWords.preview,
    title: failedWords.title,
    region: order.region,
    reason: orderReason(order, shop),
    blocks: [
      text(failedWords.opening[kind]),
      summary(order),
      text(failedWords.next),
      button(failedWords.back[kind], `${shop.url}${order.isPledge ? '/funding' : '/products'}`),
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
  const kind = kindOf(order);
  const sum = moneyOf(order, amount);
  const inPart = names.length > 0 ? refundWords.refundedThings : refundWords.refundedInPart;
  return {
    subject: fill(isWhole ? refundWords.subject : refundWords.subjectInPart, { order: referenceOf(order) }),
    preview: fill(refundWords.preview, { amount: sum }),
    title: fill(toGiftCard ? refundWords.titleToGiftCard : refundWords.title, { amount: sum }),
    region: order.region,
    reason: orderReason(order, shop),
    blocks: [
      text(
        ...sentence((isWhole ? refundWords.refunded : inPart)[kind], {
          id: { strong: order.id },
          things: names.join(', '),
        }),
      ),
      facts([refundWords.amount, sum], [refundWords.paid, moneyOf(order, order.total)]),
      text(toGiftCard ? refundWords.toGiftCard : refundWords.toBank),
      ...(isWhole ? [] : [receiptOf(order)]),
      text(...helpOf(order, shop)),
      button(orderWords.see[kind], order.url),
      ...invoiceOf(order),
    ],
  };
}

function summary(order: UnpaidOrder) {
  return facts(
    [orderWords.number[kindOf(order)], order.id],
    [orderWords.things, order.names.join(', ')],
    [orderWords.total, moneyOf(order, order.total)],
  );
}
