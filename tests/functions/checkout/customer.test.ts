import type { RecordedRequest } from 'payment-sandbox';
import type Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { payAt } from '../helpers/hosted-page.ts';
import { basketOf, type CheckoutBody, checkOut, item, lastSession, newKey } from '../helpers/requests.ts';
import { openStore, type TestStore } from '../helpers/store.ts';

let gate: (request: RecordedRequest) => Promise<void>;
let store: TestStore;
beforeEach(() => {
  gate = async () => {};
});
beforeAll(async () => {
  store = await openStore({ provider: { gate: (request) => gate(request) } });
});
afterAll(() => store.close());

const typed = {
  email: 'ada@mail.example',
  firstName: 'Ada',
  surname: 'Larder',
  phone: '+44 7700 900123',
  address1: '1 Early Street',
  address2: 'Flat 2',
  city: 'Leeds',
  state: 'West Yorkshire',
  postcode: 'LS1 1AA',
  country: 'GB',
};
const ebook = [item('a-slow-loaf', 'ebook')];

/** All calls that create a customer, including idempotent replays. */
const customerCalls = () =>
  store.provider.requests.filter(({ operation }) => operation === 'customers.create');
const madeCustomers = () => [...store.provider.tables.customers.values()];

/** Checks out and reads the fields of the hosted page when it is first shown. */
async function formAfter(customer: CheckoutBody, change: CheckoutBody = {}) {
  const { redirectUrl, checkoutSessionId } = await checkOut(store, basketOf({ customer, ...change }));
  const page = await (await fetch(redirectUrl)).text();
  const inputs = [...page.matchAll(/<input id="(\w+)"[^>]*? value="([^"]*)"/g)];
  const country = /<option value="(\w\w)" selected>/.exec(page)?.[1];
  return {
    id: checkoutSessionId,
    form: {
      ...Object.fromEntries(inputs.map(([, name, value]) => [name, value])),
      country,
    } as Stripe.Metadata,
  };
}

