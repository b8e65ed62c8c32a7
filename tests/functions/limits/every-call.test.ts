import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rateLimit } from '#functions/db/schema/rate-limits.ts';
import { OPERATIONS } from '#functions/routes/operations.ts';
import { fresh, jsonPost } from '../helpers/messages.ts';
import { basketOf, checkOut, checkoutPost, expectProblem, newKey } from '../helpers/requests.ts';
import { openStore, SITE, type TestStore } from '../helpers/store.ts';

const json = (path: string, body: object) =>
  new Request(`${SITE}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const buyer = { email: 'ana@example.com' };

/** Operations with limits: one call of each, and the name of the limit that is used up for it. */
const HELD: Record<string, { request: () => Request; limit: string; code?: string }> = {
  startCheckout: { request: () => checkoutPost(basketOf(), newKey()), limit: 'checkout-first:all' },
  lookUpCoupon: {
    request: () => new Request(`${SITE}/api/coupons/store/NOBODYS`),
    limit: 'code-miss:all',
  },
  lookUpPayoutCode: {
    request: () => new Request(`${SITE}/api/payout-codes/nobodys`),
    limit: 'code-miss:all',
  },
  lookUpGiftCard: {
    request: () => json('/api/gift-cards/balance', { code: '2222-2222-2222-2222' }),
    limit: 'code-miss:all',
  },
  sendOrderLink: {
    request: () => json('/api/order-link', { number: 'F-22222-22222', ...buyer }),
    limit: 'order-link:all',
  },
  sendDownloadLinks: {
    request: () => json('/api/download-links', { order: 'F-22222-22222', ...buyer }),
    limit: 'download-links:all',
  },
  requestStockNotice: {
    request: () =>
      json('/api/stock-notices', { productId: 'herb-bowl', email: `${crypto.randomUUID()}@example.com` }),
    limit: 'stock-notice:all',
  },
  requestNewsletter: {
    request: () => json('/api/newsletter', { email: `${crypto.randomUUID()}@example.com` }),
    limit: 'newsletter:all',
  },
  giveReview: {
    request: () =>
      json('/api/reviews', { link: 'a'.repeat(43), rating: 5, text: 'Good bread.', firstName: 'Ana' }),
    limit: 'review:all',
  },
  answerSurvey: {
    request: () => json('/api/surveys', { link: 'a'.repeat(43), position: 0, answers: ['M'] }),
    limit: 'survey:all',
  },
  sendContact: {
    request: () => jsonPost('contact', fresh('contact')),
    limit: 'messages:contact:all',
    code: 'too_many_messages',
  },
  sendCreatorRequest: {
    request: () => jsonPost('creator-request', fresh('creator-request')),
    limit: 'messages:creator-request:all',
    code: 'too_many_messages',
  },
  sendFeedback: {
    request: () => jsonPost('feedback', fresh('feedback', { message: crypto.randomUUID() })),
    limit: 'messages:feedback:all',
    code: 'too_many_messages',
  },
};

/** Operations without limits, although they write or call a service, and the reason. */
const NOT_HELD: Record<string, string> = {
  confirmNewsletter: 'It works with a signed link alone, once, and costs one look-up.',
  unsubscribe:
    'Who wants no more mails has said so: it works with a signed link alone, and costs one look-up.',
  sendWithdrawal: 'Who withdraws has done so by saying it: it is counted and always kept.',
  checkToken:
    'Its own limits hold the captcha’s provider back: tests/functions/captcha. Without a captcha it asks nobody.',
  reportFailure: 'It has to work while the database does not: each instance passes on sixty in a minute.',
  receiveFailedBuild: 'The host’s alone: what it has not signed is refused before anything is read.',
  receivePaymentEvent:
    'The payment provider’s alone: what it has not signed is refused before anything is read.',
};

let store: TestStore;
beforeAll(async () => {
  store = await openStore();
});
afterAll(() => store.close());
beforeEach(() => store.db.delete(rateLimit));

/** Uses up any limit for more than ten minutes. */
const exhaust = (key: string) =>
  store.db.insert(rateLimit).values({
    key,
    hits: Array.from({ length: 1500 }, () => new Date()),
    expiresAt: new Date(Date.now() + 3_600_000),
  });

test('[B03] every operation that writes, or calls the provider, has a limit or a reason for none', () => {
  const writing = OPERATIONS.filter(({ method }) => method === 'POST').map(({ id }) => id);
  const named = [...Object.keys(HELD), ...Object.keys(NOT_HELD)];
  expect(named).toEqual(expect.arrayContaining(writing));
  for (const id of named) expect(OPERATIONS.map((one) => one.id)).toContain(id);
});

describe.each(Object.entries(HELD))('%s', (id, { request, limit, code = 'too_many_requests' }) => {
  test('[B03] is refused with a clear message and Retry-After, once its limit is used up', async () => {
    expect((await store.call(request())).status).not.toBe(429);
    await store.db.delete(rateLimit);
    await exhaust(limit);
    const refused = await store.call(request());
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(500);
    expect(wait).toBeLessThanOrEqual(3600);
    await expectProblem(refused, { status: 429, code, message: /[Tt]ry again in \d+ minutes/ });
    const { errors } = OPERATIONS.find((one) => one.id === id)!;
    expect(errors).toContain(code);
  });
});

test('[B03] a withdrawal is accepted with every limit used up', async () => {
  for (const limit of ['messages:withdrawal:all', ...new Set(Object.values(HELD).map((one) => one.limit))])
    await exhaust(limit);
  expect((await store.call(jsonPost('withdrawal', fresh('withdrawal')))).status).toBe(201);
});

test('[F113] repeated loads of a success page cost thirty calls to the provider, and get an answer every time', async () => {
  const { checkoutSessionId } = await checkOut(store, basketOf());
  const asked = () =>
    store.provider.requests.filter(({ operation }) => operation === 'sessions.retrieve').length;
  const before = asked();
  const statuses = [];
  for (let at = 0; at < 35; at += 1) {
    const page = at % 2 ? '/basket/success' : '/funding/success';
    const response = await store.call(new Request(`${SITE}${page}?session_id=${checkoutSessionId}`));
    statuses.push(response.status < 500 && response.status !== 429);
  }
  expect(statuses).not.toContain(false);
  expect(asked() - before).toBe(30);
  await store.provider.actions.pay(checkoutSessionId);
  const paid = await store.call(new Request(`${SITE}/basket/success?session_id=${checkoutSessionId}`));
  expect(await paid.text()).toContain('data-payment="paid"');
});

test('a call that cannot be counted is answered all the same, and the log says so', async () => {
  await store.db.execute('alter table rate_limit rename to rate_limit_away');
  const known = await store.call(new Request(`${SITE}/api/coupons/store/FIRSTSUPPER`));
  expect(known.status).toBe(200);
  expect((await store.call(checkoutPost(basketOf(), newKey()))).status).toBe(200);
  expect(store.log.some((line) => line.includes('"event":"limit_not_counted"'))).toBe(true);
  await store.db.execute('alter table rate_limit_away rename to rate_limit');
});
