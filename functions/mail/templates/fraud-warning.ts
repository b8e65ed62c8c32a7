import { dayIn } from '../../../src/core/regions/format.ts';
import { facts, heading, list, type MailDocument, text } from '../layout/document.ts';
import { type MailOrder, moneyOf, receiptOf } from './order.ts';
import { stopped } from './stopped.ts';

/**
 * To the shop: the bank reports a payment as probably fraudulent. Says what the store has stopped, and what
 * to do.
 * @param sentAt when the parcel was shipped, as an ISO date in UTC; undefined when it was not. `buyer`: their
 * e-mail address
 */
export function fraudWarning(
  order: Omit<MailOrder, 'url'>,
  { sentAt, buyer }: { sentAt?: string | undefined; buyer: string | null },
): MailDocument {
  const { id, region, isPledge, total, createdAt } = order;
  const what = isPledge ? 'pledge' : 'order';
  return {
    subject: `Fraud warning: ${what} ${id}`,
    preview: 'The bank says that it is probably fraud. Refund it, or release it.',
    title: `The bank warns of fraud: ${what} ${id}`,
    region,
    reason: 'The store sends this to the people who look after its orders.',
    blocks: [
      text(
        'The bank of the card that paid for this reports that its owner probably did not. ',
        'It is no dispute yet: nothing was taken from you.',
      ),
      facts(
        [isPledge ? 'Pledge' : 'Order', id],
        ['Date', dayIn(region, createdAt)],
        ['Total', moneyOf(order, total)],
        ...(buyer ? [['Buyer’s e-mail', buyer] as [string, string]] : []),
      ),
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
      receiptOf(order),
    ],
  };
}
