import { daysOfOrder } from '#functions/catalogue/line-delivery.ts';
import { orderView } from '#functions/catalogue/order-view.ts';
import { findEntry, findProduct, storeSettings } from '#functions/catalogue/snapshot.ts';
import type { Gift, Order, OrderLine } from '#functions/db/order-types.ts';
import type { PreviewImage } from '#src/catalogue/snapshot/rows.ts';
import { pictureOf } from '#src/core/basket/basket.ts';
import { dayOf } from '#src/core/dates.ts';
import type { BoughtProduct, DownloadLink, GiftCardLink, PaidOrder } from '#src/core/orders/paid-order.ts';
import { regionOf } from '#src/core/regions/regions.ts';
import { isOver, lineArrivalText } from '#src/core/shipping/arrival.ts';
import { destinationOf } from './destination.ts';

type Reader = {
  /** Links to the order's files, where the page may show them. */
  downloads?: readonly DownloadLink[] | undefined;
  /** Whether the page may name the recipient of a gift, and the town of the address beside its country. */
  arePeopleShown?: boolean | undefined;
  /** The gift cards bought in the order, where the page may show them. */
  giftCards?: readonly GiftCardLink[] | undefined;
  /** The forms to review what was bought, by product. */
  reviewLinks?: ReadonlyMap<string, string> | undefined;
};

/** An order in the form its pages show at `now`. */
export function paidOrderOf(
  order: Order,
  now: Date,
  { downloads, giftCards, arePeopleShown = false, reviewLinks }: Reader = {},
): PaidOrder {
  const language = regionOf(order.region).language;
  const days = daysOfOrder(order, order.lines, now);
  const view = orderView(order, now);
  const arrival = days && !isOver(days, now) ? days : undefined;
  return {
    ...view,
    lines: view.lines.map((line, at) => {
      const product = productOf(order.lines[at], reviewLinks);
      const gift = line.gift && { ...line.gift, email: undefined };
      const arrives = lineArrivalText(arrival, at, view.delivery, language);
      return { ...line, arrives, gift, product, pictureUrl: line.pictureUrl ?? product?.pictureUrl };
    }),
    brand: storeSettings().brand.name,
    language,
    giftCards,
    gift: order.gift ? giftOf(order.gift, now, arePeopleShown) : undefined,
    destination: destinationOf(order, language, arePeopleShown),
    arrival,
    late: arrival ? undefined : days,
    downloads,
  };
}

function productOf(
  { productId, formatId }: Partial<Pick<OrderLine, 'productId' | 'formatId'>> = {},
  reviewLinks?: ReadonlyMap<string, string>,
): BoughtProduct | undefined {
  const product = productId === undefined ? undefined : findProduct(productId);
  if (!product || productId === undefined) return undefined;
  const previewImages = findEntry<PreviewImage[]>('pictures', productId) ?? [];
  const picture = pictureOf({ ...product, productFormatId: formatId ?? '', previewImages });
  return {
    name: product.name,
    href: product.url,
    pictureUrl: picture?.url,
    reviewHref: reviewLinks?.get(productId),
  };
}

function giftOf({ name, email, note, deliverOn }: Gift, now: Date, isNamed: boolean): PaidOrder['gift'] {
  const isAhead = deliverOn !== undefined && deliverOn >= dayOf(now);
  return {
    isMailed: Boolean(email),
    hasNote: Boolean(note),
    name: isNamed ? name : undefined,
    on: isAhead ? deliverOn : undefined,
  };
}
