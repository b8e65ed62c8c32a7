import { describe, expect, test } from 'vitest';
import {
  address,
  bench,
  card,
  errorOf,
  get,
  line,
  order,
  post,
  shipped,
  shipping,
  shopper,
  valueIn,
} from './bench.ts';

const success = (id: string) => `http://localhost:4321/basket/success?session_id=${id}`;

describe('paying', () => {
  test('with a card completes the session and sends the shopper on', async () => {
    const { stripe, eventTypes } = await bench();
    const session = await stripe.checkout.sessions.create(
      order({ ...shipped, shipping_options: [shipping('Post', 395), shipping('Courier', 795)] }),
    );
    const courier = String(session.shipping_options[1]?.shipping_rate);
    const answer = await post(session.url ?? '', {
      ...address,
      ...card,
      line2: 'Flat 2',
      state: 'Greater London',
      shipping_rate: courier,
    });
    expect(answer).toMatchObject({ status: 303, location: success(session.id) });
    const paid = await stripe.checkout.sessions.retrieve(session.id);
    const place = {
      line1: address.line1,
      line2: 'Flat 2',
      city: 'London',
      state: 'Greater London',
      postal_code: 'SW1Y 4JH',
      country: 'GB',
    };
    expect(paid).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      url: null,
      amount_total: 3595,
      shipping_cost: { amount_total: 795, shipping_rate: courier },
      total_details: { amount_shipping: 795 },
      customer_details: { email: 'ada@example.com', name: 'Ada Lovelace', address: place },
      collected_information: { shipping_details: { name: 'Ada Lovelace', address: place } },
    });
    expect(paid.payment_intent).toMatch(/^pi_/);
    expect(eventTypes()).toEqual([
      'payment_intent.created',
      'charge.succeeded',
      'payment_intent.succeeded',
      'checkout.session.completed',
    ]);
    const again = await post(session.url ?? '', { ...address, ...card });
    expect(again).toMatchObject({ status: 303, location: success(session.id) });
    expect(eventTypes()).toHaveLength(4);
    const page = await get(session.url ?? '');
    expect(page.text).toContain('already paid');
    expect(page.text).toContain(success(session.id));
  });

  test.each([
    ['4000000000000002', 'card_number', 'Your card was declined.', 'generic_decline'],
    ['4000000000009995', 'card_number', 'Your card has insufficient funds.', 'insufficient_funds'],
    ['4000000000000069', 'card_expiry', 'Your card has expired.', undefined],
    ['4000000000000127', 'card_cvc', "Your card's security code is incorrect.", undefined],
    [
      '4000000000000119',
      'card_number',
      'An error occurred while processing your card. Try again in a little bit.',
      undefined,
    ],
  ])(
    'with card %s is declined beside its field, and another card can follow',
    async (number, field, message, code) => {
      const { stripe, eventTypes } = await bench();
      const { id, url } = await stripe.checkout.sessions.create(order());
      const answer = await post(url ?? '', { ...shopper, ...card, card_number: number });
      expect(answer.status).toBe(200);
      expect(errorOf(answer.text, field)).toBe(message);
      expect(valueIn(answer.text, 'name')).toBe('Ada Lovelace');
      const open = await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] });
      expect(open).toMatchObject({
        status: 'open',
        payment_intent: {
          status: 'requires_payment_method',
          last_payment_error: { message, ...(code && { decline_code: code }) },
        },
      });
      expect(eventTypes()).toEqual([
        'payment_intent.created',
        'charge.failed',
        'payment_intent.payment_failed',
      ]);
      expect((await post(url ?? '', { ...shopper, ...card })).status).toBe(303);
      const paid = await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] });
      expect(paid).toMatchObject({
        payment_status: 'paid',
        payment_intent: { id: (open.payment_intent as { id: string }).id, last_payment_error: null },
      });
    },
  );

  test('with a card may need a confirmation first', async () => {
    const { stripe, eventTypes } = await bench();
    const { id, url } = await stripe.checkout.sessions.create(order());
    const challenged = { ...shopper, ...card, card_number: '4000002500003155' };
    expect((await post(url ?? '', challenged)).location).toBe(`/c/pay/${id}/confirm`);
    const step = await get(`${url}/confirm`);
    expect(step.text).toMatch(/>Complete<\/button>.*>Fail<\/button>/s);
    expect(step.text).toContain('3155');
    const failed = await post(`${url}/confirm`, { outcome: 'no' });
    expect(failed).toMatchObject({ status: 303, location: `/c/pay/${id}` });
    const back = await get(url ?? '');
    expect(errorOf(back.text, 'card_number')).toContain('unable to authenticate');
    expect(valueIn(back.text, 'name')).toBe('Ada Lovelace');
    expect((await post(`${url}/confirm`, { outcome: 'yes' })).location).toBe(`/c/pay/${id}`);

    await post(url ?? '', challenged);
    expect((await post(`${url}/confirm`, { outcome: 'yes' })).location).toBe(success(id));
    expect((await stripe.checkout.sessions.retrieve(id)).payment_status).toBe('paid');
    expect(eventTypes()).toEqual([
      'payment_intent.created',
      'payment_intent.requires_action',
      'payment_intent.payment_failed',
      'payment_intent.requires_action',
      'charge.succeeded',
      'payment_intent.succeeded',
      'checkout.session.completed',
    ]);
  });

  test.each([
    ['klarna', 'Klarna'],
    ['afterpay_clearpay', 'Clearpay'],
  ])('with %s opens another page, where the shopper can refuse and come back', async (method, name) => {
    const { stripe } = await bench();
    const { id, url } = await stripe.checkout.sessions.create(order(shipped));
    const { location } = await post(url ?? '', { ...address, method });
    expect(location).toBe(`/c/pay/${id}/authorise`);
    const step = await get(`${url}/authorise`);
    expect(step.text).toContain(`Pay with ${name}`);
    await post(`${url}/authorise`, { outcome: 'no' });
    const back = await get(url ?? '');
    expect(errorOf(back.text, 'method')).toContain('not authorised');
    expect((await stripe.checkout.sessions.retrieve(id)).status).toBe('open');
    await post(url ?? '', { ...address, method });
    expect((await post(`${url}/authorise`, { outcome: 'yes' })).location).toBe(success(id));
    expect((await stripe.checkout.sessions.retrieve(id)).payment_status).toBe('paid');
  });

  test('with a method that does not support the shopper’s country says so', async () => {
    const { stripe } = await bench();
    const { url } = await stripe.checkout.sessions.create(
      order({
        line_items: [line('Book', 2800, 1, 'eur')],
        shipping_address_collection: { allowed_countries: ['FR', 'MT'] },
      }),
    );
    const { text } = await post(url ?? '', { ...address, country: 'MT', method: 'klarna' });
    expect(errorOf(text, 'method')).toBe('Klarna is not available in Malta. Choose another way to pay.');
    const forged = await post(url ?? '', { ...address, country: 'FR', method: 'bacs_debit' });
    expect(errorOf(forged.text, 'method')).toBe('Choose a way to pay.');
  });

  test('nothing: no payment is requested, and no intent is created', async () => {
    const { stripe, eventTypes } = await bench();
    const { id, url } = await stripe.checkout.sessions.create(order({ line_items: [line('Sample', 0)] }));
    const page = await get(url ?? '');
    expect(page.text).not.toContain('Card number');
    expect((await post(url ?? '', shopper)).location).toBe(success(id));
    const session = await stripe.checkout.sessions.retrieve(id);
    expect(session).toMatchObject({
      status: 'complete',
      payment_status: 'no_payment_required',
      payment_intent: null,
    });
    expect(eventTypes()).toEqual(['checkout.session.completed']);
  });

  test('tax on top: it is shown before it is charged', async () => {
    const { stripe } = await bench();
    const { id, url } = await stripe.checkout.sessions.create(
      order({
        automatic_tax: { enabled: true },
        line_items: [line('Book', 10_000, 1, 'cad', 'exclusive')],
        shipping_address_collection: { allowed_countries: ['US', 'CA'] },
        locale: 'en',
      }),
    );
    const page = await get(url ?? '');
    expect(page.text).toContain('name="tax_country" value="US"');
    const typed = { ...address, ...card, country: 'CA', tax_country: 'US' };
    const changed = await post(url ?? '', typed);
    expect(changed.text).toContain(
      'With the tax for Canada the total is $105.00. Press Pay again if that is right.',
    );
    expect(valueIn(changed.text, 'city')).toBe('London');
    expect((await post(url ?? '', { ...typed, tax_country: 'CA' })).location).toBe(success(id));
    const paid = await stripe.checkout.sessions.retrieve(id, {
      expand: ['total_details.breakdown', 'line_items.data.taxes'],
    });
    expect(paid).toMatchObject({
      amount_subtotal: 10_000,
      amount_total: 10_500,
      automatic_tax: { status: 'complete' },
      total_details: {
        amount_tax: 500,
        breakdown: {
          taxes: [{ amount: 500, taxable_amount: 10_000, rate: { percentage: 5, inclusive: false } }],
        },
      },
    });
    expect(paid.line_items?.data[0]).toMatchObject({
      amount_tax: 500,
      amount_total: 10_500,
      taxes: [{ amount: 500 }],
    });
  });
});
