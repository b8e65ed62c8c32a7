import { dayOf } from '#src/core/dates.ts';
import { type FulfilmentMethod, fulfilmentMethodOf } from '#src/core/orders/fulfilment-method.ts';
import { isPrinted } from '#src/core/products/pricing.ts';
import { isGiftCard, type TaxKind } from '#src/core/products/tax-kind.ts';
import { type Arrival, type Delivery, daysOfArrival, isOver } from '#src/core/shipping/arrival.ts';
import type { Dispatched } from '#src/core/shipping/delivery.ts';
import type { Order, OrderLine } from '../db/order-types.ts';
import { deliveryCalendar, findFunding, findProduct, storeSettings } from './snapshot.ts';

type Line = Pick<OrderLine, 'productId' | 'formatId'> & {
  customization?: string | null;
  taxKind?: TaxKind | null;
};
type Sent = Pick<Order, 'intent' | 'status' | 'region' | 'createdAt' | 'releasedAt' | 'fulfilledAt'> & {
  delivery: Delivery | null;
};

/**
 * How a line is delivered, and the release day of a pre-ordered product while it is in the future,
 * as an ISO date. `isFunding` while a funding decides whether it is made.
 */
export function howLineArrives(
  line: Line,
  intent: Order['intent'],
  now: Date,
): { way: FulfilmentMethod; releasedAt?: string; isFunding?: boolean; isGiftCard?: boolean } {
  if (intent === 'Funding') return { way: wayOfReward(line) };
  if (isGiftCard({ taxKind: line.taxKind ?? undefined })) return { way: 'digital', isGiftCard: true };
  const product = findProduct(line.productId);
  const { releasedAt } = product ?? {};
  return {
    way: fulfilmentMethodOf(
      product?.formats.find(({ _id }) => _id === line.formatId),
      line.customization,
    ),
    ...(releasedAt && releasedAt > dayOf(now) && { releasedAt }),
    ...(product?.type === 'funding' && { isFunding: true }),
  };
}

/**
 * When an order, or its first parcel, should arrive, while that is in the future. Undefined for pledges, and
 * for orders on hold, refunded or disputed.
 */
export function arrivalOfOrder(order: Sent, lines: readonly Line[], now: Date): Arrival | undefined {
  const arrival = daysOfOrder(order, lines, now);
  return arrival && !isOver(arrival, now) ? arrival : undefined;
}

/** The same, also when it is in the past. */
export function daysOfOrder(order: Sent, lines: readonly Line[], now: Date): Arrival | undefined {
  const { intent, status, region, delivery, createdAt, releasedAt, fulfilledAt } = order;
  if (intent === 'Funding' || !MOVING.includes(status)) return undefined;
  const dispatched = lines.map((line) =>
    dispatchedLine({ ...line, isShipped: howLineArrives(line, intent, now).way !== 'digital' }),
  );
  const readyAt = releasedAt ?? createdAt;
  const { handling } = storeSettings().delivery;
  const calendar = deliveryCalendar(region);
  return daysOfArrival({ calendar, handling, delivery, lines: dispatched, readyAt, sentAt: fulfilledAt });
}

/** What decides on which day a line can be packed. */
export function dispatchedLine({
  productId,
  formatId,
  isShipped,
}: Pick<OrderLine, 'productId' | 'formatId'> & { isShipped: boolean }): Dispatched {
  const { type = 'available', releasedAt, formats } = findProduct(productId) ?? {};
  const format = formats?.find(({ _id }) => _id === formatId);
  return { isShipped, type, releasedAt, isPrinted: format !== undefined && isPrinted(format) };
}

/** The statuses in which something may still be on its way. */
const MOVING: readonly Order['status'][] = ['paid', 'fulfilled', 'part_refunded'];

function wayOfReward({ productId, formatId }: Line): FulfilmentMethod {
  const reward = findFunding(productId)?.rewards.find(({ _id }) => _id === formatId);
  return reward?.given === 'shipped' ? 'posted' : 'digital';
}
