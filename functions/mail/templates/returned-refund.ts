import { facts, list, type MailDocument, text } from '../layout/document.ts';
import { type MailOrder, moneyOf } from './order.ts';

/** A refund that the bank sent back. `amount` in minor units of the order's currency. */
export type ReturnedRefund = { orderId: string; refundId: string; amount: number };

/** To the shop: the buyer did not get a refund that was announced. Says how to refund again. */
export function returnedRefund(
  order: Omit<MailOrder, 'url'>,
  { refundId, amount }: ReturnedRefund,
  buyer: string | null,
): MailDocument {
  const { id, isPledge, region } = order;
  const what = isPledge ? 'pledge' : 'order';
  const sum = moneyOf(order, amount);
  return {
    subject: `Refund not paid out: ${what} ${id}`,
    preview: `The bank sent ${sum} back. The buyer does not have it.`,
    title: `The bank sent back the refund of ${sum}`,
    region,
    reason: 'The store sends this to the people who look after its orders.',
    blocks: [
      text(
        `The buyer does not have this money, although we wrote that it was on its way. It is on your account at the payment provider again.`,
      ),
      facts(
        [isPledge ? 'Pledge' : 'Order', id],
        ['Refund', refundId],
        ['Amount', sum],
        ...(buyer ? [['Buyer’s e-mail', buyer] as [string, string]] : []),
      ),
      list(
        [
          { strong: 'Write to the buyer. ' },
          'The card may be closed or the account gone. Ask for another way to pay the money back.',
        ],
        [
          { strong: 'To try again the same way, give the same command again: ' },
          `npx found orders refund ${id}, with the same lines or amount. npx found orders show ${id} lists them.`,
        ],
      ),
    ],
  };
}
