import { describe, expect, test } from 'vitest';
import { address, bench, card, client, order, post, problem } from './bench.ts';

describe('the objects of a payment', () => {
  test('can be read: payment intent, charge and events', async () => {
    const { stripe } = await bench();
    const session = await stripe.checkout.sessions.create(
      order({ payment_intent_data: { description: 'Order FND-1', metadata: { order: 'FND-1' } } }),
    );
    await post(session.url ?? '', { ...address, ...card });
    const paid = await stripe.checkout.sessions.retrieve(session.id, {
      expand: ['payment_intent.latest_charge'],
    });
    expect(paid.payment_intent).toMatchObject({
      status: 'succeeded',
      amount: 2800,
      amount_received: 2800,
      currency: 'gbp',
      description: 'Order FND-1',
      metadata: { order: 'FND-1' },
      latest_charge: {
        status: 'succeeded',
        paid: true,
        captured: true,
        amount: 2800,
        amount_captured: 2800,
        billing_details: { email: 'ada@example.com', name: 'Ada Lovelace' },
        payment_method_details: {
          type: 'card',
          card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2034 },
        },
      },
    });
    const { data } = await stripe.events.list({ types: ['charge.succeeded', 'checkout.session.completed'] });
    expect(data.map(({ type }) => type)).toEqual(['checkout.session.completed', 'charge.succeeded']);
    const first = data[0]?.id ?? '';
    expect(await stripe.events.retrieve(first)).toMatchObject({
      api_version: '2026-10-28.endive',
      pending_webhooks: 0,
    });
    expect((await stripe.events.list({ type: 'payment_intent.*' })).data).toHaveLength(2);
    expect((await stripe.events.list({ delivery_success: false })).data).toHaveLength(0);
    expect((await problem(stripe.paymentIntents.retrieve('pi_no'))).statusCode).toBe(404);
    expect((await problem(stripe.charges.retrieve('ch_no'))).code).toBe('resource_missing');
    expect((await problem(stripe.events.retrieve('evt_no'))).statusCode).toBe(404);
  });

  test('a registered endpoint gets the events it asked for, signed with its own secret', async () => {
    const { stripe, webhooks, clock } = await bench();
    const endpoint = await stripe.webhookEndpoints.create({
      url: 'http://127.0.0.1:9/second',
      enabled_events: ['checkout.session.expired'],
      api_version: '2026-10-28.endive',
    });
    expect(endpoint.secret).toMatch(/^whsec_/);
    expect(await stripe.webhookEndpoints.retrieve(endpoint.id)).not.toHaveProperty('secret');
    expect((await stripe.webhookEndpoints.list()).data.map(({ id }) => id)).toEqual([
      endpoint.id,
      'we_local',
    ]);
    const { id } = await stripe.checkout.sessions.create(order());
    await stripe.checkout.sessions.expire(id);
    await clock.advance(0);
    const webhook = webhooks.find(({ url }) => url.endsWith('/second'));
    const event = await stripe.webhooks.constructEventAsync(
      webhook?.body ?? '',
      webhook?.headers['Stripe-Signature'] ?? '',
      endpoint.secret ?? '',
    );
    expect(event).toMatchObject({ type: 'checkout.session.expired', pending_webhooks: 2 });
    const outside = await problem(
      stripe.webhookEndpoints.create({ url: 'https://example.com/hook', enabled_events: ['*'] }),
    );
    expect(outside.param).toBe('url');
  });
});

describe('keys, versions, addresses', () => {
  test('any test key works, restricted ones too', async () => {
    const { provider } = await bench();
    for (const key of ['sk_test_local', 'sk_test_51Abc', 'rk_test_abc']) {
      expect((await client(provider.url, key).coupons.list()).data).toEqual([]);
    }
  });

  test('other keys are refused in Stripe’s format; a live key is neither repeated nor recorded', async () => {
    const { provider } = await bench();
    for (const key of ['pk_test_x', 'nonsense', 'sk_live_51SecretSecret', 'rk_live_SecretSecret']) {
      const error = await problem(client(provider.url, key).coupons.list());
      expect(error).toMatchObject({ type: 'StripeAuthenticationError', statusCode: 401 });
      expect(error.message).not.toContain('SecretSecret');
      expect(error.message.includes('live key')).toBe(key.includes('_live_'));
    }
    expect(JSON.stringify(provider.requests)).not.toContain('SecretSecret');
    const none = await fetch(`${provider.url}/v1/coupons`);
    expect(none.status).toBe(401);
    expect(await none.json()).toMatchObject({ error: { type: 'invalid_request_error' } });
  });

  test('an unknown address is a 404 that the SDK throws as an error', async () => {
    const { stripe } = await bench();
    const error = await problem(stripe.customers.list());
    expect(error).toMatchObject({ statusCode: 404, type: 'StripeInvalidRequestError' });
    expect(error.message).toContain('Unrecognized request URL (GET: /v1/customers)');
  });

  test('every answer has its request ID and version; another version is refused', async () => {
    const { provider, stripe } = await bench();
    const { lastResponse } = await stripe.coupons.list();
    expect(lastResponse.requestId).toMatch(/^req_\w{14}$/);
    expect(lastResponse.headers['stripe-version']).toBe('2026-10-28.endive');
    const old = await fetch(`${provider.url}/v1/coupons`, {
      headers: { Authorization: 'Bearer sk_test_local', 'Stripe-Version': '2023-08-16' },
    });
    expect(old.status).toBe(400);
    expect(await old.json()).toMatchObject({
      error: { message: expect.stringContaining('2026-10-28.endive') },
    });
  });

  test('requests are recorded as received and as understood', async () => {
    const { provider, stripe } = await bench();
    await stripe.checkout.sessions.create(order({ metadata: { order: '7' } }), { idempotencyKey: 'key-7' });
    const [request] = provider.requests;
    expect(request).toMatchObject({
      method: 'POST',
      path: '/v1/checkout/sessions',
      operation: 'sessions.create',
      idempotencyKey: 'key-7',
      status: 200,
      isReplay: false,
      params: {
        mode: 'payment',
        metadata: { order: '7' },
        line_items: [{ quantity: 1, price_data: { unit_amount: 2800 } }],
      },
    });
    expect(request?.rawBody).toContain('line_items[0][price_data][unit_amount]=2800');
    expect(request?.headers['user-agent']).toContain('Stripe/v1 NodeBindings');
    expect(request?.headers.authorization).toBe('Bearer sk_test_****');
  });
});
