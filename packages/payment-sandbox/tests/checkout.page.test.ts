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

describe('the payment page', () => {
  test('shows the order and the required fields, with labels and tokens', async () => {
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
        branding_settings: { display_name: 'Corner Food' },
        custom_text: { submit: { message: 'Thank you.' }, shipping_address: { message: 'No PO boxes.' } },
      }),
    );
    const { text, status, headers } = await get(url ?? '');
    expect(status).toBe(200);
    for (const words of [
      'Test checkout.',
      'Corner Food',
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
    expect(valueIn(text, 'email')).toBe('ada@example.com');
    expect(text.match(/<option /g)).toHaveLength(1);
    expect(text).not.toMatch(/<script|https:\/\/|style=/);
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self' http://localhost:4321; base-uri 'none'; frame-ancestors 'none'",
    );
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('without a shipment has no address, and every country', async () => {
    const { stripe } = await bench();
    const { url } = await stripe.checkout.sessions.create(order());
    const { text } = await get(url ?? '', { 'Accept-Language': 'fr-CA,fr;q=0.9' });
    expect(text).not.toContain('Address line 1');
    expect(text).toContain('<label for="name">Full name</label>');
    expect(text.match(/<option /g)?.length).toBeGreaterThan(230);
    expect(text).toContain('<option value="CA" selected>Canada');
    expect(text).toMatch(/28,00\s£/);
  });

  test('shows each invalid field, and keeps the typed values', async () => {
    const { stripe, provider } = await bench();
    const { url } = await stripe.checkout.sessions.create(
      order({ ...shipped, phone_number_collection: { enabled: true } }),
    );
    const nothing = await post(url ?? '', { method: 'card' });
    for (const [field, message] of Object.entries({
      email: 'Enter your email address.',
      phone: 'Enter a phone number, digits only or with a + in front.',
      name: 'Enter your full name.',
      country: 'Choose a country from the list.',
      line1: 'Enter the first line of the address.',
      city: 'Enter the town or city.',
      postal_code: 'Enter the postcode.',
      card_number: 'Enter a card number. 4242 4242 4242 4242 works.',
      card_expiry: 'Enter month and year, like 12/34.',
      card_cvc: 'Enter the 3 digits of the security code.',
    })) {
      expect(errorOf(nothing.text, field), field).toBe(message);
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
    const said = {
      email: 'Enter an email address like name@example.com.',
      phone: 'Enter a phone number, digits only or with a + in front.',
      card_expiry: 'Enter month and year, like 12/34.',
      card_cvc: 'Enter the 3 digits of the security code.',
      card_number: 'This card number is not complete or not correct.',
      country: 'Choose a country from the list.',
    };
    const { text } = await post(url ?? '', { ...address, ...card, ...wrong });
    for (const [field, value] of Object.entries(wrong)) {
      expect(errorOf(text, field), field).toBe(said[field as keyof typeof wrong]);
      if (field !== 'country') expect(valueIn(text, field), field).toBe(value);
    }
    expect(provider.tables.events.size).toBe(0);
  });

  test.each([
    ['last month, MM / YY', 'This card has expired. Enter a date in the future.'],
    ['this month, MM / YY', ''],
    ['this month, MMYY', ''],
    ['this month, MM/YYYY', ''],
    ['in 51 years, MM/YYYY', 'This date is too far in the future.'],
    ['soon', 'Enter month and year, like 12/34.'],
  ])('handles expiry %s', async (said, message) => {
    const { stripe, clock } = await bench();
    const expiry = expiryText(said, new Date(clock.now()));
    const { url } = await stripe.checkout.sessions.create(order());
    const answer = await post(url ?? '', { ...shopper, ...card, card_expiry: expiry });
    expect(errorOf(answer.text, 'card_expiry')).toBe(message);
    expect(answer.status).toBe(message === '' ? 303 : 200);
  });

  test('refuses a number that may be a real card, and neither shows nor saves it', async () => {
    const { stripe, provider } = await bench();
    const { url } = await stripe.checkout.sessions.create(order());
    const { text } = await post(url ?? '', { ...shopper, ...card, card_number: '4539 5787 6362 1486' });
    expect(errorOf(text, 'card_number')).toContain('Only test cards work here');
    expect(text).not.toContain('4539');
    expect(JSON.stringify([...provider.tables.sessions, ...provider.requests])).not.toContain('4539');
  });

  test('of an expired session says so and accepts nothing', async () => {
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

  test('shows, checks and saves custom fields', async () => {
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

/**
 * A month relative to the provider's clock, in the named format: `this month, MM/YYYY`.
 * Other text is typed unchanged.
 */
function expiryText(said: string, now: Date): string {
  const [when, form] = said.split(', ');
  if (!form) return said;
  const months = { 'last month': -1, 'in 51 years': 51 * 12 }[when ?? ''] ?? 0;
  const [year = '', month = ''] = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months))
    .toISOString()
    .split('-');
  return form.replace('MM', month).replace('YYYY', year).replace('YY', year.slice(2));
}
