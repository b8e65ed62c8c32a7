import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkoutAttempt } from '#functions/db/schema/attempts.ts';
import { findOrder } from '#functions/orders/read-orders.ts';
import { readEnv, SettingsError } from '#functions/platform/env.ts';
import { altered, answer, type Fault, type FaultProxy, startFaultProxy } from '../helpers/fault-proxy.ts';
import { listOrders } from '../helpers/orders.ts';
import { basketOf, checkOut, checkoutPost, expectProblem, formPost, newKey } from '../helpers/requests.ts';
import { openStore, SITE, type TestStore } from '../helpers/store.ts';

let proxy: FaultProxy;
let store: TestStore;
beforeAll(async () => {
  proxy = await startFaultProxy();
  store = await openStore({
    apiUrl: ({ url }) => {
      proxy.target = url;
      return proxy.url;
    },
  });
});
afterAll(async () => {
  await proxy.stop();
  await store.close();
});

const ERROR = JSON.stringify({
  error: { type: 'api_error', message: 'sk_test_local is on fire at /srv/pay.rb:7' },
});
const NAMED = JSON.stringify({
  error: {
    type: 'invalid_request_error',
    code: 'email_invalid',
    param: 'customer_email',
    message: 'Invalid email address: wren@mail.example',
  },
});
const BAD = JSON.stringify({
  error: {
    type: 'invalid_request_error',
    code: 'parameter_unknown',
    param: 'mode',
    message: 'Received unknown parameter: mode',
  },
});

/** Forwards the call, so that the provider does its work, and drops the answer. */
const lostAnswer: Fault = async ({ forward, response }) => {
  await forward();
  response.destroy();
};
const halfAnswer: Fault = async ({ forward, response }) => {
  const { status, body } = await forward();
  response.writeHead(status, { 'content-type': 'application/json', 'content-length': body.length * 2 });
  response.write(body.slice(0, 200), () => response.destroy());
};

