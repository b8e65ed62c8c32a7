import { regionOf } from '../../../src/core/regions/regions.ts';
import { paths } from '../../../src/lib/paths.ts';
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
    subject: `A present for you from ${shop.name}`,
    preview: 'Somebody thought of you.',
    title: 'Somebody has sent you a present.',
    region: order.region,
    reason: `You get this e-mail because somebody bought you a present at ${shop.name}. Your address is used for nothing else.`,
    blocks: [
      ...(gift.name ? [text(`For ${unlinked(gift.name)}.`)] : []),
      ...(gift.note ? [text(`“${unlinked(gift.note)}”`)] : []),
      ...(cards.length > 0
        ? [
            text(cards.length > 1 ? 'Your gift cards:' : 'Your gift card:'),
            facts(...cards.map(({ code, value }) => [moneyOf(order, value), code] as [string, string])),
            text(
              `Type the code into “Gift card” in the basket. It pays at ${shop.name} in ${regionOf(order.region).inSentence} and does not expire.`,
            ),
          ]
        : []),
      ...filesOf(files, 'Your files'),
      cards.length > 0
        ? button('How gift cards work', `${shop.url}${paths.giftCards}`)
        : button('Look around the shop', shop.url),
    ],
  };
}
