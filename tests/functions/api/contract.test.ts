import { Validator } from '@seriousme/openapi-schema-validator';
import { signature } from 'payment-sandbox';
import { LOCAL_WEBHOOK_SECRET } from 'payment-sandbox/keys';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OPERATIONS } from '#functions/routes/operations.ts';
import { deploySignature } from '../helpers/deploys.ts';
import { nameCard } from '../helpers/gift-cards.ts';
import { fresh, GOOD, formPost as messageForm } from '../helpers/messages.ts';
import { basketOf, expectNothingInside, formPost, item, newKey } from '../helpers/requests.ts';
import { openStore, SITE, type TestStore } from '../helpers/store.ts';
import { contradictions, DESCRIBED, type Described, DOCUMENT } from './described.ts';
import { EXAMPLE_GIFT_CARD, EXAMPLES, type Example } from './examples.ts';

/** The status codes seen so far, by operation. */
const seen = new Map<string, Set<number>>(DESCRIBED.map(({ operationId }) => [operationId, new Set()]));
let store: TestStore;

const named = (id: string) => DESCRIBED.find(({ operationId }) => operationId === id) as Described;
const posts = DESCRIBED.filter(({ method }) => method === 'POST');
const gets = DESCRIBED.filter(({ method }) => method === 'GET');
const first = ({ operationId }: Described) => EXAMPLES[operationId]![0] as Example;

const JSON_TYPE = 'application/json';
const typeOf = ({ requestBody }: Described) => Object.keys(requestBody?.content ?? {})[0] ?? JSON_TYPE;
const textOf = ({ body }: Example) => {
  const value = body?.();
  return typeof value === 'string' || value === undefined ? value : JSON.stringify(value);
};

function requestOf(operation: Described, example: Example, more: Record<string, string> = {}) {
  const { to, headers } = example;
  const { method } = operation;
  const text = textOf(example);
  return new Request(SITE + to, {
    method,
    headers: {
      ...(text !== undefined && { 'content-type': typeOf(operation) }),
      ...(text !== undefined && headers?.(text)),
      ...more,
    },
    ...(text !== undefined && { body: text }),
  });
}

/** Calls an operation and checks its answer against the OpenAPI document. */
async function ask(operation: Described, request: Request, status: number, visitor = {}) {
  const response = await store.call(request, visitor);
  const text = await response.text();
  expect(response.status, `${operation.operationId}: ${text.slice(0, 300)}`).toBe(status);
  expect(contradictions(operation, response, text), operation.operationId).toEqual([]);
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('access-control-allow-origin')).toBeNull();
  if (status >= 400 && response.headers.get('content-type')?.startsWith('application/json'))
    expectNothingInside(text);
  seen.get(operation.operationId)!.add(status);
  return text;
}
/** The same, with this text or these bytes as the body. */
const sending = (operation: Described, body: BodyInit, headers: Record<string, string> = {}) =>
  new Request(SITE + first(operation).to, {
    method: 'POST',
    headers: { 'content-type': typeOf(operation), ...headers },
    body,
    duplex: 'half',
  } as RequestInit);

describe('[API-23] the document', () => {
  test('is valid OpenAPI 3.1', async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(DOCUMENT) as never);
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
  });

  test('describes every operation that the functions route, and no others', () => {
    expect(DESCRIBED.map(({ operationId }) => operationId).sort()).toEqual(
      OPERATIONS.map(({ id }) => id).sort(),
    );
    expect(Object.keys(EXAMPLES).sort()).toEqual(OPERATIONS.map(({ id }) => id).sort());
  });
});

/** What each operation answers while the database is down. */
const AWAY = [
  ['listFundings', 503],
  ['getFunding', 503],
  ['getStock', 503],
  ['listReviews', 503],
  ['sendContact', 503],
  ['sendCreatorRequest', 503],
  ['sendFeedback', 503],
  ['sendWithdrawal', 503],
  ['sendOrderLink', 503],
  ['sendDownloadLinks', 503],
  ['requestNewsletter', 503],
  ['confirmNewsletter', 503],
  ['requestStockNotice', 503],
  ['unsubscribe', 503],
  ['giveReview', 503],
  ['answerSurvey', 503],
  ['lookUpGiftCard', 503],
  ['startCheckout', 503],
  ['listProducts', 200],
  ['getConfig', 200],
] as const;

