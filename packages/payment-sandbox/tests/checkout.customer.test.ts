import type Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import { address, bench, card, get, order, post, problem, shipped, shipping, valueIn } from './bench.ts';
import { home, office, sampleCustomer } from './sample-customer.ts';

const withPhone: Partial<Stripe.Checkout.SessionCreateParams> = {
  ...shipped,
  phone_number_collection: { enabled: true },
};

/** The customer with their session, and its page as first shown. */
async function opened(
  customer: Stripe.CustomerCreateParams,
  more: Partial<Stripe.Checkout.SessionCreateParams> = withPhone,
) {
  const own = await bench();
  const { id } = await own.stripe.customers.create(customer);
  const session = await own.stripe.checkout.sessions.create(order({ customer: id, ...more }));
  return { ...own, id, session, page: (await get(session.url ?? '')).text };
}

function formOf(page: string): Record<string, string | undefined> {
  const names = ['email', 'name', 'phone', 'line1', 'line2', 'city', 'postal_code', 'state'];
  const country = /<option value="(\w\w)" selected>/.exec(page)?.[1];
  return { ...Object.fromEntries(names.map((name) => [name, valueIn(page, name)])), country };
}

describe('a session with a customer', () => {
  test('opens a page that is prefilled with the shipping address', async () => {
    const { id, session, page } = await opened(sampleCustomer);
    expect(session).toMatchObject({
      customer: id,
      customer_creation: null,
      customer_email: null,
      customer_details: { email: 'ada@mail.example', name: null, address: null },
    });
    expect(formOf(page)).toEqual({
      ...home,
      email: 'ada@mail.example',
      name: 'Ada Larder',
      phone: '+44 7700 900123',
      state: '',
    });
  });

  test('uses the billing address if nothing is shipped, or there is no shipping address', async () => {
    const billed = await opened(sampleCustomer, { billing_address_collection: 'required' });
    expect(formOf(billed.page)).toMatchObject({ ...office, name: 'Larder &#38; Daughters', country: 'IE' });
    expect(billed.page).not.toContain('id="phone"');
    const { shipping: _, ...plain } = sampleCustomer;
    const { page } = await opened({ ...plain, address: { ...office, country: 'GB' } });
    expect(formOf(page)).toMatchObject({ ...office, line2: '', country: 'GB', phone: '+44 7700 900123' });
  });

  test('uses the country only if the session ships to it', async () => {
    const both = (countries: string[]) => ({
      shipping_address_collection: { allowed_countries: countries as ['GB'] },
    });
    expect(formOf((await opened(sampleCustomer, both(['IE', 'GB']))).page).country).toBe('GB');
    const { page } = await opened(sampleCustomer, both(['IE', 'FR']));
    expect(formOf(page)).toMatchObject({ line1: '1 Early Street', country: 'IE' });
    expect(page).not.toContain('value="GB"');
  });

  test('after a declined card shows the typed values, not the customer’s', async () => {
    const { session } = await opened(sampleCustomer);
    const typed = { ...address, phone: '01632 960001', ...card, card_number: '4000 0000 0000 0002' };
    await post(session.url ?? '', typed);
    const { text } = await get(session.url ?? '');
    expect(formOf(text)).toMatchObject({ email: address.email, line1: address.line1, line2: '' });
  });

  test('has the customer’s id everywhere: session, intent, charge, discount and lists', async () => {
    const own = await bench();
    const { stripe } = own;
    const { id } = await stripe.customers.create(sampleCustomer);
    const coupon = await stripe.coupons.create({ percent_off: 10 });
    await stripe.checkout.sessions.create(order());
    const { id: sessionId, url } = await stripe.checkout.sessions.create(
      order({
        ...shipped,
        customer: id,
        discounts: [{ coupon: coupon.id }],
        shipping_options: [shipping('Post', 395)],
      }),
    );
    expect((await post(url ?? '', { ...address, ...card })).status).toBe(303);
    const completed = [...own.provider.tables.events.values()].find(
      ({ type }) => type === 'checkout.session.completed',
    );
    expect(completed?.data.object).toMatchObject({ customer: id, payment_status: 'paid' });
    const paid = await stripe.checkout.sessions.retrieve(sessionId, {
      expand: ['customer', 'payment_intent.latest_charge', 'total_details.breakdown'],
    });
    expect(paid).toMatchObject({
      customer: { id, object: 'customer', email: 'ada@mail.example' },
      customer_details: { email: address.email, name: address.name },
      payment_intent: { customer: id, latest_charge: { customer: id } },
      total_details: { breakdown: { discounts: [{ discount: { customer: id } }] } },
    });
    const listed = await stripe.checkout.sessions.list({ customer: id });
    expect(listed.data.map((session) => session.id)).toEqual([sessionId]);
    expect((await stripe.checkout.sessions.list({ customer: 'cus_other' })).data).toEqual([]);
  });

  test.each([
    [
      'customer_update none',
      undefined,
      { name: sampleCustomer.name, address: { line1: '9 Ledger Row' } },
      'Ada Larder',
    ],
    [
      'never',
      { address: 'never', name: 'never', shipping: 'never' },
      { name: sampleCustomer.name },
      'Ada Larder',
    ],
    ['name', { name: 'auto' }, { name: address.name, address: { line1: '9 Ledger Row' } }, 'Ada Larder'],
    [
      'address',
      { address: 'auto' },
      { name: sampleCustomer.name, address: { line1: address.line1 } },
      'Ada Larder',
    ],
    ['shipping', { shipping: 'auto' }, { shipping: { address: { line1: address.line1 } } }, address.name],
  ] as const)(
    'updates the customer once it is paid, as far as allowed: %s',
    async (_, update, changed, receiver) => {
      const more = { ...withPhone, ...(update && { customer_update: update }) };
      const { stripe, id, session, eventTypes } = await opened(sampleCustomer, more);
      expect((await post(session.url ?? '', { ...address, phone: '01632 960001', ...card })).status).toBe(
        303,
      );
      const customer = (await stripe.customers.retrieve(id)) as Stripe.Customer;
      expect(customer).toMatchObject(changed);
      expect(customer.shipping?.name).toBe(receiver);
      expect(customer).toMatchObject({ email: sampleCustomer.email, phone: '01632 960001' });
      expect(eventTypes().filter((type) => type === 'customer.updated')).toHaveLength(1);
    },
  );

  test('adds an email address to a customer without one, and nothing else', async () => {
    const { stripe, id, session, page } = await opened({ name: 'Ada' }, {});
    expect(session.customer_details).toBeNull();
    expect(formOf(page)).toMatchObject({ email: '', name: 'Ada' });
    await post(session.url ?? '', { ...address, ...card });
    expect(await stripe.customers.retrieve(id)).toMatchObject({
      email: address.email,
      name: 'Ada',
      phone: null,
      address: null,
    });
  });
});

