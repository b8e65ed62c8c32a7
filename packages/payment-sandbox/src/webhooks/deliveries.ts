import type Stripe from 'stripe';
import type { Clock } from '../clock.ts';
import { newId } from '../objects/ids.ts';
import type { Delivery, Endpoint, Spoiling, Tables } from '../state/tables.ts';
import type { WebhookFaults } from './faults.ts';
import { createQueue, type Queue } from './queue.ts';
import { createTransport } from './transport.ts';
import type { WebhookSender } from './webhook-sender.ts';

/**
 * Stripe retries for three days with growing pauses. Here the pauses are short, in ms;
 * the last one is repeated.
 */
const PAUSES = [1_000, 3_000, 10_000, 30_000, 60_000];
const THREE_DAYS = 3 * 24 * 60 * 60 * 1000;

export type Deliveries = Omit<Queue, 'hold'> & {
  /**
   * Sends an event to every endpoint that subscribes to it. Resolves when each has responded once,
   * or after 10 s.
   */
  deliver(event: Stripe.EventBase, spoiled?: Spoiling): Promise<void>;
  /** Resumes deliveries that an earlier run, or a missing endpoint, left pending. */
  takeUp(): void;
  /** Resolves when no request is in progress. Does not wait for scheduled or paused deliveries. */
  idle(): Promise<void>;
  stop(): void;
};

type Needs = {
  clock: Clock;
  tables: Tables;
  sender: WebhookSender;
  faults: WebhookFaults;
  random: () => number;
  changed: () => void;
  log: (line: string) => void;
};

/** Handles the delivery of events, from their creation to a 2xx response of the endpoint. */
export function createDeliveries(needs: Needs): Deliveries {
  const { clock, tables, faults, changed, log } = needs;
  const timers = new Map<string, () => void>();
  const running = new Map<string, Promise<void>>();
  const transport = createTransport(clock, needs.sender);
  let isStopped = false;

  const attempt = (delivery: Delivery): Promise<void> => {
    timers.delete(delivery.id);
    const endpoint = tables.endpoints.get(delivery.endpoint);
    const event = tables.events.get(delivery.event);
    // Without its endpoint the delivery stays pending until `takeUp`.
    if (isStopped || !endpoint || !event || delivery.status !== 'pending' || running.has(delivery.id))
      return Promise.resolve();
    if (queue.hold(delivery)) return Promise.resolve();
    const trial = send(delivery, endpoint, event).finally(() => running.delete(delivery.id));
    running.set(delivery.id, trial);
    return trial;
  };
  const queue = createQueue(async (delivery) => {
    // Sends released deliveries while the queue is still paused.
    const endpoint = tables.endpoints.get(delivery.endpoint);
    const event = tables.events.get(delivery.event);
    if (endpoint && event && delivery.status === 'pending') await send(delivery, endpoint, event);
  }, needs.random);

  const send = async (delivery: Delivery, endpoint: Endpoint, event: Stripe.EventBase): Promise<void> => {
    const result = await transport.send(delivery, endpoint, event);
    delivery.spoiled = null;
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
    wait(delivery, PAUSES[Math.min(delivery.count, PAUSES.length) - 1] as number);
  };

  const wait = (delivery: Delivery, ms: number): void => {
    delivery.nextAt = clock.now() + ms;
    timers.set(
      delivery.id,
      clock.after(ms, () => void attempt(delivery)),
    );
  };

  /**
   * Starts one delivery to one endpoint. Resolves when the endpoint has responded, or when the delivery is
   * scheduled for later.
   */
  const start = async (
    event: Stripe.EventBase,
    endpoint: Endpoint,
    spoiled: Spoiling | null,
  ): Promise<void> => {
    const fault = faults.next(event.type);
    const delivery: Delivery = {
      id: newId('dlv'),
      event: event.id,
      endpoint: endpoint.id,
      status: 'pending',
      attempts: [],
      count: 0,
      nextAt: clock.now(),
      spoiled: fault?.kind === 'corrupt' || fault?.kind === 'stale' ? fault.kind : spoiled,
    };
    tables.deliveries.set(delivery.id, delivery);
    if (fault?.kind === 'drop') {
      const lost = { at: clock.now(), status: null, error: 'lost on purpose' };
      Object.assign(delivery, { status: 'failed', nextAt: null, attempts: [lost] });
      return;
    }
    if (fault?.kind === 'delay') return wait(delivery, fault.ms ?? 5_000);
    const again =
      fault?.kind === 'duplicate' || fault?.kind === 'twin' ? repeat(event, delivery, fault.kind) : null;
    await Promise.all([attempt(delivery), again && attempt(again)]);
  };

  /** Sends the same delivery again, or as a copy of the event with another ID. */
  const repeat = (event: Stripe.EventBase, delivery: Delivery, kind: 'duplicate' | 'twin'): Delivery => {
    const id = kind === 'twin' ? newId('evt') : event.id;
    if (kind === 'twin') tables.events.set(id, { ...structuredClone(event), id, pending_webhooks: 1 });
    else event.pending_webhooks += 1;
    const again: Delivery = { ...delivery, id: newId('dlv'), event: id, attempts: [] };
    tables.deliveries.set(again.id, again);
    return again;
  };

  return {
    isPaused: queue.isPaused,
    pause: queue.pause,
    resume: queue.resume,
    release: queue.release,
    waiting: queue.waiting,
    async deliver(event, spoiled) {
      const wanted = [...tables.endpoints.values()].filter(
        ({ events }) => events.includes('*') || events.includes(event.type),
      );
      event.pending_webhooks = wanted.length;
      tables.events.touch(event.id);
      changed();
      await Promise.all(wanted.map((endpoint) => start(event, endpoint, spoiled ?? null)));
    },
    takeUp() {
      for (const delivery of tables.deliveries.by('status', 'pending')) {
        if (timers.has(delivery.id) || running.has(delivery.id)) continue;
        wait(delivery, Math.max(0, (delivery.nextAt ?? 0) - clock.now()));
      }
    },
    async idle() {
      while (running.size > 0) await Promise.all(running.values());
    },
    stop() {
      isStopped = true;
      for (const cancel of timers.values()) cancel();
      timers.clear();
      transport.stop();
    },
  };
}
