import type Stripe from 'stripe';
import { seconds } from '../clock.ts';
import type { Cause, Context } from '../context.ts';
import { newId } from '../objects/ids.ts';
import { pinnedApiVersion } from '../schema/validate.ts';

/**
 * Records an event with a copy of the object as it is now, and starts its delivery.
 * @returns when every endpoint has answered once, or had its time
 */
export function emit(
  context: Context,
  type: Stripe.Event.Type,
  object: object,
  cause: Cause | null,
): Promise<void> {
  const event: Stripe.EventBase = {
    id: newId('evt'),
    object: 'event',
    api_version: pinnedApiVersion(),
    created: seconds(context.clock),
    data: { object: structuredClone(object) as Stripe.Event.Data.Object },
    livemode: false,
    pending_webhooks: 0,
    request: cause ?? { id: null, idempotency_key: null },
    type,
  };
  context.tables.events.set(event.id, event);
  return context.deliveries.deliver(event);
}
