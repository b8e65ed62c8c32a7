import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrateDatabase } from '#functions/db/migrate.ts';
import { findOrder } from '#functions/orders/read-orders.ts';
import { DESCRIBED } from '../api/described.ts';
import { EXAMPLES } from '../api/examples.ts';
import { delivery, sign, unheardOf } from '../helpers/deliveries.ts';
import { payAt } from '../helpers/hosted-page.ts';
import { openPostgres, type PostgresServer, whyNoPostgres } from '../helpers/postgres-server.ts';
import { basketOf, checkOut, checkoutPost, expectProblem, formPost, newKey } from '../helpers/requests.ts';
import { openStore, SITE, type TestStore } from '../helpers/store.ts';

const missing = whyNoPostgres();
let server: PostgresServer;
let store: TestStore;

describe.skipIf(missing)(`a PostgreSQL that is stopped${missing ? ` (skipped: ${missing})` : ''}`, () => {
  beforeAll(async () => {
    server = await openPostgres();
    await migrateDatabase(server.url);
    store = await openStore({ database: server });
  });
  afterAll(async () => {
    await store?.close();
    await server?.close();
  });

  test('[F14] during a delivery: a 5xx within seconds, and once it runs again each delivery is recorded', async () => {
    const tell = (body: string) => store.call(delivery(body, sign(body)));
    const heard = [await unheardOf(store), await unheardOf(store), await unheardOf(store)];
    store.provider.faults.add({ operation: 'sessions.retrieve', kind: 'slow', ms: 300, times: 3 });
    const told = heard.map(({ body }) => tell(body));
    await server.stop();
    const stopped = performance.now();
    try {
      for (const answer of await Promise.all(told)) await expectProblem(answer, { status: 500 });
      expect(performance.now() - stopped).toBeLessThan(3_000);
      const before = performance.now();
      await expectProblem(await tell(heard[0]!.body), { status: 500 });
      expect(performance.now() - before).toBeLessThan(3_000);
    } finally {
      await server.start();
    }
    for (const { body, sessionId } of heard) {
      expect((await tell(body)).status).toBe(200);
      expect(await findOrder(store.db, sessionId)).toMatchObject({ status: 'paid' });
    }
  });

  test('[L03] during a purchase: pages without it work, others say so in time, and everything works afterwards', {
    tags: ['long'],
  }, async () => {
    const key = newKey();
    const { redirectUrl, checkoutSessionId } = await checkOut(store, basketOf(), key);
    const endpoint = store.provider.tables.endpoints;
    const webhooks = [...endpoint];
    endpoint.clear();
    await payAt(redirectUrl);
    await server.stop();
    const answers: Record<string, number> = {};
    try {
      for (const { operationId, method } of DESCRIBED) {
        const { to, body, headers } = EXAMPLES[operationId]![0]!;
        const text = body && (typeof body() === 'string' ? String(body()) : JSON.stringify(body()));
        const type = operationId === 'reportFailure' ? 'application/x-sentry-envelope' : 'application/json';
        const request = new Request(SITE + to, {
          method,
          ...(text && { body: text, headers: { 'content-type': type, ...headers?.(text) } }),
        });
        const begun = performance.now();
        answers[operationId] = (await store.call(request)).status;
        expect(performance.now() - begun, operationId).toBeLessThan(3_000);
      }
      expect(answers).toEqual({ ...READ, ...OTHERWISE });
      const words = await expectProblem(await store.call(checkoutPost(basketOf(), key)), { status: 503 });
      expect(words.message).toContain('Nothing was charged');
      const product = { productId: 'a-slow-loaf', productFormatId: 'hardback', quantity: '1' };
      const page = await store.call(formPost({ ...product, storeRegion: 'GB' }));
      expect([page.status, page.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
      const back = `${SITE}/basket/success?session_id=${checkoutSessionId}`;
      expect(await (await store.call(new Request(back))).text()).toContain('data-payment="delayed"');
      for (const address of ['/order', '/contact/thanks?reference=L-22222-22222'])
        expect((await store.call(new Request(SITE + address))).status).toBe(200);
    } finally {
      await server.start();
    }
    const after = await store.call(new Request(`${SITE}/basket/success?session_id=${checkoutSessionId}`));
    expect(await after.text()).toContain('data-payment="paid"');
    for (const [id, one] of webhooks) endpoint.set(id, one);
    expect((await checkOut(store, basketOf(), newKey())).redirectUrl).toContain('/c/pay/');
  });
});

/**
 * Requests that need no database: the catalogue, look-ups of codes (uncounted then), failures, and events
 * that change nothing.
 */
const READ = Object.fromEntries(
  DESCRIBED.filter(({ method }) => method === 'GET').map(({ operationId }) => [operationId, 200]),
);
const OTHERWISE: Record<string, number> = {
  listFundings: 503,
  getFunding: 503,
  getStock: 503,
  listReviews: 503,
  startCheckout: 503,
  sendContact: 503,
  sendCreatorRequest: 503,
  sendFeedback: 503,
  sendWithdrawal: 503,
  sendOrderLink: 503,
  sendDownloadLinks: 503,
  requestStockNotice: 503,
  requestNewsletter: 503,
  confirmNewsletter: 503,
  unsubscribe: 503,
  giveReview: 503,
  answerSurvey: 503,
  lookUpGiftCard: 503,
  checkToken: 200,
  reportFailure: 204,
  receivePaymentEvent: 200,
  // As at the webhook: the caller is a machine.
  receiveFailedBuild: 500,
};
