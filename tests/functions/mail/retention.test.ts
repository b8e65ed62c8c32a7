import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { orderLink } from '#functions/db/schema/order-links.ts';
import { order } from '#functions/db/schema/orders.ts';
import { outbox } from '#functions/db/schema/outbox.ts';
import { enqueuePaymentPending } from '#functions/mail/enqueue.ts';
import { makeOrderLink, orderOfLink } from '#functions/orders/links/links.ts';
import { eraseAddress } from '#functions/people/retention/erase.ts';
import { deleteOverdue } from '#functions/people/retention/retention.ts';
import { openStore, SITE, type TestStore } from '../helpers/store.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const DAY = 24 * 3_600_000;
const later = (days: number) => new Date(NOW.getTime() + days * DAY);
let store: TestStore;
beforeAll(async () => {
  store = await openStore();
});
afterAll(() => store.close());
beforeEach(() => store.db.delete(outbox));

const UNPAID = {
  id: 'F-1',
  isPledge: false,
  region: 'GB',
  currency: 'GBP',
  total: 100,
  names: ['A jar'],
} as const;

test('a sent mail is deleted after thirty days, and a link when it has expired', async () => {
  await store.db.insert(outbox).values([
    { key: 'a', kind: 'refund', payload: {}, status: 'done', dueAt: NOW, createdAt: NOW, doneAt: NOW },
    { key: 'b', kind: 'refund', payload: {}, dueAt: NOW, createdAt: NOW },
  ]);
  await store.db.insert(order).values({
    id: 'F-1',
    sessionId: 'cs_1',
    region: 'GB',
    currency: 'GBP',
    subtotal: 1,
    discount: 0,
    shipping: 0,
    tax: 0,
    total: 1,
  });
  const link = await makeOrderLink(store.db, 'F-1', SITE, 24 * 60, NOW);
  const secret = new URL(link).searchParams.get('link')!;
  expect(await orderOfLink(store.db, secret, later(59.9))).toBe('F-1');
  expect(await orderOfLink(store.db, secret, later(60.1))).toBeUndefined();
  expect(await deleteOverdue(store.db, later(29.9))).toMatchObject({ mails: 0, links: 0 });
  expect(await deleteOverdue(store.db, later(30.1))).toMatchObject({ mails: 1, links: 0 });
  expect(await deleteOverdue(store.db, later(60.1))).toMatchObject({ mails: 0, links: 1 });
  expect(await store.db.select().from(orderLink)).toEqual([]);
  expect((await store.db.select().from(outbox)).map(({ key }) => key)).toEqual(['b']);
});

test('an erased buyer gets no mail that was waiting', async () => {
  await enqueuePaymentPending(store.db, 'Wren@mail.example', { ...UNPAID, names: [...UNPAID.names] }, NOW);
  await enqueuePaymentPending(store.db, 'other@mail.example', { ...UNPAID, id: 'F-2', names: [] }, NOW);
  await eraseAddress(store.db, 'wren@MAIL.example', new Date());
  const rows = JSON.stringify(await store.db.select().from(outbox));
  expect(rows).not.toMatch(/wren/i);
  expect(rows).toContain('other@mail.example');
});
