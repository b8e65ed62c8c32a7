import { dayIn } from '../../../src/core/regions/format.ts';
import { facts, heading, list, type MailDocument, text } from '../layout/document.ts';
import { type MailOrder, moneyOf, receiptOf } from './order.ts';
import { stopped } from './stopped.ts';

/** What the mail says of the order, by what stops its goods when the mail is sent. */
const STATES = {
  review: 'It is no dispute yet: nothing was taken from you.',
  dispute:
    'The payment is disputed as well, so it cannot be refunded: answer the dispute at the payment provider’s dashboard. Everything that was not sent yet is stopped.',
  refund: 'The payment has been refunded since, so there is nothing left to do.',
  nothing: 'The order has been released since, so it goes ahead.',
} as const;

const PREVIEWS = {
  review: 'The bank says that it is probably fraud. Refund it, or release it.',
  dispute: 'The bank says that it is probably fraud. It is disputed as well.',
  refund: 'The bank says that it is probably fraud. It was refunded.',
  nothing: 'The bank says that it is probably fraud. It was released.',
} as const;

/**
 * To the shop: the bank reports a payment as probably fraudulent. Says what the store has stopped, and what
 * to do.
 * @param sentAt when the parcel was shipped, as an ISO date in UTC; undefined when it was not. `stoppedBy`:
 * what stops the goods when the mail is sent; undefined when a person has released them. `buyer`: their
 * e-mail address
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
  const { id, region, isPledge, total, createdAt } = order;
  const what = isPledge ? 'pledge' : 'order';
  return {
    subject: `Fraud warning: ${what} ${id}`,
    preview: PREVIEWS[stoppedBy ?? 'nothing'],
    title: `The bank warns of fraud: ${what} ${id}`,
    region,
    reason: 'The store sends this to the people who look after its orders.',
    blocks: [
      text(
        `The bank of the card that paid for this reports that its owner probably did not. ${STATES[stoppedBy ?? 'nothing']}`,
      ),
      facts(
        [isPledge ? 'Pledge' : 'Order', id],
        ['Date', dayIn(region, createdAt)],
        ['Total', moneyOf(order, total)],
        ...(buyer ? [['Buyer’s e-mail', buyer] as [string, string]] : []),
      ),
      ...(stoppedBy === 'review'
        ? [
            heading('What was stopped'),
            list(...stopped(order, sentAt).map((sentence) => [sentence])),
            heading('What to do'),
            list(
              [
                { strong: 'If you doubt it, refund it now: ' },
                `npx found orders refund ${id}. A refund in time spares you the dispute and its fee.`,
              ],
              [
                { strong: 'If you are sure that it is genuine, release it: ' },
                `npx found orders release ${id}. All that was stopped goes ahead then.`,
              ],
            ),
          ]
        : []),
      receiptOf(order),
    ],
  };
}
