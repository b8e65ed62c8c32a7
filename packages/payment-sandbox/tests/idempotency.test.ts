import type Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import { bench, client, order, problem } from './bench.ts';

const key = { idempotencyKey: 'FND-1:1:abc' };

function headersOf(response: Stripe.Response<unknown>): Record<string, string> {
  return response.lastResponse.headers;
}

describe('idempotency keys', () => {
  test('the same request again gets the first answer, marked as replayed, and does nothing twice', async () => {
    const { stripe, provider } = await bench();
    const first = await stripe.checkout.sessions.create(order({ metadata: { a: '1', b: '2' } }), key);
    expect(headersOf(first)).not.toHaveProperty('idempotent-replayed');
    const second = await stripe.checkout.sessions.create(order({ metadata: { b: '2', a: '1' } }), key);
    expect(second.id).toBe(first.id);
    expect(headersOf(second)).toMatchObject({
      'idempotent-replayed': 'true',
      'original-request': first.lastResponse.requestId,
      'idempotency-key': key.idempotencyKey,
    });
    expect(second.lastResponse.requestId).not.toBe(first.lastResponse.requestId);
    expect(provider.tables.sessions.size).toBe(1);
    expect(provider.requests.map(({ isReplay }) => isReplay)).toEqual([false, true]);
  });

  test('the answer stays the first one even if the session has expired since', async () => {
    const { stripe } = await bench();
    const { id } = await stripe.checkout.sessions.create(order(), key);
    await stripe.checkout.sessions.expire(id);
    expect(await stripe.checkout.sessions.create(order(), key)).toMatchObject({ id, status: 'open' });
    expect((await stripe.checkout.sessions.retrieve(id)).status).toBe('expired');
  });

  test('other parameters under the same key are an idempotency error', async () => {
    const { stripe, provider } = await bench();
    await stripe.checkout.sessions.create(order(), key);
    const error = await problem(stripe.checkout.sessions.create(order({ metadata: { a: '1' } }), key));
    expect(error).toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 });
    expect(error.message).toContain("Try using a key other than 'FND-1:1:abc'");
    expect(provider.tables.sessions.size).toBe(1);
  });

  test('another endpoint under the same key is an idempotency error', async () => {
    const { stripe } = await bench();
    await stripe.checkout.sessions.create(order(), key);
    const error = await problem(stripe.coupons.create({ percent_off: 5 }, key));
    expect(error.type).toBe('StripeIdempotencyError');
    expect(error.message).toContain("('/v1/coupons' vs '/v1/checkout/sessions')");
  });

  test('validation errors are not stored: the corrected request may use the key', async () => {
    const { stripe } = await bench();
    const wrong = order({ expires_at: 5 });
    expect((await problem(stripe.checkout.sessions.create(wrong, key))).param).toBe('expires_at');
    const unknown = { ...order(), colour: 'red' } as Stripe.Checkout.SessionCreateParams;
    expect((await problem(stripe.checkout.sessions.create(unknown, key))).code).toBe('parameter_unknown');
    expect((await stripe.checkout.sessions.create(order(), key)).status).toBe('open');
  });

  test('an error after the work has started is stored', async () => {
    const { stripe } = await bench();
    const params = { id: 'taken', percent_off: 5 };
    await stripe.coupons.create(params);
    expect((await problem(stripe.coupons.create(params, key))).code).toBe('resource_already_exists');
    await stripe.coupons.del('taken');
    const again = await problem(stripe.coupons.create(params, key));
    expect(again.code).toBe('resource_already_exists');
    expect(again.headers?.['idempotent-replayed']).toBe('true');
  });

  test('an error of the provider is stored too', async () => {
    let isBroken = true;
    const { stripe, provider } = await bench({
      gate: async () => {
        if (isBroken) throw new Error('the disk is full');
      },
    });
    const first = await problem(stripe.checkout.sessions.create(order(), key));
    expect(first).toMatchObject({ statusCode: 500, type: 'StripeAPIError' });
    isBroken = false;
    const second = await problem(stripe.checkout.sessions.create(order(), key));
    expect(second.statusCode).toBe(500);
    expect(second.headers?.['idempotent-replayed']).toBe('true');
    expect(provider.tables.sessions.size).toBe(0);
    expect((await stripe.checkout.sessions.create(order(), { idempotencyKey: 'another' })).status).toBe(
      'open',
    );
  });

  test('the same key during the first request is a conflict; the SDK’s own retry succeeds', async () => {
    const { promise: opened, resolve: open } = Promise.withResolvers<void>();
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
    const { stripe, provider } = await bench({
      gate: async () => {
        arrive();
        await opened;
      },
    });
    const first = stripe.checkout.sessions.create(order(), key);
    await arrived;
    const conflict = await problem(stripe.checkout.sessions.create(order(), key));
    expect(conflict).toMatchObject({ statusCode: 409, code: 'idempotency_key_in_use' });
    open();
    const { id } = await first;
    expect((await stripe.checkout.sessions.create(order(), key)).id).toBe(id);
    expect(provider.tables.sessions.size).toBe(1);
  });

  test('a hundred at once create one session', async () => {
    const { provider } = await bench();
    const stripe = client(provider.url);
    const calls = Array.from({ length: 100 }, () => stripe.checkout.sessions.create(order(), key));
    const results = await Promise.allSettled(calls);
    const ids = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value.id] : []));
    expect(new Set(ids).size).toBe(1);
    expect(provider.tables.sessions.size).toBe(1);
  });

  test('keys expire after a day; too long ones are refused; read requests need none', async () => {
    const { stripe, clock, provider } = await bench();
    const { id } = await stripe.checkout.sessions.create(order(), key);
    await clock.advance(24 * 60 * 60 * 1000 + 1);
    expect((await stripe.checkout.sessions.create(order(), key)).id).not.toBe(id);
    const long = await problem(
      stripe.coupons.create({ percent_off: 5 }, { idempotencyKey: 'x'.repeat(256) }),
    );
    expect(long.type).toBe('StripeIdempotencyError');
    await stripe.coupons.list({}, key);
    expect(provider.requests.at(-1)).toMatchObject({ method: 'GET', isReplay: false });
  });
});
