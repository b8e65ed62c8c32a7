import * as orderWords from '#src/words/en/mails/order.ts';
import * as words from '#src/words/en/mails/returned-refund.ts';
import * as shopWords from '#src/words/en/mails/to-shop.ts';
import { fill } from '#src/words/fill.ts';
import { facts, list, type MailDocument, text } from '../layout/document.ts';
import { kindOf, type MailOrder, moneyOf, referenceOf } from './order.ts';

/** A refund that the bank sent back. `amount` in minor units of the order's currency. */
export type ReturnedRefund = { orderId: string; refundId: string; amount: number };

/** To the shop: the buyer did not get a refund that was announced. Says how to refund again. */
export function returnedRefund(
  order: Omit<MailOrder, 'url'>,
  { refundId, amount }: ReturnedRefund,
  buyer: string | null,
): MailDocument {
  const { id, region } = order;
  const sum = moneyOf(order, amount);
  return {
    subject: fill(words.subject, { order: referenceOf(order) }),
    preview: fill(words.preview, { amount: sum }),
    title: fill(words.title, { amount: sum }),
    region,
    reason: shopWords.reason,
    blocks: [
      text(words.opening),
      facts(
        [orderWords.number[kindOf(order)], id],
        [words.refund, refundId],
        [words.amount, sum],
        ...(buyer ? [[shopWords.buyerEmail, buyer] as [string, string]] : []),
      ),
      list(
        [{ strong: `${words.write} ` }, words.whyWrite],
        [{ strong: `${words.again} ` }, fill(words.howAgain, { id })],
      ),
    ],
  };
}
