import type Stripe from 'stripe';
import type { Clock } from '../clock.ts';
import { seconds } from '../clock.ts';
import type { Delivery, Endpoint } from '../state/tables.ts';
import { STALE_BY } from './faults.ts';
import { signature } from './sign.ts';
import type { WebhookSender } from './webhook-sender.ts';

const TIMEOUT_MS = 10_000;

type Result = { status: number | null; error: string | null };

export type Transport = {
  /** Sends an event to an endpoint once. */
  send(delivery: Delivery, endpoint: Endpoint, event: Stripe.EventBase): Promise<Result>;
  /** Aborts all requests in progress. */
  stop(): void;
};

/** Signs and sends events. An endpoint has ten seconds to respond. */
export function createTransport(clock: Clock, sender: WebhookSender): Transport {
  const running = new Set<AbortController>();
  return {
    async send({ spoiled }, endpoint, event) {
      const body = JSON.stringify(event);
      const control = new AbortController();
      const giveUp = clock.after(TIMEOUT_MS, () => control.abort(new Error('no answer within 10 s')));
      running.add(control);
      const time = seconds(clock) - (spoiled === 'stale' ? STALE_BY : 0);
      const secret = spoiled === 'corrupt' ? `${endpoint.secret}?` : endpoint.secret;
      const headers = {
        'Content-Type': 'application/json; charset=utf-8',
        'User-Agent': 'payment-sandbox/1.0',
        'Stripe-Signature': signature(body, secret, time),
      };
      try {
        return { status: await sender({ url: endpoint.url, body, headers }, control.signal), error: null };
      } catch (error) {
        return { status: null, error: messageOf(control.signal.aborted ? control.signal.reason : error) };
      } finally {
        running.delete(control);
        giveUp();
      }
    },
    stop() {
      for (const control of running) control.abort(new Error('the provider was stopped'));
    },
  };
}

function messageOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message || cause.name : String(cause);
}
