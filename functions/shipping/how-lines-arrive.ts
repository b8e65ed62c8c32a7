import { type Way, wayOf } from '../../src/core/orders/ways.ts';
import { isGiftCard, type TaxKind } from '../../src/core/products/tax-kind.ts';
import { type Arrival, type Delivery, daysOfArrival, isOver } from '../../src/core/shipping/arrival.ts';
import { dayOf } from '../../src/lib/clock.ts';
import type { Order, OrderLine } from '../db/order-types.ts';
import { findFunding, findProduct } from '../platform/catalogue.ts';

type Line = Pick<OrderLine, 'productId' | 'formatId'> & {
  customization?: string | null;
  taxKind?: TaxKind | null;
};
type Sent = Pick<Order, 'intent' | 'status' | 'region' | 'createdAt' | 'releasedAt' | 'fulfilledAt'> & {
  delivery: Delivery | null;
};

/** How a line reaches its buyer, and the day on which a pre-ordered thing comes out while it lies ahead, as an ISO date. */
export function howLineArrives(
  line: Line,
  intent: Order['intent'],
  now: Date,
): { way: Way; releasedAt?: string; isGiftCard?: boolean } {
  if (intent === 'Funding') return { way: wayOfReward(line) };
  if (isGiftCard({ taxKind: line.taxKind ?? undefined })) return { way: 'digital', isGiftCard: true };
  const product = findProduct(line.productId);
  const { releasedAt } = product ?? {};
  return {
    way: wayOf(
      product?.formats.find(({ _id }) => _id === line.formatId),
      line.customization,
    ),
    ...(releasedAt && releasedAt > dayOf(now) && { releasedAt }),
  };
}

/** When an order, or its first parcel, should arrive, while that lies ahead; undefined for pledges, and for what is held or given back. */
export function arrivalOfOrder(order: Sent, lines: readonly Line[], now: Date): Arrival | undefined {
  const arrival = daysOfOrder(order, lines, now);
  return arrival && !isOver(arrival, now) ? arrival : undefined;
}

/** The same days whenever it is asked, over or not. */
export function daysOfOrder(order: Sent, lines: readonly Line[], now: Date): Arrival | undefined {
  const { intent, status, region, delivery, createdAt, releasedAt, fulfilledAt } = order;
  if (intent === 'Funding' || !MOVING.includes(status)) return undefined;
  const dispatched = lines.map((line) => {
    const { type = 'available', releasedAt: out } = findProduct(line.productId) ?? {};
    const isShipped = howLineArrives(line, intent, now).way !== 'digital';
    return { isShipped, type, releasedAt: out };
  });
  const readyAt = releasedAt ?? createdAt;
  return daysOfArrival({ region, delivery, lines: dispatched, readyAt, sentAt: fulfilledAt });
}

/** The states in which something is still on its way to its buyer. */
const MOVING: readonly Order['status'][] = ['paid', 'fulfilled', 'part_refunded'];

function wayOfReward({ productId, formatId }: Line): Way {
  const reward = findFunding(productId)?.rewards.find(({ _id }) => _id === formatId);
  return reward?.given === 'shipped' ? 'posted' : 'digital';
}
