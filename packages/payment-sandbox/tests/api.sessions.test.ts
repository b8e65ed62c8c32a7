import { describe, expect, test } from 'vitest';
import { bench, card, line, order, post, problem, shipped, shipping, shopper } from './bench.ts';

describe('checkout sessions', () => {
  test('create: amounts, defaults, payment methods and the URL of the page', async () => {
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

  test('retrieve expands what is requested, and nothing else', async () => {
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

  test('expand refuses unknown fields, lists without data., and too many levels', async () => {
    const { stripe } = await bench();
    const { id } = await stripe.checkout.sessions.create(order());
    const wrong = await problem(stripe.checkout.sessions.retrieve(id, { expand: ['metadata'] }));
    expect(wrong).toMatchObject({ statusCode: 400, param: 'expand[0]' });
    const list = await problem(stripe.checkout.sessions.list({ expand: ['line_items'] }));
    expect(list.message).toContain('data.line_items');
    const deep = await problem(stripe.checkout.sessions.retrieve(id, { expand: ['a.b.c.d.e'] }));
    expect(deep.message).toContain('4 levels');
    const created = await problem(stripe.checkout.sessions.create(order({ expand: ['nothing'] })));
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

  test('list filters by status, time, intent and email, newest first, both directions', async () => {
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
    expect((await problem(stripe.checkout.sessions.list({ starting_after: 'cs_test_no' }))).code).toBe(
      'resource_missing',
    );
  });

  test('expire closes an open session once; a closed one is refused', async () => {
    const { stripe, eventTypes } = await bench();
    const { id } = await stripe.checkout.sessions.create(order());
    const expired = await stripe.checkout.sessions.expire(id);
    expect(expired).toMatchObject({ status: 'expired', url: null, payment_status: 'unpaid' });
    expect(eventTypes()).toEqual(['checkout.session.expired']);
    const again = await problem(stripe.checkout.sessions.expire(id));
    expect(again.message).toContain('Only Checkout Sessions with a status in ["open"] can be expired');
    const { data } = await stripe.events.list();
    expect(data[0]?.request?.id).toMatch(/^req_/);
    expect(data[0]?.request?.idempotency_key).toMatch(/^stripe-node-retry-/);
  });
});
