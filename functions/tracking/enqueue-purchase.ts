import type { Queries } from '../db/open.ts';
import type { ConsentedVisitor } from '../db/order-types.ts';
import { PRIORITY } from '../db/schema/outbox.ts';
import { enqueue } from '../outbox/enqueue.ts';

/** The rows that tell a service of a paid order, one kind for each service. */
export const GA4_PURCHASE = 'ga4-purchase';
export const KLAVIYO_PURCHASE = 'klaviyo-purchase';

/** Writes down, with the order, which services are to be told of it: those by which its buyer is known (consented-visitor.ts). */
export async function enqueuePurchase(
  queries: Queries,
  orderId: string,
  visitor: ConsentedVisitor | null,
  now: Date,
): Promise<void> {
  const kinds = [
    ...(visitor?.analytics ? [GA4_PURCHASE] : []),
    ...(visitor?.marketing ? [KLAVIYO_PURCHASE] : []),
  ];
  for (const kind of kinds)
    await enqueue(
      queries,
      { kind, key: `${kind}:${orderId}`, priority: PRIORITY.later, payload: { orderId } },
      now,
    );
}
