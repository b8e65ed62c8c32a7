import type Stripe from 'stripe';
import { webhookOperation } from '../../src/contracts/webhook.ts';
import { storeNow } from '../../src/lib/clock.ts';
import { drainSoon } from '../background/drain-soon.ts';
import { database } from '../db/open.ts';
import { followEvent } from '../orders/follow-event.ts';
import { FOLLOWED_EVENTS } from '../orders/session-of-event.ts';
import { handle, routes } from '../platform/app.ts';
import { env } from '../platform/env.ts';
import { json } from '../platform/http.ts';
import { readText } from '../platform/input.ts';
import { log } from '../platform/log.ts';
import { logSome } from '../platform/log-some.ts';
import { isProblem, problem } from '../platform/problem.ts';
import { reportOnce } from '../platform/report-once.ts';
import { stripe } from '../platform/stripe.ts';

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
      const signature = request.headers.get('stripe-signature') ?? '';
      const event = await verified(body, signature);
      if (!event) {
        logSome('webhook_signature', 'warn', 'webhook_signature', { requestId });
        // Whoever merely tries addresses signs nothing; a secret that is wrong here makes every event one of these.
        if (signature)
          await reportOnce('webhook_signature', 'A signed event is refused: its signature does not fit', {
            requestId,
            context,
          });
        return problem('invalid_signature', 'The signature does not fit the body.', {
          field: 'stripe-signature',
        });
      }
      if (event.livemode !== env().isLive) {
        log('error', 'webhook_mode', { requestId, eventId: event.id, livemode: event.livemode });
        return json({ received: true });
      }
      if (FOLLOWED_EVENTS.includes(event.type))
        await followEvent(event, { db: database(), stripe: await stripe() }, storeNow());
      drainSoon(context);
      return json({ received: true });
    },
    { isForMachines: true },
  ),
);

/**
 * The event, when its signature fits one of the secrets: while one is exchanged for another both are good. Whatever else the check
 * throws, over a header that cannot be read or a body that is no JSON, means that it is not verified.
 */
async function verified(body: string, signature: string): Promise<Stripe.Event | undefined> {
  const { webhooks } = await stripe();
  const now = storeNow().getTime();
  for (const secret of env().STRIPE_WEBHOOK_SECRET) {
    try {
      return await webhooks.constructEventAsync(body, signature, secret, undefined, undefined, now);
    } catch {
      // The next secret may fit.
    }
  }
  return undefined;
}
