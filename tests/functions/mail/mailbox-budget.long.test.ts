import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '#functions/db/open.ts';
import { giftCard } from '#functions/db/schema/gift-cards.ts';
import { order } from '#functions/db/schema/orders.ts';
import { outbox, PRIORITY } from '#functions/db/schema/outbox.ts';
import { rateLimit } from '#functions/db/schema/rate-limits.ts';
import { enqueueFormMails, enqueueGift, enqueueOrderMails } from '#functions/mail/enqueue.ts';
import type { MailKind } from '#functions/mail/kinds.ts';
import { roomAt, takeTurn } from '#functions/mail/mailbox-budget.ts';
import type { Handlers } from '#functions/mail/outbox/drain.ts';
import { limitsOf, MAIL_POLICIES, type MailPolicy } from '#functions/mail/policies.ts';
import { withDatabases, withPostgres } from '../helpers/databases.ts';
import { makeCard } from '../helpers/gift-cards.ts';
import { mailsTo } from '../helpers/mails.ts';
import { fresh, jsonPost } from '../helpers/messages.ts';
import { insertOrder } from '../helpers/orders.ts';
import { openStore, SITE, type TestStore } from '../helpers/store.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOW = new Date('2026-11-22T12:00:00Z');
type Request_ = Extract<MailPolicy, { cause: 'request' }>;

