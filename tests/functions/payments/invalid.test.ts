import { describe, expect, test } from 'vitest';
import type { Provider } from '#sandbox/payments/provider.ts';
import { bench, line, order } from './bench.ts';

const good = order({ line_items: [line('A', 1000)] });

/** The good order as a form, with some of it replaced; `null` leaves a field out. */
function form(changes: Record<string, string | null>): string {
  const fields = new URLSearchParams();
  flatten(good, '', fields);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) fields.delete(name);
    else fields.set(name, value);
  }
  return fields.toString();
}

function flatten(value: unknown, name: string, into: URLSearchParams): void {
  if (typeof value !== 'object' || value === null) return into.set(name, String(value));
  for (const [key, child] of Object.entries(value))
    flatten(child, name === '' ? key : `${name}[${key}]`, into);
}

const price = 'line_items[0][price_data]';
const rate = 'shipping_options[0][shipping_rate_data]';
const long = (length: number) => 'x'.repeat(length);
const soon = () => String(Math.floor(Date.now() / 1000) + 60);
const late = () => String(Math.floor(Date.now() / 1000) + 25 * 3600);

/** What is changed, the parameter at fault, the code. */
const table: [string, Record<string, string | null>, string, string?][] = [
  ['an unknown parameter', { colour: 'red' }, 'colour', 'parameter_unknown'],
  [
    'a parameter Stripe has removed',
    { 'payment_method_types[0]': 'card' },
    'payment_method_types',
    'parameter_unknown',
  ],
  [
    'an unknown nested parameter',
    { [`${price}[product_data][sku]`]: 'x' },
    `${price}[product_data][sku]`,
    'parameter_unknown',
  ],
  ['no mode', { mode: null }, 'mode', 'parameter_missing'],
  ['an unknown mode', { mode: 'pay' }, 'mode'],
  ['no success_url', { success_url: null }, 'success_url', 'parameter_missing'],
  ['a success_url without origin', { success_url: '/thanks' }, 'success_url', 'url_invalid'],
  ['a success_url of another scheme', { success_url: 'javascript:alert(1)' }, 'success_url', 'url_invalid'],
  ['an empty success_url', { success_url: '' }, 'success_url', 'parameter_invalid_empty'],
  ['a cancel_url without origin', { cancel_url: 'basket' }, 'cancel_url', 'url_invalid'],
  ['an old ui_mode', { ui_mode: 'hosted' }, 'ui_mode'],
  [
    'a fraction of a penny',
    { [`${price}[unit_amount]`]: '10.5' },
    `${price}[unit_amount]`,
    'parameter_invalid_integer',
  ],
  [
    'a negative amount',
    { [`${price}[unit_amount]`]: '-1' },
    `${price}[unit_amount]`,
    'parameter_invalid_integer',
  ],
  [
    'an amount past eight digits',
    { [`${price}[unit_amount]`]: '100000000' },
    `${price}[unit_amount]`,
    'parameter_invalid_integer',
  ],
  [
    'an amount in words',
    { [`${price}[unit_amount]`]: 'ten' },
    `${price}[unit_amount]`,
    'parameter_invalid_integer',
  ],
  [
    'an amount like 1e3',
    { [`${price}[unit_amount]`]: '1e3' },
    `${price}[unit_amount]`,
    'parameter_invalid_integer',
  ],
  ['no amount', { [`${price}[unit_amount]`]: null }, `${price}[unit_amount]`, 'parameter_missing'],
  ['two amounts', { [`${price}[unit_amount_decimal]`]: '5' }, `${price}[unit_amount]`],
  [
    'a damaged decimal',
    { [`${price}[unit_amount]`]: null, [`${price}[unit_amount_decimal]`]: '1,5' },
    `${price}[unit_amount_decimal]`,
  ],
  [
    'no product name',
    { [`${price}[product_data][name]`]: null, [`${price}[product_data][description]`]: 'x' },
    `${price}[product_data][name]`,
    'parameter_missing',
  ],
  ['a product id besides product data', { [`${price}[product]`]: 'prod_1' }, `${price}[product]`],
  ['a currency that does not exist', { [`${price}[currency]`]: 'xxx' }, `${price}[currency]`],
  [
    'two currencies',
    {
      'line_items[1][quantity]': '1',
      'line_items[1][price_data][currency]': 'eur',
      'line_items[1][price_data][unit_amount]': '5',
      'line_items[1][price_data][product_data][name]': 'B',
    },
    'line_items[1][price_data][currency]',
  ],
  [
    'a quantity of none',
    { 'line_items[0][quantity]': '0' },
    'line_items[0][quantity]',
    'parameter_invalid_integer',
  ],
  [
    'half a quantity',
    { 'line_items[0][quantity]': '0.5' },
    'line_items[0][quantity]',
    'parameter_invalid_integer',
  ],
  ['a price id and price data', { 'line_items[0][price]': 'price_1' }, 'line_items[0][price]'],
  ['lines that are no list', { 'line_items[first][quantity]': '1' }, 'line_items'],
  [
    'a unit label of 13',
    { [`${price}[product_data][unit_label]`]: long(13) },
    `${price}[product_data][unit_label]`,
    'parameter_invalid_string',
  ],
  [
    'an image that is no address',
    { [`${price}[product_data][images][0]`]: 'book.png' },
    `${price}[product_data][images][0]`,
    'url_invalid',
  ],
  [
    'a reference of 201',
    { client_reference_id: long(201) },
    'client_reference_id',
    'parameter_invalid_string',
  ],
  ['a metadata value of 501', { 'metadata[a]': long(501) }, 'metadata[a]', 'parameter_invalid_string'],
  ['a metadata key of 41', { [`metadata[${long(41)}]`]: 'x' }, 'metadata'],
  ['metadata within metadata', { 'metadata[a][b]': 'x' }, 'metadata[a]'],
  ['a damaged e-mail address', { customer_email: 'ada' }, 'customer_email', 'email_invalid'],
  ['a customer besides an e-mail address', { customer: 'cus_1', customer_email: 'a@b.co' }, 'customer'],
  [
    'a coupon besides promotion codes',
    { allow_promotion_codes: 'false', 'discounts[0][coupon]': 'x' },
    'allow_promotion_codes',
  ],
  [
    'a coupon that does not exist',
    { 'discounts[0][coupon]': 'nope' },
    'discounts[0][coupon]',
    'resource_missing',
  ],
  ['two discounts', { 'discounts[0][coupon]': 'a', 'discounts[1][coupon]': 'b' }, 'discounts'],
  [
    'the country UK',
    { 'shipping_address_collection[allowed_countries][0]': 'UK' },
    'shipping_address_collection[allowed_countries][0]',
  ],
  [
    'a shipping rate without a name',
    { [`${rate}[fixed_amount][amount]`]: '5', [`${rate}[fixed_amount][currency]`]: 'gbp' },
    `${rate}[display_name]`,
    'parameter_missing',
  ],
  [
    'a shipping rate in another currency',
    {
      [`${rate}[display_name]`]: 'Post',
      [`${rate}[fixed_amount][amount]`]: '5',
      [`${rate}[fixed_amount][currency]`]: 'eur',
    },
    `${rate}[fixed_amount][currency]`,
  ],
  [
    'delivery latest before earliest',
    {
      [`${rate}[display_name]`]: 'Post',
      [`${rate}[fixed_amount][amount]`]: '5',
      [`${rate}[fixed_amount][currency]`]: 'gbp',
      [`${rate}[delivery_estimate][minimum][unit]`]: 'week',
      [`${rate}[delivery_estimate][minimum][value]`]: '1',
      [`${rate}[delivery_estimate][maximum][unit]`]: 'day',
      [`${rate}[delivery_estimate][maximum][value]`]: '2',
    },
    `${rate}[delivery_estimate]`,
  ],
  ['an expiry in a minute', { expires_at: soon() }, 'expires_at'],
  ['an expiry after a day', { expires_at: late() }, 'expires_at'],
  ['an unknown locale', { locale: 'cy' }, 'locale'],
  [
    'a text of 1201',
    { 'custom_text[submit][message]': long(1201) },
    'custom_text[submit][message]',
    'parameter_invalid_string',
  ],
  [
    'a statement suffix of 23',
    { 'payment_intent_data[statement_descriptor_suffix]': long(23) },
    'payment_intent_data[statement_descriptor_suffix]',
    'parameter_invalid_string',
  ],
  ['a boolean in words', { 'phone_number_collection[enabled]': 'yes' }, 'phone_number_collection[enabled]'],
  [
    'terms without a terms address',
    { 'consent_collection[terms_of_service]': 'required' },
    'consent_collection[terms_of_service]',
  ],
  ['Managed Payments', { 'managed_payments[enabled]': 'true' }, 'managed_payments[enabled]'],
  ['what is not acted out', { 'invoice_creation[enabled]': 'true' }, 'invoice_creation[enabled]'],
  ['no method left', { 'allowed_payment_method_types[0]': 'ideal' }, 'allowed_payment_method_types'],
  ['a name given twice', { 'mode[]': 'payment' }, 'mode[]'],
];

