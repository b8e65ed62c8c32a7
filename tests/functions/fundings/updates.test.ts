import { eq, like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fundingRefusal, fundingUpdate } from '#functions/db/schema/funding-updates.ts';
import { pledge } from '#functions/db/schema/fundings.ts';
import { order } from '#functions/db/schema/orders.ts';
import { outbox } from '#functions/db/schema/outbox.ts';
import { fundingOperations } from '#functions/desk/fundings/operations.ts';
import {
  fundingBackers,
  fundingRead,
  fundingsList,
  updateChange,
  updateCreate,
  updatePublish,
  updateWithdraw,
} from '#src/contracts/desk/fundings.ts';
import type { FundingAnswer } from '#src/contracts/fundings.ts';
import { callerOf, memberOf } from '../desk/member.ts';
import { withDatabases } from '../helpers/databases.ts';
import { mailsTo, sendMails } from '../helpers/mails.ts';
import { insertOrder } from '../helpers/orders.ts';
import { openStore, SITE, type TestStore } from '../helpers/store.ts';

const FUNDING = 'fold';
const TEXT = { title: 'The press runs', text: 'It runs since Monday.\n\nWe smell of ink.' };

withDatabases('updates of a funding, on', (database) => {
  let store: TestStore;
  let orders = 0;
  beforeAll(async () => {
    store = await openStore({ database: database() });
  });
  afterAll(() => store?.close());
  beforeEach(async () => {
    for (const table of [fundingRefusal, pledge, fundingUpdate]) await store.db.delete(table);
    await store.db.delete(outbox).where(like(outbox.key, 'funding-update:%'));
    store.mail.inbox.empty();
  });

  /** A paid pledge. @returns its order */
  async function back(email: string, change: Partial<typeof pledge.$inferInsert> = {}): Promise<string> {
    orders += 1;
    const id = `F-UPD${String(orders).padStart(2, '0')}-${email.length.toString().padStart(5, '0')}`;
    await insertOrder(store.db, { id, intent: 'Funding', shippingEmail: email, shippingName: '=Wren' });
    await store.db.insert(pledge).values({
      orderId: id,
      position: 0,
      fundingId: FUNDING,
      rewardId: 'paperback',
      amount: 1000,
      currency: 'GBP',
      goalAmount: 1000,
      status: 'counted',
      ...change,
    });
    return id;
  }
  const call = () => callerOf(store.db, fundingOperations);
  const editor = () => memberOf(store.db, 'Edith', 'editor');
  async function written() {
    const { id } = await call()(await editor(), updateCreate, { fundingId: FUNDING, ...TEXT });
    return { id, version: 1 };
  }
  const queued = () => store.db.select().from(outbox).where(like(outbox.key, 'funding-update:%'));
  const onPage = async () => {
    const response = await store.call(new Request(`${SITE}/api/fundings/${FUNDING}`));
    return ((await response.json()) as FundingAnswer).updates?.map(({ title }) => title);
  };

  test('are on the page at once, and are mailed once to each backer who still backs it', async () => {
    await back('wren@mail.example');
    await back('WREN@mail.example');
    await back('robin@mail.example');
    await back('held@mail.example', { status: 'held' });
    await back('refunded@mail.example', { refundedGoalAmount: 1000 });
    await back('other@mail.example', { fundingId: 'llyn-bakestone' });
    const update = await written();
    expect(await onPage()).toEqual([]);
    expect(await call()(await editor(), updatePublish, { ...update, isMailed: true })).toEqual({ mails: 2 });
    expect(await onPage()).toEqual([TEXT.title]);
    await sendMails(store);
    const [mail] = mailsTo(store, 'robin@mail.example');
    expect(mail?.subject).toBe('News of Fold');
    expect(mail?.text).toContain(TEXT.title);
    expect(mail?.text).toContain('We smell of ink.');
    const wrens = ['wren@mail.example', 'WREN@mail.example'].flatMap((email) => mailsTo(store, email));
    expect(wrens).toHaveLength(1);
  });

  test('are published once and mailed once, also when several people publish at the same time', async () => {
    await back('robin@mail.example');
    const update = await written();
    const me = await editor();
    const all = await Promise.allSettled(
      [1, 2, 3].map(() => call()(me, updatePublish, { ...update, isMailed: true })),
    );
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await call()(me, updateChange, { id: update.id, version: 2, ...TEXT, title: 'The press ran' });
    expect(await onPage()).toEqual(['The press ran']);
    expect(await queued()).toHaveLength(1);
    await sendMails(store);
    await call()(me, updateWithdraw, { id: update.id, version: 3 });
    expect(await onPage()).toEqual([]);
    expect(await call()(me, updatePublish, { id: update.id, version: 4, isMailed: true })).toEqual({
      mails: 0,
    });
    await sendMails(store);
    expect(mailsTo(store, 'robin@mail.example')).toHaveLength(1);
  });

  test('that were withdrawn before the first mail was sent can be corrected and mailed after all', async () => {
    await back('robin@mail.example');
    const { id, version } = await written();
    const me = await editor();
    await call()(me, updatePublish, { id, version, isMailed: true });
    await call()(me, updateWithdraw, { id, version: 2 });
    const { updates } = await call()(me, fundingRead, { id: FUNDING });
    expect(updates).toMatchObject([{ state: 'withdrawn', mailedAt: null }]);
    expect(await call()(me, updatePublish, { id, version: 3, isMailed: true })).toEqual({ mails: 1 });
    await sendMails(store);
    expect(mailsTo(store, 'robin@mail.example')).toHaveLength(1);
  });

  test('that were withdrawn while a mail is being sent are not mailed again', async () => {
    await back('robin@mail.example');
    const { id, version } = await written();
    const me = await editor();
    await call()(me, updatePublish, { id, version, isMailed: true });
    // A worker has it, and the mail may leave after all.
    await store.db.update(outbox).set({ attempts: 1 }).where(like(outbox.key, 'funding-update:%'));
    await call()(me, updateWithdraw, { id, version: 2 });
    expect(await call()(me, updatePublish, { id, version: 3, isMailed: true })).toEqual({ mails: 0 });
  });

  test('go to current backers only: with another pledge, but not with a refunded line', async () => {
    await back('wren@mail.example');
    await back('wren@mail.example');
    const line = await back('robin@mail.example');
    await call()(await editor(), updatePublish, { ...(await written()), isMailed: true });
    const named = (await queued()).map(({ payload }) => String(payload.orderId));
    const whole = named.find((id) => id !== line) ?? '';
    await store.db.update(order).set({ refunded: sql`total` }).where(eq(order.id, whole));
    for (const id of [whole, line])
      await store.db.update(pledge).set({ refundedGoalAmount: 1000 }).where(eq(pledge.orderId, id));
    await sendMails(store);
    expect(mailsTo(store, 'wren@mail.example')).toHaveLength(1);
    expect(mailsTo(store, 'robin@mail.example')).toEqual([]);
  });

  test('that were withdrawn are not sent any more', async () => {
    await back('robin@mail.example');
    const update = await written();
    const me = await editor();
    await call()(me, updatePublish, { ...update, isMailed: true });
    await call()(me, updateWithdraw, { id: update.id, version: 2 });
    await sendMails(store);
    expect(mailsTo(store, 'robin@mail.example')).toEqual([]);
  });

  test('can be declined by the button of a mail program, for all pledges of the address', async () => {
    await back('robin@mail.example');
    await back('robin@mail.example');
    const me = await editor();
    await call()(me, updatePublish, { ...(await written()), isMailed: true });
    await sendMails(store);
    const [mail] = mailsTo(store, 'robin@mail.example');
    const [, link = ''] = /(\/unsubscribe\?list=fundings\S+)/.exec(mail?.text ?? '') ?? [];
    const decline = () =>
      store.call(
        new Request(`${SITE}/api${link}`, {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: 'List-Unsubscribe=One-Click',
        }),
      );
    expect((await decline()).status).toBe(200);
    expect((await decline()).status).toBe(200);
    expect(await call()(me, updatePublish, { ...(await written()), isMailed: true })).toEqual({ mails: 0 });
  });

  test('of two people at once, the second is refused and nothing is lost', async () => {
    const { id, version } = await written();
    const me = await editor();
    await call()(me, updateChange, { id, version, ...TEXT, title: 'First' });
    await expect(call()(me, updateChange, { id, version, ...TEXT, title: 'Second' })).rejects.toMatchObject({
      code: 'conflict',
    });
    const { updates } = await call()(me, fundingRead, { id: FUNDING });
    expect(updates.map(({ title }) => title)).toEqual(['First']);
  });

  test('are drafted by the funding’s creator and published by the shop; other creators see nothing of it', async () => {
    const own = { ...(await memberOf(store.db, 'Own', 'creator')), creatorId: 'nobody' };
    expect(await call()(own, fundingsList, {})).toEqual([]);
    const draft = await written();
    for (const attempt of [
      () => call()(own, fundingRead, { id: FUNDING }),
      () => call()(own, updateCreate, { fundingId: FUNDING, ...TEXT }),
      () => call()(own, updatePublish, { ...draft, isMailed: false }),
      () => call()(own, fundingBackers, { id: FUNDING }),
    ])
      await expect(attempt()).rejects.toMatchObject({ code: 'not_allowed' });
    const creator = { ...own, creatorId: await fundingCreator() };
    const { id } = await call()(creator, updateCreate, { fundingId: FUNDING, ...TEXT });
    await call()(await editor(), updatePublish, { id, version: 1, isMailed: false });
    await expect(call()(creator, updateChange, { id, version: 2, ...TEXT })).rejects.toMatchObject({
      code: 'not_allowed',
    });
    const [row] = (await call()(creator, fundingsList, {})).filter((one) => one.id === FUNDING);
    expect(row).toMatchObject({ drafts: 1 });
  });
  const fundingCreator = async () => {
    const response = await store.call(new Request(`${SITE}/api/fundings/${FUNDING}`));
    return ((await response.json()) as { creator: { _id: string } }).creator._id;
  };

  test('have a list for sending rewards: a row for each pledge, whose texts are no formulas', async () => {
    const id = await back('robin@mail.example');
    await back('held@mail.example', { status: 'held' });
    await store.db.update(order).set({ shippingPhone: '+44 20 7946 0000' }).where(eq(order.id, id));
    const owner = await memberOf(store.db, 'Olga', 'owner');
    const { csv } = await call()(owner, fundingBackers, { id: FUNDING });
    const rows = csv.trim().split('\r\n');
    expect(rows).toHaveLength(2);
    expect(rows[1]).toContain(`"${id}"`);
    expect(rows[1]).toContain(`"'=Wren"`);
    expect(rows[1]).toContain('"+44 20 7946 0000"');
  });
});
