import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { message } from '#functions/db/schema/messages.ts';
import { rateLimit } from '#functions/db/schema/rate-limits.ts';
import { consume } from '#functions/limits/consume.ts';
import { messageHits } from '#functions/people/messages/message-limits.ts';
import type { MessageKind } from '#src/core/messages/forms.ts';
import { withDatabases } from '#tests/functions/helpers/databases.ts';
import { formPost, fresh, jsonPost } from '#tests/functions/helpers/messages.ts';
import { expectNothingInside, expectProblem } from '#tests/functions/helpers/requests.ts';
import { openStore, type TestStore } from '#tests/functions/helpers/store.ts';

/** The limits for a kind of message per hour: of one connection, and of all together. */
const OWN = 20;
const ALL = 1000;

let addresses = 0;
/** A connection in a network that no other test uses. */
function connection(): string {
  addresses += 1;
  return `10.51.${addresses}.7`;
}

withDatabases('how much may be written, on', (database) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await openStore({ database: database() });
  });
  afterAll(() => store?.close());
  beforeEach(() => store.db.delete(rateLimit));

  const send = (kind: MessageKind, ip: string, change = {}, headers: Record<string, string> = {}) =>
    store.call(jsonPost(kind, fresh(kind, change), headers), { ip });
  /** Eight at a time: with more, a busy machine needs longer for a count than the store waits for one. */
  const times = async <T>(count: number, work: (at: number) => Promise<T>) => {
    const all: T[] = [];
    for (let at = 0; at < count; at += 8)
      all.push(
        ...(await Promise.all(Array.from({ length: Math.min(8, count - at) }, (_, by) => work(at + by)))),
      );
    return all;
  };
  const countOf = (answers: Response[], status: number) =>
    answers.filter((answer) => answer.status === status).length;
  /** Uses up the shared limit of a kind. */
  const fillUp = (kind: MessageKind) =>
    times(ALL, () => consume(store.db, messageHits(kind, undefined), new Date()));
  const keptFrom = async (kind: MessageKind, email: string) =>
    (
      await store.db
        .select()
        .from(message)
        .where(and(eq(message.kind, kind), eq(message.email, email)))
    ).length;

  test('[B03] of forty messages from one connection, eight at a time, exactly twenty are kept, and the others get a Retry-After', async () => {
    const [ip, email] = [connection(), 'forty@example.com'];
    const answers = await times(40, (at) => send('contact', ip, { email, message: `Message ${at}` }));
    expect([countOf(answers, 201), countOf(answers, 429)]).toEqual([OWN, 20]);
    expect(await keptFrom('contact', email)).toBe(OWN);
    const refused = answers.find(({ status }) => status === 429)!;
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(3500);
    expect(wait).toBeLessThanOrEqual(3600);
    await expectProblem(refused, {
      status: 429,
      code: 'too_many_messages',
      message: 'We are getting too many messages. Try again in 60 minutes, or write an email.',
    });
  });

  test('[B03] a flood, anonymous or in another person’s name, does not close a form to other visitors', {
    tags: ['long'],
  }, async () => {
    const [flood, ana, email] = [connection(), connection(), 'ana-of-the-flood@example.com'];
    expect(countOf(await times(220, (at) => send('feedback', flood, { message: `No. ${at}` })), 201)).toBe(
      OWN,
    );
    for (const kind of ['contact', 'creator-request', 'withdrawal'] as const)
      await times(30, (at) => send(kind, flood, { email, name: `Ana ${at}` }));
    for (const kind of ['contact', 'creator-request', 'feedback', 'withdrawal'] as const)
      expect((await send(kind, ana, { email })).status, kind).toBe(201);
  });

  test('over the limit a repeated message is still recognized, and is not counted again', async () => {
    const ip = connection();
    const body = fresh('contact');
    const again = () => store.call(jsonPost('contact', body), { ip });
    const first = await again();
    const { reference } = await first.json();
    for (const _ of Array.from({ length: 40 })) expect((await again()).status).toBe(200);
    expect(countOf(await times(25, () => send('contact', ip)), 201)).toBe(OWN - 1);
    const known = await again();
    expect([known.status, await known.json()]).toEqual([200, { reference }]);
  });

  test('a withdrawal is kept and gets its number, however many arrive, and a flood of them raises an alarm', async () => {
    const [ip, email] = [connection(), 'withdraws@example.com'];
    const floods = () =>
      store.log.filter((line) => /"level":"warn".*"kind":"withdrawal".*"isMany":true/.test(line)).length;
    const before = floods();
    await fillUp('withdrawal');
    const answers = await times(60, (at) => send('withdrawal', ip, { email, goods: `Thing ${at}` }));
    expect(countOf(answers, 201)).toBe(60);
    const references = await Promise.all(answers.map(async (answer) => (await answer.json()).reference));
    expect(new Set(references).size).toBe(60);
    expect(await keptFrom('withdrawal', email)).toBe(60);
    const form = await store.call(formPost('withdrawal', fresh('withdrawal')), { ip });
    expect(form.headers.get('location')).toMatch(/^\/contact\/thanks\?reference=W-/);
    expect(floods() - before).toBe(61);
  });

  test('over the shared limit a form says so on its own page, with the typed values', async () => {
    await fillUp('creator-request');
    const response = await store.call(
      formPost('creator-request', fresh('creator-request', { cooks: 'Eels, jellied' })),
      { ip: connection(), country: 'GB' },
    );
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(3500);
    const text = await response.text();
    expectNothingInside(text);
    expect(text).toContain('getting too many messages');
    expect(text).toContain('Eels, jellied');
  });

  test('[D06] no row contains an address, and the nightly job deletes expired rows', async () => {
    for (const kind of ['contact', 'feedback'] as const) await send(kind, connection());
    const keys = (await store.db.select({ key: rateLimit.key }).from(rateLimit)).map(({ key }) => key);
    expect(keys.length).toBeGreaterThan(3);
    for (const key of keys) expect(key).toMatch(/^messages:[a-z-]+:(all|[\w-]{22})$/);
    await store.db.update(rateLimit).set({ expiresAt: new Date(0) });
    expect((await store.run('retention')).status).toBe(204);
    expect(await store.db.select().from(rateLimit)).toEqual([]);
  });
});

test('if nothing can be counted, only a withdrawal is kept', { tags: ['long'] }, async () => {
  const store = await openStore();
  await store.db.execute('drop table rate_limit');
  expect((await store.call(jsonPost('withdrawal', fresh('withdrawal')))).status).toBe(201);
  await expectProblem(await store.call(jsonPost('contact', fresh('contact'))), {
    status: 503,
    code: 'not_kept',
  });
  await store.close();
});

describe('a platform that reports no address', () => {
  test('does not make all visitors one sender: only the shared limit applies', {
    tags: ['long'],
  }, async () => {
    const store = await openStore();
    for (const ip of ['', '127.0.0.1', '::1'])
      for (let count = 0; count <= OWN; count += 1)
        expect(
          (await store.call(jsonPost('feedback', fresh('feedback', { message: `${ip} ${count}` })), { ip }))
            .status,
        ).toBe(201);
    await store.close();
  });
});
