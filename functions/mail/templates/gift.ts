import { type GiftNote, giftMailWords } from '#src/core/orders/gift-note.ts';
import { regionOf } from '#src/core/regions/regions.ts';
import { paths } from '#src/lib/paths.ts';
import * as words from '#src/words/en/mails/gift.ts';
import { fill } from '#src/words/fill.ts';
import { button, facts, type MailDocument, type Shop, text } from '../layout/document.ts';
import { unlinked } from '../layout/unlinked.ts';
import { filesOf } from './downloads.ts';
import type { MailGiftCard } from './gift-cards.ts';
import { type MailFile, type MailOrder, moneyOf } from './order.ts';

/**
 * To the recipient of a gift: what is sent by email. Names no price, and of the giver only what they typed.
 */
export function giftMail(
  order: Pick<MailOrder, 'region' | 'currency' | 'lines'>,
  shop: Shop,
  { gift, cards, files }: { gift: GiftNote; cards: readonly MailGiftCard[]; files: readonly MailFile[] },
): MailDocument {
  const { name, from, note } = gift;
  const { subject, title, lines } = giftMailWords(
    { name: name && unlinked(name), from: from && unlinked(from), note: note && unlinked(note) },
    shop.name,
  );
  const cardNames = new Set(order.lines.filter(({ isGiftCard }) => isGiftCard).map(({ name }) => name));
  return {
    subject,
    preview: from ? title : words.preview,
    title,
    region: order.region,
    reason: fill(words.reason, { shop: shop.name }),
    blocks: [
      ...lines.map((line) => text(line)),
      ...(cards.length > 0
        ? [
            text({ strong: [...cardNames].join(', ') }),
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
