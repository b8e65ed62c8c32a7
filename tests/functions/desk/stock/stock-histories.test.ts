import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { confirmAll, releaseAll, reserveAll } from '#functions/checkout/attempts/reservations.ts';
import { levelsOf, withLevels } from '#functions/checkout/stock-levels.ts';
import { stockLimits } from '#functions/checkout/stock-limits.ts';
import { inTransaction, Rollback } from '#functions/db/open.ts';
import type { Limit } from '#functions/db/order-types.ts';
import { order, orderLine } from '#functions/db/schema/orders.ts';
import { reservation, takenTotal } from '#functions/db/schema/reservations.ts';
import { stockLevel } from '#functions/db/schema/stock.ts';
import { changeStock } from '#functions/stock/counts/change-stock.ts';
import { listStock } from '#functions/stock/counts/list-stock.ts';
import { StockError } from '#functions/stock/counts/stock-error.ts';
import { findVariant } from '#functions/stock/counts/variants.ts';
import { withDatabases } from '#tests/functions/helpers/databases.ts';
import { paidOrder } from '#tests/functions/helpers/orders.ts';
import { openStore, type TestStore } from '#tests/functions/helpers/store.ts';

const PLACE = { productId: 'a-slow-loaf', formatId: 'signed-hardback' };
const STARTS_WITH = 12;

const step = fc.oneof(
  fc.record({ is: fc.constant('count' as const), quantity: fc.integer({ min: 0, max: 30 }) }),
  fc.record({
    is: fc.constantFrom('received' as const, 'damaged' as const, 'returned' as const, 'correction' as const),
    quantity: fc.integer({ min: -6, max: 12 }),
  }),
  fc.record({ is: fc.constant('open' as const), quantity: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ is: fc.constantFrom('pay' as const, 'leave' as const, 'send' as const), quantity: fc.nat(5) }),
);

withDatabases('the stock over any history, on', (database) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await openStore({
      database: database(),
      change: ({ products }) => {
        const { formats } = products.find(({ id }) => id === 'a-slow-loaf')!.data;
        formats.find(({ id }) => id === 'signed-hardback')!.stock = {
          count: STARTS_WITH,
          countedAt: new Date('2026-11-01'),
        };
      },
    });
  });
  afterAll(() => store?.close());

  test('is the last count, less what was sold then and not sent, plus received and returned, less damaged and sold', {
    tags: ['long'],
    timeout: 120_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const { db } = store;
        const now = new Date('2026-11-20T12:00:00Z');
        await db.execute('truncate stock_entry');
        for (const table of [reservation, takenTotal, stockLevel, orderLine, order]) await db.delete(table);
        // The model: the unsold pieces, the open pages, and the orders that are not sent.
        let unsold = STARTS_WITH;
        let pages: { id: string; limits: Limit[]; quantity: number }[] = [];
        let unsent: { id: string; quantity: number }[] = [];
        const waiting = () => unsent.reduce((all, one) => all + one.quantity, 0);
        const held = () => pages.reduce((all, one) => all + one.quantity, 0);
        const change = async (
          reason: 'counted' | 'received' | 'damaged' | 'returned' | 'correction',
          quantity: number,
        ) => {
          const after = reason === 'counted' ? quantity - waiting() : unsold + quantity;
          const made = await changeStock(db, { ...PLACE, reason, quantity, by: null, now }).catch(
            (error) => error,
          );
          if (after + waiting() < 0) expect(made).toBeInstanceOf(StockError);
          else {
            expect(made).toMatchObject({ before: unsold, after });
            unsold = after;
          }
        };
        for (const { is, quantity } of steps) {
          if (is === 'count') await change('counted', quantity);
          else if (is === 'damaged') await change(is, -Math.abs(quantity));
          else if (is === 'received' || is === 'returned' || is === 'correction') await change(is, quantity);
          else if (is === 'open') {
            const id = randomUUID();
            const [shelf] = withLevels(
              [{ ...PLACE, quantity: 1, stock: findVariant(PLACE).content }],
              await levelsOf(db, [PLACE]),
            );
            const limits = stockLimits([{ quantity, stockItems: [shelf!] }]).map((one) => ({
              ...one,
              isShared: false,
            }));
            const until = new Date('2026-11-20T12:30:00Z');
            const taken = await inTransaction(db, async (queries) => {
              const got = await reserveAll(queries, id, limits, { until, now });
              if ('short' in got) throw new Rollback(got);
              return got;
            });
            expect('short' in taken).toBe(quantity > unsold - held());
            if (!('short' in taken)) pages.push({ id, limits, quantity });
          } else if (is === 'pay' && pages.length > 0) {
            const page = pages[quantity % pages.length]!;
            await inTransaction(db, async (queries) => {
              expect(
                await confirmAll(queries, page.id, page.limits, { orderId: page.id, now }),
              ).toBeUndefined();
              await queries.insert(order).values(paidOrder({ id: page.id }));
              await queries.insert(orderLine).values({
                ...PLACE,
                orderId: page.id,
                position: 0,
                name: 'A Slow Loaf',
                formatName: 'Signed',
                quantity: page.quantity,
                unitAmount: 1000,
                isShipped: true,
              });
            });
            pages = pages.filter((one) => one !== page);
            unsent.push(page);
            unsold -= page.quantity;
          } else if (is === 'leave' && pages.length > 0) {
            const page = pages[quantity % pages.length]!;
            await inTransaction(db, (queries) => releaseAll(queries, page.id, page.limits));
            pages = pages.filter((one) => one !== page);
          } else if (is === 'send' && unsent.length > 0) {
            const [sent] = unsent;
            await db.execute(`update "order" set fulfilled_at = now() where id = '${sent!.id}'`);
            unsent = unsent.slice(1);
          }
          const row = (await listStock(db, now)).find(({ formatId }) => formatId === PLACE.formatId)!;
          expect(row).toMatchObject({
            unsold,
            held: held(),
            left: Math.max(0, unsold - held()),
            toSend: waiting(),
          });
        }
      }),
      { numRuns: 40 },
    );
  });
});
