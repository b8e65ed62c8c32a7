import { html } from '../http/html.ts';
import type { Page } from '../http/pages.ts';
import { formatAmount } from '../money/currencies.ts';
import { methodName } from '../money/methods.ts';
import type { Attempt } from '../state/tables.ts';
import { banner } from './frame.ts';
import type { Model } from './model.ts';

/** Replaces the bank's 3D Secure page. */
export function confirmPage(model: Model, attempt: Attempt): Page {
  const { session } = model;
  const amount = formatAmount(session.amount_total ?? 0, session.currency ?? '', model.locale);
  return step(model, 'confirm', {
    title: 'Confirm this payment',
    text: html`<p>Your bank wants to be sure that it is you. ${model.merchant} asks for <strong>${amount}</strong> from the card ending in ${attempt.card?.last4}.</p>`,
    yes: 'Complete',
    no: 'Fail',
  });
}

/** Replaces the page of Klarna or Clearpay. */
export function authorisePage(model: Model, attempt: Attempt): Page {
  const { session } = model;
  const amount = formatAmount(session.amount_total ?? 0, session.currency ?? '', model.locale);
  const name = methodName(attempt.kind, session.currency ?? '');
  return step(model, 'authorise', {
    title: `Pay with ${name}`,
    text: html`<p>This page stands in for ${name}. ${model.merchant} asks for <strong>${amount}</strong>.</p>`,
    yes: 'Authorise',
    no: 'Refuse',
  });
}

type Words = { title: string; text: ReturnType<typeof html>; yes: string; no: string };

function step({ session }: Model, page: string, { title, text, yes, no }: Words): Page {
  return {
    title: `${title}: test checkout`,
    leadsTo: [session.success_url],
    body: html`${banner()}
<main class="note">
<h1>${title}</h1>
${text}
<form class="choice" method="post" action="/c/pay/${session.id}/${page}">
<button type="submit" name="outcome" value="yes">${yes}</button>
<button type="submit" name="outcome" value="no" class="quiet">${no}</button>
</form>
<p><a href="/c/pay/${session.id}">Choose another way to pay</a></p>
</main>`,
  };
}