describe('the policies of mails', () => {
  const requests = Object.entries(MAIL_POLICIES).filter(
    (entry): entry is [MailKind, Request_] => entry[1].cause === 'request',
  );

  test('only mails about a payment have no limit, and the urgent ones are sent first', () => {
    const free = Object.entries(MAIL_POLICIES).filter(([, { cause }]) => cause === 'order');
    expect(free.map(([kind]) => kind).sort()).toEqual([
      'address-changed',
      'creator-news',
      'dashboard-refund',
      'dispatch',
      'dispute',
      'fraud-warning',
      'funding-result',
      'funding-survey',
      'funding-update',
      'gift-cards',
      'order-confirmation',
      'order-notice',
      'refund',
      'returned-refund',
      'review-invitation',
    ]);
    expect(free.filter(([, { priority }]) => priority !== 'first').map(([kind]) => kind)).toEqual([
      'creator-news',
      'funding-survey',
      'funding-update',
      'review-invitation',
    ]);
  });

  test('for any sequence of mails, no window exceeds its limit, and no mail waits longer than necessary', () => {
    const kind = fc.constantFrom(...requests);
    const gaps = fc.array(fc.integer({ min: 0, max: 8 * HOUR }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(kind, gaps, ([name, policy], waits) => {
        const sent: Date[] = [];
        let now = NOW.getTime();
        for (const wait of waits) {
          now += wait;
          const counted = sent.filter((at) => now - at.getTime() < DAY).map((at) => ({ kind: name, at }));
          const room = roomAt(name, policy, counted, new Date(now)).getTime();
          if (room <= now) sent.push(new Date(now));
          else {
            expect(roomAt(name, policy, counted, new Date(room)).getTime()).toBeLessThanOrEqual(room);
            expect(roomAt(name, policy, counted, new Date(room - 1)).getTime()).toBeGreaterThan(room - 1);
          }
        }
        const limits = [
          ...limitsOf(policy),
          ...(policy.ownPerDay ? [{ most: policy.ownPerDay, windowMs: DAY }] : []),
        ];
        for (const { most, windowMs } of limits)
          for (const [at, first] of sent.entries()) {
            const beyond = sent[at + most];
            if (beyond) expect(beyond.getTime() - first.getTime()).toBeGreaterThanOrEqual(windowMs);
          }
      }),
    );
  });
});

/** The mails of the outbox, as the modules of the store have loaded them. */
async function mails(): Promise<{
  MAILS: Handlers;
  drain: typeof import('#functions/mail/outbox/drain.ts').drain;
}> {
  const [{ MAILS }, { drain }] = await Promise.all([
    import('#functions/jobs/mail-handlers.ts'),
    import('#functions/mail/outbox/drain.ts'),
  ]);
  return { MAILS, drain };
}

withDatabases('[A18] mails to one mailbox, on', (database, { isParallel }) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await openStore({ database: database() });
  });
  afterAll(() => store?.close());
  beforeEach(async () => {
    await store.db.delete(outbox);
    await store.db.delete(rateLimit);
    store.mail.inbox.empty();
    store.mail.faults.set(undefined);
  });

  const run = async (now: Date) => {
    const { MAILS, drain } = await mails();
    return drain(store.db, MAILS, now);
  };
  const sent = () => store.mail.inbox.list().length;
  const mailsLike = (to: RegExp) =>
    store.mail.inbox.list().filter(({ envelope }) => envelope.to.some((address) => to.test(address)));
  let orders = 0;
  async function aGift(email: string): Promise<string> {
    orders += 1;
    const id = `F-G${orders}`;
    await insertOrder(store.db, { id, shippingEmail: 'payer@mail.example', gift: { email } });
    await makeCard(store.db, { orderId: id, region: 'GB', value: 1000 });
    await enqueueGift(store.db, { orderId: id }, NOW, NOW);
    return id;
  }
  const withdraw = (change: Record<string, unknown>) =>
    store.call(jsonPost('withdrawal', fresh('withdrawal', change)), { country: 'GB' });
  const askForNews = (email: string) =>
    store.call(
      new Request(`${SITE}/api/newsletter`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email }),
      }),
    );

  test('120 withdrawals, 100 newsletter requests and 100 gifts to subaddresses of one mailbox: a handful of mails, and every gift in the end', async () => {
    const many = isParallel
      ? { withdrawals: 120, newsletters: 100, gifts: 100 }
      : { withdrawals: 12, newsletters: 10, gifts: 25 };
    const label = (at: number) => `v.ictim+${at}@googlemail.com`;
    for (let at = 0; at < many.withdrawals; at += 1) {
      const answer = await withdraw({ email: label(at), goods: `Buy pills at http://evil.example/${at}` });
      expect(answer.status).toBe(201);
    }
    for (let at = 0; at < many.newsletters; at += 1) {
      await store.db.delete(rateLimit);
      expect((await askForNews(label(at))).status).toBe(202);
    }
    const begin = new Date();
    await store.db.update(outbox).set({ dueAt: begin });
    await run(begin);
    for (let at = 0; at < many.gifts; at += 1) await aGift(label(at));
    await run(begin);
    const toStranger = () => mailsLike(/@googlemail\.com$/);
    const about = (words: string) => toStranger().filter(({ subject }) => subject.includes(words)).length;
    console.info(
      `${many.withdrawals} withdrawals, ${many.newsletters} newsletter requests, ${many.gifts} gifts to one mailbox: ` +
        `${about('withdrawal')} + ${about('news')} + ${about('present')} mails in the first hour`,
    );
    expect(about('withdrawal')).toBe(1);
    expect(about('news')).toBe(2);
    expect(toStranger()).toHaveLength(10);
    for (const { text, html } of toStranger()) expect(text + html).not.toMatch(/pills|evil/);
    // At most twenty in any day, and after some days every gift has arrived once.
    const days = many.gifts / 20 + 2;
    for (let hour = 1; hour <= days * 24; hour += 1) await run(new Date(begin.getTime() + hour * HOUR));
    expect(about('present')).toBe(many.gifts);
    const gifts = await store.db.select().from(outbox).where(eq(outbox.kind, 'gift'));
    expect(gifts.map(({ status, attempts }) => [status, attempts])).toEqual(
      Array(many.gifts).fill(['done', 1]),
    );
    const times = gifts.map(({ countedAt }) => countedAt!.getTime()).sort((a, b) => a - b);
    for (const [at, time] of times.entries())
      if (times[at + 20]) expect(times[at + 20]! - time).toBeGreaterThanOrEqual(DAY);
  });

  test('a withdrawal is acknowledged in full to the address of its order only; other addresses get no input, once a day', async () => {
    const number = 'F-7K3M9-QXAB4';
    await insertOrder(store.db, { id: number, shippingEmail: 'cleo@example.com' });
    const typed = { name: 'Typed Name', goods: 'Typed goods', orderId: number };
    for (const email of ['stranger@example.com', 'Stranger+1@example.com', 'stranger+2@example.com'])
      expect((await withdraw({ ...typed, email, goods: `Typed goods for ${email}` })).status).toBe(201);
    await withdraw({ ...typed, email: 'Cleo@example.com' });
    const rows = await store.db.select().from(outbox);
    expect(rows.filter(({ kind }) => kind === 'withdrawal-confirmation')).toHaveLength(1);
    await store.db.update(outbox).set({ dueAt: new Date(0) });
    await store.run('outbox');
    const [full, ...others] = mailsTo(store, 'Cleo@example.com');
    expect(others).toEqual([]);
    expect(full!.text).toContain('Typed goods');
    const strangers = store.mail.inbox.list().filter(({ envelope }) => /stranger/i.test(envelope.to.join()));
    expect(strangers).toHaveLength(1);
    expect(strangers[0]!.text + strangers[0]!.html).not.toMatch(/Typed|F-7K3M9|QXAB4/);
    expect(strangers[0]!.subject).toMatch(/^We have your withdrawal: W-/);
    // The shop gets every one of them, with all input.
    expect(mailsTo(store, 'hello@found.example')).toHaveLength(4);
    await store.db.delete(order).where(eq(order.id, number));
  });

  test('mails that anybody can cause leave room for mails that the reader has requested', async () => {
    const email = 'buyer@example.com';
    await insertOrder(store.db, { id: 'F-ROOM', shippingEmail: email });
    for (let at = 0; at < 12; at += 1) {
      await store.db.delete(rateLimit);
      await askForNews(`buyer+${at}@example.com`);
    }
    await enqueueFormMails(
      store.db,
      { id: 'W-1', kind: 'contact', email, isUnchecked: false, isBuyer: false },
      NOW,
    );
    await store.db.update(outbox).set({ dueAt: new Date(0) });
    await store.run('outbox');
    expect(sent()).toBe(3);
    const answer = await store.call(
      new Request(`${SITE}/api/order-link`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ number: 'F-22222-22222', email }),
      }),
    );
    expect(answer.status).toBe(202);
    await store.db.insert(outbox).values({
      key: 'order-link:F-ROOM:1',
      kind: 'order-link',
      payload: { orderId: 'F-ROOM' },
      dueAt: new Date(0),
      createdAt: new Date(),
    });
    await store.run('outbox');
    expect(mailsTo(store, email).map(({ subject }) => subject)).toContain('The link to your order F-ROOM');
  });

  test('a mail that is retried is counted once, and a mail about an order never', async () => {
    await insertOrder(store.db, { id: 'F-AGAIN', shippingEmail: 'again@example.com' });
    const id = await aGift('again@example.com');
    const countedAt = async () => {
      const [row] = await store.db
        .select()
        .from(outbox)
        .where(eq(outbox.key, `gift:${id}`));
      return row!.countedAt!.getTime();
    };
    store.mail.faults.set('greylist');
    await run(NOW);
    const first = await countedAt();
    for (let minute = 1; minute < 5; minute += 1) {
      await store.db.update(outbox).set({ dueAt: NOW });
      await run(new Date(NOW.getTime() + minute * 60_000));
    }
    store.mail.faults.set(undefined);
    expect(await countedAt()).toBe(first);
    for (let at = 0; at < 9; at += 1) await aGift(`again+${at}@example.com`);
    for (let at = 0; at < 25; at += 1)
      await store.db.insert(outbox).values({
        key: `refund:re_${at}`,
        kind: 'refund',
        payload: { orderId: 'F-AGAIN', refund: { amount: 1, isWhole: false } },
        dueAt: NOW,
        createdAt: NOW,
      });
    await store.db.update(outbox).set({ dueAt: NOW });
    await run(new Date(NOW.getTime() + HOUR - 1));
    const subjects = mailsTo(store, 'again@example.com').map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.startsWith('Your partial refund'))).toHaveLength(25);
    const gifts = await store.db.select().from(outbox).where(eq(outbox.kind, 'gift'));
    expect(gifts.filter(({ countedAt }) => countedAt)).toHaveLength(10);
  });

  test('5,000 acknowledgements wait, and one order’s confirmation is sent by the next run', async () => {
    const many = isParallel ? 5_000 : 500;
    await store.db.insert(outbox).values(
      Array.from({ length: many }, (_, at) => ({
        key: `form-acknowledgement:W-${at}`,
        kind: 'form-acknowledgement',
        priority: PRIORITY.later,
        payload: { messageId: `W-${at}` },
        dueAt: new Date(NOW.getTime() - HOUR),
        createdAt: NOW,
      })),
    );
    await insertOrder(store.db, { id: 'F-FIRST', shippingEmail: 'first@example.com' });
    await enqueueOrderMails(store.db, { id: 'F-FIRST', shippingEmail: 'first@example.com' }, NOW);
    const { MAILS, drain } = await mails();
    let batches = 0;
    const done = await drain(store.db, MAILS, NOW, { batch: 5, hasTime: () => ++batches <= 1 });
    expect(done).toMatchObject({ done: 2, isWhole: false });
    expect(mailsTo(store, 'first@example.com')).toHaveLength(1);
    if (!isParallel) return;
    // Both queries use the index, and read no more than one batch.
    for (const priority of [PRIORITY.first, PRIORITY.later]) {
      const { rows } = await store.db.execute<{ 'QUERY PLAN': string }>(
        `explain select key from outbox where status = 'waiting' and priority = ${priority} and due_at <= now() order by due_at limit 5`,
      );
      expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/Index Scan using outbox_due/);
    }
  });

  test('a waiting mail that was erased is not sent', async () => {
    expect(await takeTurn(store.db, { key: 'gift:F-GONE', kind: 'gift', to: 'x@example.com' }, NOW)).toEqual({
      is: 'drop',
    });
  });
});

