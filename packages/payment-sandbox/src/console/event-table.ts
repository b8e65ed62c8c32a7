import type Stripe from 'stripe';
import type { Context } from '../context.ts';
import { type Html, html } from '../http/html.ts';
import type { Delivery } from '../state/tables.ts';
import { short, table, time } from './parts.ts';

/** Events with the state of their delivery, in the given order. */
export function eventTable(context: Context, events: readonly Stripe.EventBase[], empty: string): Html {
  return table(
    ['Created', 'Event', 'Type', 'About', 'Delivery'],
    events.map((event) => [
      time(event.created),
      html`<a href="/events/${event.id}">${short(event.id)}</a>`,
      event.type,
      short((event.data.object as { id?: string }).id ?? ''),
      deliveryText(context.tables.deliveries.by('event', event.id)),
    ]),
    empty,
  );
}

/** The delivery state of one event as a short text. */
export function deliveryText(deliveries: readonly Delivery[]): string {
  if (deliveries.length === 0) return 'no endpoint';
  const open = deliveries.find((delivery) => delivery.status !== 'delivered');
  if (!open) return 'delivered';
  const last = open.attempts.at(-1);
  return last ? `${open.status}: ${last.status ?? last.error}, attempt ${open.count}` : open.status;
}
