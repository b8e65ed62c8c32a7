import { describe, expect, test, vi } from 'vitest';
import { bench, order, problem } from './bench.ts';
import { balance, paid } from './paid.ts';

const KEY = { idempotencyKey: 'one' };

describe('before the effect', () => {
  test.each([429, 500, 502])(
    'a %i is an error in the SDK, nothing was done, and a second try works',
    async (status) => {
      const { stripe, provider } = await bench();
      provider.faults.add({ operation: 'sessions.create', kind: 'status', status, times: 1 });
      const error = await problem(stripe.checkout.sessions.create(order(), KEY));
      // A 502 comes from a proxy before the API without JSON, so the SDK has no status.
      expect(error.statusCode).toBe(status === 502 ? undefined : status);
      expect(error.type).toBe(status === 429 ? 'StripeRateLimitError' : 'StripeAPIError');
      if (status === 429) {
        expect(error.code).toBe('rate_limit');
        expect(error.headers?.['stripe-rate-limited-reason']).toBe('endpoint-rate');
      }
      expect(provider.tables.sessions.size).toBe(0);
      expect((await stripe.checkout.sessions.create(order(), KEY)).status).toBe('open');
      expect(provider.tables.sessions.size).toBe(1);
      expect(provider.requests.map((request) => [request.status, request.fault])).toEqual([
        [status, 'status'],
        [200, null],
      ]);
    },
  );

  test('a cut connection and one that hangs have no effect', async () => {
    const { stripe, provider } = await bench();
    // The SDK retries once when a connection is cut.
    provider.faults.add({ operation: 'sessions.*', kind: 'cut', times: 2 });
    expect(await problem(stripe.checkout.sessions.create(order(), KEY))).toMatchObject({
      type: 'StripeConnectionError',
    });
    provider.faults.add({ operation: 'sessions.*', kind: 'hang', times: 1 });
    const timeout = stripe.checkout.sessions.create(order(), { ...KEY, timeout: 500 });
    expect(await problem(timeout)).toMatchObject({ type: 'StripeConnectionError' });
    expect(provider.tables.sessions.size).toBe(0);
    expect(provider.requests.map(({ status }) => status)).toEqual([null, null, null]);
    // The key was never claimed.
    expect((await stripe.checkout.sessions.create(order(), KEY)).status).toBe('open');
  });

  test('a 403 is the error of a key without the permission, and has no effect', async () => {
    const { stripe, provider } = await bench();
    provider.faults.add({ operation: 'sessions.create', kind: 'status', status: 403 });
    expect(await problem(stripe.checkout.sessions.create(order(), KEY))).toMatchObject({
      type: 'StripePermissionError',
      message: expect.stringContaining('does not have the required permissions'),
    });
    expect(provider.tables.sessions.size).toBe(0);
  });

  test('a 500 that Stripe stores is the permanent answer to the key', async () => {
    const { stripe, provider } = await bench();
    provider.faults.add({ operation: '*', kind: 'status', status: 500, isKept: true, times: 1 });
    for (let tries = 0; tries < 2; tries += 1)
      expect((await problem(stripe.checkout.sessions.create(order(), KEY))).statusCode).toBe(500);
    expect(provider.tables.sessions.size).toBe(0);
    const other = await stripe.checkout.sessions.create(order(), { idempotencyKey: 'two' });
    expect(other.status).toBe('open');
  });
});