async function send(
  provider: Provider,
  body: string,
  path = '/v1/checkout/sessions',
): Promise<{ status: number; error: Record<string, string> }> {
  const response = await fetch(provider.url + path, {
    method: 'POST',
    body,
    headers: { Authorization: 'Bearer sk_test_local', 'Content-Type': 'application/x-www-form-urlencoded' },
  });
  const { error = {} } = (await response.json()) as { error?: Record<string, string> };
  return { status: response.status, error };
}

describe('an invalid session is refused, naming the parameter', () => {
  test.each(table)('%s', async (_, changes, param, code) => {
    const { provider } = await bench();
    const { status, error } = await send(provider, form(changes));
    expect({ status, type: error.type, param: error.param, code: error.code }).toEqual({
      status: 400,
      type: 'invalid_request_error',
      param,
      code,
    });
    expect(error.message).toMatch(/\w/);
    expect(provider.tables.sessions.size).toBe(0);
    expect(provider.tables.products.size).toBe(0);
  });

  test('101 lines; 100 are taken', async () => {
    const { stripe, provider } = await bench();
    const lines = Array.from({ length: 101 }, (_, index) => line(`L${index}`, 100));
    await expect(stripe.checkout.sessions.create(order({ line_items: lines }))).rejects.toMatchObject({
      param: 'line_items',
    });
    await stripe.checkout.sessions.create(order({ line_items: lines.slice(1) }));
    expect(provider.tables.sessions.size).toBe(1);
  });

  test('several unknown parameters are all named', async () => {
    const { provider } = await bench();
    const { error } = await send(provider, form({ a: '1', b: '2' }));
    expect(error.message).toBe('Received unknown parameters: a, b');
  });
});

