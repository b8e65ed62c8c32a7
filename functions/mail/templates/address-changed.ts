import * as words from '#src/words/en/mails/address-changed.ts';
import * as orderWords from '#src/words/en/mails/order.ts';
import { fill } from '#src/words/fill.ts';
import { button, type MailDocument, type Shop, text } from '../layout/document.ts';
import { helpOf, type MailOrder, orderReason } from './order.ts';

/** To the buyer: the shipping address has changed. */
export function addressChanged(order: MailOrder, shop: Shop): MailDocument {
  return {
    subject: fill(words.subject, { id: order.id }),
    preview: words.preview,
    title: words.title,
    region: order.region,
    reason: orderReason(order, shop),
    blocks: [
      text(fill(words.opening, { id: order.id })),
      { kind: 'address', lines: order.address },
      text(words.notYou),
      text(...helpOf(order, shop)),
      button(orderWords.see.order, order.url),
    ],
  };
}
