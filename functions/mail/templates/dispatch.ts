import { regionOf } from '../../../src/core/regions/regions.ts';
import { arrivalText } from '../../../src/core/shipping/arrival.ts';
import { button, facts, list, type MailDocument, type Shop, text } from '../layout/document.ts';
import { helpOf, type MailOrder, orderReason } from './order.ts';

export type Dispatch = {
  /** What is in the parcel; the whole order when missing. */
  things?: readonly { name: string; quantity: number }[] | undefined;
  carrier?: string | undefined;
  trackingNumber?: string | undefined;
  /** The carrier's tracking page: an https URL. */
  trackingUrl?: string | undefined;
};

/** To the buyer: a parcel was shipped. */
export function dispatchNotice(order: MailOrder, shop: Shop, dispatch: Dispatch): MailDocument {
  const { things, carrier, trackingNumber, trackingUrl } = dispatch;
  const rows = [
    ['Order', order.id] as const,
    ...(carrier ? [['Carrier', carrier] as const] : []),
    ...(trackingNumber ? [['Tracking number', trackingNumber] as const] : []),
  ];
  return {
    subject: `On its way: order ${order.id}`,
    preview: carrier ? `With ${carrier}.` : 'Your parcel has left us.',
    title: 'Your parcel is on its way.',
    region: order.region,
    reason: orderReason(order, shop),
    blocks: [
      text(things ? 'These things have left us:' : 'Everything of your order has left us.'),
      ...(things
        ? [list(...things.map(({ name, quantity }) => [quantity > 1 ? `${quantity} × ${name}` : name]))]
        : []),
      facts(...rows),
      ...(!things && order.arrival && order.delivery
        ? [text(arrivalText(order.arrival, order.delivery, regionOf(order.region).locale))]
        : []),
      ...(trackingUrl && /^https:\/\//.test(trackingUrl) ? [button('Track your parcel', trackingUrl)] : []),
      ...(order.address.length > 0
        ? [text('It goes to:'), { kind: 'address' as const, lines: order.address }]
        : []),
      text(...helpOf(order, shop)),
      button('See your order', order.url),
    ],
  };
}
