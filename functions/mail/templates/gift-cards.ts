import { regionOf } from '#src/core/regions/regions.ts';
import { paths } from '#src/lib/paths.ts';
import * as words from '#src/words/en/mails/gift-cards.ts';
import { fill } from '#src/words/fill.ts';
import { fillCount } from '#src/words/fill-count.ts';
import { button, facts, type MailDocument, type Shop, text } from '../layout/document.ts';
import { helpOf, type MailOrder, moneyOf, orderReason } from './order.ts';

/** A gift card in a mail; `value` in minor units of the order's currency. */
export type MailGiftCard = { code: string; value: number };

/** To the buyer: the codes of the gift cards that were bought. */
export function giftCardMail(order: MailOrder, shop: Shop, cards: readonly MailGiftCard[]): MailDocument {
  return {
    subject: fillCount(words.subject, cards.length, { id: order.id }),
    preview: fillCount(words.preview, cards.length),
    title: fillCount(words.title, cards.length),
    region: order.region,
    reason: orderReason(order, shop),
    blocks: [
      facts(...cards.map(({ code, value }) => [moneyOf(order, value), code] as [string, string])),
      text(fill(words.use, { shop: shop.name, region: regionOf(order.region).inSentence })),
      text(words.secret),
      button(words.about, `${shop.url}${paths.giftCards}`),
      text(...helpOf(order, shop)),
    ],
  };
}
