import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { outbox } from '#functions/db/schema/outbox.ts';
import { newOrderId } from '#functions/orders/order-id.ts';
import { dayOf, daysLater } from '#src/core/dates.ts';
import { storeNow } from '#src/lib/clock.ts';
import { runHere } from '#tests/functions/commands/support.ts';
import { withPostgres } from '#tests/functions/helpers/databases.ts';
import { item } from '#tests/functions/helpers/requests.ts';
import { openStore, SITE, type TestStore } from '#tests/functions/helpers/store.ts';
import { buy, issuedOf, pageAt } from './buying.ts';

withPostgres('commands for invoices, on', (database) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await openStore({ database: database() });
  });
  afterAll(() => store?.close());

  const run = (...words: string[]) =>
    runHere('found', ['orders', ...words], { DATABASE_URL: database().url, SITE_URL: SITE });
  const period = () => ['--from', dayOf(storeNow()), '--to', dayOf(daysLater(storeNow(), 2))];

  test('list the documents of an order with links that open them, and a missing one is issued when asked', async () => {
    const { order } = await buy(store);
    await store.db.delete(outbox).where(eq(outbox.key, `invoices:${order.id}:paid`));
    await store.db.delete(outbox).where(eq(outbox.key, `order-confirmation:${order.id}`));
    expect(await run('invoice', order.id)).toMatchObject({
      code: 1,
      err: expect.stringContaining(`${order.id} has no invoice.`),
    });
    expect((await run('invoice', order.id, '--issue')).code).not.toBe(0);
    expect((await run('invoice', order.id, '--issue', '--yes')).out).toContain('within a minute');
    await store.run('outbox');
    const [issued] = await issuedOf(store, order.id);
    const { out } = await run('invoice', order.id, '--link');
    expect(out).toContain(`${issued!.number}  invoice  ${order.id}  47.95 GBP  tax 0.00 GBP`);
    const link = out.split('\n').find((line) => line.startsWith(`${SITE}/order/invoice`))!;
    const { answer, words } = await pageAt(store, link.slice(SITE.length));
    expect(answer.status).toBe(200);
    expect(words).toContain(issued!.number);
    expect((await run('invoice', order.id, '--issue', '--yes')).err).toContain(
      `has the invoice ${issued!.number}`,
    );
    expect((await run('invoice', newOrderId())).err).toContain('There is no order');
    expect((await run('invoice', '=cmd()')).err).toContain('An order number looks like');
  });

  test('the table of a period has a row for each rate, and credit notes are negative', async () => {
    const items = [item('the-brass-mortar', 'small'), item('a-slow-loaf', 'hardback')];
    const { order, sessionId } = await buy(store, { items }, { businessName: 'B', taxId: '=1+1' });
    store.provider.actions.refund(sessionId, {});
    await store.provider.webhooks.idle();
    await store.run('outbox');
    const [invoice, note] = await issuedOf(store, order.id);
    const { out } = await run('invoices', ...period(), '--csv');
    const rows = out.split('\r\n').filter((line) => line.includes(order.id));
    expect(rows).toHaveLength(4);
    expect(rows.every((row) => row.includes(`"'=1+1"`))).toBe(true);
    const cells = rows.map((row) => row.slice(1, -1).split('","'));
    const sumOf = (number: string) =>
      cells
        .filter(([first]) => first === number)
        .reduce((sum, row) => sum + Math.round(Number(row.at(-1)) * 100), 0);
    expect(sumOf(invoice!.number)).toBe(order.total);
    expect(sumOf(note!.number)).toBe(-order.total);
    expect(cells.map((row) => row[10])).toEqual(['20', '0', '20', '0']);
    expect((await run('invoices', ...period())).out).toContain(`corrects ${invoice!.number}`);
    expect((await run('invoices')).err).toContain('Both --from and --to are required.');
    const { out: orders } = await run('list', '--csv');
    expect(orders.split('\r\n')[0]).toMatch(/^"order","invoice",/);
    expect(orders).toContain(`"${order.id}","${invoice!.number}"`);
  });
});
