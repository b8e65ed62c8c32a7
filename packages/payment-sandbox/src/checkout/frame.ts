import { type Html, html } from '../http/html.ts';
import type { Page } from '../http/pages.ts';
import type { Model } from './model.ts';
import { successUrl } from './model.ts';

/** The banner on every page: this is a test checkout. */
export function banner(): Html {
  return html`<header class="banner"><p><strong>Test checkout.</strong> No real money moves, no real card works.</p></header>`;
}

/** A short page with one message. */
export function notePage(title: string, text: Html, actions: Html | false, status = 200): Page {
  return {
    title: `${title}: test checkout`,
    status,
    body: html`${banner()}
<main class="note">
<h1>${title}</h1>
${text}
${actions}
</main>`,
  };
}

export function expiredPage({ session }: Model): Page {
  return notePage(
    'This checkout has expired',
    html`<p>Nothing was paid. Your basket is still in the store: start the checkout again from there.</p>`,
    session.cancel_url !== null &&
      html`<p><a class="button" href="${session.cancel_url}">Back to the store</a></p>`,
  );
}

export function completePage({ session }: Model): Page {
  const isWaiting = session.payment_status === 'unpaid';
  return notePage(
    isWaiting ? 'This order has been placed' : 'This order is already paid',
    html`<p>${isWaiting ? 'The bank has been asked for the money.' : 'You will not be charged again.'}</p>`,
    html`<p><a class="button" href="${successUrl(session)}">Back to the store</a></p>`,
  );
}

export function unknownPage(): Page {
  return notePage(
    'No such checkout',
    html`<p>This address does not belong to any checkout. Go back to the store and start again.</p>`,
    false,
    404,
  );
}
