import { giftNoteLines } from '#src/core/orders/gift-note.ts';
import { regionOf } from '#src/core/regions/regions.ts';
import * as words from '#src/words/en/mails/order-notice.ts';
import * as shopWords from '#src/words/en/mails/to-shop.ts';
import { fill } from '#src/words/fill.ts';
import { type Block, button, type MailDocument, type Shop, sentence, text } from '../layout/document.ts';
import { unlinked } from '../layout/unlinked.ts';
import {
  kindOf,
  type LinePick,
  type MailOrder,
  orderFacts,
  placeOf,
  receiptOf,
  referenceOf,
} from './order.ts';

/** The buyer's contact data, for a carrier or a question. */
export type BuyerContact = { email: string | null; phone: string | null };

/**
 * To the shop: an order to make or pack, or one on hold.
 * @param heldReason why, for the shop's people
 * @param picks of its lines, for the person who picks the order
 */
export function orderNotice(
  order: MailOrder,
  shop: Shop,
  {
    heldReason,
    picks = [],
    buyer,
  }: { heldReason?: string | null; picks?: readonly LinePick[]; buyer?: BuyerContact } = {},
): MailDocument {
  const kind = kindOf(order);
  const { id, isHeld } = order;
  return {
    subject: isHeld
      ? fill(words.heldSubject, { order: referenceOf(order) })
      : fill(words.subject[kind], { id }),
    preview: isHeld ? words.heldPreview : words.preview,
    title: fill(isHeld ? words.heldTitle[kind] : words.title[kind], { id }),
    region: order.region,
    reason: words.reason,
    blocks: [
      ...(isHeld
        ? [
            text(...sentence(words.lookFirst, { why: { strong: heldReason ?? words.unknownWhy } })),
            text(words.buyerKnows),
          ]
        : []),
      ...giftOf(order),
      orderFacts(order),
      receiptOf(order, {
        more: picks.map(({ sku, parts }) => [...(sku ? [fill(words.sku, { sku })] : []), ...parts]),
      }),
      ...(order.delivery?.collection ? placeOf(order) : []),
      ...(order.address.length > 0 ? [{ kind: 'address' as const, lines: order.address }] : []),
      ...contactOf(buyer),
      text(fill(words.region, { region: regionOf(order.region).inSentence })),
      button(words.shop, shop.url),
    ],
  };
}

function contactOf(buyer: BuyerContact | undefined): Block[] {
  const rows = [
    [words.buyerPhone, buyer?.phone],
    [shopWords.buyerEmail, buyer?.email],
  ].flatMap(([name, value]): [string, string][] => (name && value ? [[name, value]] : []));
  return rows.length > 0 ? [{ kind: 'facts', rows }] : [];
}

/** What the person who packs a gift must know. */
function giftOf({ gift }: MailOrder): Block[] {
  if (!gift) return [];
  const lines = giftNoteLines(gift);
  return [
    text({ strong: words.gift }),
    ...(lines.length > 0
      ? [text(words.giftCard), { kind: 'quote' as const, text: unlinked(lines.join('\n')) }]
      : []),
  ];
}
