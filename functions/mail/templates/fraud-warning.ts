import { dayIn } from '#src/core/regions/format.ts';
import * as words from '#src/words/en/mails/fraud-warning.ts';
import * as orderWords from '#src/words/en/mails/order.ts';
import * as shopWords from '#src/words/en/mails/to-shop.ts';
import { fill } from '#src/words/fill.ts';
import { facts, heading, list, type MailDocument, text } from '../layout/document.ts';
import { kindOf, type MailOrder, moneyOf, receiptOf, referenceOf } from './order.ts';
import { stopped } from './stopped.ts';

/**
 * To the shop: the bank reports a payment as probably fraudulent. Says what the store has stopped, and what
 * to do.
 * @param sentAt when the parcel was shipped, as an ISO date in UTC; undefined when it was not. `stoppedBy`:
 * what stops the goods when the mail is sent; undefined when a person has released them. `buyer`: their
 * email address
 */
export function fraudWarning(
  order: Omit<MailOrder, 'url'>,
  {
    sentAt,
    stoppedBy,
    buyer,
  }: {
    sentAt?: string | undefined;
    stoppedBy: 'dispute' | 'refund' | 'review' | undefined;
    buyer: string | null;
  },
): MailDocument {
  const { id, region, total, createdAt } = order;
  const state = stoppedBy ?? 'nothing';
  return {
    subject: fill(words.subject, { order: referenceOf(order) }),
    preview: words.preview[state],
    title: fill(words.title, { order: referenceOf(order) }),
    region,
    reason: shopWords.reason,
    blocks: [
      text(`${words.opening} ${words.state[state]}`),
      facts(
        [orderWords.number[kindOf(order)], id],
        [orderWords.date, dayIn(region, createdAt)],
        [orderWords.total, moneyOf(order, total)],
        ...(buyer ? [[shopWords.buyerEmail, buyer] as [string, string]] : []),
      ),
      ...(stoppedBy === 'review'
        ? [
            heading(shopWords.whatWasStopped),
            list(...stopped(order, sentAt).map((sentence) => [sentence])),
            heading(shopWords.whatToDo),
            list(
              [{ strong: `${words.ifInDoubt} ` }, fill(shopWords.refundInTime, { id })],
              [{ strong: `${words.ifGenuine} ` }, fill(words.release, { id })],
            ),
          ]
        : []),
      receiptOf(order),
    ],
  };
}
