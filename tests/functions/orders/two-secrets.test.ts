import Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStore, SITE, type TestStore } from '../helpers/store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openStore({ settings: { STRIPE_WEBHOOK_SECRET: 'whsec_the_new,whsec_the_old' } });
});
afterAll(() => store?.close());

test.each([
  ['the new one', 'whsec_the_new', 200],
  ['the old one', 'whsec_the_old', 200],
  ['neither', 'whsec_of_somebody_else', 400],
  ['both as they are written', 'whsec_the_new,whsec_the_old', 400],
])(
  '[F20] [P05] during a rotation of the secret, an event that is signed with %s',
  async (_which, secret, status) => {
    const body = JSON.stringify({ id: 'evt_1', object: 'event', type: 'something.new', livemode: false });
    const signature = await new Stripe('sk_test_x').webhooks.generateTestHeaderStringAsync({
      payload: body,
      secret,
    });
    const request = new Request(`${SITE}/api/stripe`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body,
    });
    expect((await store.call(request)).status).toBe(status);
  },
);
