import { createHmac } from 'node:crypto';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LOCAL_WEBHOOK_SECRET } from 'payment-sandbox/keys';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  describeProviderError,
  isProviderError,
  providerProblem,
} from '#functions/platform/provider-error.ts';
import { basketOf, checkoutPost, expectProblem } from '../helpers/requests.ts';
import { openStore, SITE, type TestStore } from '../helpers/store.ts';

const CANARY = 'No such customer: Wilhelmina Canary-Wren, canary.wren@mail.example';

describe('an error of the payment provider is never passed on to the client', () => {
  let answer: (response: ServerResponse) => void;
  let provider: Server;
  let store: TestStore;
  beforeAll(async () => {
    provider = createServer((_request, response) => answer(response));
    await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
    const { port } = provider.address() as AddressInfo;
    store = await openStore({ apiUrl: () => `http://127.0.0.1:${port}`, hasWebhook: false });
  });
  afterAll(async () => {
    await store?.close();
    provider.closeAllConnections();
    provider.close();
  });

  const says = (status: number, body: unknown) => (response: ServerResponse) =>
    response
      .writeHead(status, {
        'content-type': 'application/json',
        'request-id': 'req_of_theirs',
        'stripe-should-retry': 'false',
      })
      .end(typeof body === 'string' ? body : JSON.stringify(body));
  const refusal = { error: { type: 'invalid_request_error', code: 'resource_missing', message: CANARY } };

  /** A signed event of an unknown payment, so that the store asks the provider for its session. */
  function event(): Request {
    const body = JSON.stringify({
      id: 'evt_of_a_test',
      object: 'event',
      type: 'charge.refunded',
      livemode: false,
      data: { object: { id: 'ch_of_a_test', object: 'charge', payment_intent: 'pi_of_a_test' } },
    });
    const at = Math.floor(Date.now() / 1000);
    const signature = createHmac('sha256', LOCAL_WEBHOOK_SECRET).update(`${at}.${body}`).digest('hex');
    return new Request(`${SITE}/api/stripe`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': `t=${at},v1=${signature}` },
      body,
    });
  }

  test.each([
    [400, 502],
    [401, 502],
    [402, 502],
    [403, 502],
    [404, 502],
    [409, 503],
    [422, 502],
    [429, 503],
    [500, 503],
    [503, 503],
    [504, 503],
  ])(
    '[F36] its %d is our %d, with our own code and message, and an alarm with its request ID',
    async (theirs, ours) => {
      answer = says(theirs, refusal);
      for (const request of [event(), checkoutPost(basketOf())]) {
        const isBusy = theirs === 429 && request.url.endsWith('/api/checkout');
        const code = ours === 502 ? 'payment_refused' : isBusy ? 'payment_busy' : 'payment_unavailable';
        const before = store.log.length;
        const response = await store.call(request);
        expect(response.headers.get('retry-after')).toBe(ours === 503 ? (isBusy ? '3' : '30') : null);
        expect(store.log.slice(before).join('\n')).toMatch(
          /"level":"error".*"providerRequest":"req_of_theirs"/,
        );
        const { message } = await expectProblem(response, { status: ours, code });
        expect(message).not.toMatch(/Canary|customer/);
      }
      expect(store.log.join('\n')).not.toMatch(/canary/i);
      expect(store.log.join('\n')).toContain('req_of_theirs');
    },
  );

  test.each<[string, (response: ServerResponse) => void]>([
    ['no JSON', says(200, '<html>')],
    ['nothing, and hangs up', (response) => response.destroy()],
  ])('an answer of %s is our 503', async (_what, fault) => {
    answer = fault;
    await expectProblem(await store.call(event()), { status: 503, code: 'payment_unavailable' });
  });
});

test('every error that the provider’s SDK throws for an answer is recognized, and nothing else is', () => {
  const { errors } = Stripe;
  for (const statusCode of [400, 401, 402, 403, 404, 409, 429, 500]) {
    const error = errors.StripeError.generate({
      statusCode,
      message: CANARY,
      requestId: 'req_1',
      type: 'api_error',
    } as never);
    expect(error).toBeInstanceOf(errors.StripeError);
    expect(isProviderError(error)).toBe(true);
    expect(providerProblem(error as never).status).toBeGreaterThanOrEqual(502);
    expect(JSON.stringify(describeProviderError(error as never))).not.toContain('Canary');
  }
  expect(isProviderError(new errors.StripeConnectionError({ message: 'gone' } as never))).toBe(true);
  for (const other of [
    new Error('no'),
    { rawType: 'x', requestId: 'y' },
    null,
    Object.assign(new Error('no'), { statusCode: 404, requestId: 'r' }),
  ])
    expect(isProviderError(other)).toBe(false);
});
