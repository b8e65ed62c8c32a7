import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { rateLimit } from '#functions/db/schema/rate-limits.ts';
import { BUDGETS } from '#functions/limits/budgets.ts';
import { connect } from '#functions/platform/stripe.ts';
import { paymentsReport } from '#functions/reconciliation/payments-report.ts';
import { LOCAL_STRIPE_KEY } from '#sandbox/payments/keys.ts';
import { delivery, sign, unheardOf } from './helpers/deliveries.ts';
import { basketOf, checkoutPost, expectProblem, newKey } from './helpers/requests.ts';
import { openStore, SITE, type TestStore } from './helpers/store.ts';

type Told = { tags: Record<string, string>; exception: { values: { value: string }[] } };
/** What a stand-in for the error-reporting service was told. */
const told: Told[] = [];
let service: Server;
let store: TestStore;
beforeAll(async () => {
  service = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    told.push(JSON.parse(Buffer.concat(chunks).toString().split('\n')[2]!));
    response.end('{}');
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const { port } = service.address() as AddressInfo;
  store = await openStore({ settings: { SENTRY_DSN: `http://0123456789abcdef@127.0.0.1:${port}/7` } });
});
afterAll(async () => {
  await store?.close();
  service.closeAllConnections();
  service.close();
});
beforeEach(() => {
  told.length = 0;
});

/** What was told is this, in short: about what, and in which words. A first report takes a moment. */
const expectTold = (...expected: [string, string][]) =>
  vi.waitFor(() =>
    expect(told.map(({ tags, exception }) => [tags.path, exception.values[0]?.value])).toEqual(expected),
  );

test('[L04] a signed event that does not fit is told once, however many come; an unsigned one is not', async () => {
  await expectProblem(await store.call(delivery('{}')), { status: 400 });
  expect(told).toEqual([]);
  for (const at of [1, 2, 3])
    await expectProblem(await store.call(delivery('{}', sign('{}', `whsec_of_another_${at}`))), {
      status: 400,
      code: 'invalid_signature',
    });
  await expectTold(['webhook_signature', 'A signed event is refused: its signature does not fit']);
});

test('[L04] a purchase that the provider lets fail is told once', async () => {
  store.provider.faults.add({ operation: 'sessions.create', kind: 'status', status: 500, times: 4 });
  for (const _ of [1, 2])
    await expectProblem(await store.call(checkoutPost(basketOf(), newKey())), {
      status: 503,
      code: 'payment_unavailable',
    });
  await expectTold(['refused:payment_unavailable', 'Requests are refused by 503 payment_unavailable']);
});

test('[L04] a payment without an order is told by the job that cannot record it, and named by the report', async () => {
  const { sessionId } = await unheardOf(store);
  await store.db.execute(sql`alter table order_line rename to gone`);
  expect((await store.run('reconcile')).status).toBe(500);
  await store.db.execute(sql`alter table gone rename to order_line`);
  await expectTold(['reconcile', '1 payment(s) could not be brought to where the provider is']);
  const { client } = await connect(LOCAL_STRIPE_KEY, store.provider.url);
  const period = { from: new Date(Date.now() - 3_600_000), to: new Date(Date.now() + 60_000) };
  const report = await paymentsReport({ db: store.db, stripe: client, pace: async () => {} }, period);
  expect(report.withoutOrder).toMatchObject([{ sessionId }]);
  // The next run makes good for it.
  told.length = 0;
  expect((await store.run('reconcile')).status).toBe(204);
  expect(told).toEqual([]);
});

test('[L04] a limit of everybody’s that is used up is told once, with what it is', async () => {
  const { name, everybody } = BUDGETS.miss;
  await store.db.insert(rateLimit).values({
    key: `${name}:all`,
    hits: sql`array_fill(now(), array[${everybody}::int])`,
    expiresAt: new Date(Date.now() + 600_000),
  } as never);
  for (const at of [1, 2])
    await expectProblem(
      await store.call(new Request(`${SITE}/api/coupons/store/NOBODYS-${at}`), { ip: `198.51.100.${at}` }),
      { status: 429 },
    );
  await expectTold([name, `The limit of ${everybody} in 10 minutes is used up: ${name}`]);
});
