import type Stripe from 'stripe';
import { seconds } from '../clock.ts';
import type { Cause, Context } from '../context.ts';
import { newId } from '../objects/ids.ts';
import { pinnedApiVersion } from '../schema/validate.ts';

/**
 * Records an event with a copy of the object's current state, and starts its delivery.
 * @param previous the previous values of changed fields; for events of type `*.updated` and
 * `charge.refunded`
 * @returns when every endpoint has responded once, or after the timeout
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

/** The object of an event has just changed, so its table is updated. */
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
