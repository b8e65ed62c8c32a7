/** When a mail that counts against its recipient's mailbox is sent, waits or is dropped. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { outbox } from '#functions/db/schema/outbox.ts';
import type { MailKind } from '#functions/mail/kinds.ts';
import { takeTurn } from '#functions/mail/mailbox-budget.ts';
import { enqueue } from '#functions/mail/outbox/enqueue.ts';
import { DAY_MS } from '#src/core/durations.ts';
import { openStore, type TestStore } from '../helpers/store.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const MINUTE = 60_000;
/** How long a link to sign in works. */
const LINK_MINUTES = 15;
let store: TestStore;
beforeAll(async () => {
  store = await openStore();
});
beforeEach(async () => {
  await store.db.delete(outbox);
});
afterAll(() => store?.close());

let count = 0;
/**
 * What happens to one more mail of a kind, some ms after noon: `send`, `drop`, or the minutes that it waits.
 */
async function one(kind: MailKind, after = 0, to = 'Ana+news@mail.example') {
  count += 1;
  const key = `${kind}:${count}`;
  const now = new Date(NOW.getTime() + after);
  await enqueue(store.db, { kind, key, priority: 1, payload: {} }, now);
  const turn = await takeTurn(store.db, { key, kind, to }, now);
  return turn.is === 'wait' ? (turn.until.getTime() - now.getTime()) / MINUTE : turn.is;
}
const times = async (most: number, kind: MailKind, after = 0, to?: string) => {
  const turns = new Set<string | number>();
  for (let at = 0; at < most; at += 1) turns.add(await one(kind, after, to));
  return [...turns];
};

test('what the reader paid for waits when the mailbox is full, each behind the others that wait', async () => {
  expect(await times(10, 'downloads')).toEqual(['send']);
  expect(await one('downloads')).toBe(60);
  expect(await one('downloads', 10 * MINUTE)).toBe(50 + 72);
  // Nobody else waits, and mails about their own payment never do.
  expect(await one('downloads', 0, 'ben@mail.example')).toBe('send');
  expect(await one('order-confirmation')).toBe('send');
});

test('what anybody can cause is dropped when the mailbox is full, however its address is written', async () => {
  expect(await times(3, 'news-confirmation')).toEqual(['send']);
  expect(await one('news-confirmation', 0, 'ana@mail.example')).toBe('drop');
  expect(await one('order-link')).toBe('send');
  // A stock notice was asked for, so it waits.
  expect(await one('stock-notice')).toBe(60);
});

test('mails of the last day count, and no older ones', async () => {
  await times(6, 'downloads', -10 * 60 * MINUTE);
  expect(await one('news-confirmation')).toBe('drop');
  expect(await one('news-confirmation', 14 * 60 * MINUTE)).toBe('send');
});

test('a retried mail is not counted twice, and one that was deleted is not sent', async () => {
  expect(await times(9, 'downloads')).toEqual(['send']);
  expect(await one('downloads')).toBe('send');
  const again = { key: `downloads:${count}`, kind: 'downloads', to: 'ana@mail.example' } as const;
  expect(await takeTurn(store.db, again, new Date(NOW.getTime() + DAY_MS))).toEqual({ is: 'send' });
  const [row] = await store.db.select().from(outbox).where(eq(outbox.key, again.key));
  expect(row!.countedAt).toEqual(NOW);
  await store.db.delete(outbox).where(eq(outbox.key, again.key));
  expect(await takeTurn(store.db, again, NOW)).toEqual({ is: 'drop' });
});

test('notices to the shop do not fill its address as a reader', async () => {
  expect(await times(6, 'form-notice', 0, 'hello@found.example')).toEqual(['send']);
  expect(await one('news-confirmation', 0, 'hello@found.example')).toBe('send');
});

test('a mailbox always has a working sign-in link, however many others request', {
  tags: ['long'],
}, async () => {
  // Other mails neither fill this count nor are held up by it.
  expect(await times(10, 'downloads')).toEqual(['send']);
  const sent: number[] = [];
  for (let minute = 0; minute < 26 * 60; minute += 5)
    for (let asked = 0; asked < 4; asked += 1)
      if ((await one('desk-sign-in', minute * MINUTE)) === 'send') sent.push(minute);
  const gaps = sent.slice(1).map((minute, at) => minute - (sent[at] ?? 0));
  expect(Math.max(...gaps)).toBeLessThanOrEqual(LINK_MINUTES);
  expect(sent.at(-1)).toBeGreaterThanOrEqual(26 * 60 - LINK_MINUTES);
  expect(sent.length).toBeLessThanOrEqual(26 * 12 + 3);
  expect(await one('downloads', 25 * 60 * MINUTE)).toBe('send');
});