type Case = { rows: string; what: string; fault: Fault; status: 502 | 503; calls: number };
const CASES: Case[] = [
  { rows: '', what: 'cuts the line', fault: ({ response }) => response.destroy(), status: 503, calls: 3 },
  { rows: '[F32]', what: 'does its work and its answer is lost', fault: lostAnswer, status: 503, calls: 3 },
  { rows: '[F32]', what: 'breaks off in its answer', fault: halfAnswer, status: 503, calls: 3 },
  { rows: '[F34]', what: 'never answers', fault: () => {}, status: 503, calls: 2 },
  { rows: '[F33]', what: 'answers 500', fault: answer(500, ERROR), status: 503, calls: 2 },
  {
    rows: '[F33]',
    what: 'answers 502 with a page',
    fault: answer(502, '<h1>Bad gateway</h1>', { 'content-type': 'text/html' }),
    status: 503,
    calls: 2,
  },
  { rows: '[F33]', what: 'answers 503 with nothing', fault: answer(503, ''), status: 503, calls: 2 },
  {
    rows: '[F33]',
    what: 'answers 500 and says not to ask again',
    fault: answer(500, ERROR, { 'stripe-should-retry': 'false' }),
    status: 503,
    calls: 1,
  },
  { rows: '[F35]', what: 'answers 429', fault: answer(429, ERROR), status: 503, calls: 1 },
  { rows: '[F36]', what: 'answers 409 for ever', fault: answer(409, ERROR), status: 503, calls: 2 },
  { rows: '[F36]', what: 'answers 400', fault: answer(400, BAD), status: 502, calls: 1 },
  {
    rows: '[F36]',
    what: 'answers 400 and names the shopper',
    fault: answer(400, NAMED),
    status: 502,
    calls: 1,
  },
  { rows: '[F36] [F38]', what: 'answers 401', fault: answer(401, ERROR), status: 502, calls: 1 },
  { rows: '[F36] [F38]', what: 'answers 403', fault: answer(403, ERROR), status: 502, calls: 1 },
  { rows: '[F36]', what: 'answers 404 without an error', fault: answer(404, '{}'), status: 502, calls: 1 },
  {
    rows: '[F37] [P17]',
    what: 'redirects',
    fault: answer(302, '', { location: 'https://evil.example/' }),
    status: 503,
    calls: 1,
  },
  {
    rows: '[F37] [P17]',
    what: 'answers no JSON',
    fault: answer(200, '<h1>Welcome</h1>'),
    status: 503,
    calls: 1,
  },
  { rows: '[F37] [P17]', what: 'answers nothing', fault: answer(200, ''), status: 503, calls: 1 },
  { rows: '[F37] [P17]', what: 'answers null', fault: answer(200, 'null'), status: 503, calls: 1 },
  { rows: '[F37] [P17]', what: 'answers a list', fault: answer(200, '[]'), status: 502, calls: 1 },
  {
    rows: '[F37] [P17]',
    what: 'gives no address',
    fault: altered((session) => ({ ...session, url: null })),
    status: 502,
    calls: 1,
  },
  {
    rows: '[F37] [P17]',
    what: 'leaves the address out',
    fault: altered(({ url: _, ...session }) => session),
    status: 502,
    calls: 1,
  },
  {
    rows: '[F37] [P17]',
    what: 'gives an address that is none',
    fault: altered((session) => ({ ...session, url: 'pay here' })),
    status: 502,
    calls: 1,
  },
  {
    rows: '[F37] [P17]',
    what: 'gives a script for an address',
    fault: altered((session) => ({ ...session, url: 'javascript:alert(1)' })),
    status: 502,
    calls: 1,
  },
  {
    rows: '[F37] [P17]',
    what: 'sends the shopper elsewhere',
    fault: altered((session) => ({ ...session, url: 'https://evil.example/c/pay/1' })),
    status: 502,
    calls: 1,
  },
  {
    rows: '[F37] [P17]',
    what: 'sends the shopper elsewhere in the clear',
    fault: altered((session) => ({ ...session, url: 'http://checkout.stripe.com/1' })),
    status: 502,
    calls: 1,
  },
  {
    rows: '[F37] [P17]',
    what: 'sends the shopper to a name that begins like its own',
    fault: altered((session) => ({ ...session, url: `${proxy.url}.evil.example/` })),
    status: 502,
    calls: 1,
  },
  {
    rows: '[F37] [P17]',
    what: 'asks for another currency',
    fault: altered((session) => ({ ...session, currency: 'usd' })),
    status: 502,
    calls: 1,
  },
  {
    rows: '[F37] [P17]',
    what: 'asks for more',
    fault: altered((session) => ({ ...session, amount_total: Number(session.amount_total) + 1 })),
    status: 502,
    calls: 1,
  },
  {
    rows: '[F37] [P17]',
    what: 'asks for less',
    fault: altered((session) => ({ ...session, amount_total: 0 })),
    status: 502,
    calls: 1,
  },
  {
    rows: '[F37] [P17]',
    what: 'asks for no sum',
    fault: altered((session) => ({ ...session, amount_total: null })),
    status: 502,
    calls: 1,
  },
];

