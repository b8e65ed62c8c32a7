import { regionOf } from '../../../src/core/regions/regions.ts';
import { type Block, button, type MailDocument, type Shop, text } from '../layout/document.ts';
import { unlinked } from '../layout/unlinked.ts';
import { type MailOrder, orderFacts, receiptOf } from './order.ts';

/** The buyer's contact data, for a carrier or a question. */
export type BuyerContact = { email: string | null; phone: string | null };

/**
 * To the shop: an order to make or pack, or one on hold.
 * @param heldReason why, for the shop's people
 */
export function orderNotice(
  order: MailOrder,
  shop: Shop,
  { heldReason, buyer }: { heldReason?: string | null; buyer?: BuyerContact } = {},
): MailDocument {
  const what = order.isPledge ? 'Pledge' : 'Order';
  return {
    subject: order.isHeld
      ? `Held: ${what.toLowerCase()} ${order.id}`
      : `New ${what.toLowerCase()} ${order.id}`,
    preview: order.isHeld
      ? 'It was paid, and nothing is sent before you have looked.'
      : 'Something to make or to pack.',
    title: order.isHeld ? `${what} ${order.id} is held` : `${what} ${order.id}`,
    region: order.region,
    reason: `The store sends this to the people who pack its orders. All of them: npx found orders list.`,
    blocks: [
      ...(order.isHeld
        ? [text('It was paid, but look at it first: ', { strong: heldReason ?? 'unknown' }, '.')]
        : []),
      ...(order.isHeld
        ? [text('The buyer has been told that a person looks at it within one working day.')]
        : []),
      ...giftOf(order),
      orderFacts(order),
      receiptOf(order),
      ...(order.address.length > 0 ? [{ kind: 'address' as const, lines: order.address }] : []),
      ...contactOf(buyer),
      text(`Bought on the pages for ${regionOf(order.region).inSentence}.`),
      button('The shop', shop.url),
    ],
  };
}

function contactOf(buyer: BuyerContact | undefined): Block[] {
  const rows = [
    ['Buyer’s phone', buyer?.phone],
    ['Buyer’s e-mail', buyer?.email],
  ].flatMap(([name, value]): [string, string][] => (name && value ? [[name, value]] : []));
  return rows.length > 0 ? [{ kind: 'facts', rows }] : [];
}

/** What the person who packs a gift must know. */
function giftOf({ gift }: MailOrder): Block[] {
  if (!gift) return [];
  return [
    text(
      { strong: 'This is a gift: no prices in the parcel.' },
      gift.name ? ` For ${unlinked(gift.name)}.` : '',
    ),
    ...(gift.note ? [text('To be written on a card: ', { strong: unlinked(gift.note) })] : []),
  ];
}