describe('[API-23] [A12] the store, while its database is down,', () => {
  beforeAll(async () => {
    store = await openStore({ settings: { DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' } });
  });
  afterAll(() => store.close());

  test.each(AWAY)('answers %s with %i, as documented', async (id, status) => {
    await ask(named(id), requestOf(named(id), first(named(id))), status);
  });
});

// The order is fixed: the last test checks the statuses that the tests before it have seen.
describe('[API-23] [A12] the store', { shuffle: false }, () => {
  beforeAll(async () => {
    store = await openStore();
    await nameCard(store, EXAMPLE_GIFT_CARD);
  });
  afterAll(() => store.close());

  test.each(DESCRIBED.map((one) => [one.operationId, one] as const))(
    '[API-24] %s answers as documented, for good and for bad requests',
    async (id, operation) => {
      for (const example of EXAMPLES[id]!) {
        const expected = Object.keys(operation.responses)
          .map(Number)
          .find((status) => status < 300) as number;
        await ask(
          operation,
          requestOf(operation, example),
          BY_LINK[id] ?? (id.startsWith('send') && expected === 200 ? 201 : expected),
        );
      }
    },
  );

  test.each(gets.map((one) => [one.operationId, one] as const))(
    '[API-24] [A04] [A05] %s refuses unknown and repeated parameters, and says that nothing changed',
    async (_id, operation) => {
      const { to } = first(operation);
      const [path] = to.split('?');
      for (const query of ['other=1', '__proto__=1'])
        expect(await ask(operation, requestOf(operation, { to: `${path}?${query}` }), 422)).toContain(
          query.split('=')[0],
        );
      for (const { name, in: place } of operation.parameters ?? [])
        if (place === 'query')
          expect(
            await ask(operation, requestOf(operation, { to: `${path}?${name}=1&${name}=1` }), 422),
          ).toContain(`"field":"${name}"`);
      if (operation.path.includes('{')) {
        const unknown = operation.path.replace(/\{\w+\}/, 'nobody-knows');
        await ask(operation, requestOf(operation, { to: unknown }), 404);
      }
      if (operation.responses[304])
        await ask(operation, requestOf(operation, { to }, { 'if-none-match': '*' }), 304);
    },
  );

  test.each(posts.map((one) => [one.operationId, one] as const))(
    '[API-24] [A02] [A03] [A16] %s refuses requests from other sites, other content types, and bodies that are too long, malformed or unknown',
    async (_id, operation) => {
      const has = (status: number) => operation.responses[status] !== undefined;
      const body = textOf(first(operation))!;
      const broken = new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('{"'));
          controller.error(new Error('the line went dead'));
        },
      });
      await ask(operation, sending(operation, broken), 400);
      await ask(operation, sending(operation, new Uint8Array([0x22, 0xff, 0x22])), 400);
      await ask(operation, sending(operation, ' '.repeat(1024 * 1024 + 1)), 413);
      if (!has(415)) return;
      await ask(operation, sending(operation, body, { 'content-type': 'text/plain' }), 415);
      await ask(operation, sending(operation, body, { 'sec-fetch-site': 'cross-site' }), 403);
      await ask(operation, sending(operation, body, { origin: 'https://found.test.evil.example' }), 403);
      if (typeOf(operation) !== JSON_TYPE) return;
      await ask(operation, sending(operation, '{"a":'), 400);
      for (const change of ['{"constructor":1,', '{"__proto__":{"a":1},', '{"other":null,'])
        await ask(operation, sending(operation, body.replace('{', change)), 422);
      for (const nothing of ['null', '[]', '""', '1', `${'['.repeat(1000)}${']'.repeat(1000)}`])
        await ask(operation, sending(operation, nothing), 422);
    },
  );

  test('a form without JavaScript is redirected, or gets its page back', async () => {
    const form = new URLSearchParams({
      productId: 'a-slow-loaf',
      productFormatId: 'hardback',
      quantity: '1',
      storeRegion: 'GB',
    });
    await ask(named('startCheckout'), formPost(Object.fromEntries(form)), 303);
    for (const [id, kind] of [
      ['sendContact', 'contact'],
      ['sendCreatorRequest', 'creator-request'],
      ['sendFeedback', 'feedback'],
      ['sendWithdrawal', 'withdrawal'],
    ] as const) {
      await ask(named(id), messageForm(kind, fresh(kind)), 303);
      await ask(named(id), messageForm(kind, {}), 422);
    }
    const links = named('sendDownloadLinks');
    const formTo = (to: string, fields: Record<string, string>) =>
      new Request(SITE + to, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
        body: new URLSearchParams(fields),
      });
    await ask(links, formTo('/api/download-links', { order: 'F-7K3M9-QXAB4', email: 'a@example.com' }), 202);
    await ask(
      named('sendOrderLink'),
      formTo('/api/order-link', { number: 'F-7K3M9-QXAB4', email: 'a@example.com' }),
      303,
    );
    await ask(named('requestNewsletter'), formTo('/api/newsletter', { email: 'a@example.com' }), 303);
    const noticeFor = (productId: string) =>
      formTo('/api/stock-notices', { productId, email: 'a@example.com' });
    await ask(named('requestStockNotice'), noticeFor('herb-bowl'), 303);
    await ask(named('requestStockNotice'), noticeFor('a-slow-loaf'), 409);
  });

  test('a repeated message returns the first one; too many messages are a 429', async () => {
    for (const [id, kind] of [
      ['sendContact', 'contact'],
      ['sendCreatorRequest', 'creator-request'],
      ['sendFeedback', 'feedback'],
      ['sendWithdrawal', 'withdrawal'],
    ] as const) {
      // Fields that no earlier message has. Feedback has no email address that would make it a new message.
      const words = kind === 'feedback' ? { message: 'The pans, once more.' } : {};
      const example = { to: `/api/${kind}`, body: () => ({ ...GOOD[kind], ...words }) };
      await ask(named(id), requestOf(named(id), example), 201);
      await ask(named(id), requestOf(named(id), example), 200);
    }
    // The limit is per hour and needs the visitor's address. Withdrawals have no limit.
    const visitor = { ip: '203.0.113.9' };
    for (const [id, kind] of [
      ['sendContact', 'contact'],
      ['sendCreatorRequest', 'creator-request'],
      ['sendFeedback', 'feedback'],
    ] as const) {
      const numbered = (count: number) =>
        requestOf(named(id), {
          to: `/api/${kind}`,
          body: () => fresh(kind, kind === 'feedback' ? { message: `The pans, ${count}.` } : {}),
        });
      for (let count = 0; count < 20; count += 1)
        expect((await store.call(numbered(count), visitor)).status).toBe(201);
      await ask(named(id), numbered(20), 429, visitor);
    }
  });

  test('a checkout with unavailable goods, too many requests, or a refusal by the provider', async () => {
    const operation = named('startCheckout');
    const gone = {
      to: '/api/checkout',
      body: () => basketOf({ items: [item('mug-for-strong-tea', 'one-mug')] }),
    };
    await ask(operation, requestOf(operation, gone), 409);
    const key = newKey();
    const again = (round: number) => ({
      to: '/api/checkout',
      body: () => basketOf({ customer: { email: `b${round}@mail.example` } }),
    });
    let sessionId = '';
    for (let round = 0; round < 20; round += 1) {
      const opened = await store.call(requestOf(operation, again(round), key));
      expect(opened.status).toBe(200);
      sessionId = ((await opened.json()) as { checkoutSessionId: string }).checkoutSessionId;
    }
    await ask(operation, requestOf(operation, again(20), key), 429);
    store.provider.faults.add({ operation: '*', kind: 'status', status: 403 } as never);
    await ask(operation, requestOf(operation, first(operation)), 502);
    const body = JSON.stringify({
      id: 'evt_elsewhere',
      object: 'event',
      type: 'checkout.session.completed',
      livemode: false,
      data: { object: { id: sessionId, object: 'checkout.session' } },
    });
    const webhook = named('receivePaymentEvent');
    const signed = {
      'stripe-signature': signature(body, LOCAL_WEBHOOK_SECRET, Math.floor(Date.now() / 1000)),
    };
    await ask(webhook, sending(webhook, body, signed), 502);
    store.provider.faults.clear();
    store.provider.faults.add({ operation: '*', kind: 'status', status: 500 } as never);
    await ask(webhook, sending(webhook, body, signed), 503);
    store.provider.faults.clear();
  });

  test('a signed notification that describes no deploy is refused by its field', async () => {
    const failedBuild = named('receiveFailedBuild');
    const signed = { 'x-webhook-signature': deploySignature('{}') };
    expect(await ask(failedBuild, sending(failedBuild, '{}', signed), 422)).toContain('"field":"id"');
  });

  test('[A01] every address answers an unsupported method with 405 and the allowed methods, in the common error format', async () => {
    for (const operation of DESCRIBED)
      for (const method of ['PUT', 'constructor', operation.method === 'GET' ? 'POST' : 'GET']) {
        const response = await store.call(new Request(SITE + first(operation).to, { method }));
        expect(response.status, `${method} ${operation.path}`).toBe(405);
        expect(response.headers.get('allow')).toBe(operation.method === 'GET' ? 'GET, HEAD' : 'POST');
        expect(await response.json()).toMatchObject({ error: { code: 'method_not_allowed' } });
      }
  });

  test.each([
    '/api/',
    '/api/nothing',
    '/api/CONFIG',
    '/api//config',
    '/api/config.json',
    '/api/products/',
    '/api/products//recipes',
    '/api/products/a-slow-loaf/nothing',
    '/api/products.css',
    '/api/..%2fproducts',
    '/api/checkout/more',
    '/api/coupons/store/',
    '/api/stripe/',
  ])('[A12] an unknown address, %s, has all headers of other errors', async (path) => {
    const headersOf = async (to: string) => {
      const response = await store.call(new Request(SITE + to));
      expect(response.status, to).toBe(404);
      return Object.fromEntries(response.headers);
    };
    expect(await headersOf(path)).toEqual(await headersOf('/api/products/nothing'));
  });

  test('every documented status was seen, except those that this test cannot cause', () => {
    const missing = DESCRIBED.flatMap(({ operationId, responses }) =>
      Object.keys(responses)
        .filter((status) => !seen.get(operationId)!.has(Number(status)))
        .filter((status) => !NOT_HERE[status]?.(operationId))
        .map((status) => `${operationId} ${status}`),
    );
    expect(missing).toEqual([]);
  });
});