describe.concurrent('a provider that', () => {
  /** The fault's case with its place in the list, from which its email address is made. */
  const isAnswered = async (_what: string, { fault, status, calls, at, rows }: Case & { at: number }) => {
    const isBusy = rows === '[F35]';
    const email = `case-${at}@mail.example`;
    const body = basketOf({ customer: { email } });
    const key = newKey();
    proxy.fault(email, fault);
    const before = performance.now();
    const response = await store.call(checkoutPost(body, key));
    expect(performance.now() - before).toBeLessThan(15_000);
    expect(response.headers.get('retry-after')).toBe(status === 503 ? (isBusy ? '3' : '30') : null);
    expect(response.headers.get('location')).toBeNull();
    await expectProblem(response, {
      status,
      ...(isBusy && { code: 'payment_busy' }),
      message: /nothing was charged/i,
    });
    expect(proxy.count(email)).toBeLessThanOrEqual(calls);

    proxy.fault(email, null);
    const opened = await checkOut(store, body, key);
    expect(await checkOut(store, body, key)).toEqual(opened);
    const made = [...store.provider.tables.sessions.values()].filter(
      ({ session }) => session.customer_email === email,
    );
    expect(made.map(({ session }) => session.id)).toEqual([opened.checkoutSessionId]);
    const kept = await store.db.select().from(checkoutAttempt);
    expect(kept.filter(({ sessionId }) => sessionId === opened.checkoutSessionId)).toHaveLength(1);
  };
  const all = CASES.map((one, at) => [`${one.rows} ${one.what}`, { ...one, at }] as const);
  const isSlow = ({ what }: Case) => what === 'never answers';
  const title = '[P21] %s is answered in time, and a retry after its recovery creates one session';
  test.each(all.filter(([, one]) => !isSlow(one)))(title, isAnswered, 30_000);
  // The store waits for ten seconds.
  test.each(all.filter(([, one]) => isSlow(one)))(title, { tags: ['long'], timeout: 30_000 }, isAnswered);

  test('is slow with the coupon and then never answers is still answered in time', {
    tags: ['long'],
    timeout: 30_000,
  }, async () => {
    const email = 'slow@mail.example';
    proxy.fault('FIRSTSUPPER', async ({ forward, response }) => {
      const { status, headers, body } = await forward();
      await new Promise((resolve) => setTimeout(resolve, 5_000));
      response.writeHead(status, headers).end(body);
    });
    proxy.fault(email, () => {});
    const body = basketOf({ couponCode: 'FIRSTSUPPER', customer: { email } });
    const before = performance.now();
    const response = await store.call(checkoutPost(body));
    expect(performance.now() - before).toBeLessThan(15_000);
    await expectProblem(response, { status: 503, message: /nothing was charged/i });
    proxy.fault('FIRSTSUPPER', null);
  });
});

describe('an idle connection that the provider has closed', () => {
  test('[F39] is opened again silently, and leads to one session', async () => {
    const email = 'idle@mail.example';
    const body = basketOf({ customer: { email } });
    await checkOut(store, basketOf(), newKey());
    let times = 0;
    proxy.fault(email, async ({ forward, response }) => {
      times += 1;
      if (times === 1) return response.destroy();
      const { status, headers, body: text } = await forward();
      return response.writeHead(status, headers).end(text);
    });
    const { checkoutSessionId } = await checkOut(store, body, newKey());
    proxy.fault(email, null);
    expect(times).toBe(2);
    const made = [...store.provider.tables.sessions.values()].filter(
      ({ session }) => session.customer_email === email,
    );
    expect(made.map(({ session }) => session.id)).toEqual([checkoutSessionId]);
  });
});

describe('a payment that arrives before the answer to the call that created its session', () => {
  test('[F07] is an order, and the shopper gets the same session', async () => {
    const email = 'faster@mail.example';
    proxy.fault(email, async ({ forward, response }) => {
      const { status, headers, body } = await forward();
      const { id } = JSON.parse(body) as { id: string };
      const [attempt] = await store.db
        .select()
        .from(checkoutAttempt)
        .where(eq(checkoutAttempt.id, store.provider.tables.sessions.get(id)!.session.client_reference_id!));
      expect(attempt).toMatchObject({ state: 'open', sessionId: null });
      await store.provider.actions.pay(id);
      await store.provider.webhooks.idle();
      expect(await findOrder(store.db, id)).toMatchObject({ id: attempt!.id, status: 'paid' });
      response.writeHead(status, headers).end(body);
    });
    const key = newKey();
    const body = basketOf({ customer: { email } });
    const { checkoutSessionId } = await checkOut(store, body, key);
    proxy.fault(email, null);
    // A repeated checkout returns the order, not a second page.
    expect((await checkOut(store, body, key)).checkoutSessionId).toBe(checkoutSessionId);
    expect((await listOrders(store.db)).map(({ sessionId }) => sessionId)).toEqual([checkoutSessionId]);
  });
});

