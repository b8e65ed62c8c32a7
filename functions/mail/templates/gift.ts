import { type GiftKind, type GiftNote, giftMailWords } from '#src/core/orders/gift-note.ts';
import type { Goods } from '#src/core/products/goods.ts';
import { dayIn } from '#src/core/regions/format.ts';
import { regionOf } from '#src/core/regions/regions.ts';
import { listOf } from '#src/lib/list-of.ts';
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
import { type MailFile, type MailOrder, moneyOf, pictureOf } from './order.ts';

/** A line of a gift: what it is, and who made it, while the shop has it. */
type GiftLine = MailOrder['lines'][number] & { goods?: Goods; by?: string };

/**
 * To the recipient of a gift: what is sent by email. Names no price, and of the giver only what they typed.
 */
export function giftMail(
  order: Pick<MailOrder, 'region' | 'currency'> & { lines: readonly GiftLine[] },
  shop: Shop,
  { gift, cards, files }: { gift: GiftNote; cards: readonly MailGiftCard[]; files: readonly MailFile[] },
): MailDocument {
  const { name, from, note } = gift;
  const { subject, title, lines } = giftMailWords(
    { name: name && unlinked(name), from: from && unlinked(from), note: note && unlinked(note) },
    shop.name,
    kindOf(order.lines),
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
      ...originOf(fileLines, files),
      ...presentOf(files, order),
      ...(cards.length === 0
        ? [text({ label: words.shop, href: shop.url })]
        : files.length === 0
          ? [button(words.aboutCards, `${shop.url}${paths.giftCards}`)]
          : [text({ label: words.aboutCards, href: `${shop.url}${paths.giftCards}` })]),
    ],
  };
}

function kindOf(lines: readonly GiftLine[]): GiftKind {
  const [kind = 'present', other] = new Set(
    lines.map(({ isGiftCard, goods }) =>
      isGiftCard ? 'giftCard' : goods === 'book' || goods === 'course' ? goods : 'present',
    ),
  );
  return other || (lines.length > 1 && kind !== 'giftCard') ? 'present' : kind;
}

/** Who made the one thing that is given, and as which kinds of files it comes. */
function originOf(lines: readonly GiftLine[] = [], files: readonly MailFile[]): Block[] {
  const kinds = [...new Set(files.map(({ detail }) => detail.split(',')[0] ?? ''))];
  const [{ by } = {}, other] = lines;
  const kind = kindOf(lines);
  return by && !other && kind !== 'giftCard'
    ? [text(fill(words.by[kind], { creator: by, files: listOf(kinds) }))]
    : [];
}

/** A button for each of up to two files, such as an EPUB and a PDF. More files are a list. */
function presentOf(files: readonly MailFile[], { region }: Pick<MailOrder, 'region'>): Block[] {
  const isList = files.length > 2;
  const [until] = files.flatMap((file) => file.until ?? []).sort();
  return [
    ...(isList ? filesOf(files) : []),
    ...files.slice(0, isList ? 1 : 2).map(({ detail, url }) => button(fill(words.download, { detail }), url)),
    ...(files.some(({ detail }) => detail.startsWith('EPUB')) ? [text(words.openEpub)] : []),
    ...(until ? [text(fill(words.until, { day: dayIn(region, until) }))] : []),
  ];
}

/** The name and the picture of each product, once. */
function titlesOf(lines: readonly GiftLine[] = [], shop: Shop): Block[] {
  const byName = new Map(lines.map((line) => [line.name, line]));
  return [...byName.values()].flatMap(({ name, pictureUrl }) => {
    const src = pictureOf(pictureUrl, shop);
    return [...(src ? [picture(src, name)] : []), text({ strong: name })];
  });
}
