import { OWN_PICTURE } from '../../src/contracts/limits.ts';
import type { CurrencyCode } from '../../src/core/money.ts';
import { isOver } from '../../src/core/shipping/arrival.ts';
import type { DownloadLink, GiftCardLink, PaidOrder } from '../../src/features/orders/paid-order.ts';
import { dayOf } from '../../src/lib/clock.ts';
import type { Gift, Order } from '../db/order-types.ts';
import { storeSettings } from '../platform/catalogue.ts';
import { daysOfOrder, howLineArrives } from '../shipping/how-lines-arrive.ts';
import { orderTax } from '../tax/order-tax.ts';
import { destinationOf } from './destination.ts';

type Reader = {
  /** In which days are written, as a tag such as `en-GB`. */
  language: string;
  /** Links to its files, where the page may show them. */
  downloads?: readonly DownloadLink[] | undefined;
  /** The page may name the town that it goes to, beside the country. */
  isTownShown?: boolean | undefined;
  /** The gift cards that were bought in it, where the page may show them. */
  giftCards?: readonly GiftCardLink[] | undefined;
};

/** An order as its pages show it at `now`. */
export function toPaidOrder(
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
