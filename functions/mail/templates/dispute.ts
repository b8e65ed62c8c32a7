import type { CurrencyCode } from '../../../src/core/money.ts';
import { dayIn } from '../../../src/core/regions/format.ts';
import { facts, heading, list, type MailDocument, text } from '../layout/document.ts';
import { type MailOrder, moneyOf, receiptOf } from './order.ts';
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

/** What happens after a dispute that is won, by what still stops the goods. */
const AFTERWARDS = {
  nothing: 'What was stopped because of it goes ahead.',
  review: 'The order is still held for another reason.',
  refund: 'The order was refunded, so nothing more is sent.',
  dispute: 'Another dispute of the order is open or lost, so what was stopped stays stopped.',
} as const;

/** Stripe's reasons that need an explanation (https://docs.stripe.com/disputes/categories). */
const REASONS: Readonly<Record<string, string>> = {
  credit_not_processed: 'a refund that was promised did not come',
  duplicate: 'paid twice',
  fraudulent: 'the owner of the card did not buy this',
  product_not_received: 'nothing arrived',
  product_unacceptable: 'broken, or not what was described',
  unrecognized: 'the owner of the card does not recognise the payment',
};

/** To the shop: a payment is disputed, or the dispute was decided. */
export function dispute(
  order: Omit<MailOrder, 'url'>,
  news: DisputeNews,
  { sentAt, stoppedBy, buyer }: Context,
): MailDocument {
  const { id, region, isPledge } = order;
  const what = `${isPledge ? 'pledge' : 'order'} ${id}`;
  const amount = moneyOf({ ...order, currency: news.currency }, news.amount);
  const { subject, preview, opening } = wordsOf(news, what, amount, stoppedBy);
  const isOpen = news.stage !== 'won' && news.stage !== 'lost';
  return {
    subject,
    preview,
    title: subject,
    region,
    reason: 'The store sends this to the people who look after its orders.',
    blocks: [
      text(opening),
      facts(
        [isPledge ? 'Pledge' : 'Order', id],
        ['Date', dayIn(region, order.createdAt)],
        ['Total', moneyOf(order, order.total)],
        ['Disputed', amount],
        ['Reason', REASONS[news.reason] ?? news.reason.replaceAll('_', ' ')],
        ...(isOpen && news.answerBy ? [['Answer by', dayIn(region, news.answerBy)] as [string, string]] : []),
        ...(buyer ? [['Buyer’s e-mail', buyer] as [string, string]] : []),
        ['Dispute', news.disputeId],
      ),
      ...(isOpen
        ? [
            heading('What was stopped'),
            list(...stopped(order, sentAt).map((sentence) => [sentence])),
            heading('What to do'),
            list(...advice(news, id)),
          ]
        : []),
      receiptOf(order),
    ],
  };
}

function wordsOf({ stage }: DisputeNews, what: string, amount: string, stoppedBy: Context['stoppedBy']) {
  switch (stage) {
    case 'inquiry':
      return {
        subject: `The bank asks about ${what}`,
        preview: 'Answer it, or refund it, before it becomes a dispute.',
        opening: 'The payer’s bank asks about this payment. Nothing was taken from you yet.',
      };
    case 'open':
      return {
        subject: `Payment disputed: ${what}`,
        preview: `The bank has taken ${amount} back. Answer at the payment provider’s dashboard.`,
        opening: `The payer has complained to their bank, which has taken ${amount} back. Without an answer from you the dispute is lost.`,
      };
    case 'appeal':
      return {
        subject: `Dispute appealed: ${what}`,
        preview: 'The decision may still change. See the payment provider’s dashboard.',
        opening: `The decision about ${amount} of this payment was appealed and may still change. Until then the order’s goods are stopped.`,
      };
    case 'won':
      return {
        subject: `Dispute closed in your favour: ${what}`,
        preview: 'Nothing is taken from you.',
        // An inquiry also ends this way when the payment was refunded in time.
        opening: `The dispute is over, and nothing is taken from you. ${AFTERWARDS[stoppedBy ?? 'nothing']}`,
      };
    case 'lost':
      return {
        subject: `Dispute lost: ${what}`,
        preview: `The payer keeps ${amount}.`,
        opening: `The bank has decided for the payer, who keeps ${amount}. What was stopped stays stopped. Do not refund it as well: the payer has the money.`,
      };
  }
}

type Advice = Parameters<typeof list>[number];

function advice({ stage }: DisputeNews, orderId: string): Advice[] {
  const answer: Advice = [
    { strong: 'If the purchase is genuine, answer at the payment provider’s dashboard: ' },
    `carrier and tracking number, what was downloaded, and your mails with the buyer. npx found orders show ${orderId} lists what the store knows.`,
  ];
  return stage === 'inquiry'
    ? [
        answer,
        [
          { strong: 'If the buyer is right, refund it now: ' },
          `npx found orders refund ${orderId}. A refund in time spares you the dispute and its fee.`,
        ],
      ]
    : [
        answer,
        [
          { strong: 'If the buyer is right, accept the dispute there. ' },
          'Do not refund it as well: the bank has the money.',
        ],
      ];
}