describe('[CHK-01] the typed customer data', () => {
  test('is prefilled on the hosted page, field by field', async () => {
    const { form, id } = await formAfter(typed);
    expect(form).toMatchObject({
      email: 'ada@mail.example',
      name: 'Ada Larder',
      line1: '1 Early Street',
      line2: 'Flat 2',
      city: 'Leeds',
      state: 'West Yorkshire',
      postal_code: 'LS1 1AA',
      country: 'GB',
    });
    const params = lastSession(store);
    expect(params).not.toHaveProperty('customer_email');
    expect(params.customer_update).toEqual({ address: 'auto', name: 'auto', shipping: 'auto' });
    expect(store.provider.tables.sessions.get(id)!.session.customer).toBe(params.customer);
    const customer = store.provider.tables.customers.get(params.customer!);
    expect(customer).toMatchObject({
      phone: '+44 7700 900123',
      metadata: { order: params.client_reference_id },
    });
  });

  test('keeps the shipping address apart from the billing address', async () => {
    const billing = {
      name: 'Larder Ltd',
      address1: '9 Ledger Row',
      city: 'York',
      postcode: 'YO1 7HH',
      country: 'GB',
    };
    const { form } = await formAfter({ ...typed, billing });
    expect(form).toMatchObject({ name: 'Ada Larder', line1: '1 Early Street', city: 'Leeds' });
    expect(madeCustomers().at(-1)).toMatchObject({
      name: 'Larder Ltd',
      address: { line1: '9 Ledger Row', postal_code: 'YO1 7HH' },
      shipping: { name: 'Ada Larder', address: { line1: '1 Early Street' } },
    });
  });

  test('leaves out a country without shipping', async () => {
    const { form } = await formAfter({ ...typed, country: 'JP' });
    expect(form).toMatchObject({ line1: '1 Early Street', country: 'GB' });
  });

  test('is the name alone for a file, and no address is asked for', async () => {
    const { form } = await formAfter(typed, { items: ebook });
    expect(form).toMatchObject({ email: 'ada@mail.example', name: 'Ada Larder' });
    expect(form).not.toHaveProperty('line1');
    expect(lastSession(store).customer_update).toEqual({ address: 'auto', name: 'auto' });
  });

  test('creates no customer from an email address alone', async () => {
    const before = customerCalls().length;
    const { form } = await formAfter({ email: 'ada@mail.example', country: 'GB' });
    expect(form).toMatchObject({ email: 'ada@mail.example', name: '', line1: '' });
    expect(lastSession(store).customer_email).toBe('ada@mail.example');
    expect(lastSession(store)).not.toHaveProperty('customer');
    expect(lastSession(store)).not.toHaveProperty('customer_update');
    expect(customerCalls()).toHaveLength(before);
  });

  test.each([
    ['a name without an address', { firstName: 'Ada', surname: 'Larder' }, { name: 'Ada Larder' }],
    [
      'an address without a name',
      { address1: '1 Early Street', postcode: 'LS1 1AA' },
      { address: { line1: '1 Early Street', postal_code: 'LS1 1AA' } },
    ],
  ])('is no shipping address if it is %s: the provider needs both', async (_what, some, sent) => {
    await checkOut(store, basketOf({ customer: { email: typed.email, ...some } }));
    expect(customerCalls().at(-1)!.params).toEqual({
      email: typed.email,
      ...sent,
      metadata: { order: lastSession(store).client_reference_id },
    });
  });

  test('can be corrected on the hosted page, and the customer is updated', async () => {
    const { redirectUrl, checkoutSessionId } = await checkOut(store, basketOf({ customer: typed }));
    await payAt(redirectUrl, { name: 'Ada B. Larder', line1: '2 Late Street' });
    const { session } = store.provider.tables.sessions.get(checkoutSessionId)!;
    expect(session).toMatchObject({ status: 'complete', customer: lastSession(store).customer });
    expect(store.provider.tables.customers.get(String(session.customer))).toMatchObject({
      name: 'Ada B. Larder',
      address: { line1: '2 Late Street' },
      shipping: { name: 'Ada B. Larder', address: { line1: '2 Late Street' } },
    });
  });
});

describe('one idempotency key', () => {
  test('creates one customer, for any number and order of requests', async () => {
    const before = madeCustomers().length;
    const key = newKey();
    const body = basketOf({ customer: typed });
    const answers = await Promise.all(Array.from({ length: 5 }, () => checkOut(store, body, key)));
    answers.push(await checkOut(store, body, key));
    expect(new Set(answers.map(({ checkoutSessionId }) => checkoutSessionId)).size).toBe(1);
    expect(madeCustomers()).toHaveLength(before + 1);
  });

  test('names the same customer to a second request that arrives before there is a session', async () => {
    const before = madeCustomers().length;
    const calls = customerCalls().length;
    gate = async ({ operation }) => {
      if (operation === 'sessions.create')
        await vi.waitUntil(() => customerCalls().length >= calls + 2, { timeout: 10_000 });
    };
    const key = newKey();
    const body = basketOf({ customer: typed });
    const [first, second] = await Promise.all([checkOut(store, body, key), checkOut(store, body, key)]);
    expect(second).toEqual(first);
    const made = customerCalls().slice(calls);
    expect(made.length).toBeGreaterThan(1);
    expect(new Set(made.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    expect(made.filter(({ isReplay, status }) => status === 200 && !isReplay)).toHaveLength(1);
    expect(madeCustomers()).toHaveLength(before + 1);
  });

  test('with another name leads to another customer in another session', async () => {
    const key = newKey();
    const first = await checkOut(store, basketOf({ customer: typed }), key);
    const one = lastSession(store).customer;
    const second = await checkOut(store, basketOf({ customer: { ...typed, firstName: 'Grace' } }), key);
    expect(second.checkoutSessionId).not.toBe(first.checkoutSessionId);
    expect(lastSession(store).customer).not.toBe(one);
    expect(
      madeCustomers()
        .slice(-2)
        .map(({ name }) => name),
    ).toEqual(['Ada Larder', 'Grace Larder']);
  });
});
