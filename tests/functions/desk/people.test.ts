import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { message } from '#functions/db/schema/messages.ts';
import { outbox } from '#functions/db/schema/outbox.ts';
import { rateLimit } from '#functions/db/schema/rate-limits.ts';
import { review } from '#functions/db/schema/reviews.ts';
import { deleteOverdue } from '#functions/people/retention/retention.ts';
import type { MessageList, MessageThread } from '#src/contracts/desk/people.ts';
import { withDatabases } from '../helpers/databases.ts';
import { type DeskBrowser, signInAs } from '../helpers/desk.ts';
import { mailsTo, mailTo, sendMails } from '../helpers/mails.ts';
import { openStore, type TestStore } from '../helpers/store.ts';

withDatabases('messages and reviews at the desk, on', (database) => {
  let store: TestStore;
  let [ana, kofi]: [DeskBrowser, DeskBrowser] = [undefined!, undefined!];
  beforeAll(async () => {
    store = await openStore({ database: database() });
    ana = await signInAs(store, 'editor');
    kofi = await signInAs(store, 'editor');
  });
  afterAll(() => store?.close());
  beforeEach(async () => {
    await store.db.delete(rateLimit);
    await store.db.delete(outbox);
    await store.db.delete(message);
    await store.db.delete(review);
    store.mail.inbox.empty();
  });

  let count = 0;
  async function written(createdAt = new Date()): Promise<string> {
    count += 1;
    const id = `L-TEST${count}`;
    await store.db.insert(message).values({
      id,
      kind: 'contact',
      key: `key-${count}`,
      fingerprint: 'f',
      region: 'GB',
      email: `sender${count}@mail.example`,
      fields: { name: 'Sender', email: `sender${count}@mail.example`, message: 'Is the pan seasoned?' },
      createdAt,
    });
    return id;
  }
  const listed = async (state: string) =>
    ((await (await ana.call('messages.list', { state })).json()) as { answer: MessageList }).answer;
  const read = async (id: string) =>
    ((await (await ana.call('messages.read', { id })).json()) as { answer: MessageThread }).answer;
  const answer = (browser: DeskBrowser, id: string, seen: number, text = 'Yes.\n\nTwice.') =>
    browser.call('messages.write', { id, kind: 'answer', text, seen });

  test('an answer is mailed to the sender once, with the number, and replies go to the shop', async () => {
    const id = await written();
    expect((await answer(ana, id, 0)).status).toBe(200);
    await sendMails(store);
    const mail = mailTo(store, `sender${count}@mail.example`, id);
    expect(mail.text).toContain('Yes.');
    expect(mail.text).toContain('Twice.');
    const thread = await read(id);
    expect(thread.state).toBe('waiting');
    expect(thread.lines).toMatchObject([{ kind: 'answer', by: 'A editor' }]);
    expect((await listed('to_answer')).rows).toEqual([]);
    expect((await listed('waiting')).counts).toEqual({ to_answer: 0, waiting: 1, done: 0 });
  });

  test('of two people who answer at once, the second is refused and no second mail is sent', async () => {
    const id = await written();
    const answers = await Promise.all([answer(ana, id, 0), answer(kofi, id, 0)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    await sendMails(store);
    expect(mailsTo(store, `sender${count}@mail.example`)).toHaveLength(1);
    expect((await answer(kofi, id, 1)).status).toBe(200);
  });

  test('a note is not mailed; what the sender replied makes it wait for an answer again', async () => {
    const id = await written();
    await answer(ana, id, 0);
    await ana.call('messages.write', { id, kind: 'note', text: 'Ask the maker.', seen: 1 });
    expect((await read(id)).state).toBe('waiting');
    await ana.call('messages.write', { id, kind: 'received', text: 'And the lid?', seen: 2 });
    expect((await read(id)).state).toBe('to_answer');
    expect((await ana.call('messages.done', { id, isDone: true, seen: 2 })).status).toBe(409);
    await ana.call('messages.done', { id, isDone: true, seen: 3 });
    expect((await listed('done')).rows).toHaveLength(1);
    await ana.call('messages.done', { id, isDone: false, seen: 3 });
    expect((await read(id)).state).toBe('to_answer');
    await sendMails(store);
    expect(mailsTo(store, `sender${count}@mail.example`)).toHaveLength(1);
  });

  test('lists in pages of 50 without losing or doubling one', async () => {
    const ids = new Set<string>();
    for (let index = 0; index < 103; index += 1)
      ids.add(await written(new Date(Date.now() - (index % 7) * 1000)));
    const seen: string[] = [];
    let next: MessageList['next'];
    do {
      const input = { state: 'to_answer', ...(next && { after: next }) };
      const page = (await (await ana.call('messages.list', input)).json()) as { answer: MessageList };
      seen.push(...page.answer.rows.map(({ id }) => id));
      next = page.answer.next;
    } while (next);
    expect(seen).toHaveLength(103);
    expect(new Set(seen)).toEqual(ids);
  });

  test('a message that is deleted at the end of its time takes its answers with it', async () => {
    const id = await written(new Date('2020-01-01'));
    await answer(ana, id, 0);
    await deleteOverdue(store.db, new Date());
    expect((await ana.call('messages.read', { id })).status).toBe(404);
    expect((await answer(ana, id, 1)).status).toBe(404);
  });

  test('reviews are listed in pages, with the number of all that wait', async () => {
    const createdAt = new Date();
    await store.db.insert(review).values(
      Array.from({ length: 73 }, (_, index) => ({
        id: `R-${index}`,
        productId: 'a-slow-loaf',
        rating: 4,
        text: 'It rose.',
        firstName: 'Ana',
        createdAt,
      })),
    );
    type Page = { answer: { rows: { id: string }[]; next?: object; toRead: number } };
    const page = async (after?: object) =>
      ((await (await ana.call('reviews.list', { status: 'new', ...(after && { after }) })).json()) as Page)
        .answer;
    const first = await page();
    const second = await page(first.next);
    expect(first.toRead).toBe(73);
    expect(second.next).toBeUndefined();
    expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(73);
  });

  test('a review is decided once: the second decision is refused', async () => {
    await store.db.insert(review).values({
      id: 'R-1',
      productId: 'a-slow-loaf',
      rating: 5,
      text: 'It rose.',
      firstName: 'Ana',
      createdAt: new Date(),
    });
    const decide = (browser: DeskBrowser, to: string) =>
      browser.call('reviews.decide', { id: 'R-1', from: 'new', to });
    const answers = await Promise.all([decide(ana, 'approved'), decide(kofi, 'rejected')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('an owner sees and deletes the data of a person, and reads what is kept', async () => {
    const owner = await signInAs(store, 'owner');
    const id = await written();
    const email = `sender${count}@mail.example`;
    const person = await (await owner.call('people.read', { email })).json();
    expect(person).toMatchObject({ answer: { email, messages: [{ id }] } });
    await answer(ana, id, 0);
    const exported = (await (await owner.call('people.export', { email })).json()) as {
      answer: { json: string };
    };
    expect(JSON.parse(exported.answer.json)).toMatchObject({
      email,
      orders: [],
      messages: [{ id, lines: [{ kind: 'answer' }] }],
    });
    const erased = (await (await owner.call('people.erase', { email })).json()) as {
      answer: { report: string[] };
    };
    expect(erased.answer.report.join(' ')).toContain('1 message(s)');
    expect((await ana.call('messages.read', { id })).status).toBe(404);
  });
});
