import { describe, expect, test } from 'vitest';
import {
  address,
  bench,
  card,
  client,
  line,
  order,
  post,
  refusal,
  shipped,
  shipping,
  shopper,
} from './bench.ts';

describe('checkout sessions', () => {
  test('create: sums, defaults, methods and the address of the page', async () => {
    const { stripe, provider, clock } = await bench();
    const session = await stripe.checkout.sessions.create(
      order({
        ...shipped,
        client_reference_id: 'FND-1',
        metadata: { order: 'FND-1' },
        line_items: [line('Book', 2800), line('Spoon', 950, 2)],
        shipping_options: [shipping('Post', 395), shipping('Courier', 795)],
      }),
    );
    expect(session).toMatchObject({
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      livemode: false,
      currency: 'gbp',
      client_reference_id: 'FND-1',
      metadata: { order: 'FND-1' },
      amount_subtotal: 4700,
      amount_total: 5095,
      total_details: { amount_discount: 0, amount_shipping: 395, amount_tax: 0 },
      payment_intent: null,
      customer_details: null,
      payment_method_types: ['card', 'klarna', 'afterpay_clearpay', 'bacs_debit'],
      expires_at: Math.floor(clock.now() / 1000) + 86_400,
    });
    expect(session.id).toMatch(/^cs_test_\w{58}$/);
    expect(session.url).toBe(`${provider.url}/c/pay/${session.id}`);
    expect(session.shipping_options).toHaveLength(2);
    expect(session.shipping_cost?.shipping_rate).toBe(session.shipping_options[0]?.shipping_rate);
    expect(session.total_details).not.toHaveProperty('breakdown');
  });

  test('retrieve expands what is asked, and nothing else', async () => {
    const { stripe } = await bench();
    const { id } = await stripe.checkout.sessions.create(
      order({ shipping_options: [shipping('Post', 395)] }),
    );
    const plain = await stripe.checkout.sessions.retrieve(id);
    expect(plain).not.toHaveProperty('line_items');
    const full = await stripe.checkout.sessions.retrieve(id, {
      expand: [
        'line_items.data.price.product',
        'shipping_cost.shipping_rate',
        'total_details.breakdown',
        'payment_intent',
      ],
    });
    expect(full.line_items?.data[0]?.price?.product).toMatchObject({
      object: 'product',
      name: 'The Sunday Table',
    });
    expect(full.shipping_cost?.shipping_rate).toMatchObject({
      object: 'shipping_rate',
      display_name: 'Post',
    });
    expect(full.total_details?.breakdown).toEqual({ discounts: [], taxes: [] });
    expect(full.payment_intent).toBeNull();
  });

  test('expand refuses what cannot be expanded, on a list without data., and too deep', async () => {
    const { stripe } = await bench();
    const { id } = await stripe.checkout.sessions.create(order());
    const wrong = await refusal(stripe.checkout.sessions.retrieve(id, { expand: ['metadata'] }));
    expect(wrong).toMatchObject({ statusCode: 400, param: 'expand[0]' });
    const list = await refusal(stripe.checkout.sessions.list({ expand: ['line_items'] }));
    expect(list.message).toContain('data.line_items');
    const deep = await refusal(stripe.checkout.sessions.retrieve(id, { expand: ['a.b.c.d.e'] }));
    expect(deep.message).toContain('4 levels');
    const created = await refusal(stripe.checkout.sessions.create(order({ expand: ['nothing'] })));
    expect(created.statusCode).toBe(400);
    expect((await stripe.checkout.sessions.list()).data).toHaveLength(1);
  });

  test('list_items pages through all lines in order', async () => {
    const { stripe } = await bench();
    const lines = Array.from({ length: 23 }, (_, index) => line(`Book ${index}`, 100 + index));
    const { id } = await stripe.checkout.sessions.create(order({ line_items: lines }));
    const all = await stripe.checkout.sessions
      .listLineItems(id, { limit: 10 })
      .autoPagingToArray({ limit: 100 });
    expect(all.map(({ description }) => description)).toEqual(lines.map((_, index) => `Book ${index}`));
    expect(all.map(({ amount_total }) => amount_total)).toEqual(lines.map((_, index) => 100 + index));
    const session = await stripe.checkout.sessions.retrieve(id, { expand: ['line_items'] });
    expect(session.line_items).toMatchObject({ has_more: true });
    expect(session.line_items?.data).toHaveLength(10);
  });

  test('list filters by status, time, intent and e-mail, newest first, both directions', async () => {
    const { stripe, clock } = await bench();
    const ids: string[] = [];
    for (let index = 0; index < 5; index += 1) {
      ids.unshift((await stripe.checkout.sessions.create(order())).id);
      await clock.advance(1000);
    }
    const [newest = '', second = '', third = '', , oldest = ''] = ids;
    await stripe.checkout.sessions.expire(third);
    const { url } = await stripe.checkout.sessions.retrieve(newest);
    await post(url ?? '', { ...shopper, ...card });
    const listed = async (params: object) =>
      (await stripe.checkout.sessions.list(params)).data.map(({ id }) => id);
    expect(await listed({})).toEqual(ids);
    expect(await listed({ status: 'expired' })).toEqual([third]);
    expect(await listed({ status: 'complete' })).toEqual([newest]);
    expect(await listed({ customer_details: { email: shopper.email } })).toEqual([newest]);
    const { payment_intent, created } = await stripe.checkout.sessions.retrieve(newest);
    expect(await listed({ payment_intent })).toEqual([newest]);
    expect(await listed({ created: { lt: created - 3 } })).toEqual([oldest]);
    expect(await listed({ created })).toEqual([newest]);
    expect(await listed({ limit: 2, starting_after: newest })).toEqual([second, third]);
    expect(await listed({ limit: 1, ending_before: third })).toEqual([second]);
    const page = await stripe.checkout.sessions.list({ limit: 3 });
    expect(page.has_more).toBe(true);
    expect((await refusal(stripe.checkout.sessions.list({ starting_after: 'cs_test_no' }))).code).toBe(
      'resource_missing',
    );
  });

  test('expire closes an open session once; a closed one is refused', async () => {
    const { stripe, eventTypes } = await bench();
    const { id } = await stripe.checkout.sessions.create(order());
    const expired = await stripe.checkout.sessions.expire(id);
    expect(expired).toMatchObject({ status: 'expired', url: null, payment_status: 'unpaid' });
    expect(eventTypes()).toEqual(['checkout.session.expired']);
    const again = await refusal(stripe.checkout.sessions.expire(id));
    expect(again.message).toContain('Only Checkout Sessions with a status in ["open"] can be expired');
    const { data } = await stripe.events.list();
    expect(data[0]?.request?.id).toMatch(/^req_/);
    expect(data[0]?.request?.idempotency_key).toMatch(/^stripe-node-retry-/);
  });
});

