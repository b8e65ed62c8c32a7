import { regionOf } from '../../../src/core/regions/regions.ts';
import { paths } from '../../../src/lib/paths.ts';
import { button, facts, type MailDocument, type Shop, text } from '../layout/document.ts';
import { helpOf, type MailOrder, moneyOf, orderReason } from './order.ts';

/** A gift card in a mail; `value` in minor units of the order's currency. */
export type MailGiftCard = { code: string; value: number };

/** To the buyer: the codes of the gift cards that were bought. */
export function giftCardMail(order: MailOrder, shop: Shop, cards: readonly MailGiftCard[]): MailDocument {
  const isOne = cards.length === 1;
  return {
    subject: `${isOne ? 'Your gift card' : 'Your gift cards'}: order ${order.id}`,
    preview: isOne ? 'Its code is inside.' : 'Their codes are inside.',
    title: isOne ? 'Your gift card is ready.' : 'Your gift cards are ready.',
    region: order.region,
    reason: orderReason(order, shop),
    blocks: [
      facts(...cards.map(({ code, value }) => [moneyOf(order, value), code] as [string, string])),
      text(
        `Type the code into “Gift card” in the basket. It pays at ${shop.name} in ${regionOf(order.region).inSentence}, in as many orders as it lasts for, and does not expire.`,
      ),
      text('The code is money: please pass it on only to whom it is for.'),
      button('How gift cards work', `${shop.url}${paths.giftCards}`),
      text(...helpOf(order, shop)),
    ],
  };
}
