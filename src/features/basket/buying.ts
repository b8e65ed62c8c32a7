import { formatOf, type OrderLine } from '../../core/basket/basket.ts';
import type { RegionCode } from '../../core/regions/regions.ts';
import type { Buying } from '../../core/tracking/tracked-event.ts';

/** Converts the basket's lines for tracking. Leaves out everything that the shopper typed. */
export function buyingOf(
  lines: readonly OrderLine[],
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
