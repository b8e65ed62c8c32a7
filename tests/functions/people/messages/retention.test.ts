import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AttemptState } from '#functions/db/order-types.ts';
import { checkoutAttempt } from '#functions/db/schema/attempts.ts';
import { message } from '#functions/db/schema/messages.ts';
import { order } from '#functions/db/schema/orders.ts';
import { newReference } from '#functions/orders/order-id.ts';
import { eraseAddress } from '#functions/people/retention/erase.ts';
import { deleteOverdue } from '#functions/people/retention/retention.ts';
import { MESSAGE_FORMS, MESSAGE_KINDS, type MessageKind } from '#src/core/messages/forms.ts';
import { withDatabases } from '#tests/functions/helpers/databases.ts';
import { openStore, type TestStore } from '#tests/functions/helpers/store.ts';

const MONTHS = { contact: 24, 'creator-request': 12, feedback: 24, withdrawal: 24 } as const;
/** The store's clock at the beginning of its tests. */
const NOW = new Date('2027-03-31T12:00:00Z');
const HOUR = 3_600_000;
const AMOUNTS = { subtotal: 1000, discount: 0, shipping: 0, total: 1000 };

withDatabases('[D06] what is kept too long, on', (database) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await openStore({ database: database(), settings: { STORE_CLOCK: NOW.toISOString() } });
  });
  afterAll(() => store?.close());

  /** The time a number of months before now, and `hours` earlier. */
  function ago(months: number, hours: number): Date {
    const then = new Date(NOW);
    then.setUTCMonth(then.getUTCMonth() - months);
    return new Date(then.getTime() - hours * HOUR);
  }
  async function aMessage(kind: MessageKind, createdAt: Date, email: string | null = null): Promise<string> {
    const id = newReference(MESSAGE_FORMS[kind].prefix);
    await store.db
      .insert(message)
      .values({ id, kind, createdAt, email, key: id, fingerprint: id, region: 'GB', fields: {} });
    return id;
  }
  async function anAttempt(
    createdAt: Date,
    {
      isPaid = false,
      state = isPaid ? 'paid' : 'expired',
      request = {},
    }: { isPaid?: boolean; state?: AttemptState; request?: Record<string, object> } = {},
  ): Promise<string> {
    const id = newReference('F');
    const shared = { id, createdAt, region: 'GB', currency: 'GBP', ...AMOUNTS } as const;
    await store.db.insert(checkoutAttempt).values({
      ...shared,
      key: id,
      fingerprint: id,
      state,
      lines: [],
      sessionRequest: {},
      expiresAt: createdAt,
      ...request,
    });
    if (isPaid) await store.db.insert(order).values({ ...shared, sessionId: `cs_test_${id}`, tax: 0 });
    return id;
  }
  const idsIn = async (table: typeof message | typeof checkoutAttempt) =>
    (await store.db.select({ id: table.id }).from(table)).map(({ id }) => id);

  test.each(MESSAGE_KINDS)(
    'a %s is deleted when its retention period ends, and not an hour earlier',
    async (kind) => {
      const old = await aMessage(kind, ago(MONTHS[kind], 1));
      const young = await aMessage(kind, ago(MONTHS[kind], -1));
      expect(await deleteOverdue(store.db, NOW)).toMatchObject({ messages: 1, attempts: 0 });
      const left = await idsIn(message);
      expect(left).toContain(young);
      expect(left).not.toContain(old);
    },
  );

  test('an unpaid attempt is deleted after three months, a paid one stays', async () => {
    const old = await anAttempt(ago(3, 1));
    const paid = await anAttempt(ago(3, 1), { isPaid: true });
    const young = await anAttempt(ago(3, -1));
    expect(await deleteOverdue(store.db, NOW)).toMatchObject({ messages: 0, attempts: 1 });
    const left = await idsIn(checkoutAttempt);
    expect(left).toEqual(expect.arrayContaining([paid, young]));
    expect(left).not.toContain(old);
  });

  test('tracking IDs are deleted after three months, from a paid attempt as well', async () => {
    const request = { consentedVisitor: { analytics: { clientId: '1.2' } } };
    const [old, young] = [
      await anAttempt(ago(3, 1), { isPaid: true, request }),
      await anAttempt(ago(3, -1), { isPaid: true, request }),
    ];
    await deleteOverdue(store.db, NOW);
    const rows = await store.db.select().from(checkoutAttempt);
    const visitorOf = (id: string) => rows.find((row) => row.id === id)?.consentedVisitor;
    expect(visitorOf(old)).toBeNull();
    expect(visitorOf(young)).toEqual(request.consentedVisitor);
  });

  test('an erasure request deletes the messages and unpaid checkouts of its address, and nothing else', async () => {
    const ask = { email: 'Wren@Mail.Example' };
    const mine = await aMessage('contact', NOW, 'wren@mail.example');
    const others = await aMessage('contact', NOW, 'ana@mail.example');
    const prefilled = await anAttempt(NOW, { request: { customerRequest: ask } });
    const named = await anAttempt(NOW, { request: { sessionRequest: { customer_email: ask.email } } });
    const paid = await anAttempt(NOW, { isPaid: true, request: { customerRequest: ask } });
    expect(await eraseAddress(store.db, ' wren@mail.EXAMPLE ', new Date())).toMatchObject({
      messages: 1,
      attempts: 2,
      newsOptIns: 0,
    });
    expect(await idsIn(message)).toEqual(expect.arrayContaining([others]));
    expect(await idsIn(message)).not.toContain(mine);
    const left = await idsIn(checkoutAttempt);
    expect(left).toContain(paid);
    for (const gone of [prefilled, named]) expect(left).not.toContain(gone);
  });

  test('a checkout that may still be paid, or is processing, stays without its visitor data', async () => {
    const ask = {
      customerRequest: { email: 'tern@mail.example' },
      sessionRequest: { customer_email: 'tern@mail.example', mode: 'payment' },
    };
    const kept = [
      await anAttempt(NOW, { state: 'open', request: ask }),
      await anAttempt(NOW, { state: 'processing', request: ask }),
    ];
    expect(await eraseAddress(store.db, 'tern@mail.example', new Date())).toMatchObject({ attempts: 0 });
    const rows = (await store.db.select().from(checkoutAttempt)).filter(({ id }) => kept.includes(id));
    expect(rows.map(({ customerRequest, sessionRequest }) => ({ customerRequest, sessionRequest }))).toEqual(
      Array(2).fill({ customerRequest: null, sessionRequest: { mode: 'payment' } }),
    );
  });

  test('the platform’s nightly call runs it, logs the counts and no names', async () => {
    // Deletes what is overdue by today's clock first, so that the count is this one message.
    await deleteOverdue(store.db, new Date());
    await aMessage('contact', new Date(0));
    const response = await store.run('retention');
    expect(response.status).toBe(204);
    expect(store.log.at(-1)).toMatch(
      /"event":"retention","messages":1,"attempts":0,"customers":0,"newsOptIns":0,"orders":0,"notices":0,"mails":0,"links":0\}$/,
    );
  });
});