describe('coupons', () => {
  test('create, retrieve, list, delete', async () => {
    const { stripe } = await bench();
    const coupon = await stripe.coupons.create({
      id: 'order-7',
      amount_off: 300,
      currency: 'GBP',
      duration: 'once',
      max_redemptions: 1,
      name: 'SUNDAY',
      metadata: { order: '7' },
    });
    expect(coupon).toMatchObject({
      id: 'order-7',
      amount_off: 300,
      currency: 'gbp',
      percent_off: null,
      duration: 'once',
      max_redemptions: 1,
      times_redeemed: 0,
      valid: true,
      name: 'SUNDAY',
      metadata: { order: '7' },
    });
    const made = await stripe.coupons.create({ percent_off: 12.5 });
    expect(made.id).toMatch(/^\w{8}$/);
    expect((await stripe.coupons.list()).data.map(({ id }) => id)).toEqual([made.id, 'order-7']);
    expect(await stripe.coupons.retrieve('order-7')).toMatchObject({ name: 'SUNDAY' });
    const taken = await refusal(stripe.coupons.create({ id: 'order-7', percent_off: 5 }));
    expect(taken.code).toBe('resource_already_exists');
    expect(await stripe.coupons.del('order-7')).toMatchObject({ id: 'order-7', deleted: true });
    expect((await refusal(stripe.coupons.retrieve('order-7'))).statusCode).toBe(404);
  });

  test('a coupon lowers the lines, is used up once paid, and its deletion changes no session', async () => {
    const { stripe } = await bench();
    const coupon = await stripe.coupons.create({ amount_off: 100, currency: 'gbp', max_redemptions: 1 });
    const lines = [line('A', 1000), line('B', 1000), line('C', 1000)];
    const params = order({ line_items: lines, discounts: [{ coupon: coupon.id }] });
    const session = await stripe.checkout.sessions.create(params);
    expect(session).toMatchObject({
      amount_subtotal: 3000,
      amount_total: 2900,
      total_details: { amount_discount: 100 },
    });
    const { data } = await stripe.checkout.sessions.listLineItems(session.id);
    expect(data.map(({ amount_discount }) => amount_discount)).toEqual([34, 33, 33]);
    await post(session.url ?? '', { ...shopper, ...card });
    expect(await stripe.coupons.retrieve(coupon.id)).toMatchObject({ times_redeemed: 1, valid: false });
    const used = await refusal(stripe.checkout.sessions.create(params));
    expect(used).toMatchObject({ code: 'coupon_expired', param: 'discounts[0][coupon]' });
    await stripe.coupons.del(coupon.id);
    const after = await stripe.checkout.sessions.retrieve(session.id, {
      expand: ['discounts.coupon', 'total_details.breakdown'],
    });
    expect(after.discounts?.[0]?.coupon).toMatchObject({ amount_off: 100 });
    expect(after.total_details?.breakdown?.discounts[0]).toMatchObject({
      amount: 100,
      discount: { source: { coupon: coupon.id, type: 'coupon' }, checkout_session: session.id },
    });
  });

  test('percentages, products it does not apply to, other currencies, past dates', async () => {
    const { stripe, clock } = await bench();
    const percent = await stripe.coupons.create({ percent_off: 33.33 });
    const third = await stripe.checkout.sessions.create(order({ discounts: [{ coupon: percent.id }] }));
    expect(third.total_details?.amount_discount).toBe(933);
    const other = await stripe.coupons.create({
      percent_off: 50,
      applies_to: { products: ['prod_elsewhere'] },
    });
    expect(other).not.toHaveProperty('applies_to');
    const shown = await stripe.coupons.retrieve(other.id, { expand: ['applies_to'] });
    expect(shown.applies_to).toEqual({ products: ['prod_elsewhere'] });
    const untouched = await stripe.checkout.sessions.create(order({ discounts: [{ coupon: other.id }] }));
    expect(untouched.amount_total).toBe(2800);
    const dollars = await stripe.coupons.create({ amount_off: 100, currency: 'usd' });
    expect(
      (await refusal(stripe.checkout.sessions.create(order({ discounts: [{ coupon: dollars.id }] })))).param,
    ).toBe('discounts[0][coupon]');
    const soon = Math.floor(clock.now() / 1000) + 60;
    const brief = await stripe.coupons.create({ percent_off: 5, redeem_by: soon });
    await clock.advance(61_000);
    expect(await stripe.coupons.retrieve(brief.id)).toMatchObject({ valid: false });
  });

  test('an amount larger than the order makes it free, never negative', async () => {
    const { stripe } = await bench();
    const coupon = await stripe.coupons.create({ amount_off: 9_000, currency: 'gbp' });
    const session = await stripe.checkout.sessions.create(order({ discounts: [{ coupon: coupon.id }] }));
    expect(session).toMatchObject({ amount_total: 0, total_details: { amount_discount: 2800 } });
  });
});

