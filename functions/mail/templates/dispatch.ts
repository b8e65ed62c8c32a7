import { regionOf } from '#src/core/regions/regions.ts';
import { arrivalText } from '#src/core/shipping/arrival.ts';
import * as words from '#src/words/en/mails/dispatch.ts';
import * as orderWords from '#src/words/en/mails/order.ts';
import { fill } from '#src/words/fill.ts';
import { button, facts, list, type MailDocument, type Shop, text } from '../layout/document.ts';
import { helpOf, type MailOrder, orderReason, placeOf } from './order.ts';

export type DispatchDetails = {
  /** What is in the parcel; the whole order when missing. */
  things?: readonly { name: string; quantity: number }[] | undefined;
  /** What is still to be sent. */
  follows?: readonly { name: string; quantity: number }[] | undefined;
  carrier?: string | undefined;
  trackingNumber?: string | undefined;
  /** The carrier's tracking page: an https URL. */
  trackingUrl?: string | undefined;
};

/** To the buyer: a parcel was shipped. */
export function dispatchNotice(order: MailOrder, shop: Shop, dispatch: DispatchDetails): MailDocument {
  const { things, follows = [], carrier, trackingNumber, trackingUrl } = dispatch;
  const rows = [
    [orderWords.number.order, order.id] as const,
    ...(carrier ? [[words.carrier, carrier] as const] : []),
    ...(trackingNumber ? [[words.trackingNumber, trackingNumber] as const] : []),
  ];
  const isCollected = order.delivery?.collection !== undefined;
  const { subject, preview, title, everything, these } = isCollected ? words.toCollect : words;
  return {
    subject: fill(subject, { id: order.id }),
    preview: carrier && !isCollected ? fill(words.previewWithCarrier, { carrier }) : preview,
    title,
    region: order.region,
    reason: orderReason(order, shop),
    blocks: [
      text(things ? these : everything),
      ...(things ? [listOf(things)] : []),
      ...(follows.length > 0 ? [text(words.follows), listOf(follows)] : []),
      facts(...rows),
      ...(!things && !isCollected && order.arrival && order.delivery
        ? [text(arrivalText(order.arrival, order.delivery, regionOf(order.region).language))]
        : []),
      ...(trackingUrl && /^https:\/\//.test(trackingUrl) ? [button(words.track, trackingUrl)] : []),
      ...(isCollected ? placeOf(order) : []),
      ...(order.address.length > 0
        ? [text(words.address), { kind: 'address' as const, lines: order.address }]
        : []),
      text(...helpOf(order, shop)),
      button(orderWords.see.order, order.url),
    ],
  };
}

function listOf(things: NonNullable<DispatchDetails['things']>) {
  return list(...things.map((thing) => [thing.quantity > 1 ? fill(words.several, thing) : thing.name]));
}
