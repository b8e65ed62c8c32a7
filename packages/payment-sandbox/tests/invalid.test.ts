import { describe, expect, test } from 'vitest';
import type { Provider } from '../src/provider.ts';
import { bench, line, order } from './bench.ts';
import { invalidSessions, long } from './invalid-sessions.ts';

const good = order({ line_items: [line('A', 1000)] });

/** The valid order as a form, with changes; `null` leaves a field out. */
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
  if (typeof value !== 'object' || value === null) into.set(name, String(value));
  else
    for (const [key, child] of Object.entries(value))
      flatten(child, name === '' ? key : `${name}[${key}]`, into);
}

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
  test.each(invalidSessions)('%s', async (_, changes, param, code) => {
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

  test('with 101 lines; 100 are accepted', async () => {
    const { stripe, provider } = await bench();
    const lines = Array.from({ length: 101 }, (_, index) => line(`L${index}`, 100));
    await expect(stripe.checkout.sessions.create(order({ line_items: lines }))).rejects.toMatchObject({
      param: 'line_items',
    });
    await stripe.checkout.sessions.create(order({ line_items: lines.slice(1) }));
    expect(provider.tables.sessions.size).toBe(1);
  });

  test('with several unknown parameters, which are all named', async () => {
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

  test('more than eight digits in total; króna and dinar with a wrong last digit', async () => {
    const { stripe } = await bench();
    const make = (amount: number, quantity: number, currency: string) =>
      stripe.checkout.sessions.create(order({ line_items: [line('A', amount, quantity, currency)] }));
    await expect(make(50_000_000, 2, 'gbp')).rejects.toMatchObject({ code: 'amount_too_large' });
    await expect(make(12_345, 1, 'isk')).rejects.toMatchObject({
      param: 'line_items[0][price_data][unit_amount]',
    });
    await expect(make(12_345, 1, 'kwd')).rejects.toMatchObject({
      param: 'line_items[0][price_data][unit_amount]',
    });
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