describe('what follows a payment', () => {
  test('payment intent, charge and events can be read back', async () => {
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
    expect((await refusal(stripe.paymentIntents.retrieve('pi_no'))).statusCode).toBe(404);
    expect((await refusal(stripe.charges.retrieve('ch_no'))).code).toBe('resource_missing');
    expect((await refusal(stripe.events.retrieve('evt_no'))).statusCode).toBe(404);
  });

  test('a registered endpoint gets the events it asked for, signed with its own secret', async () => {
    const { stripe, parcels, clock } = await bench();
    const endpoint = await stripe.webhookEndpoints.create({
      url: 'http://127.0.0.1:9/second',
      enabled_events: ['checkout.session.expired'],
      api_version: '2026-10-28.endive',
    });
    expect(endpoint.secret).toMatch(/^whsec_/);
    expect(await stripe.webhookEndpoints.retrieve(endpoint.id)).not.toHaveProperty('secret');
    expect((await stripe.webhookEndpoints.list()).data.map(({ id }) => id)).toEqual([endpoint.id]);
    const { id } = await stripe.checkout.sessions.create(order());
    await stripe.checkout.sessions.expire(id);
    await clock.advance(0);
    const parcel = parcels.find(({ url }) => url.endsWith('/second'));
    const event = await stripe.webhooks.constructEventAsync(
      parcel?.body ?? '',
      parcel?.headers['Stripe-Signature'] ?? '',
      endpoint.secret ?? '',
    );
    expect(event).toMatchObject({ type: 'checkout.session.expired', pending_webhooks: 2 });
    const outside = await refusal(
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

  test('other keys are refused in Stripe’s shape; a live key is neither repeated nor recorded', async () => {
    const { provider } = await bench();
    for (const key of ['pk_test_x', 'nonsense', 'sk_live_51SecretSecret', 'rk_live_SecretSecret']) {
      const error = await refusal(client(provider.url, key).coupons.list());
      expect(error).toMatchObject({ type: 'StripeAuthenticationError', statusCode: 401 });
      expect(error.message).not.toContain('SecretSecret');
    }
    expect(JSON.stringify(provider.requests)).not.toContain('SecretSecret');
    const none = await fetch(`${provider.url}/v1/coupons`);
    expect(none.status).toBe(401);
    expect(await none.json()).toMatchObject({ error: { type: 'invalid_request_error' } });
  });

  test('an unknown address is a 404 that the SDK takes for an error', async () => {
    const { stripe } = await bench();
    const error = await refusal(stripe.customers.list());
    expect(error).toMatchObject({ statusCode: 404, type: 'StripeInvalidRequestError' });
    expect(error.message).toContain('Unrecognized request URL (GET: /v1/customers)');
  });

  test('every answer names its request and version; another version is refused', async () => {
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
