import type Stripe from 'stripe';
import { seconds } from '../clock.ts';
import type { Cause, Context } from '../context.ts';
import { newId } from '../objects/ids.ts';
import { pinnedApiVersion } from '../schema/validate.ts';

/**
 * Records an event with a copy of the object as it is now, and starts its delivery.
 * @param previous what changed, as it was before; events of type `*.updated` and `charge.refunded` have it
 * @returns when every endpoint has answered once, or had its time
 */
export function emit(
  context: Context,
  type: Stripe.Event.Type,
  object: object,
  cause: Cause | null,
  previous?: object,
): Promise<void> {
  touch(context, object as { id: string; object: string });
  const event: Stripe.EventBase = {
    id: newId('evt'),
    object: 'event',
    api_version: pinnedApiVersion(),
    created: seconds(context.clock),
    data: {
      object: structuredClone(object) as Stripe.Event.Data.Object,
      ...(previous && { previous_attributes: previous }),
    },
    livemode: false,
    pending_webhooks: 0,
    request: cause ?? { id: null, idempotency_key: null },
    type,
  };
  context.tables.events.set(event.id, event);
  return context.deliveries.deliver(event);
}

/** Who announces a change has made it: the table follows. */
function touch({ tables }: Context, { id, object }: { id: string; object: string }): void {
  const table = {
    'checkout.session': tables.sessions,
    customer: tables.customers,
    payment_intent: tables.intents,
    charge: tables.charges,
    refund: tables.refunds,
    dispute: tables.disputes,
    'radar.early_fraud_warning': tables.warnings,
  }[object];
  table?.touch(id);
}