withPostgres('[A18] mails to one mailbox from many workers, on', (database) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await openStore({ database: database() });
  });
  afterAll(() => store?.close());

  test('sixty at once on twelve connections, to forty spellings of one mailbox: exactly as many as in sequence', async () => {
    await store.db.delete(giftCard);
    await store.db.insert(outbox).values(
      Array.from({ length: 60 }, (_, at) => ({
        key: `news-confirmation:${at}`,
        kind: 'news-confirmation',
        payload: {},
        dueAt: NOW,
        createdAt: NOW,
      })),
    );
    const pools = Array.from({ length: 12 }, () => openDatabase(database().url, { connections: 1 }));
    try {
      const turns = await Promise.all(
        Array.from({ length: 120 }, (_, at) => {
          const { db } = pools[at % pools.length]!;
          const key = `news-confirmation:${at % 60}`;
          const to = `O.n.e+${at % 40}@${at % 2 ? 'gmail.com' : 'googlemail.com'}`;
          return takeTurn(db, { key, kind: 'news-confirmation', to }, new Date(NOW.getTime() + at));
        }),
      );
      // Each row is checked twice: a mail that may be sent may be sent both times, and is counted once.
      expect(turns.filter(({ is }) => is === 'send').length).toBeGreaterThanOrEqual(3);
      expect(await store.db.$count(outbox, eq(outbox.kind, 'news-confirmation'))).toBe(60);
      const counted = (await store.db.select().from(outbox)).filter(({ countedAt }) => countedAt);
      expect(counted).toHaveLength(3);
      expect(new Set(counted.map(({ mailbox }) => mailbox)).size).toBe(1);
      expect(JSON.stringify(counted)).not.toMatch(/gmail/);
    } finally {
      await Promise.all(pools.map(({ close }) => close()));
    }
  });
});
