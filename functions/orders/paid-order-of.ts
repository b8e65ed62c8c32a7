import { OWN_PICTURE } from '../../src/contracts/limits.ts';
import { dayOf } from '../../src/core/dates.ts';
import type { CurrencyCode } from '../../src/core/money.ts';
import type { DownloadLink, GiftCardLink, PaidOrder } from '../../src/core/orders/paid-order.ts';
import { isOver } from '../../src/core/shipping/arrival.ts';
import { daysOfOrder, howLineArrives } from '../catalogue/how-lines-arrive.ts';
import { storeSettings } from '../catalogue/snapshot.ts';
import type { Gift, Order } from '../db/order-types.ts';
import { orderTax } from '../tax/order-tax.ts';
import { destinationOf } from './destination.ts';

type Reader = {
  /** The language of the dates, as a tag such as `en-GB`. */
  language: string;
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
  { language, downloads, giftCards, isTownShown = false }: Reader,
): PaidOrder {
  const { id, intent, status, region, currency, createdAt, subtotal, discount, shipping, total } = order;
  const { groups, ...tax } = orderTax(order);
  const days = daysOfOrder(order, order.lines, now);
  return {
    id,
    brand: storeSettings().brand.name,
    isHeld: status === 'held',
    region,
    language,
    currency: currency as CurrencyCode,
    createdAt: createdAt.toISOString(),
    lines: order.lines.map((line) => ({
      name: line.name,
      formatName: line.formatName,
      quantity: line.quantity,
      unitAmount: line.unitAmount,
      customization: line.customization,
      ...howLineArrives(line, intent, now),
      pictureUrl: line.previewUrl && OWN_PICTURE.test(line.previewUrl) ? line.previewUrl : undefined,
      tax: line.taxAmount === undefined ? undefined : { rate: line.taxRate ?? null, amount: line.taxAmount },
    })),
    subtotal,
    discount,
    couponCode: order.couponCode ?? undefined,
    shipping,
    tax: { ...tax, groups: groups.map(({ rate, tax: amount }) => ({ rate, tax: amount })) },
    total,
    giftCardAmount: order.giftCardAmount,
    giftCards,
    gift: order.gift ? giftOf(order.gift, now) : undefined,
    destination: destinationOf(order, language, isTownShown),
    delivery: order.delivery ?? undefined,
    ...(days && { [isOver(days, now) ? 'late' : 'arrival']: days }),
    downloads,
    ...(order.digitalConsent && { consent: order.digitalConsent }),
  };
}

function giftOf({ email, note, deliverOn }: Gift, now: Date): PaidOrder['gift'] {
  const isAhead = deliverOn !== undefined && deliverOn >= dayOf(now);
  return { isMailed: Boolean(email), hasNote: Boolean(note), on: isAhead ? deliverOn : undefined };
}