describe('a provider that still works on another call for the same checkout', () => {
  test('is called again, and the shopper can try again, too', async () => {
    const email = 'locked@mail.example';
    const locked = { type: 'invalid_request_error', code: 'lock_timeout', message: 'Locked.' };
    proxy.fault(email, answer(409, JSON.stringify({ error: locked })));
    const [body, key] = [basketOf({ customer: { email } }), newKey()];
    const refused = await store.call(checkoutPost(body, key));
    expect(refused.headers.get('retry-after')).toBe('30');
    await expectProblem(refused, {
      status: 503,
      code: 'payment_unavailable',
      message: /nothing was charged and your basket is safe/i,
    });
    expect(proxy.count(email)).toBe(2);
    proxy.fault(email, null);
    await checkOut(store, body, key);
  });
});

describe('an API key that the provider no longer accepts', () => {
  test('[F38] closes the checkout with a message, and everything that needs no provider still works', async () => {
    const email = 'revoked@mail.example';
    proxy.fault(email, answer(401, ERROR));
    const refused = await store.call(checkoutPost(basketOf({ customer: { email } })));
    await expectProblem(refused, { status: 502, code: 'payment_refused', message: /nothing was charged/i });
    proxy.fault(email, null);
    for (const path of ['/api/config', '/api/fundings', '/api/coupons/store/FIRSTSUPPER'])
      expect((await store.call(new Request(SITE + path))).status, path).toBe(200);
    const settings = { ...process.env, STRIPE_SECRET_KEY: '' };
    for (const key of ['pk_test_public', 'whsec_1', 'sk_live_real', ''])
      expect(() => readEnv({ ...settings, STRIPE_SECRET_KEY: key }), key).toThrow(SettingsError);
  });
});

describe('a provider that is unreachable', () => {
  test('gets an answer at once, as JSON and as a page, and works again after its return', async () => {
    await proxy.stop();
    const key = newKey();
    const before = performance.now();
    const response = await store.call(checkoutPost(basketOf({ couponCode: 'FIRSTSUPPER' }), key));
    expect(response.headers.get('retry-after')).toBe('30');
    await expectProblem(response, {
      status: 503,
      code: 'payment_unavailable',
      message: /nothing was charged and your basket is safe/i,
    });
    const form = await store.call(
      formPost({ storeRegion: 'GB', productId: 'a-slow-loaf', productFormatId: 'hardback', quantity: '1' }),
    );
    expect(form.status).toBe(503);
    expect(form.headers.get('retry-after')).toBe('30');
    expect(await form.text()).toMatch(/Nothing was charged/);
    expect(performance.now() - before).toBeLessThan(8_000);
    await proxy.start();
    const sessions = store.provider.tables.sessions.size;
    await checkOut(store, basketOf({ couponCode: 'FIRSTSUPPER' }), key);
    expect(store.provider.tables.sessions.size).toBe(sessions + 1);
  });
});

test('leaves the reason in the log, without key or personal data', () => {
  const lines = store.log.join('\n');
  // Each line is an alarm, with the provider's request ID if there is one.
  expect(lines).toMatch(/"level":"error","event":"checkout_provider","order":"F-[^"]+","status":400/);
  expect(lines).toContain('"code":"email_invalid","param":"customer_email"');
  expect(lines).toContain('checkout_mismatch');
  expect(lines).not.toMatch(/mail\.example/);
  expect(lines).not.toMatch(/Bearer|Authorization/i);
});