describe('after the effect', () => {
  test.each(['cut', 'hang', 'status'] as const)(
    'the answer is lost by %s; the same key returns what was done',
    async (kind) => {
      const own = await bench();
      const { stripe, provider } = own;
      const { charge } = await paid(own);
      provider.faults.add({
        operation: 'refunds.create',
        kind,
        when: 'after',
        times: kind === 'cut' ? 2 : 1,
      });
      const call = () => stripe.refunds.create({ charge, amount: 500 }, { ...KEY, timeout: 500 });
      await problem(call());
      expect(provider.tables.refunds.size).toBe(1);
      expect(balance(own)).toBe(2300);
      const again = await call();
      expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
      expect(again.id).toBe([...provider.tables.refunds.keys()][0]);
      expect(balance(own)).toBe(2300);
    },
  );

  test('a stored 500 hides permanently what was done', async () => {
    const own = await bench();
    const { charge } = await paid(own);
    own.provider.faults.add({
      operation: 'refunds.create',
      kind: 'status',
      when: 'after',
      isKept: true,
      times: 1,
    });
    for (let tries = 0; tries < 2; tries += 1) {
      const call = own.stripe.refunds.create({ charge, amount: 500 }, KEY);
      expect((await problem(call)).statusCode).toBe(500);
    }
    expect(balance(own)).toBe(2300);
    expect((await own.stripe.refunds.list({ charge })).data).toHaveLength(1);
  });
});

test('a slow call is delayed before or after the effect, and is in progress meanwhile', async () => {
  const { stripe, provider } = await bench();
  for (const when of ['before', 'after'] as const) {
    provider.faults.add({ operation: 'coupons.create', kind: 'slow', when, ms: 600, times: 1 });
    const start = performance.now();
    const had = provider.tables.coupons.size;
    let isAnswered = false;
    const call = stripe.coupons.create({ percent_off: 10 }).then(() => {
      isAnswered = true;
    });
    await vi.waitUntil(() => provider.tables.coupons.size > had, { timeout: 10_000, interval: 5 });
    if (when === 'before') expect(performance.now() - start).toBeGreaterThanOrEqual(590);
    else expect(isAnswered).toBe(false);
    await call;
    expect(performance.now() - start).toBeGreaterThanOrEqual(590);
  }
});

test('a fault applies to its share, its number and its operations', async () => {
  let turn = 0;
  const { stripe, provider } = await bench({ random: () => (turn++ % 4) / 4 });
  provider.faults.add({ operation: 'coupons.list', kind: 'status', status: 500, share: 0.5 });
  const met: number[] = [];
  for (let n = 0; n < 8; n += 1)
    met.push(
      await stripe.coupons.list().then(
        () => 200,
        (error: { statusCode: number }) => error.statusCode,
      ),
    );
  expect(met).toEqual([500, 500, 200, 200, 500, 500, 200, 200]);
  expect((await stripe.checkout.sessions.list()).data).toEqual([]);
  provider.faults.clear();
  const isMeant = ({ rawBody }: { rawBody: string }) => rawBody.includes('percent_off=20');
  const id = provider.faults.add({ operation: '*', kind: 'status', isMeant });
  await stripe.coupons.create({ percent_off: 10 });
  await problem(stripe.coupons.create({ percent_off: 20 }));
  expect(provider.faults.all()).toMatchObject([{ id, met: 1 }]);
  expect(provider.faults.remove(id)).toBe(true);
  expect(provider.faults.remove(id)).toBe(false);
  await stripe.coupons.create({ percent_off: 20 });
});

test('more calls per second than the limit of an endpoint are refused, other endpoints are not affected', async () => {
  const { stripe, provider, clock } = await bench({ rateLimit: 25 });
  const call = () =>
    stripe.checkout.sessions.create(order()).then(
      () => 200,
      (error) => error.statusCode,
    );
  const answers = await Promise.all(Array.from({ length: 30 }, call));
  expect(answers.filter((status) => status === 200)).toHaveLength(25);
  expect(answers.filter((status) => status === 429)).toHaveLength(5);
  expect((await stripe.checkout.sessions.list()).data).toHaveLength(10);
  await clock.advance(999);
  expect(await call()).toBe(429);
  await clock.advance(1);
  expect(await call()).toBe(200);
  provider.rateLimit.perSecond = null;
  expect(await Promise.all(Array.from({ length: 30 }, call))).not.toContain(429);
});
