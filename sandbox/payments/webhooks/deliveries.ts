import type Stripe from 'stripe';
import type { Clock } from '../clock.ts';
import { seconds } from '../clock.ts';
import { newId } from '../objects/ids.ts';
import type { Delivery, Endpoint, Tables } from '../state/tables.ts';
import { signature } from './sign.ts';
import type { WebhookSender } from './webhook-sender.ts';

/** Stripe retries for three days with growing pauses; here the pauses are short, ms, the last one repeated. */
const PAUSES = [1_000, 3_000, 10_000, 30_000, 60_000];
const THREE_DAYS = 3 * 24 * 60 * 60 * 1000;
const TIMEOUT_MS = 10_000;

export type Deliveries = {
  /** Sends an event to every endpoint that wants it; resolves when each has answered once or had its 10 s. */
  deliver(event: Stripe.EventBase): Promise<void>;
  /** Takes up what an earlier run, or a missing endpoint, left undelivered. */
  resume(): void;
  stop(): void;
};

type Needs = {
  clock: Clock;
  tables: Tables;
  sender: WebhookSender;
  changed: () => void;
  log: (line: string) => void;
};

/** Everything that happens to an event between its creation and an endpoint's 2xx. */
export function createDeliveries({ clock, tables, sender, changed, log }: Needs): Deliveries {
  const timers = new Map<string, () => void>();
  const running = new Map<string, AbortController>();
  let isStopped = false;

  const attempt = async (delivery: Delivery): Promise<void> => {
    timers.delete(delivery.id);
    const endpoint = tables.endpoints.get(delivery.endpoint);
    const event = tables.events.get(delivery.event);
    // Without its endpoint it stays pending until `resume`.
    if (isStopped || !endpoint || !event || delivery.status !== 'pending' || running.has(delivery.id)) return;
    const result = await send(delivery.id, endpoint, event);
    delivery.count += 1;
    delivery.attempts = [...delivery.attempts, { at: clock.now(), ...result }].slice(-20);
    const isDone = result.status !== null && result.status >= 200 && result.status < 300;
    if (isDone) {
      event.pending_webhooks = Math.max(0, event.pending_webhooks - 1);
      tables.events.touch(event.id);
      Object.assign(delivery, { status: 'delivered', nextAt: null });
    } else if (!isStopped) {
      log(
        `payments: ${event.type} ${event.id} attempt ${delivery.count} got ${result.status ?? result.error}`,
      );
      plan(delivery, event);
    }
    tables.deliveries.touch(delivery.id);
    changed();
  };

  const plan = (delivery: Delivery, event: Stripe.EventBase): void => {
    if (clock.now() - event.created * 1000 > THREE_DAYS) {
      Object.assign(delivery, { status: 'failed', nextAt: null });
      return;
    }
    const pause = PAUSES[Math.min(delivery.count, PAUSES.length) - 1] as number;
    delivery.nextAt = clock.now() + pause;
    timers.set(
      delivery.id,
      clock.after(pause, () => void attempt(delivery)),
    );
  };

  const send = async (id: string, endpoint: Endpoint, event: Stripe.EventBase) => {
    const body = JSON.stringify(event);
    const control = new AbortController();
    const giveUp = clock.after(TIMEOUT_MS, () => control.abort(new Error('no answer within 10 s')));
    running.set(id, control);
    const headers = {
      'Content-Type': 'application/json; charset=utf-8',
      'User-Agent': 'Found-local-payments/1.0',
      'Stripe-Signature': signature(body, endpoint.secret, seconds(clock)),
    };
    try {
      return { status: await sender({ url: endpoint.url, body, headers }, control.signal), error: null };
    } catch (error) {
      const reason = control.signal.aborted ? control.signal.reason : error;
      return { status: null, error: messageOf(reason) };
    } finally {
      running.delete(id);
      giveUp();
    }
  };

  return {
    async deliver(event) {
      const wanted = [...tables.endpoints.values()].filter(
        ({ events }) => events.includes('*') || events.includes(event.type),
      );
      event.pending_webhooks = wanted.length;
      tables.events.touch(event.id);
      const deliveries = wanted.map(
        (endpoint): Delivery => ({
          id: newId('dlv'),
          event: event.id,
          endpoint: endpoint.id,
          status: 'pending',
          attempts: [],
          count: 0,
          nextAt: clock.now(),
        }),
      );
      for (const delivery of deliveries) tables.deliveries.set(delivery.id, delivery);
      changed();
      await Promise.all(deliveries.map(attempt));
    },
    resume() {
      for (const delivery of tables.deliveries.values()) {
        if (delivery.status !== 'pending' || timers.has(delivery.id) || running.has(delivery.id)) continue;
        const pause = Math.max(0, (delivery.nextAt ?? 0) - clock.now());
        timers.set(
          delivery.id,
          clock.after(pause, () => void attempt(delivery)),
        );
      }
    },
    stop() {
      isStopped = true;
      for (const cancel of timers.values()) cancel();
      timers.clear();
      for (const control of running.values()) control.abort(new Error('the provider was stopped'));
    },
  };
}

function messageOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message || cause.name : String(cause);
}