describe('totals that cannot be charged', () => {
  test.each([
    ['gbp', 29, 30, '£0.30 gbp'],
    ['usd', 49, 50, '$0.50 usd'],
    ['huf', 17_499, 17_500, 'Ft 175.00 huf'],
    ['jpy', 49, 50, '¥50 jpy'],
  ])('%s below its minimum', async (currency, tooSmall, enough, text) => {
    const { stripe } = await bench();
    const make = (amount: number) =>
      stripe.checkout.sessions.create(order({ line_items: [line('A', amount, 1, currency)] }));
    await expect(make(tooSmall)).rejects.toMatchObject({ code: 'amount_too_small', statusCode: 400 });
    await expect(make(tooSmall)).rejects.toThrow(
      expect.objectContaining({
        message: expect.stringMatching(/^The Checkout Session's total amount due must add up to at least /),
      }),
    );
    const message = await make(tooSmall).catch((error: Error) => error.message.replaceAll('\u00a0', ' '));
    expect(message).toContain(text);
    expect((await make(enough)).amount_total).toBe(enough);
    expect((await make(0)).amount_total).toBe(0);
  });

  test('more than eight digits in all; króna and dinar in wrong steps', async () => {
    const { stripe } = await bench();
    const make = (amount: number, quantity: number, currency: string) =>
      stripe.checkout.sessions.create(order({ line_items: [line('A', amount, quantity, currency)] }));
    await expect(make(50_000_000, 2, 'gbp')).rejects.toMatchObject({ code: 'amount_too_large' });
    await expect(make(12_345, 1, 'isk')).rejects.toMatchObject({ param: `${price}[unit_amount]` });
    await expect(make(12_345, 1, 'kwd')).rejects.toMatchObject({ param: `${price}[unit_amount]` });
    expect((await make(12_300, 1, 'isk')).amount_total).toBe(12_300);
  });
});

describe('an invalid coupon is refused', () => {
  test.each([
    ['neither kind', 'duration=once', 'percent_off'],
    ['both kinds', 'percent_off=5&amount_off=5&currency=gbp', 'percent_off'],
    ['an amount without currency', 'amount_off=5', 'currency'],
    ['101 per cent', 'percent_off=101', 'percent_off'],
    ['0 per cent', 'percent_off=0', 'percent_off'],
    ['no amount', 'amount_off=0&currency=gbp', 'amount_off'],
    ['a name of 41', `percent_off=5&name=${long(41)}`, 'name'],
    ['an unknown duration', 'percent_off=5&duration=twice', 'duration'],
    ['repeating for how long?', 'percent_off=5&duration=repeating', 'duration_in_months'],
    ['a date gone by', 'percent_off=5&redeem_by=1000', 'redeem_by'],
    ['a date too far', 'percent_off=5&redeem_by=9999999999', 'redeem_by'],
    ['no redemptions', 'percent_off=5&max_redemptions=0', 'max_redemptions'],
    ['an id with a slash', 'percent_off=5&id=a%2Fb', 'id'],
  ])('%s', async (_, body, param) => {
    const { provider } = await bench();
    const { status, error } = await send(provider, body, '/v1/coupons');
    expect({ status, param: error.param }).toEqual({ status: 400, param });
    expect(provider.tables.coupons.size).toBe(0);
  });
});
