import { regionOf } from '#src/core/regions/regions.ts';
import { paths } from '#src/lib/paths.ts';
import * as words from '#src/words/en/mails/gift.ts';
import { fill } from '#src/words/fill.ts';
import { fillCount } from '#src/words/fill-count.ts';
import { button, facts, type MailDocument, type Shop, text } from '../layout/document.ts';
import { unlinked } from '../layout/unlinked.ts';
import { filesOf } from './downloads.ts';
import type { MailGiftCard } from './gift-cards.ts';
import { type MailFile, type MailOrder, moneyOf } from './order.ts';

/** The gift details. */
export type MailGift = { name?: string | undefined; note?: string | undefined };

/**
 * To the recipient of a gift: what is sent by e-mail. Names neither the price nor the buyer, unless the note
 * does.
 */
export function giftMail(
  order: Pick<MailOrder, 'region' | 'currency'>,
  shop: Shop,
  { gift, cards, files }: { gift: MailGift; cards: readonly MailGiftCard[]; files: readonly MailFile[] },
): MailDocument {
  return {
    subject: fill(words.subject, { shop: shop.name }),
    preview: words.preview,
    title: words.title,
    region: order.region,
    reason: fill(words.reason, { shop: shop.name }),
    blocks: [
      ...(gift.name ? [text(fill(words.name, { name: unlinked(gift.name) }))] : []),
      ...(gift.note ? [text(fill(words.note, { note: unlinked(gift.note) }))] : []),
      ...(cards.length > 0
        ? [
            text(fillCount(words.cards, cards.length)),
            facts(...cards.map(({ code, value }) => [moneyOf(order, value), code] as [string, string])),
            text(fill(words.use, { shop: shop.name, region: regionOf(order.region).inSentence })),
          ]
        : []),
      ...filesOf(files),
      cards.length > 0
        ? button(words.aboutCards, `${shop.url}${paths.giftCards}`)
        : button(words.shop, shop.url),
    ],
  };
}
