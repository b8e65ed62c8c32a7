import type { Queries } from '#functions/db/open.ts';
import type { order } from '#functions/db/schema/orders.ts';
import { unpaidProducts } from '#functions/orders/read-goods-owed.ts';

/**
 * Whether the buyer of an order may review a product of it: never for a pledge, or an order that is on hold,
 * fully refunded or disputed, and not for a product that was refunded.
 */
export async function reviewCheck(
  queries: Queries,
  bought: typeof order.$inferSelect,
  now: Date,
): Promise<(productId: string) => boolean> {
  const { intent, status } = bought;
  const isKept = intent === 'Standard' && ['paid', 'fulfilled', 'part_refunded'].includes(status);
  if (!isKept) return () => false;
  const gone = await unpaidProducts(queries, bought, now);
  return (productId) => !gone.has(productId);
}