/**
 * Operations that need a link from a mail, which this test does not have:
 * tests/functions/{news,reviews,fundings}.
 */
const BY_LINK: Readonly<Record<string, number>> = {
  confirmNewsletter: 410,
  giveReview: 410,
  answerSurvey: 410,
};

/** Statuses that this test does not cause, and the file that tests each. */
const NOT_HERE: Readonly<Record<string, (operationId: string) => boolean>> = {
  200: (id) => id in BY_LINK,
  202: (id) => id in BY_LINK,
  303: (id) => id in BY_LINK,
  // Needs a link: tests/functions/fundings/surveys.test.ts.
  409: (id) => id === 'answerSurvey',
  // After ten seconds: tests/functions/hostile-bodies.test.ts.
  408: () => true,
  // Only an unplanned failure: tests/functions/checkout/provider-faults.test.ts.
  500: () => true,
  503: (operationId) => AWAY.some(([id, status]) => id === operationId && status === 503),
  // Without a reporting service the body is not read: tests/functions/platform/report.test.ts.
  422: (id) => id === 'reportFailure',
  // The platform answers it before it calls a function. Withdrawals have no limit. A captcha has limits for
  // itself (tests/functions/captcha).
  429: (id) =>
    [
      'checkToken',
      'lookUpCoupon',
      'lookUpGiftCard',
      'lookUpPayoutCode',
      'sendOrderLink',
      'sendDownloadLinks',
      'sendWithdrawal',
      'requestNewsletter',
      'requestStockNotice',
      'giveReview',
      'answerSurvey',
    ].includes(id),
};
