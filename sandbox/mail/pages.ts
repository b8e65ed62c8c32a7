import type { Page } from 'payment-sandbox/http';
import { type Html, html } from 'payment-sandbox/http';
import { FAULTS, type FaultPlan } from './faults.ts';
import type { ReceivedMail } from './inbox.ts';

/** All received mails, newest first, and the form for faults. */
export function inboxPage(mails: readonly ReceivedMail[], faults: FaultPlan): Page {
  const plan = faults.current();
  return frame(
    'Local inbox',
    html`<p>Emails that the store has sent on this machine. None of them has left it. The same as data: <a href="/messages.json">messages.json</a>.</p>
${
  mails.length === 0
    ? html`<p class="hint">No email yet.</p>`
    : html`<ol class="mails">
${mails.map(
  (mail) => html`<li><a href="/messages/${mail.id}">${mail.subject || 'no subject'}</a>
<span>${mail.envelope.to.join(', ')}</span> <time>${time(mail)}</time></li>
`,
)}</ol>
<form class="choice" method="post" action="/empty"><button type="submit" class="quiet">Delete all</button></form>`
}
<h2>Faults</h2>
<form class="settings" method="post" action="/faults">
<label for="fault">What goes wrong with the next mails${plan ? ` (now: ${plan.fault})` : ''}</label>
<select id="fault" name="fault"><option value="">nothing</option>${FAULTS.map(
      (fault) => html`<option value="${fault}">${fault}</option>`,
    )}</select>
<label for="times">How many of them (empty: all)</label>
<input id="times" name="times" inputmode="numeric" maxlength="4">
<button type="submit" class="quiet">Save</button>
</form>`,
  );
}

/** One mail: HTML, plain text, headers and attachments. The HTML is in a sandboxed frame. */
export function messagePage(mail: ReceivedMail): Page {
  return frame(
    mail.subject || 'no subject',
    html`<p>To ${mail.envelope.to.join(', ')}, from ${mail.envelope.from}, ${time(mail)}</p>
${mail.html && html`<iframe class="mail" title="The mail’s HTML" sandbox src="/messages/${mail.id}/html"></iframe>`}
<h2>Plain text</h2>
<pre tabindex="0" data-part="text">${mail.text}</pre>
<h2>Headers</h2>
<pre tabindex="0" data-part="headers">${mail.headers.map(({ name, value }) => `${name}: ${value}\n`).join('')}</pre>
${
  mail.attachments.length > 0 &&
  html`<h2>Attachments</h2>
<ul>${mail.attachments.map(({ name, type, size }) => html`<li>${name} (${type}, ${size} bytes)</li>`)}</ul>`
}
<p><a href="/messages/${mail.id}/raw">The whole mail as it came</a></p>`,
  );
}

function frame(title: string, content: Html): Page {
  const isFirst = title === 'Local inbox';
  return {
    title: isFirst ? title : `${title}: local inbox`,
    styles: ['form', 'console'],
    hasFrames: true,
    body: html`<main class="console">
${!isFirst && html`<a class="back" href="/"><span aria-hidden="true">←</span> All mails</a>`}
<h1>${title}</h1>
${content}
</main>`,
  };
}

function time({ receivedAt }: ReceivedMail): string {
  return receivedAt.replace('T', ' ').slice(0, 19);
}
