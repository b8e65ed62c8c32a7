import type { Page } from 'payment-sandbox/http';
import { html } from 'payment-sandbox/http';
import type { RecordedEvent } from './recorder.ts';

/** All events that the services received, newest first. */
export function recorderPage(events: readonly RecordedEvent[]): Page {
  return {
    title: 'Local recorder',
    styles: ['form', 'console'],
    body: html`<main class="console">
<h1>Local recorder</h1>
<p>What the store has told Google Analytics and Klaviyo on this machine. None of it has left it. The same as data: <a href="/events.json">events.json</a>.</p>
${
  events.length === 0
    ? html`<p class="hint">No event yet. Say yes to counting at the foot of a page of the store.</p>`
    : html`<div class="scroll" tabindex="0" role="region" aria-label="Events"><table>
<thead><tr><th scope="col">When</th><th scope="col">Service</th><th scope="col">Told by</th><th scope="col">Event</th></tr></thead>
<tbody>
${events.map(
  ({
    at,
    service,
    from,
    name,
    body,
  }) => html`<tr><td>${at.replace('T', ' ').slice(0, 19)}</td><td>${service}</td><td>${from}</td><td><details><summary>${name}</summary><pre>${JSON.stringify(body, null, 2)}</pre></details></td></tr>
`,
)}</tbody>
</table></div>
<form class="choice" method="post" action="/empty"><button type="submit" class="quiet">Delete all</button></form>`
}
</main>`,
  };
}
