import * as orderWords from '#src/words/en/mails/order.ts';
import * as words from '#src/words/en/mails/order-link.ts';
import { fill } from '#src/words/fill.ts';
import { fillCount } from '#src/words/fill-count.ts';
import { button, type MailDocument, type Shop, sentence, text } from '../layout/document.ts';
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
  const opens = fillCount(words.opens, hours);
  return {
    subject: fill(words.subject, { id: order.id }),
    preview: opens,
    title: words.title,
    region: order.region,
    reason: fill(words.reason, { shop: shop.name }),
    blocks: [
      text(...sentence(words.asked, { id: { strong: order.id } }), ` ${opens}`),
      button(orderWords.see.order, order.url),
      text(words.secret),
    ],
  };
}
