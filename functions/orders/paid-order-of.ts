import { dayOf } from '#src/core/dates.ts';
import type { DownloadLink, GiftCardLink, PaidOrder } from '#src/core/orders/paid-order.ts';
import { regionOf } from '#src/core/regions/regions.ts';
import { isOver } from '#src/core/shipping/arrival.ts';
import { daysOfOrder } from '../catalogue/line-delivery.ts';
import { orderView } from '../catalogue/order-view.ts';
import { storeSettings } from '../catalogue/snapshot.ts';
import type { Gift, Order } from '../db/order-types.ts';
import { destinationOf } from './destination.ts';

type Reader = {
  /** Links to the order's files, where the page may show them. */
  downloads?: readonly DownloadLink[] | undefined;
  /** Whether the page may name the town of the shipping address beside the country. */
  isTownShown?: boolean | undefined;
  /** The gift cards bought in the order, where the page may show them. */
  giftCards?: readonly GiftCardLink[] | undefined;
};

/** An order in the form its pages show at `now`. */
export function paidOrderOf(
  order: Order,
  now: Date,
  { downloads, giftCards, isTownShown = false }: Reader = {},
): PaidOrder {
  const language = regionOf(order.region).language;
  const days = daysOfOrder(order, order.lines, now);
  const view = orderView(order, now);
  return {
    ...view,
    lines: view.lines.map((line) => ({ ...line, gift: line.gift && { ...line.gift, email: undefined } })),
    brand: storeSettings().brand.name,
    language,
    giftCards,
    gift: order.gift ? giftOf(order.gift, now) : undefined,
    destination: destinationOf(order, language, isTownShown),
    ...(days && { [isOver(days, now) ? 'late' : 'arrival']: days }),
    downloads,
  };
}

function giftOf({ email, note, deliverOn }: Gift, now: Date): PaidOrder['gift'] {
  const isAhead = deliverOn !== undefined && deliverOn >= dayOf(now);
  return { isMailed: Boolean(email), hasNote: Boolean(note), on: isAhead ? deliverOn : undefined };
}
