import type Stripe from 'stripe';
import { isAwaitingDebit } from '../checkout/settle.ts';
import type { Context } from '../context.ts';
import { type Html, html } from '../http/html.ts';
import type { Page } from '../http/pages.ts';
import { formatAmount } from '../money/currencies.ts';
import type { Delivery, SessionRecord } from '../state/tables.ts';

const SHOWN = 50;

/** Sessions and events, newest first. */
export function overviewPage(context: Context): Page {
  const { tables } = context;
  const sessions = [...tables.sessions.values()].slice(-SHOWN).reverse();
  const events = [...tables.events.values()].slice(-SHOWN).reverse();
  const delay = tables.settings.get('settleAfterMs');
  const sessionHeads = ['Created', 'Session', 'Order', 'Total', 'Status', 'Payment'];
  return frame(
    'Local payments',
    html`<p>This stands in for Stripe on your machine. Nothing here is real money. The latest ${SHOWN} of each are shown.</p>
<h2>Sessions</h2>
${table(
  sessionHeads,
  sessions.map((record) => sessionRow(record)),
  'No checkout has been started yet.',
)}
<h2>Events</h2>
${table(
  ['Created', 'Event', 'Type', 'About', 'Delivery'],
  events.map((event) => eventRow(context, event)),
  'Nothing has happened yet.',
)}
<h2>Delayed debits</h2>
<form class="settings" method="post" action="/settings">
<label for="settle_after">Seconds until a bank debit is paid by itself (empty: by hand)</label>
<input id="settle_after" name="settle_after" inputmode="numeric" maxlength="6" value="${delay === null || delay === undefined ? '' : delay / 1000}">
<button type="submit" class="quiet">Save</button>
</form>`,
  );
}

/** One session: its object, its lines, its events, and what can be done with it. */
export function sessionPage(context: Context, record: SessionRecord): Page {
  const { session } = record;
  const events = [...context.tables.events.values()].filter((event) => isAbout(event, session)).reverse();
  const isOpen = session.status === 'open';
  return frame(
    'Session',
    html`<p><code>${session.id}</code></p>
<p>${amountOf(session)}, ${session.status}, ${session.payment_status.replaceAll('_', ' ')}</p>
${
  isOpen &&
  session.url &&
  html`<form class="choice" method="post" action="/sessions/${session.id}/expire">
<a class="button" href="${session.url}">Open the checkout</a>
<button type="submit" class="quiet">Expire now</button></form>`
}
${
  isAwaitingDebit(context, record) &&
  html`<form class="choice" method="post" action="/sessions/${session.id}/settle">
<button type="submit" name="outcome" value="paid">The bank pays</button>
<button type="submit" name="outcome" value="failed" class="quiet">The bank refuses</button></form>`
}
<h2>Events</h2>
${table(
  ['Created', 'Event', 'Type', 'About', 'Delivery'],
  events.map((event) => eventRow(context, event)),
  'None yet.',
)}
<h2>Lines</h2>
<pre tabindex="0">${JSON.stringify(record.lines, null, 2)}</pre>
<h2>Object</h2>
<pre tabindex="0">${JSON.stringify(session, null, 2)}</pre>`,
  );
}

/** One event: how its delivery went, and its body. */
export function eventPage(context: Context, event: Stripe.EventBase): Page {
  const deliveries = deliveriesOf(context, event);
  const attempts = deliveries.flatMap((delivery) =>
    delivery.attempts.map((attempt) => [
      time(attempt.at / 1000),
      context.tables.endpoints.get(delivery.endpoint)?.url ?? delivery.endpoint,
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

type Cell = string | number | Html;

function frame(title: string, content: Html): Page {
  return {
    title: `${title}: local payments`,
    styles: ['form', 'console'],
    body: html`<main class="console">
${title !== 'Local payments' && html`<a class="back" href="/"><span aria-hidden="true">←</span> Sessions and events</a>`}
<h1>${title}</h1>
${content}
</main>`,
  };
}

function table(heads: readonly string[], rows: readonly (readonly Cell[])[], empty: string): Html {
  if (rows.length === 0) return html`<p class="hint">${empty}</p>`;
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${heads[1] ?? ''} table"><table>
<thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>
${rows.map(
  (row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>
`,
)}</tbody>
</table></div>`;
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

function eventRow(context: Context, event: Stripe.EventBase): Cell[] {
  const { id = '' } = event.data.object as { id?: string };
  return [
    time(event.created),
    html`<a href="/events/${event.id}">${short(event.id)}</a>`,
    event.type,
    short(id),
    deliveryText(deliveriesOf(context, event)),
  ];
}

function isAbout({ data }: Stripe.EventBase, session: Stripe.Checkout.Session): boolean {
  const object = data.object as { id?: string; payment_intent?: unknown };
  const ids = [session.id, session.payment_intent].filter(Boolean);
  return ids.includes(object.id ?? '') || ids.includes(String(object.payment_intent));
}

function deliveriesOf(context: Context, event: Stripe.EventBase): Delivery[] {
  return [...context.tables.deliveries.values()].filter((delivery) => delivery.event === event.id);
}

function deliveryText(deliveries: readonly Delivery[]): string {
  if (deliveries.length === 0) return 'nobody to tell';
  const open = deliveries.find((delivery) => delivery.status !== 'delivered');
  if (!open) return 'delivered';
  const last = open.attempts.at(-1);
  return last ? `${open.status}: ${last.status ?? last.error}, attempt ${open.count}` : open.status;
}

function amountOf(session: Stripe.Checkout.Session): string {
  return formatAmount(session.amount_total ?? 0, session.currency ?? 'gbp', 'en-GB');
}

/** Both ends of a long id. */
function short(id: string): string {
  return id.length > 24 ? `${id.slice(0, 12)}…${id.slice(-6)}` : id;
}

function time(unix: number): string {
  return new Date(unix * 1000).toISOString().replace('T', ' ').slice(0, 19);
}
