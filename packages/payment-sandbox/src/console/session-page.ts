import type Stripe from 'stripe';
import { isAwaitingDebit } from '../checkout/settle.ts';
import type { Context } from '../context.ts';
import { isOpen } from '../disputes/lifecycle.ts';
import { type Html, html } from '../http/html.ts';
import type { Page } from '../http/pages.ts';
import { formatAmount } from '../money/currencies.ts';
import { isUnsettled } from '../refunds/settle.ts';
import type { RefundRecord, SessionRecord } from '../state/tables.ts';
import { eventTable } from './event-table.ts';
import { action, type Cell, frame, short, table, time } from './parts.ts';

/** One session: its object, lines, events and actions. */
export function sessionPage(context: Context, record: SessionRecord): Page {
  const { session } = record;
  const { tables } = context;
  const intent = String(session.payment_intent);
  const charge = tables.charges.get(String(tables.intents.get(intent)?.latest_charge));
  const address = `/sessions/${session.id}`;
  return frame(
    'Session',
    html`<p><code>${session.id}</code></p>
<p>${amountOf(session)}, ${session.status}, ${session.payment_status.replaceAll('_', ' ')}</p>
${
  session.status === 'open' &&
  session.url &&
  html`<form class="choice" method="post" action="${address}/expire">
<a class="button" href="${session.url}">Open the checkout</a>
<button type="submit" class="quiet">Expire now</button></form>`
}
${
  isAwaitingDebit(context, record) &&
  html`<form class="choice" method="post" action="${address}/settle">
<button type="submit" name="outcome" value="paid">The bank pays</button>
<button type="submit" name="outcome" value="failed" class="quiet">The bank refuses</button></form>`
}
${charge?.status === 'succeeded' && paymentPart(context, address, charge)}
<h2>Events</h2>
${eventTable(context, eventsAbout(context, session), 'None yet.')}
<h2>Lines</h2>
<pre tabindex="0">${JSON.stringify(record.lines, null, 2)}</pre>
<h2>Object</h2>
<pre tabindex="0">${JSON.stringify(session, null, 2)}</pre>`,
  );
}

/** Refunds, disputes and fraud warnings of a payment, each with its actions. */
function paymentPart(context: Context, address: string, charge: Stripe.Charge): Html {
  const { tables } = context;
  const left = charge.amount_captured - charge.amount_refunded;
  const disputes = tables.disputes.by('charge', charge.id);
  const isDisputed = disputes.some((dispute) => isOpen(dispute) || dispute.status === 'lost');
  const warnings = tables.warnings.by('charge', charge.id);
  return html`<h2>Refunds</h2>
${
  left > 0 &&
  html`<form class="settings" method="post" action="${address}/refund">
<label for="amount">Amount in ${charge.currency.toUpperCase()} (empty: all that is left, ${formatAmount(left, charge.currency, 'en-GB')})</label>
<input id="amount" name="amount" inputmode="decimal" maxlength="12">
<button type="submit" class="quiet">Refund</button></form>`
}
${table(
  ['Amount', 'Refund', 'Status', 'The bank', 'Created'],
  tables.refunds.by('charge', charge.id).map((record) => refundRow(context, address, record)),
  'None.',
)}
<h2>Disputes and warnings</h2>
<div class="actions">
${left > 0 && !isDisputed && action(`${address}/dispute`, 'Open a dispute')}
${left > 0 && !isDisputed && action(`${address}/dispute`, 'Open an inquiry', { inquiry: 'yes' })}
${action(`${address}/fraud_warning`, 'Raise a fraud warning')}
</div>
${table(
  ['Amount', 'Dispute', 'Status', 'The bank decides', 'Created'],
  disputes.map((dispute) => disputeRow(address, dispute)),
  'No dispute.',
)}
${
  warnings.length > 0 &&
  table(
    ['Created', 'Warning', 'Kind'],
    warnings.map(({ created, id, fraud_type }) => [
      time(created),
      short(id),
      fraud_type.replaceAll('_', ' '),
    ]),
    '',
  )
}`;
}

function refundRow(context: Context, address: string, record: RefundRecord): Cell[] {
  const { refund } = record;
  const fields = { refund: refund.id };
  const isOpenStill = isUnsettled(context, record);
  return [
    formatAmount(refund.amount, refund.currency, 'en-GB'),
    short(refund.id),
    refund.status ?? '',
    html`<div class="actions">
${refund.status === 'pending' && action(`${address}/settle_refund`, 'Takes it', { ...fields, outcome: 'arrived' })}
${isOpenStill && action(`${address}/settle_refund`, 'Sends it back', { ...fields, outcome: 'failed' })}
</div>`,
    time(refund.created),
  ];
}

function disputeRow(address: string, dispute: Stripe.Dispute): Cell[] {
  const fields = { dispute: dispute.id };
  return [
    formatAmount(dispute.amount, dispute.currency, 'en-GB'),
    short(dispute.id),
    dispute.status.replaceAll('_', ' '),
    html`<div class="actions">
${isOpen(dispute) && action(`${address}/close_dispute`, 'For the store', { ...fields, outcome: 'won' })}
${isOpen(dispute) && action(`${address}/close_dispute`, 'For the shopper', { ...fields, outcome: 'lost' })}
</div>`,
    time(dispute.created),
  ];
}

function eventsAbout({ tables }: Context, session: Stripe.Checkout.Session): Stripe.EventBase[] {
  const ids = [session.id, session.payment_intent].filter(Boolean);
  const isAbout = ({ data }: Stripe.EventBase) => {
    const object = data.object as { id?: string; payment_intent?: unknown };
    return ids.includes(object.id ?? '') || ids.includes(String(object.payment_intent));
  };
  return [...tables.events.values()].filter(isAbout).reverse();
}

export function amountOf(session: Stripe.Checkout.Session): string {
  return formatAmount(session.amount_total ?? 0, session.currency ?? 'gbp', 'en-GB');
}
