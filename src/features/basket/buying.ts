import { formatOf } from '#src/core/basket/basket.ts';
import type { BuyableLine } from '#src/core/basket/order-lines.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import type { Buying } from '#src/core/tracking/tracked-event.ts';

/** Converts the basket's lines for tracking. Leaves out everything that the shopper typed. */
export function buyingOf(
  lines: readonly BuyableLine[],
  region: RegionCode,
  {
    lineDiscounts = [],
    couponCode,
  }: { lineDiscounts?: readonly number[]; couponCode?: string | undefined } = {},
): Buying {
  return {
    region,
    ...(couponCode && { couponCode }),
    lines: lines.map(({ item, quantity, amount }, at) => ({
      product: item,
      variant: formatOf(item)?.name ?? '',
      quantity,
      unitAmount: amount,
      discount: lineDiscounts[at] ?? 0,
    })),
  };
}
