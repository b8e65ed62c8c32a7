import type { Context } from '../context.ts';
import type { Control } from '../control/control.ts';
import { type Html, html } from '../http/html.ts';
import type { Page } from '../http/pages.ts';
import { formatAmount } from '../money/currencies.ts';
import { action, frame, table } from './parts.ts';

/** The page for faults, waiting webhooks, the clock and the ledger. */
export function controlPage({ tables }: Context, control: Control): Page {
  const { clock, rateLimit, ledger } = control;
  const { totals } = ledger();
  return frame(
    'Faults and clock',
    html`<p>What is set here holds until it is cleared or the provider stops. Each form is also an address that takes JSON; the README of payment-sandbox lists them.</p>
${callPart(control)}
${webhookPart(control, (id) => tables.events.get(id)?.type ?? '')}
<h2>Clock</h2>
<p>It is ${new Date(clock.now()).toISOString().replace('T', ' ').slice(0, 19)} UTC here, and for everything that uses this clock.</p>
<form class="settings" method="post" action="/_control/clock">
${field('advance_ms', 'Milliseconds to move on', 'numeric')}
<button type="submit" class="quiet">Move the clock</button></form>
<h2>Rate limit</h2>
<form class="settings" method="post" action="/_control/rate_limit">
${field('per_second', 'Calls a second to each endpoint, 25 at Stripe (empty: as many as come)', 'numeric', rateLimit.perSecond ?? '')}
<button type="submit" class="quiet">Save</button></form>
<h2>Ledger</h2>
${table(
  ['Currency', 'Charged', 'Refunded', 'Disputed', 'Net'],
  Object.entries(totals).map(([currency, { charged, refunded, disputed, net }]) => [
    currency.toUpperCase(),
    ...[charged, refunded, disputed, net].map((amount) => formatAmount(amount, currency, 'en-GB')),
  ]),
  'No money has moved yet.',
)}
<p><a href="/_control/ledger">Every movement</a></p>`,
  );
}

function callPart({ faults }: Control): Html {
  return html`<h2>API calls</h2>
<form class="settings" method="post" action="/_control/faults">
${field('operation', 'Operation (refunds.*, or * for all)', 'text', '*')}
${choice('kind', 'What happens', ['status', 'cut', 'hang', 'slow'])}
${choice('when', 'Before or after the effect', ['before', 'after'])}
${field('status', 'Status', 'numeric')}
${field('ms', 'Milliseconds (slow)', 'numeric')}
${field('times', 'Next … calls (empty: all)', 'numeric')}
${field('share', 'Share of calls, 0 to 1', 'decimal')}
<button type="submit" class="quiet">Add</button></form>
${table(
  ['Operation', 'Fault', 'When', 'Met', 'Left'],
  faults
    .all()
    .map((fault) => [
      fault.operation,
      `${fault.kind} ${fault.kind === 'status' ? (fault.status ?? 500) : (fault.ms ?? '')}`,
      fault.when ?? 'before',
      fault.met,
      fault.times === undefined ? 'always' : fault.times - fault.met,
    ]),
  'Every call goes well.',
)}
${faults.all().length > 0 && action('/_control/faults/clear', 'Clear')}`;
}

function webhookPart({ webhooks }: Control, typeOf: (event: string) => string): Html {
  const faults = webhooks.faults.all();
  return html`<h2>Webhooks</h2>
<form class="settings" method="post" action="/_control/webhooks/faults">
${field('type', 'Type (refund.*, or * for all)', 'text', '*')}
${choice('kind', 'What happens', ['duplicate', 'twin', 'delay', 'drop', 'corrupt', 'stale'])}
${field('ms', 'Milliseconds (delay)', 'numeric')}
${field('times', 'Next … events (empty: all)', 'numeric')}
${field('share', 'Share of events, 0 to 1', 'decimal')}
<button type="submit" class="quiet">Add</button></form>
${table(
  ['Type', 'Fault', 'Met', 'Left'],
  faults.map(({ type, kind, met, times }) => [type, kind, met, times === undefined ? 'always' : times - met]),
  'Every event is sent once, at once.',
)}
${faults.length > 0 && action('/_control/webhooks/faults/clear', 'Clear')}
<div class="actions">
${!webhooks.isPaused() && action('/_control/webhooks/pause', 'Hold webhooks back')}
${webhooks.isPaused() && action('/_control/webhooks/resume', 'Send all and go on')}
${webhooks.isPaused() && action('/_control/webhooks/release', 'Send the first', { count: '1' })}
${webhooks.isPaused() && action('/_control/webhooks/release', 'Send the last', { count: '1', order: 'last' })}
${webhooks.isPaused() && action('/_control/webhooks/release', 'Send all in any order', { order: 'random' })}
</div>
${
  webhooks.isPaused() &&
  table(
    ['Event', 'Type', 'Attempts'],
    webhooks
      .waiting()
      .map(({ event, count }) => [html`<a href="/events/${event}">${event}</a>`, typeOf(event), count]),
    'Webhooks are held back. None waits.',
  )
}`;
}

function field(name: string, label: string, mode: string, value: string | number = ''): Html {
  return html`<div class="setting"><label>${label}
<input name="${name}" inputmode="${mode}" maxlength="100" value="${value}"></label></div>`;
}

function choice(name: string, label: string, values: readonly string[]): Html {
  return html`<div class="setting"><label>${label}
<select name="${name}">${values.map((value) => html`<option>${value}</option>`)}</select></label></div>`;
}
