import { createHmac } from 'node:crypto';
import { LOCAL_WEBHOOK_SECRET } from 'payment-sandbox/keys';
import { payAt } from './hosted-page.ts';
import { basketOf, type CheckoutBody, checkOut } from './requests.ts';
import { SITE, type TestStore } from './store.ts';

/** The current time in Unix seconds, as in a signature. */
export const now = () => Math.floor(Date.now() / 1000);
const hmac = (text: string, secret: string) => createHmac('sha256', secret).update(text).digest('hex');
/** The signature header of a body, as the payment provider sends it. @param at Unix seconds */
export const sign = (body: string, secret = LOCAL_WEBHOOK_SECRET, at = now()) =>
  `t=${at},v1=${hmac(`${at}.${body}`, secret)}`;

/** A delivery to the store's webhook, as the payment provider makes it. */
export function delivery(body: BodyInit, signature?: string): Request {
  return new Request(`${SITE}/api/stripe`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(signature !== undefined && { 'stripe-signature': signature }),
    },
    body,
  });
}

/** A paid session whose events never reached the store, and those events. */
export async function unheardOf(store: TestStore, change: CheckoutBody = {}) {
  store.provider.tables.endpoints.clear();
  const { redirectUrl, checkoutSessionId } = await checkOut(store, basketOf(change));
  await payAt(redirectUrl);
  store.provider.setWebhook('http://localhost/api/stripe', LOCAL_WEBHOOK_SECRET);
  const event = [...store.provider.tables.events.values()].find(
    ({ type, data }) =>
      type === 'checkout.session.completed' && (data.object as { id?: string }).id === checkoutSessionId,
  )!;
  return { sessionId: checkoutSessionId, body: JSON.stringify(event) };
}
