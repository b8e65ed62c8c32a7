import type { Queries } from '../db/open.ts';
import type { ConsentedVisitor } from '../db/order-types.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { env } from '../platform/env.ts';

/** The rows that tell a service of a paid order, one kind for each service. */
export const GA4_PURCHASE = 'ga4-purchase';
export const KLAVIYO_PURCHASE = 'klaviyo-purchase';

/**
 * Writes down, with the order, which services are to be told of it: those that its buyer had agreed to and whose key for servers is set.
 * Where that of Google Analytics is not, the confirmation page tells it instead: never both.
 */
export async function enqueuePurchase(
  queries: Queries,
  orderId: string,
  visitor: ConsentedVisitor | null,
  now: Date,
): Promise<void> {
  const { GA_MEASUREMENT_ID, GA_API_SECRET, KLAVIYO_PRIVATE_KEY } = env();
  const kinds = [
    ...(visitor?.analytics && GA_MEASUREMENT_ID && GA_API_SECRET ? [GA4_PURCHASE] : []),
    ...(visitor?.marketing && KLAVIYO_PRIVATE_KEY ? [KLAVIYO_PURCHASE] : []),
  ];
  for (const kind of kinds)
    await enqueue(queries, { kind, key: `${kind}:${orderId}`, payload: { orderId } }, now);
}
