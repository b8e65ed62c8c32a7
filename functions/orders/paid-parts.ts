import type { PaidParts } from '../../src/core/orders/refunds.ts';
import { regionOf } from '../../src/core/regions/regions.ts';
import type { order, orderLine } from '../db/schema/orders.ts';

type Line = Pick<typeof orderLine.$inferSelect, 'unitAmount' | 'quantity' | 'discount'>;

/** What was paid for each part of an order; `lines` in the order of their positions. */
export function paidParts(
  { shipping, tax, region }: Pick<typeof order.$inferSelect, 'shipping' | 'tax' | 'region'>,
  lines: readonly Line[],
): PaidParts {
  return {
    lines: lines.map(({ unitAmount, quantity, discount }) => unitAmount * quantity - discount),
    shipping,
    tax: regionOf(region).pricesIncludeTax ? 0 : tax,
  };
}
