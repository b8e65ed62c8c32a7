import type Stripe from 'stripe';
import { webhookOperation } from '#src/contracts/webhook.ts';
import { storeNow } from '#src/lib/clock.ts';
import * as problemWords from '#src/words/en/problems.ts';
import { database } from '../db/open.ts';
import { drainSoon } from '../jobs/drain-soon.ts';
import { handleEvent } from '../orders/handle-event.ts';
import { HANDLED_EVENTS } from '../orders/stripe-events.ts';
import { handle, routes } from '../platform/app.ts';
import { env } from '../platform/env.ts';
import { json } from '../platform/http.ts';
import { readText } from '../platform/input.ts';
import { log } from '../platform/log.ts';
import { logThrottled } from '../platform/log-throttled.ts';
import { isProblem, problem } from '../platform/problem.ts';
import { reportOnce } from '../platform/report-once.ts';
import { stripe } from '../platform/stripe.ts';

/**
 * `POST /api/stripe`: Stripe's webhook. The signature is verified on the raw body before it is parsed.
 * Answers 2xx only when the order is committed; otherwise Stripe retries.
 */
export const webhookRoutes = routes().post(
  webhookOperation.path,
  handle(
    async (request, { context, requestId }) => {
      const body = await readText(request, webhookOperation.body.limit);
      if (isProblem(body)) return body;
      const signature = request.headers.get('stripe-signature') ?? '';
      const event = await verified(body, signature);
      if (!event) {
        logThrottled('webhook_signature', 'warn', 'webhook_signature', { requestId });
        // Random callers send no signature. If our own secret is wrong, every event is one of these.
        if (signature)
          await reportOnce('webhook_signature', 'A signed event is refused: its signature does not fit', {
            requestId,
            context,
          });
        return problem('invalid_signature', problemWords.signatureWrong, {
          field: 'stripe-signature',
        });
      }
      if (event.livemode !== env().isLive) {
        log('error', 'webhook_mode', { requestId, eventId: event.id, livemode: event.livemode });
        return json({ received: true });
      }
      if (HANDLED_EVENTS.includes(event.type))
        await handleEvent(event, { db: database(), stripe: await stripe() }, storeNow());
      drainSoon(context);
      return json({ received: true });
    },
    { isForMachines: true },
  ),
);

/**
 * Returns the event if one of the secrets verifies its signature; two are valid while the secret is being
 * changed. Any other error, such as a malformed header or body, also counts as not verified.
 */
async function verified(body: string, signature: string): Promise<Stripe.Event | undefined> {
  const { webhooks } = await stripe();
  const now = storeNow().getTime();
  for (const secret of env().STRIPE_WEBHOOK_SECRET) {
    try {
      return await webhooks.constructEventAsync(body, signature, secret, undefined, undefined, now);
    } catch {
      // Try the next secret.
    }
  }
  return undefined;
}
