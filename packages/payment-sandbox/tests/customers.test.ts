import type Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import { bench, order, problem } from './bench.ts';
import { home, office, sampleCustomer } from './sample-customer.ts';

describe('a customer', () => {
  test('is created and read back', async () => {
    const { stripe, clock, eventTypes } = await bench();
    const made = await stripe.customers.create(sampleCustomer);
    expect(made).toMatchObject({
      object: 'customer',
      created: Math.floor(clock.now() / 1000),
      livemode: false,
      email: 'ada@mail.example',
      name: 'Larder & Daughters',
      phone: '+44 7700 900123',
      address: { ...office, line2: null, country: 'IE' },
      shipping: { name: 'Ada Larder', address: { ...home, state: null }, phone: '+44 7700 900456' },
      metadata: { order: 'FND-1' },
    });
    expect(made.id).toMatch(/^cus_\w{14}$/);
    const { lastResponse: _, ...kept } = await stripe.customers.retrieve(made.id);
    expect(kept).toEqual(JSON.parse(JSON.stringify(made)));
    expect(eventTypes()).toEqual(['customer.created']);
  });

  test('may be empty, and an unknown one is a 404', async () => {
    const { stripe } = await bench();
    const nobody = await stripe.customers.create();
    expect(nobody).toMatchObject({ email: null, name: null, phone: null, address: null, shipping: null });
    expect(nobody.metadata).toEqual({});
    const error = await problem(stripe.customers.retrieve('cus_nobody'));
    expect(error).toMatchObject({ statusCode: 404, code: 'resource_missing', param: 'id' });
    expect(error.message).toBe("No such customer: 'cus_nobody'");
  });

  test('that is deleted cannot be used for a payment, or deleted again', async () => {
    const { stripe, eventTypes } = await bench();
    const { id } = await stripe.customers.create(sampleCustomer);
    const deleted = { id, object: 'customer', deleted: true };
    expect(await stripe.customers.del(id)).toMatchObject(deleted);
    const { lastResponse: _, ...left } = await stripe.customers.retrieve(id);
    expect(left).toEqual(deleted);
    expect(await problem(stripe.customers.del(id))).toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
    });
    const refused = await problem(stripe.checkout.sessions.create(order({ customer: id })));
    expect(refused).toMatchObject({ statusCode: 400, code: 'resource_missing', param: 'customer' });
    expect(eventTypes()).toEqual(['customer.created', 'customer.deleted']);
  });

  test('is created once under one idempotency key', async () => {
    const { stripe, provider } = await bench();
    const key = { idempotencyKey: 'FND-1:customer' };
    const [first, second] = [
      await stripe.customers.create(sampleCustomer, key),
      await stripe.customers.create(sampleCustomer, key),
    ];
    expect(second.id).toBe(first.id);
    expect(second.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect(provider.tables.customers.size).toBe(1);
    const other = await problem(stripe.customers.create({ ...sampleCustomer, name: 'Grace' }, key));
    expect(other.type).toBe('StripeIdempotencyError');
    const elsewhere = await problem(stripe.checkout.sessions.create(order(), key));
    expect(elsewhere.message).toContain("('/v1/checkout/sessions' vs '/v1/customers')");
  });

  test.each([
    ['an unknown parameter', { colour: 'red' }, 'colour', 'parameter_unknown'],
    ['a damaged email address', { email: 'ada' }, 'email', 'email_invalid'],
    ['a phone number of 21', { phone: '1'.repeat(21) }, 'phone', 'parameter_invalid_string'],
    ['a name of 257', { name: 'x'.repeat(257) }, 'name', 'parameter_invalid_string'],
    ['a name that is empty', { name: '' }, 'name', 'parameter_invalid_empty'],
    ['an address with a street', { address: { street: 'x' } }, 'address[street]', 'parameter_unknown'],
    ['a country in words', { address: { country: 'Ireland' } }, 'address[country]', undefined],
    ['shipping to no name', { shipping: { address: home } }, 'shipping[name]', 'parameter_missing'],
    ['shipping to no address', { shipping: { name: 'Ada' } }, 'shipping[address]', 'parameter_missing'],
    [
      'a metadata value of 501',
      { metadata: { a: 'x'.repeat(501) } },
      'metadata[a]',
      'parameter_invalid_string',
    ],
    ['what is not acted out', { balance: 100 }, 'balance', undefined],
  ])('with %s is refused', async (_, params, param, code) => {
    const { stripe, provider } = await bench();
    const error = await problem(stripe.customers.create(params as Stripe.CustomerCreateParams));
    expect({ status: error.statusCode, param: error.param, code: error.code }).toEqual({
      status: 400,
      param,
      code,
    });
    expect(provider.tables.customers.size).toBe(0);
  });
});
