import type { Order } from '../../functions/db/order-types.ts';
import { type CurrencyCode, formatMoney } from '../../src/core/money.ts';
import { regionOf } from '../../src/core/regions/regions.ts';

/** An order as one line for whoever looks after the store, with the reason why it waits where it does. */
export function orderSentence(order: Order): string {
  const total = formatMoney(
    { amount: order.total, currency: order.currency as CurrencyCode },
    regionOf(order.region).locale,
  );
  const lines = order.lines.map((line) => `${line.quantity} × ${line.name} (${line.formatName})`).join(', ');
  const gift = order.gift ? '  GIFT: no prices in the parcel' : '';
  const held = order.status === 'held' ? `  HELD, look at it by hand: ${order.heldReason}` : '';
  return `${order.createdAt.toISOString().slice(0, 16)}  ${order.id}  ${order.region}  ${total}  ${lines}${gift}${held}`;
}