describe('a session is refused', () => {
  const taxed = { automatic_tax: { enabled: true } };

  test.each([
    ['an unknown customer', { customer: 'cus_nobody' }, 'customer', 'resource_missing'],
    ['an update of nobody', { customer_update: { name: 'auto' } }, 'customer_update', undefined],
    [
      'an update of an email address',
      { customer_email: 'a@b.example', customer_update: { name: 'auto' } },
      'customer_update',
      undefined,
    ],
    [
      'an update of nothing known',
      { customer: 'cus_x', customer_update: { email: 'auto' } },
      'customer_update[email]',
      'parameter_unknown',
    ],
    [
      'an update sometimes',
      { customer: 'cus_x', customer_update: { name: 'maybe' } },
      'customer_update[name]',
      undefined,
    ],
  ])('with %s', async (_, more, param, code) => {
    const { stripe, provider } = await bench();
    const error = await problem(
      stripe.checkout.sessions.create(order(more as Partial<Stripe.Checkout.SessionCreateParams>)),
    );
    expect({ status: error.statusCode, param: error.param, code: error.code }).toEqual({
      status: 400,
      param,
      code,
    });
    expect(provider.tables.sessions.size).toBe(0);
  });

  test('with a customer together with an email address, or with customer creation', async () => {
    const { stripe } = await bench();
    const { id } = await stripe.customers.create(sampleCustomer);
    for (const more of [{ customer_email: 'a@b.example' }, { customer_creation: 'if_required' as const }]) {
      const error = await problem(stripe.checkout.sessions.create(order({ customer: id, ...more })));
      expect(error).toMatchObject({ statusCode: 400, param: 'customer' });
    }
  });

  test('with tax for a customer without an address, unless the address is saved', async () => {
    const { stripe } = await bench();
    const { id } = await stripe.customers.create({ name: 'Ada' });
    const create = (more: object) =>
      stripe.checkout.sessions.create(order({ customer: id, ...taxed, ...more }));
    expect((await problem(create({}))).code).toBe('customer_tax_location_invalid');
    expect((await create({ customer_update: { address: 'auto' } })).status).toBe('open');
    const known = await stripe.customers.create({ address: { country: 'GB' } });
    expect((await create({ customer: known.id })).status).toBe('open');
  });
});
