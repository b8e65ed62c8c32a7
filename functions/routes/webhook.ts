import type Stripe from 'stripe';
import { webhookOperation } from '../../src/contracts/webhook.ts';
import { storeNow } from '../../src/lib/clock.ts';
import { drainSoon } from '../background/drain-soon.ts';
import { database } from '../db/open.ts';
import { followUnpaid, PLACE_EVENTS } from '../fundings/follow-session.ts';
import { isPaid, recordOrder, SESSION_EXPANSIONS } from '../orders/orders.ts';
import { handle, routes } from '../platform/app.ts';
import { env } from '../platform/env.ts';
import { json } from '../platform/http.ts';
import { readText } from '../platform/input.ts';
import { log } from '../platform/log.ts';
import { isProblem, problem } from '../platform/problem.ts';
import { isSignatureError, stripe } from '../platform/stripe.ts';

const PAID_EVENTS = ['checkout.session.completed', 'checkout.session.async_payment_succeeded'];

/**
 * `POST /api/stripe`: the payment provider's signed events. The signature is checked over the untouched body before
 * anything is parsed. 2xx is answered only once the order is committed; anything else makes the provider try again.
 */
export const webhookRoutes = routes().post(
  webhookOperation.path,
  handle(
    async (request, { context, requestId }) => {
      const body = await readText(request, webhookOperation.body.limit);
      if (isProblem(body)) return body;
      const event = await verified(body, request.headers.get('stripe-signature') ?? '');
      if (!event) {
        log('warn', 'webhook_signature', { requestId });
        return problem('invalid_signature', 'The signature does not fit the body.', {
          field: 'stripe-signature',
        });
      }
      if (event.livemode !== env().isLive) {
        log('error', 'webhook_mode', { requestId, eventId: event.id, livemode: event.livemode });
        return json({ received: true });
      }
      if ([...PAID_EVENTS, ...PLACE_EVENTS].includes(event.type))
        await record(event as Stripe.CheckoutSessionCompletedEvent);
      drainSoon(context);
      return json({ received: true });
    },
    { isForMachines: true },
  ),
);

/** Events come late, twice and out of order, so the session is read anew: what it says now is what counts. */
async function record(event: Stripe.CheckoutSessionCompletedEvent): Promise<void> {
  const session = await (await stripe()).checkout.sessions.retrieve(event.data.object.id, {
    expand: [...SESSION_EXPANSIONS, 'payment_intent'],
  });
  const now = storeNow();
  if (!isPaid(session)) return followUnpaid(database(), session, now);
  // That it is paid is for the events to say that say so.
  if (!PAID_EVENTS.includes(event.type)) return;
  const isNew = await recordOrder(database(), session, now, { id: event.id, type: event.type });
  log('info', 'order', { eventId: event.id, session: session.id, isNew });
}

async function verified(body: string, signature: string): Promise<Stripe.Event | undefined> {
  try {
    return await (await stripe()).webhooks.constructEventAsync(
      body,
      signature,
      env().STRIPE_WEBHOOK_SECRET,
      undefined,
      undefined,
      storeNow().getTime(),
    );
  } catch (error) {
    if (isSignatureError(error)) return undefined;
    // A signed body that is no JSON, or no signature at all, is refused as well.
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
