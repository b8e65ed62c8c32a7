import type Stripe from 'stripe';
import { webhookOperation } from '../../src/contracts/webhook.ts';
import { storeNow } from '../../src/lib/clock.ts';
import { drainSoon } from '../background/drain-soon.ts';
import { database } from '../db/open.ts';
import { fulfil } from '../orders/fulfil.ts';
import { noteFraudWarning } from '../orders/money-back.ts';
import { FOLLOWED_EVENTS, FRAUD_EVENT, paymentOfEvent, sessionOfEvent } from '../orders/session-of-event.ts';
import { handle, routes } from '../platform/app.ts';
import { env } from '../platform/env.ts';
import { json } from '../platform/http.ts';
import { readText } from '../platform/input.ts';
import { log } from '../platform/log.ts';
import { isProblem, problem } from '../platform/problem.ts';
import { isSignatureError, stripe } from '../platform/stripe.ts';

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
      if (FOLLOWED_EVENTS.includes(event.type)) await follow(event);
      drainSoon(context);
      return json({ received: true });
    },
    { isForMachines: true },
  ),
);

/** Events come late, twice and out of order, so what they are about is read anew: what it says now is what counts. */
async function follow(event: Stripe.Event): Promise<void> {
  const services = { db: database(), stripe: await stripe() };
  const now = storeNow();
  const sessionId = await sessionOfEvent(event, services);
  if (sessionId === undefined) return;
  const done = await fulfil(sessionId, services, now, { id: event.id, type: event.type });
  const paymentId = event.type === FRAUD_EVENT ? paymentOfEvent(event) : undefined;
  if (paymentId !== undefined) await noteFraudWarning(services.db, paymentId, now);
  log('info', 'payment_event', { eventId: event.id, type: event.type, session: sessionId, done });
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
