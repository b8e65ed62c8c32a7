import { eq, like, sql } from 'drizzle-orm';
import type { Payment } from 'payment-sandbox';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction, openDatabase } from '#functions/db/open.ts';
import { fundingOutcome, pledge } from '#functions/db/schema/fundings.ts';
import { order } from '#functions/db/schema/orders.ts';
import { outbox } from '#functions/db/schema/outbox.ts';
import { followOutcome, lockFundings } from '#functions/fundings/outcomes.ts';
import { findOrder } from '#functions/orders/read-orders.ts';
import type { Content } from '#src/catalogue/reading/read-content.ts';
import type { LiveFunding } from '#src/features/fundings/live.ts';
import { storeNow } from '#src/lib/clock.ts';
import { lockIsAwaited, type TestDatabase, withDatabases } from '../helpers/databases.ts';
import { balanceOf, buyCards, cardBasket } from '../helpers/gift-cards.ts';
import { mailsTo, sendMails, wordsOf } from '../helpers/mails.ts';
import { basketOf, type CheckoutBody, checkOut, item, newKey } from '../helpers/requests.ts';
import { openStore, SITE } from '../helpers/store.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const END = 2 * DAY;
/** The amount that each tested funding has raised elsewhere, in pence. */
const BEFORE = 100_000;

type Ending = { goal: number };

/**
 * Sets the end of some fundings to two days from now, with goals in pounds that the test chooses; the others
 * end much later.
 */
function endingSoon(content: Content, endings: Record<string, Ending>): void {
  for (const { id, data } of content.fundings) {
    const ending = endings[id];
    if (!ending) {
      data.endsAt = new Date(Date.now() + 400 * DAY);
      continue;
    }
    data.goal = { amount: ending.goal, currency: 'GBP' };
    data.rates = { USD: 0.75, EUR: 0.85, CAD: 0.55 };
    data.before = { raised: BEFORE, backers: 10, countedOn: new Date() };
    data.startsAt = new Date(Date.now() - DAY);
    data.endsAt = new Date(Date.now() + END);
  }
}

/** A store for one test, on a shared database: only the fundings that the test names end in it. */
async function storeWith(database: TestDatabase, endings: Record<string, Ending>) {
  const store = await openStore({ database, change: (content) => endingSoon(content, endings) });
  const toPay = async (body: CheckoutBody) => (await checkOut(store, body, newKey())).checkoutSessionId;
  const bought = async (body: CheckoutBody, payment: Payment = {}) => {
    const sessionId = await toPay(body);
    await store.provider.actions.pay(sessionId, payment);
    return sessionId;
  };
  const moneyOf = (session: string) => {
    const [{ charged, refunded } = { charged: 0, refunded: 0 }] = store.provider.ledger({ session }).payments;
    return { charged, refunded };
  };
  return {
    ...store,
    bought,
    toPay,
    moneyOf,
    advance: (ms: number) => store.provider.clock.advance(ms),
    /** Runs the job that the platform runs each minute, until nothing more is due. */
    async drain() {
      await sendMails(store);
      await store.provider.webhooks.idle();
      await sendMails(store);
    },
    outcomes: () => store.db.select().from(fundingOutcome),
    async live(id: string) {
      return (await (await store.call(new Request(`${SITE}/api/fundings/${id}`))).json()) as LiveFunding;
    },
    resultsTo: (email: string) =>
      mailsTo(store, email).filter(({ subject }) => /reach its goal|It is funded/.test(subject)),
    rows: (prefix: string) =>
      store.db
        .select()
        .from(outbox)
        .where(like(outbox.key, `${prefix}%`)),
  };
}

const pledgeOf = (fundingId: string, more: { rewardId?: string; amount?: number }) => ({
  intent: 'Funding',
  storeRegion: 'GB',
  pledge: { fundingId, ...more },
});

