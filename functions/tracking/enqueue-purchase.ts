import type { Queries } from '../db/open.ts';
import type { ConsentedVisitor } from '../db/order-types.ts';
import { PRIORITY } from '../db/schema/outbox.ts';
import { enqueue } from '../mail/outbox/enqueue.ts';

/** The outbox kinds that report a paid order, one per service. */
export const GA4_PURCHASE = 'ga4-purchase';
export const KLAVIYO_PURCHASE = 'klaviyo-purchase';

/**
 * Queues reports of a new order to the services for which its attempt has a tracking id
 * (consented-visitor.ts).
 */
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
