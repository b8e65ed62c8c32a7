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
  valueOf,
} from './bench.ts';

const success = (id: string) => `http://localhost:4321/basket/success?session_id=${id}`;

describe('the payment page', () => {
  test('shows the order and asks for what is needed, with labels and tokens', async () => {
    const { stripe } = await bench();
    const coupon = await stripe.coupons.create({ amount_off: 300, currency: 'gbp', name: 'SUNDAY' });
    const { url } = await stripe.checkout.sessions.create(
      order({
        ...shipped,
        locale: 'en-GB',
        customer_email: 'ada@example.com',
        line_items: [line('The Sunday Table', 2800), line('Beech spoon', 950, 2)],
        discounts: [{ coupon: coupon.id }],
        shipping_options: [shipping('Royal Mail', 395), shipping('Courier', 0)],
        phone_number_collection: { enabled: true },
        branding_settings: { display_name: 'Found Food' },
        custom_text: { submit: { message: 'Thank you.' }, shipping_address: { message: 'No PO boxes.' } },
      }),
    );
    const { text, status, headers } = await get(url ?? '');
    expect(status).toBe(200);
    for (const words of [
      'Test checkout.',
      'Found Food',
      'The Sunday Table',
      'Beech spoon',
      '2 × £9.50',
      '£47.00',
      'SUNDAY',
      '−£3.00',
      'Royal Mail',
      '£3.95',
      'Free',
      '£47.95',
      '£44.00',
      'Thank you.',
      'No PO boxes.',
      'Back to the store',
    ]) {
      expect(text).toContain(words);
    }
    for (const [id, label, token] of [
      ['email', 'Email', 'email'],
      ['phone', 'Phone', 'tel'],
      ['name', 'Full name', 'shipping name'],
      ['country', 'Country', 'shipping country'],
      ['line1', 'Address line 1', 'shipping address-line1'],
      ['city', 'City', 'shipping address-level2'],
      ['postal_code', 'Postcode', 'shipping postal-code'],
      ['card_number', 'Card number', 'cc-number'],
      ['card_expiry', 'Expiry', 'cc-exp'],
      ['card_cvc', 'CVC', 'cc-csc'],
    ]) {
      expect(text).toMatch(new RegExp(`<label for="${id}">${label}</label>`));
      expect(text).toMatch(new RegExp(`id="${id}"[^>]*autocomplete="${token}"`));
    }
    expect(text).toContain('<button type="submit">Pay</button>');
    expect(valueOf(text, 'email')).toBe('ada@example.com');
    expect(text.match(/<option /g)).toHaveLength(1);
    expect(text).not.toMatch(/<script|https:\/\/|style=/);
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self' http://localhost:4321; base-uri 'none'; frame-ancestors 'none'",
    );
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('without anything to ship there is no address, and every country', async () => {
    const { stripe } = await bench();
    const { url } = await stripe.checkout.sessions.create(order());
    const { text } = await get(url ?? '', { 'Accept-Language': 'fr-CA,fr;q=0.9' });
    expect(text).not.toContain('Address line 1');
    expect(text).toContain('<label for="name">Full name</label>');
    expect(text.match(/<option /g)?.length).toBeGreaterThan(230);
    expect(text).toContain('<option value="CA" selected>Canada');
    expect(text).toMatch(/28,00\s£/);
  });

  test('a card pays: the session is complete and the shopper is sent on', async () => {
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
    'card %s is declined beside its field, and another card may follow',
    async (number, field, message, code) => {
      const { stripe, eventTypes } = await bench();
      const { id, url } = await stripe.checkout.sessions.create(order());
      const answer = await post(url ?? '', { ...shopper, ...card, card_number: number });
      expect(answer.status).toBe(200);
      expect(errorOf(answer.text, field)).toBe(message);
      expect(valueOf(answer.text, 'name')).toBe('Ada Lovelace');
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

  test('fields that are wrong are said one by one, and what was typed stays', async () => {
    const { stripe, provider } = await bench();
    const { url } = await stripe.checkout.sessions.create(
      order({ ...shipped, phone_number_collection: { enabled: true } }),
    );
    const nothing = await post(url ?? '', { method: 'card' });
    for (const field of [
      'email',
      'phone',
      'name',
      'country',
      'line1',
      'city',
      'postal_code',
      'card_number',
      'card_expiry',
      'card_cvc',
    ]) {
      expect(errorOf(nothing.text, field), field).not.toBe('');
      expect(nothing.text).toMatch(
        new RegExp(`id="${field}"[^>]*aria-describedby="${field}-error"[^>]*aria-invalid="true"`),
      );
    }
    expect(nothing.text.match(/ autofocus/g)).toHaveLength(1);
    expect(nothing.text).toMatch(/id="email"[^>]* autofocus/);
    const wrong = {
      email: 'ada@',
      phone: 'ring me',
      card_expiry: '13 / 30',
      card_cvc: '12',
      card_number: '4242 4242 4242 4241',
      country: 'FR',
    };
    const { text } = await post(url ?? '', { ...address, ...card, ...wrong });
    for (const [field, value] of Object.entries(wrong)) {
      expect(errorOf(text, field), field).not.toBe('');
      if (field !== 'country') expect(valueOf(text, field), field).toBe(value);
    }
    expect(provider.tables.events.size).toBe(0);
  });

  test.each([
    ['10 / 26', 'This card has expired. Enter a date in the future.'],
    ['11 / 26', ''],
    ['1126', ''],
    ['11/2026', ''],
    ['12/99', 'This date is too far in the future.'],
    ['soon', 'Enter month and year, like 12/34.'],
  ])('expiry %s, in November 2026', async (expiry, message) => {
    const { stripe, clock } = await bench();
    const november = Date.UTC(2026, 10, 30);
    if (november > clock.now()) await clock.advance(november - clock.now());
    const { url } = await stripe.checkout.sessions.create(order());
    const answer = await post(url ?? '', { ...shopper, ...card, card_expiry: expiry });
    expect(errorOf(answer.text, 'card_expiry')).toBe(message);
    expect(answer.status).toBe(message === '' ? 303 : 200);
  });

  test('a number that may be somebody’s real card is refused, not shown again and not kept', async () => {
    const { stripe, provider } = await bench();
    const { url } = await stripe.checkout.sessions.create(order());
    const { text } = await post(url ?? '', { ...shopper, ...card, card_number: '4539 5787 6362 1486' });
    expect(errorOf(text, 'card_number')).toContain('Only test cards work here');
    expect(text).not.toContain('4539');
    expect(JSON.stringify([...provider.tables.sessions, ...provider.requests])).not.toContain('4539');
  });

  test('a card may want to be confirmed first', async () => {
    const { stripe, eventTypes } = await bench();
    const { id, url } = await stripe.checkout.sessions.create(order());
    const challenged = { ...shopper, ...card, card_number: '4000002500003155' };
    expect((await post(url ?? '', challenged)).location).toBe(`/c/pay/${id}/confirm`);
    const step = await get(`${url}/confirm`);
    expect(step.text).toMatch(/>Complete<\/button>[^]*>Fail<\/button>/);
    expect(step.text).toContain('3155');
    const failed = await post(`${url}/confirm`, { outcome: 'no' });
    expect(failed).toMatchObject({ status: 303, location: `/c/pay/${id}` });
    const back = await get(url ?? '');
    expect(errorOf(back.text, 'card_number')).toContain('unable to authenticate');
    expect(valueOf(back.text, 'name')).toBe('Ada Lovelace');
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
  ])('%s leads to a page of its own, where one can refuse and come back', async (method, name) => {
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

  test('a method that does not take the shopper’s country says so', async () => {
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

  test('nothing to pay: no payment is asked for, and no intent is made', async () => {
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

  test('an expired session says so and takes nothing', async () => {
    const { stripe, eventTypes, clock } = await bench();
    const { id, url } = await stripe.checkout.sessions.create(order());
    await clock.advance(24 * 60 * 60 * 1000 + 1);
    const page = await get(url ?? '');
    expect(page.text).toContain('has expired');
    expect(page.text).toContain('href="http://localhost:4321/basket"');
    expect((await post(url ?? '', { ...shopper, ...card })).text).toContain('has expired');
    expect((await stripe.checkout.sessions.retrieve(id)).status).toBe('expired');
    expect(eventTypes()).toEqual(['checkout.session.expired']);
  });

  test('tax on top is shown before it is charged', async () => {
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
    expect(valueOf(changed.text, 'city')).toBe('London');
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

  test('custom fields are asked, checked and kept', async () => {
    const { stripe } = await bench();
    const label = (custom: string) => ({ type: 'custom' as const, custom });
    const { id, url } = await stripe.checkout.sessions.create(
      order({
        custom_fields: [
          { key: 'note', label: label('Gift note'), type: 'text', text: { maximum_length: 20 } },
          { key: 'floor', label: label('Floor'), type: 'numeric', optional: true },
          {
            key: 'wrap',
            label: label('Wrapping'),
            type: 'dropdown',
            dropdown: { options: [{ label: 'Paper', value: 'paper' }] },
          },
        ],
      }),
    );
    const wrong = await post(url ?? '', { ...shopper, ...card, custom_floor: 'top', custom_wrap: 'gold' });
    expect(['note', 'floor', 'wrap'].map((key) => errorOf(wrong.text, `custom_${key}`))).toEqual([
      'Fill this in.',
      'Use digits only.',
      'Choose one from the list.',
    ]);
    await post(url ?? '', { ...shopper, ...card, custom_note: 'For Grace', custom_wrap: 'paper' });
    const { custom_fields } = await stripe.checkout.sessions.retrieve(id);
    expect(custom_fields).toMatchObject([
      { text: { value: 'For Grace' } },
      { numeric: { value: null } },
      { dropdown: { value: 'paper' } },
    ]);
  });
});

describe('delayed debits', () => {
  const debit = { ...shopper, method: 'bacs_debit' };

  test.each([
    [
      'paid',
      'paid',
      'succeeded',
      ['charge.succeeded', 'payment_intent.succeeded', 'checkout.session.async_payment_succeeded'],
    ],
    [
      'failed',
      'unpaid',
      'failed',
      ['charge.failed', 'payment_intent.payment_failed', 'checkout.session.async_payment_failed'],
    ],
  ])('complete at once, unpaid; later %s by hand', async (outcome, paymentStatus, chargeStatus, later) => {
    const { stripe, provider, eventTypes } = await bench();
    const { id, url } = await stripe.checkout.sessions.create(order());
    expect((await post(url ?? '', debit)).location).toBe(success(id));
    const expanded = { expand: ['payment_intent.latest_charge'] };
    expect(await stripe.checkout.sessions.retrieve(id, expanded)).toMatchObject({
      status: 'complete',
      payment_status: 'unpaid',
      payment_intent: { status: 'processing', latest_charge: { status: 'pending', paid: false } },
    });
    const first = [
      'payment_intent.created',
      'payment_intent.processing',
      'charge.pending',
      'checkout.session.completed',
    ];
    expect(eventTypes()).toEqual(first);
    await post(`${provider.url}/sessions/${id}/settle`, { outcome });
    await post(`${provider.url}/sessions/${id}/settle`, { outcome: 'failed' });
    expect(eventTypes()).toEqual([...first, ...later]);
    expect(await stripe.checkout.sessions.retrieve(id, expanded)).toMatchObject({
      status: 'complete',
      payment_status: paymentStatus,
      payment_intent: { latest_charge: { status: chargeStatus } },
    });
  });

  test('or by itself, after a time that can be set', async () => {
    const { stripe, provider, clock } = await bench();
    await post(`${provider.url}/settings`, { settle_after: '30' });
    const { id, url } = await stripe.checkout.sessions.create(order());
    await post(url ?? '', debit);
    await clock.advance(29_000);
    expect((await stripe.checkout.sessions.retrieve(id)).payment_status).toBe('unpaid');
    await clock.advance(1_000);
    expect((await stripe.checkout.sessions.retrieve(id)).payment_status).toBe('paid');
  });
});
