import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { LOCAL_STRIPE_KEY } from 'payment-sandbox/keys';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { order } from '#functions/db/schema/orders.ts';
import { findCard } from '#functions/gift-cards/balance.ts';
import { readRefundable } from '#functions/orders/refunds/refundable-order.ts';
import { connect } from '#functions/platform/stripe.ts';
import { withPostgres } from '../helpers/databases.ts';
import { buyCards } from '../helpers/gift-cards.ts';
import { listOrders } from '../helpers/orders.ts';
import { basketOf, checkOut, newKey } from '../helpers/requests.ts';
import { LINK_SECRET, openStore, type TestStore } from '../helpers/store.ts';
import { runTask } from './support.ts';

/** Runs one of PostgreSQL's programs, which are beside the server's. */
function run(program: string, ...words: string[]): void {
  const bin = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' }).stdout.trim();
  const { status, stderr } = spawnSync(path.join(bin, program), words, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} failed: ${stderr}`);
}

withPostgres('a backup, as docs/runbooks/restore-a-backup.md makes and restores it, on', (database) => {
  let store: TestStore;
  let folder: string;
  beforeAll(async () => {
    store = await openStore({ database: database() });
    folder = mkdtempSync(path.join(tmpdir(), 'found-backup-'));
  });
  afterAll(async () => {
    await store?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function ask(statement: string): Promise<void> {
    const client = new pg.Client(Object.assign(new URL(database().url), { pathname: '/template1' }).href);
    await client.connect();
    await client.query(statement);
    await client.end();
  }

  async function buy(): Promise<string> {
    const { checkoutSessionId } = await checkOut(store, basketOf(), newKey());
    await store.provider.actions.pay(checkoutSessionId);
    return checkoutSessionId;
  }

  /** The ids of the confirmations of an order that a store has sent. */
  const idsOf = ({ mail }: TestStore, number: string) =>
    mail.inbox
      .list()
      .filter(
        ({ text, headers }) =>
          text.includes(number) &&
          headers.some(({ name, value }) => name === 'Subject' && /order/i.test(value)),
      )
      .map(({ headers }) => headers.find(({ name }) => name === 'Message-ID')!.value);

  test('has every order; what was paid and refunded after it comes from the payment provider', async () => {
    const before = await buy();
    const dump = path.join(folder, 'found.dump');
    run('pg_dump', '--format=custom', '--no-owner', '--no-privileges', `--file=${dump}`, database().url);
    const after = await buy();
    const client = await connect(LOCAL_STRIPE_KEY, store.provider.url);
    const { payment_intent: payment } = await client.checkout.sessions.retrieve(before);
    await client.refunds.create({ payment_intent: String(payment), amount: 100 });
    const readOrders = async ({ db }: TestStore) =>
      new Map((await listOrders(db)).map((order) => [order.sessionId, order]));
    await expect.poll(async () => (await readOrders(store)).has(after)).toBe(true);
    const orders = await readOrders(store);
    const numberOf = (session: string) => orders.get(session)!.id;
    const totalOf = (session: string) => orders.get(session)!.total;
    expect((await store.run('outbox')).status).toBe(204);

    const url = Object.assign(new URL(database().url), { pathname: '/restored_backup' }).href;
    await ask('create database restored_backup');
    run('pg_restore', '--exit-on-error', '--single-transaction', '--no-owner', `--dbname=${url}`, dump);
    const restored = await openStore({
      database: { url, close: async () => {} },
      hasWebhook: false,
      apiUrl: () => store.provider.url,
    });
    try {
      expect(await runTask('found', ['migrate', '--check'], { DATABASE_URL: url })).toMatchObject({
        code: 0,
      });
      const backedUp = await readOrders(restored);
      expect([backedUp.has(before), backedUp.has(after)]).toEqual([true, false]);
      expect((await restored.run('reconcile')).status).toBe(204);
      const now = await readOrders(restored);
      expect(now.size).toBe(orders.size);
      expect(now.get(before)).toMatchObject({ id: numberOf(before), status: 'part_refunded', refunded: 100 });
      // Its basket is lost with the attempt, so a person looks at it first.
      expect(now.get(after)).toMatchObject({ id: numberOf(after), status: 'held', total: totalOf(after) });
      const env = {
        DATABASE_URL: url,
        STRIPE_SECRET_KEY: LOCAL_STRIPE_KEY,
        STRIPE_API_URL: store.provider.url,
      };
      const released = await runTask('found', ['orders', 'release', numberOf(after), '--yes'], env);
      expect(released).toMatchObject({ code: 0, err: '' });

      // A mail that waited at the time of the backup is sent twice, with the same id.
      expect((await restored.run('outbox')).status).toBe(204);
      const [once] = idsOf(store, numberOf(before));
      expect(once).toMatch(/^<\w+@/);
      expect(idsOf(restored, numberOf(before))).toContain(once);
    } finally {
      await restored.close();
      await ask('drop database restored_backup with (force)');
    }
  });

  test('takes what gift cards have paid since from their balance, and issues those that were bought', async () => {
    const { code } = await buyCards(store);
    const dump = path.join(folder, 'cards.dump');
    run('pg_dump', '--format=custom', '--no-owner', '--no-privileges', `--file=${dump}`, database().url);
    const { checkoutSessionId } = await checkOut(store, basketOf({ giftCardCode: code }), newKey());
    await store.provider.actions.pay(checkoutSessionId);
    const left = (await findCard(store.db, code))!.balance;
    const later = await buyCards(store);

    const url = Object.assign(new URL(database().url), { pathname: '/restored_cards' }).href;
    await ask('create database restored_cards');
    run('pg_restore', '--exit-on-error', '--single-transaction', '--no-owner', `--dbname=${url}`, dump);
    const restored = await openStore({
      database: { url, close: async () => {} },
      hasWebhook: false,
      apiUrl: () => store.provider.url,
    });
    try {
      expect((await findCard(restored.db, code))!.balance).toBeGreaterThan(left);
      expect((await restored.run('reconcile')).status).toBe(204);
      expect((await findCard(restored.db, code))!.balance).toBe(left);
      expect(await findCard(restored.db, later.code)).toBeUndefined();
      const env = {
        DATABASE_URL: url,
        STRIPE_SECRET_KEY: LOCAL_STRIPE_KEY,
        STRIPE_API_URL: store.provider.url,
        LINK_SECRET,
      };
      const release = (number: string) => runTask('found', ['orders', 'release', number, '--yes'], env);
      expect(await release(later.orderId)).toMatchObject({ code: 0, err: '' });
      // The same code as in the mail that its buyer has.
      expect((await findCard(restored.db, later.code))!.balance).toBe(
        (await findCard(store.db, later.code))!.balance,
      );
      // A refund can go back to the card that paid.
      const spent = (await listOrders(restored.db)).find((order) => order.sessionId === checkoutSessionId)!;
      const [row] = await restored.db.select().from(order).where(eq(order.id, spent.id));
      const { facts } = await readRefundable(restored.db, row!);
      expect(facts.ways.giftCard).toBe(row!.giftCardAmount);
    } finally {
      await restored.close();
      await ask('drop database restored_cards with (force)');
    }
  }, 180_000);
});
