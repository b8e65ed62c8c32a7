import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { LOCAL_STRIPE_KEY } from 'payment-sandbox/keys';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { fundingOutcome } from '#functions/db/schema/fundings.ts';
import { rateLimit } from '#functions/db/schema/rate-limits.ts';
import { BUDGETS } from '#functions/limits/budgets.ts';
import { paymentsReport } from '#functions/orders/reconciliation/payments-report.ts';
import { connect } from '#functions/platform/stripe.ts';
import { daysLater } from '#src/core/dates.ts';
import { delivery, sign, unheardOf } from './helpers/deliveries.ts';
import { basketOf, checkoutPost, expectProblem, newKey } from './helpers/requests.ts';
import { openStore, SITE, type TestStore } from './helpers/store.ts';

type Told = { tags: Record<string, string>; exception: { values: { value: string }[] } };
/** Events received by the stand-in for the error-reporting service. */
const told: Told[] = [];
/** Fundings whose end date has passed and whose outcome is not recorded yet. */
const ENDED = ['fold', 'llyn-bakestone'];
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
  store = await openStore({
    settings: { SENTRY_DSN: `http://0123456789abcdef@127.0.0.1:${port}/7` },
    change: ({ fundings }) => {
      for (const { id, data } of fundings) data.endsAt = daysLater(new Date(), ENDED.includes(id) ? -40 : 40);
    },
  });
});
afterAll(async () => {
  await store?.close();
  service.closeAllConnections();
  service.close();
});
beforeEach(() => {
  told.length = 0;
});

/** Expects these reports, as pairs of path and message. The first report takes a moment to arrive. */
const expectTold = (...expected: [string, string][]) =>
  vi.waitFor(() =>
    expect(told.map(({ tags, exception }) => [tags.path, exception.values[0]?.value])).toEqual(expected),
  );

test('[L04] a signed event with a wrong signature is reported once, however many arrive; an unsigned event is not reported', async () => {
  await expectProblem(await store.call(delivery('{}')), { status: 400 });
  expect(told).toEqual([]);
  for (const at of [1, 2, 3])
    await expectProblem(await store.call(delivery('{}', sign('{}', `whsec_of_another_${at}`))), {
      status: 400,
      code: 'invalid_signature',
    });
  await expectTold(['webhook_signature', 'A signed event is refused: its signature does not fit']);
});

test('[L04] a checkout that fails because of the provider is reported once', async () => {
  store.provider.faults.add({ operation: 'sessions.create', kind: 'status', status: 500, times: 4 });
  for (const _ of [1, 2])
    await expectProblem(await store.call(checkoutPost(basketOf(), newKey())), {
      status: 503,
      code: 'payment_unavailable',
    });
  await expectTold(['refused:payment_unavailable', 'Requests are refused by 503 payment_unavailable']);
});

test('[L04] the job that cannot record a paid order reports it, and the payments report names its session', async () => {
  const { sessionId } = await unheardOf(store);
  await store.db.execute(sql`alter table order_line rename to gone`);
  expect((await store.run('reconcile')).status).toBe(500);
  await store.db.execute(sql`alter table gone rename to order_line`);
  await expectTold(['reconcile', '1 payment(s) could not be brought to where the provider is']);
  const client = await connect(LOCAL_STRIPE_KEY, store.provider.url);
  const period = { from: new Date(Date.now() - 3_600_000), to: new Date(Date.now() + 60_000) };
  const report = await paymentsReport({ db: store.db, stripe: client, pace: async () => {} }, period);
  expect(report.withoutOrder).toMatchObject([{ sessionId }]);
  // The next run records the order.
  told.length = 0;
  expect((await store.run('reconcile')).status).toBe(204);
  expect(told).toEqual([]);
});

test('[L04] the job reports fundings that it had no time to decide, and its next run decides them', async () => {
  const decided = async () =>
    (await store.db.select().from(fundingOutcome)).map(({ fundingId }) => fundingId);
  await store.db.delete(fundingOutcome);
  // Each read of the clock is 10 s later, so the time is up after the first funding.
  const clock = vi.spyOn(Date, 'now');
  const start = Date.now();
  let looks = 0;
  clock.mockImplementation(() => start + 10_000 * looks++);
  expect((await store.run('fundings')).status).toBe(500);
  clock.mockRestore();
  await expectTold(['fundings', 'not all of them could be looked at in time']);
  expect(await decided()).not.toEqual(expect.arrayContaining(ENDED));
  told.length = 0;
  expect((await store.run('fundings')).status).toBe(204);
  expect(await decided()).toEqual(expect.arrayContaining(ENDED));
  expect(told).toEqual([]);
});

test('[L04] a shared limit that is used up is reported once, with its name and size', async () => {
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