withDatabases('a funding at its end, on', (database, kind) => {
  // The order is fixed: these are the last days of one funding, and each step needs the former ones.
  describe('that has failed', { shuffle: false }, () => {
    let store: Awaited<ReturnType<typeof storeWith>>;
    const sessions: Record<string, string> = {};
    /** The gift card that pays all of one basket. */
    let cardCode: string;
    beforeAll(async () => {
      store = await storeWith(database(), { fold: { goal: 900_000 } });
    });
    afterAll(() => store?.close());

    test('changes nothing a minute before its end', async () => {
      const place = pledgeOf('fold', { rewardId: 'evening-at-the-board' });
      sessions.place = await store.bought(place, { email: 'place@mail.example' });
      sessions.part = await store.bought(pledgeOf('fold', { rewardId: 'paperback' }), {
        email: 'part@mail.example',
      });
      store.provider.actions.refund(sessions.part, { amount: 500 });
      sessions.basket = await store.bought(
        basketOf({ items: [item('fold', 'hardback', 2), item('a-slow-loaf', 'hardback')] }),
        { email: 'basket@mail.example' },
      );
      cardCode = (await buyCards(store, cardBasket('card-50'))).code;
      sessions.card = await store.bought(
        basketOf({ items: [item('fold', 'hardback')], giftCardCode: cardCode }),
        { email: 'card@mail.example' },
      );
      sessions.alone = await store.bought(basketOf({ items: [item('fold', 'hardback')] }), {
        email: 'alone@mail.example',
      });
      await store.advance(END - 5 * MINUTE);
      sessions.debit = await store.bought(pledgeOf('fold', { amount: 40_00 }), {
        email: 'debit@mail.example',
        method: 'bacs_debit',
      });
      store.provider.tables.sessions.get(sessions.debit)!.settlesAt = null;
      expect((await store.run('fundings')).status).toBe(204);
      await store.advance(4 * MINUTE - 5_000);
      await store.run('fundings');
      expect((await store.outcomes()).map(({ fundingId }) => fundingId)).not.toContain('fold');
      expect((await store.live('fold')).isOpen).toBe(true);
    });

    test('[F24] is decided once, a minute after its end, also by concurrent runs', async () => {
      await store.advance(2 * MINUTE);
      const runs = await Promise.all([1, 2, 3, 4].map(() => store.run('fundings')));
      expect(runs.map(({ status }) => status)).toEqual([204, 204, 204, 204]);
      const [outcome] = (await store.outcomes()).filter(({ fundingId }) => fundingId === 'fold');
      // One pledge at 50.00, one at 24.00 of which 5.00 was refunded, hardbacks at 28.00, one of them by gift
      // card; the debit is still processing.
      expect(outcome).toMatchObject({
        outcome: 'failed',
        raised: BEFORE + 5000 + 1900 + 4 * 2800,
        backers: 15,
      });
      expect(await store.rows('funding-failed:fold:')).toHaveLength(5);
      expect(await store.rows('funding-result:%:fold')).toHaveLength(5);
      expect(
        store.log.filter((line) => line.includes('"funding_ended"') && line.includes('fold')),
      ).toHaveLength(1);
    });

    test('[F24] [CAT-07] refunds each backer to the penny in the provider’s ledger, and sends each one mail about it', async () => {
      await store.drain();
      for (const name of ['place', 'part', 'alone']) {
        const { charged, refunded } = store.moneyOf(sessions[name]!);
        expect(refunded, name).toBe(charged);
        expect(charged).toBeGreaterThan(0);
        expect((await findOrder(store.db, sessions[name]!))?.status, name).toBe('refunded');
      }
      // The refund covers the funded line of the basket, and not the other book or the shipping.
      expect(store.moneyOf(sessions.basket!).refunded).toBe(2 * 2800);
      expect((await findOrder(store.db, sessions.basket!))?.status).toBe('part_refunded');
      // The gift card has all of it again, as nothing else was in the order.
      expect(store.moneyOf(sessions.card!)).toEqual({ charged: 0, refunded: 0 });
      const card = (await findOrder(store.db, sessions.card!))!;
      expect(card).toMatchObject({ status: 'refunded', giftCardAmount: card.total });
      expect(await balanceOf(store.db, cardCode)).toBe(5000);
      const words: Record<string, RegExp> = {
        place: /refund your £50\.00 in full/,
        part: /refund the remaining £19\.00 of your £24\.00/,
        basket: /refund what you paid for it in this order/,
        alone: /refund what you paid for it in this order/,
      };
      for (const [name, expected] of Object.entries(words)) {
        const mails = store.resultsTo(`${name}@mail.example`);
        expect(mails.map(({ subject }) => subject)).toEqual([
          expect.stringMatching(/did not reach its goal/),
        ]);
        expect(wordsOf(mails[0]!)).toMatch(expected);
        expect(wordsOf(mails[0]!)).toContain('Fold did not reach its goal.');
      }
    });

    test('has only the totals from elsewhere left, its places are free, and it stays failed', async () => {
      const live = await store.live('fold');
      expect(live).toMatchObject({ raised: BEFORE, backers: 10, state: 'failed', isOpen: false });
      const { limit, takenBefore } = store.content.fundings
        .find(({ id }) => id === 'fold')!
        .data.rewards.find(({ id }) => id === 'evening-at-the-board')!;
      expect(live.rewards.find(({ _id }) => _id === 'evening-at-the-board')?.left).toBe(limit! - takenBefore);
    });

    test('[F24] refunds a debit that succeeds two days later at once', async () => {
      await store.advance(2 * DAY);
      store.provider.actions.settle(sessions.debit!, true);
      await store.provider.webhooks.idle();
      await store.drain();
      expect(store.moneyOf(sessions.debit!)).toEqual({ charged: 4000, refunded: 4000 });
      expect(store.resultsTo('debit@mail.example')).toHaveLength(1);
      expect((await store.live('fold')).raised).toBe(BEFORE);
    });

    test('has nothing left to do an hour and twenty days later', async () => {
      const before = {
        ledger: store.provider.ledger().entries.length,
        mails: store.mail.inbox.list().length,
      };
      for (const later of [60 * MINUTE, 20 * DAY]) {
        await store.advance(later);
        await store.run('fundings');
        await store.run('reconcile');
        await store.drain();
      }
      expect(store.provider.ledger().entries).toHaveLength(before.ledger);
      expect(store.mail.inbox.list()).toHaveLength(before.mails);
    });
  });

  test('[F24] a call that breaks off between provider and database is found, and no line is refunded twice', {
    tags: ['long'],
  }, async () => {
    const store = await storeWith(database(), { 'llyn-bakestone': { goal: 900_000 } });
    try {
      const format = store.content.products.find(({ id }) => id === 'llyn-bakestone')!.data.formats[0]!;
      const body = basketOf({ items: [item('llyn-bakestone', format.id), item('a-slow-loaf', 'hardback')] });
      const session = await store.bought(body);
      await store.advance(END + MINUTE);
      await store.run('fundings');
      store.provider.setWebhook('http://localhost/api/nowhere', 'whsec_nowhere');
      // The answers to the call and to the client's own retry are lost.
      store.provider.faults.add({ operation: 'refunds.create', kind: 'cut', when: 'after', times: 2 });
      await sendMails(store);
      expect(store.moneyOf(session).refunded).toBe(format.prices.GB);
      expect((await findOrder(store.db, session))?.refunded).toBe(0);
      // By then the provider has deleted the idempotency key.
      await store.advance(30 * 60 * MINUTE);
      await sendMails(store);
      expect(store.moneyOf(session).refunded).toBe(format.prices.GB);
      expect((await findOrder(store.db, session))?.refunded).toBe(format.prices.GB);
      const rows = await store.rows('funding-failed:llyn-bakestone:');
      expect(rows.map(({ status }) => status)).toEqual(['done']);
      // As if a process ended before it could save its result.
      const payload = { orderId: (await findOrder(store.db, session))!.id, fundingId: 'llyn-bakestone' };
      await store.db.update(outbox).set({ status: 'waiting', payload }).where(eq(outbox.key, rows[0]!.key));
      await sendMails(store);
      expect(store.moneyOf(session).refunded).toBe(format.prices.GB);
      expect((await store.rows('funding-failed:llyn-bakestone:'))[0]?.status).toBe('done');
    } finally {
      await store.close();
    }
  });

  test('[F24] an amount that is disputed is not refunded as well; it is refunded once the dispute is won', async () => {
    const store = await storeWith(database(), { 'a-garden-at-the-school': { goal: 900_000 } });
    try {
      const free = pledgeOf('a-garden-at-the-school', { amount: 3000 });
      const sessions = [await store.bought(free), await store.bought(free)];
      const disputes = sessions.map((session) => store.provider.actions.openDispute(session));
      await store.provider.webhooks.idle();
      await store.advance(END + MINUTE);
      await store.run('fundings');
      await store.drain();
      expect(sessions.map((session) => store.moneyOf(session).refunded)).toEqual([0, 0]);
      store.provider.actions.closeDispute(disputes[0]!.id, true);
      store.provider.actions.closeDispute(disputes[1]!.id, false);
      await store.provider.webhooks.idle();
      await store.drain();
      expect(sessions.map((session) => store.moneyOf(session).refunded)).toEqual([3000, 0]);
    } finally {
      await store.close();
    }
  });

  test('[CAT-07] a funding that has succeeded mails its backers, refunds nothing, and counts late payments', async () => {
    const store = await storeWith(database(), { 'the-walnut-year': { goal: BEFORE + 5000 } });
    try {
      const give = (amount: number) => pledgeOf('the-walnut-year', { amount });
      const first = await store.bought(give(5000), { email: 'first@mail.example' });
      const late = await store.bought(give(700), { email: 'late@mail.example', method: 'bacs_debit' });
      store.provider.tables.sessions.get(late)!.settlesAt = null;
      await store.advance(END + MINUTE);
      await Promise.all([store.run('fundings'), store.run('fundings')]);
      await store.drain();
      expect(store.resultsTo('first@mail.example').map(({ subject }) => subject)).toEqual([
        expect.stringMatching(/^It is funded/),
      ]);
      store.provider.actions.settle(late, true);
      await store.provider.webhooks.idle();
      await store.drain();
      expect(store.resultsTo('late@mail.example')).toHaveLength(1);
      expect(await store.live('the-walnut-year')).toMatchObject({
        raised: BEFORE + 5700,
        state: 'successful',
      });
      expect(store.moneyOf(late)).toEqual({ charged: 700, refunded: 0 });
      // A later refund by an operator does not make it a failure.
      store.provider.actions.refund(first);
      await store.provider.webhooks.idle();
      await store.run('fundings');
      expect(await store.live('the-walnut-year')).toMatchObject({
        raised: BEFORE + 700,
        state: 'successful',
      });
      expect(store.moneyOf(late).refunded).toBe(0);
      expect(await store.rows('funding-failed:the-walnut-year:')).toEqual([]);
    } finally {
      await store.close();
    }
  });

  test('while a delayed payment may still change the outcome it waits, ten days at most', async () => {
    const goal = BEFORE + 5000;
    const store = await storeWith(database(), {
      'thirty-chairs': { goal },
      'a-school-with-one-oven': { goal },
    });
    try {
      const debits = [];
      for (const id of ['thirty-chairs', 'a-school-with-one-oven']) {
        debits.push(await store.bought(pledgeOf(id, { amount: 5000 }), { method: 'bacs_debit' }));
        store.provider.tables.sessions.get(debits.at(-1)!)!.settlesAt = null;
      }
      const stateOf = async (id: string) =>
        (await store.outcomes()).find(({ fundingId }) => fundingId === id)?.outcome;
      await store.advance(END + MINUTE);
      await store.run('fundings');
      expect(await stateOf('thirty-chairs')).toBeUndefined();
      expect(store.log.at(-1)).toMatch(/"event":"fundings".*"waiting":2/);
      expect(await store.live('thirty-chairs')).toMatchObject({ state: 'counting', isOpen: false });
      store.provider.actions.settle(debits[0]!, true);
      await store.provider.webhooks.idle();
      await store.run('fundings');
      expect(await stateOf('thirty-chairs')).toBe('successful');
      await store.advance(10 * DAY - 2 * MINUTE);
      await store.run('fundings');
      expect(await stateOf('a-school-with-one-oven')).toBeUndefined();
      expect((await store.live('a-school-with-one-oven')).state).toBe('counting');
      await store.advance(2 * MINUTE);
      await store.run('fundings');
      expect(await stateOf('a-school-with-one-oven')).toBe('failed');
      expect((await store.live('a-school-with-one-oven')).state).toBe('failed');
      store.provider.actions.settle(debits[1]!, true);
      await store.provider.webhooks.idle();
      await store.drain();
      expect(store.moneyOf(debits[1]!)).toEqual({ charged: 5000, refunded: 5000 });
    } finally {
      await store.close();
    }
  });

  test('a page that was opened in time and is paid after the end is waited for; an abandoned page is not', async () => {
    const store = await storeWith(database(), { 'the-afternoon-pot': { goal: BEFORE + 5000 } });
    try {
      await store.advance(END - MINUTE);
      await store.toPay(pledgeOf('the-afternoon-pot', { amount: 5000 }));
      await store.advance(2 * MINUTE);
      await store.run('fundings');
      const outcome = async () =>
        (await store.outcomes()).find(({ fundingId }) => fundingId === 'the-afternoon-pot')?.outcome;
      expect(await outcome()).toBeUndefined();
      await store.advance(3 * 60 * MINUTE);
      await store.provider.webhooks.idle();
      await store.run('fundings');
      expect(await outcome()).toBe('failed');
    } finally {
      await store.close();
    }
  });

  test('[F24] a payment without an event, found after the end of a failed funding, is recorded and refunded', async () => {
    const store = await storeWith(database(), { 'focaccia-raw-onion-sea': { goal: 900_000 } });
    try {
      await store.advance(END - 10 * MINUTE);
      store.provider.webhooks.faults.add({ type: '*', kind: 'drop' });
      const session = await store.bought(pledgeOf('focaccia-raw-onion-sea', { amount: 3000 }));
      await store.provider.webhooks.idle();
      expect(await findOrder(store.db, session)).toBeUndefined();
      await store.advance(11 * MINUTE);
      await store.run('fundings');
      await store.advance(20 * MINUTE);
      await store.run('reconcile');
      await store.drain();
      expect(store.moneyOf(session)).toEqual({ charged: 3000, refunded: 3000 });
      expect((await store.live('focaccia-raw-onion-sea')).raised).toBe(BEFORE);
    } finally {
      await store.close();
    }
  });

  test('[F24] a payment that is being recorded at the end is waited for, and counts', async () => {
    const store = await storeWith(database(), { 'the-curanto-pot': { goal: BEFORE + 5000 } });
    try {
      await store.bought(pledgeOf('the-curanto-pot', { amount: 3000 }));
      await store.advance(END + MINUTE);
      let run: Promise<Response> | undefined;
      await inTransaction(store.db, async (queries) => {
        await lockFundings(queries, ['the-curanto-pot'], 'shared');
        run = store.run('fundings');
        if (kind.isParallel) await lockIsAwaited(queries);
        await queries.execute(sql`update pledge set goal_amount = 5000 where funding_id = 'the-curanto-pot'`);
      });
      expect((await run)?.status).toBe(204);
      expect(await store.outcomes()).toContainEqual(
        expect.objectContaining({
          fundingId: 'the-curanto-pot',
          outcome: 'successful',
          raised: BEFORE + 5000,
        }),
      );
    } finally {
      await store.close();
    }
  });

  test('ten thousand backers need two statements, and do not block other mails', {
    tags: ['long'],
  }, async () => {
    const store = await storeWith(database(), {});
    // The test inserts many rows, and the machine may be busy.
    const patient = openDatabase(database().url, { timeoutMs: 60_000 });
    try {
      await patient.db.execute(sql`
        insert into "order" (id, session_id, payment_id, intent, region, currency, subtotal, discount, shipping, tax, total, shipping_email)
        select 'B-' || n, 'cs_many_' || n, 'pi_many_' || n, 'Funding', 'GB', 'GBP', 500, 0, 0, 0, 500, 'many@mail.example'
        from generate_series(1, 10000) as n`);
      await patient.db.execute(sql`
        insert into pledge (order_id, position, funding_id, amount, currency, goal_amount, status)
        select 'B-' || n, 0, 'many', 500, 'GBP', 500, 'counted' from generate_series(1, 10000) as n`);
      const started = performance.now();
      const now = storeNow();
      await inTransaction(patient.db, (queries) => followOutcome(queries, 'many', 'failed', now));
      const took = performance.now() - started;
      console.info(`${kind.name}: 10,000 backers in ${Math.round(took)} ms`);
      const rows = await store.rows('funding-failed:many:');
      expect(rows).toHaveLength(10_000);
      const minutes = Map.groupBy(rows, ({ dueAt }) =>
        Math.round((dueAt.getTime() - now.getTime()) / MINUTE),
      );
      expect([...minutes.values()].every((some) => some.length === 20)).toBe(true);
      expect(await store.rows('funding-result:B-')).toHaveLength(10_000);
      await inTransaction(patient.db, (queries) => followOutcome(queries, 'many', 'failed', now));
      expect(await store.rows('funding-failed:many:')).toHaveLength(10_000);
    } finally {
      await patient.db.delete(outbox).where(like(outbox.key, '%B-%'));
      await patient.db.delete(pledge).where(eq(pledge.fundingId, 'many'));
      await patient.db.delete(order).where(like(order.id, 'B-%'));
      await patient.close();
      await store.close();
    }
  });
});
