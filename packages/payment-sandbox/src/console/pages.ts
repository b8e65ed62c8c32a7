import type Stripe from 'stripe';
import type { Context } from '../context.ts';
import { html } from '../http/html.ts';
import type { Page } from '../http/pages.ts';
import type { Table } from '../state/table.ts';
import type { SessionRecord } from '../state/tables.ts';
import { deliveryText, eventTable } from './event-table.ts';
import { type Cell, frame, short, table, time } from './parts.ts';
import { amountOf } from './session-page.ts';

const SHOWN = 50;

/** Sessions and events, newest first. */
export function overviewPage(context: Context): Page {
  const { tables } = context;
  const delay = tables.settings.get('settleAfterMs');
  return frame(
    'Local payments',
    html`<p>This stands in for Stripe on your machine. Nothing here is real money. The latest ${SHOWN} of each are shown. <a href="/_control">Faults, clock and ledger</a></p>
<h2>Sessions</h2>
${table(
  ['Created', 'Session', 'Order', 'Total', 'Status', 'Payment'],
  latest(tables.sessions).map(sessionRow),
  'No checkout has been started yet.',
)}
<h2>Events</h2>
${eventTable(context, latest(tables.events), 'Nothing has happened yet.')}
<h2>Delayed debits and refunds</h2>
<form class="settings" method="post" action="/settings">
<label for="settle_after">Seconds until a bank pays a debit, or takes a refund, by itself (empty: by hand)</label>
<input id="settle_after" name="settle_after" inputmode="numeric" maxlength="6" value="${delay === null || delay === undefined ? '' : delay / 1000}">
<button type="submit" class="quiet">Save</button>
</form>`,
  );
}

/** One event: its deliveries and its body. */
export function eventPage({ tables }: Context, event: Stripe.EventBase): Page {
  const deliveries = tables.deliveries.by('event', event.id);
  const attempts = deliveries.flatMap((delivery) =>
    delivery.attempts.map((attempt) => [
      time(attempt.at / 1000),
      tables.endpoints.get(delivery.endpoint)?.url ?? delivery.endpoint,
      attempt.status ?? attempt.error ?? '',
    ]),
  );
  return frame(
    event.type,
    html`<p><code>${event.id}</code>, ${deliveryText(deliveries)}</p>
<form class="choice" method="post" action="/events/${event.id}/resend"><button type="submit" class="quiet">Send again</button></form>
<h2>Attempts</h2>
${table(['At', 'To', 'Answer'], attempts, 'Not sent: no endpoint wanted it.')}
<h2>Body</h2>
<pre tabindex="0">${JSON.stringify(event, null, 2)}</pre>`,
  );
}

function latest<T>(shelf: Table<T>): T[] {
  const found: T[] = [];
  for (let place = shelf.places - 1; place >= 0 && found.length < SHOWN; place--) {
    const value = shelf.at(place);
    if (value !== undefined) found.push(value);
  }
  return found;
}

function sessionRow({ session }: SessionRecord): Cell[] {
  return [
    time(session.created),
    html`<a href="/sessions/${session.id}">${short(session.id)}</a>`,
    session.client_reference_id ?? '',
    amountOf(session),
    session.status ?? '',
    session.payment_status.replaceAll('_', ' '),
  ];
}
