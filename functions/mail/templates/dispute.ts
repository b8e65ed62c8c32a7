import type { CurrencyCode } from '#src/core/currencies.ts';
import { dayIn } from '#src/core/regions/format.ts';
import * as words from '#src/words/en/mails/dispute.ts';
import * as orderWords from '#src/words/en/mails/order.ts';
import * as shopWords from '#src/words/en/mails/to-shop.ts';
import { fill } from '#src/words/fill.ts';
import { facts, heading, list, type MailDocument, text } from '../layout/document.ts';
import { kindOf, type MailOrder, moneyOf, receiptOf, referenceOf } from './order.ts';
import { stopped } from './stopped.ts';

/**
 * A dispute in a mail to the shop. `amount` in minor units of `currency`, which the bank chooses. `reason` as
 * Stripe names it, `answerBy` an ISO date in UTC. For an `inquiry` the bank has not taken the money. An
 * `appeal` may change a decision.
 */
export type DisputeNews = {
  orderId: string;
  disputeId: string;
  amount: number;
  currency: CurrencyCode;
  reason: string;
  stage: 'inquiry' | 'open' | 'appeal' | 'won' | 'lost';
  answerBy?: string;
};

type Context = {
  /** When the parcel was shipped, as an ISO date in UTC. Undefined when it was not. */
  sentAt?: string | undefined;
  /** What still stops the order's goods. Undefined when they go ahead. */
  stoppedBy: 'dispute' | 'refund' | 'review' | undefined;
  /** The buyer's address. */
  buyer: string | null;
};

/** Stripe's reasons that need an explanation (https://docs.stripe.com/disputes/categories). */
const REASONS: Readonly<Record<string, string>> = words.reasons;

/** To the shop: a payment is disputed, or the dispute was decided. */
export function dispute(
  order: Omit<MailOrder, 'url'>,
  news: DisputeNews,
  { sentAt, stoppedBy, buyer }: Context,
): MailDocument {
  const { id, region } = order;
  const { stage } = news;
  const amount = moneyOf({ ...order, currency: news.currency }, news.amount);
  const subject = fill(words.subject[stage], { order: referenceOf(order) });
  const isOpen = stage !== 'won' && stage !== 'lost';
  return {
    subject,
    preview: fill(words.preview[stage], { amount }),
    title: subject,
    region,
    reason: shopWords.reason,
    blocks: [
      text(openingOf(stage, amount, stoppedBy)),
      facts(
        [orderWords.number[kindOf(order)], id],
        [orderWords.date, dayIn(region, order.createdAt)],
        [orderWords.total, moneyOf(order, order.total)],
        [words.disputed, amount],
        [words.why, REASONS[news.reason] ?? news.reason.replaceAll('_', ' ')],
        ...(isOpen && news.answerBy
          ? [[words.answerBy, dayIn(region, news.answerBy)] as [string, string]]
          : []),
        ...(buyer ? [[shopWords.buyerEmail, buyer] as [string, string]] : []),
        [words.dispute, news.disputeId],
      ),
      ...(isOpen
        ? [
            heading(shopWords.whatWasStopped),
            list(...stopped(order, sentAt).map((sentence) => [sentence])),
            heading(shopWords.whatToDo),
            list(...advice(news, id)),
          ]
        : []),
      receiptOf(order),
    ],
  };
}

function openingOf(stage: DisputeNews['stage'], amount: string, stoppedBy: Context['stoppedBy']): string {
  const opening = fill(words.opening[stage], { amount });
  return stage === 'won' ? `${opening} ${words.afterwards[stoppedBy ?? 'nothing']}` : opening;
}

type Advice = Parameters<typeof list>[number];

function advice({ stage }: DisputeNews, orderId: string): Advice[] {
  const answer: Advice = [{ strong: `${words.ifGenuine} ` }, fill(words.answer, { id: orderId })];
  return [
    answer,
    stage === 'inquiry'
      ? [{ strong: `${words.ifRightRefund} ` }, fill(shopWords.refundInTime, { id: orderId })]
      : [{ strong: `${words.ifRightAccept} ` }, words.noRefund],
  ];
}
