import { button, type MailDocument, type Shop, text } from '../layout/document.ts';
import type { MailOrder } from './order.ts';

/**
 * To a buyer who asked for it: the link to the order's page.
 * @param hours how long the link works
 */
export function orderLinkMail(
  order: Pick<MailOrder, 'id' | 'region' | 'url'>,
  shop: Shop,
  hours: number,
): MailDocument {
  return {
    subject: `The page of your order ${order.id}`,
    preview: `The link opens it for ${hours} hours.`,
    title: 'Here is your order.',
    region: order.region,
    reason: `You get this e-mail because somebody asked for it at ${shop.name} with this address and the number of an order of yours. If that was not you, you need do nothing: only this link opens the page.`,
    blocks: [
      text(
        'You asked for the page of your order ',
        { strong: order.id },
        `. The link opens it for ${hours} hours.`,
      ),
      button('See your order', order.url),
      text('Please do not pass it on: anybody who has it sees what you bought.'),
    ],
  };
}
