import { OWN_PICTURE } from '#src/contracts/limits.ts';
import type { CurrencyCode } from '#src/core/currencies.ts';
import { dayOf } from '#src/core/dates.ts';
import type { OrderView, PaidLine } from '#src/core/orders/paid-order.ts';
import type { TaxKind } from '#src/core/products/tax-kind.ts';
import { dayIn } from '#src/core/regions/format.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import { withPrinting } from '#src/core/shipping/delivery.ts';
import type { DeliveryWindow } from '#src/core/shipping/offer.ts';
import type { Gift, Order, OrderLine } from '../db/order-types.ts';
import { orderTax } from '../orders/tax/order-tax.ts';
import { dispatchedLine, howLineArrives } from './line-delivery.ts';
import { storeSettings } from './snapshot.ts';

/** A line as stored, or as read with its order. */
type Line = Pick<
  OrderLine,
  'productId' | 'formatId' | 'name' | 'formatName' | 'quantity' | 'unitAmount' | 'discount' | 'taxRate'
> & {
  contains?: OrderLine['contains'] | null;
  customization?: string | null;
  gift?: Gift | null;
  previewUrl?: string | null;
  taxKind?: TaxKind | null;
  taxAmount?: number | null;
};
type Viewed = Pick<
  Order,
  | 'id'
  | 'intent'
  | 'status'
  | 'region'
  | 'currency'
  | 'createdAt'
  | 'subtotal'
  | 'discount'
  | 'couponCode'
  | 'shipping'
  | 'tax'
  | 'taxSource'
  | 'shippingTaxes'
  | 'total'
  | 'giftCardAmount'
  | 'delivery'
  | 'digitalConsent'
> & { lines: readonly Line[] };

/** A recorded order as every page and mail shows it at `now`, without the buyer's data. */
export function orderView(order: Viewed, now: Date): OrderView {
  const { id, intent, status, region, currency, createdAt, subtotal, discount, shipping, total } = order;
  return {
    id,
    isHeld: status === 'held',
    region,
    currency: currency as CurrencyCode,
    createdAt: createdAt.toISOString(),
    lines: order.lines.map((line) => ({
      name: line.name,
      formatName: line.formatName,
      quantity: line.quantity,
      unitAmount: line.unitAmount,
      contains: line.contains ?? undefined,
      customization: line.customization ?? undefined,
      ...howLineArrives(line, intent, now),
      gift: line.gift ? giftOfLine(line.gift, region, now) : undefined,
      pictureUrl: line.previewUrl && OWN_PICTURE.test(line.previewUrl) ? line.previewUrl : undefined,
      tax: line.taxAmount == null ? undefined : { rate: line.taxRate ?? null, amount: line.taxAmount },
    })),
    subtotal,
    discount,
    couponCode: order.couponCode ?? undefined,
    shipping,
    tax: orderTax({
      ...order,
      lines: order.lines.map((line) => ({ ...line, taxAmount: line.taxAmount ?? undefined })),
    }),
    total,
    giftCardAmount: order.giftCardAmount,
    delivery: order.delivery ?? undefined,
    handling: handlingOf(order),
    consent: order.digitalConsent ?? undefined,
  };
}

/** The time until it leaves, with the printing of what is printed to order. */
function handlingOf({ delivery, lines }: Viewed): DeliveryWindow {
  const now = storeSettings().delivery;
  const handling = delivery?.handling ?? now.handling;
  const hasPrinted = lines.some((line) => dispatchedLine({ ...line, isShipped: true }).isPrinted);
  return hasPrinted ? withPrinting(handling, delivery?.production ?? now.production) : handling;
}

function giftOfLine({ name, email, deliverOn }: Gift, region: RegionCode, now: Date): PaidLine['gift'] {
  const isAhead = deliverOn !== undefined && deliverOn >= dayOf(now);
  return { isMailed: Boolean(email), name, email, day: isAhead ? dayIn(region, deliverOn) : undefined };
}
