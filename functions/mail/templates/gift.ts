import { type GiftNote, giftMailWords } from '#src/core/orders/gift-note.ts';
import { dayIn } from '#src/core/regions/format.ts';
import { regionOf } from '#src/core/regions/regions.ts';
import { paths } from '#src/lib/paths.ts';
import * as words from '#src/words/en/mails/gift.ts';
import { fill } from '#src/words/fill.ts';
import {
  type Block,
  button,
  facts,
  type MailDocument,
  picture,
  type Shop,
  text,
} from '../layout/document.ts';
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
  const [cardLines, fileLines] = [true, false].map((isCard) =>
    order.lines.filter(({ isGiftCard = false }) => isGiftCard === isCard),
  );
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
            ...titlesOf(cardLines, shop),
            facts(...cards.map(({ code, value }) => [moneyOf(order, value), code] as [string, string])),
            text(fill(words.use, { shop: shop.name, region: regionOf(order.region).inSentence })),
          ]
        : []),
      ...titlesOf(fileLines, shop),
      ...presentOf(files, order),
      ...(cards.length === 0
        ? [text({ label: words.shop, href: shop.url })]
        : files.length === 0
          ? [button(words.aboutCards, `${shop.url}${paths.giftCards}`)]
          : [text({ label: words.aboutCards, href: `${shop.url}${paths.giftCards}` })]),
    ],
  };
}

/** A button for each of up to two files, such as an EPUB and a PDF. More files are a list. */
function presentOf(files: readonly MailFile[], { region }: Pick<MailOrder, 'region'>): Block[] {
  const isList = files.length > 2;
  const [until] = files.flatMap((file) => file.until ?? []).sort();
  return [
    ...(isList ? filesOf(files) : []),
    ...files.slice(0, isList ? 1 : 2).map(({ detail, url }) => button(fill(words.download, { detail }), url)),
    ...(until ? [text(fill(words.until, { day: dayIn(region, until) }))] : []),
  ];
}

/** The name and the picture of each product, once. */
function titlesOf(lines: MailOrder['lines'] = [], { url }: Shop): Block[] {
  const byName = new Map(lines.map((line) => [line.name, line]));
  return [...byName.values()].flatMap(({ name, pictureUrl }) => [
    ...(pictureUrl?.endsWith('.webp') ? [picture(`${url}${pictureUrl}`, name)] : []),
    text({ strong: name }),
  ]);
}
