import fc from 'fast-check';
import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { Table } from '../src/state/table.ts';
import { bench, order, problem } from './bench.ts';
import { paid } from './paid.ts';

test('sessions are paged from either end, each once, filtered or by time', async () => {
  const own = await bench();
  const { stripe, clock } = own;
  const ids: string[] = [];
  const start = Math.floor(clock.now() / 1000);
  for (let n = 0; n < 25; n++) {
    const { id } = await stripe.checkout.sessions.create(order());
    if (n % 3 === 0) own.provider.actions.expire(id);
    ids.unshift(id);
    await clock.advance(1000);
  }
  const pages = async (params: Stripe.Checkout.SessionListParams) => {
    const found: string[] = [];
    for await (const { id } of stripe.checkout.sessions.list({ limit: 4, ...params })) found.push(id);
    return found;
  };
  expect(await pages({})).toEqual(ids);
  const [last = ''] = ids.slice(-1);
  // Backwards the SDK returns each page from its end.
  expect(await pages({ ending_before: last })).toEqual(ids.slice(0, -1).reverse());
  const expired = ids.filter((_, index) => (24 - index) % 3 === 0);
  expect(await pages({ status: 'expired' })).toEqual(expired);
  expect(await pages({ status: 'expired', ending_before: last })).toEqual(expired.slice(0, -1).reverse());
  expect(await pages({ created: { gte: start + 5, lt: start + 10 } })).toEqual(ids.slice(15, 20));
  expect(await pages({ created: { gt: start + 5, lte: start + 10 } })).toEqual(ids.slice(14, 19));
  expect(await pages({ created: start + 7 })).toEqual([ids[17]]);
  expect(await pages({ created: { gte: start + 5 }, starting_after: ids[20] ?? '' })).toEqual([]);
  const middle = await stripe.checkout.sessions.list({ limit: 3, ending_before: ids[10] ?? '' });
  expect(middle.data.map(({ id }) => id)).toEqual(ids.slice(7, 10));
  expect(middle.has_more).toBe(true);
  const first = await stripe.checkout.sessions.list({ limit: 10, ending_before: ids[10] ?? '' });
  expect(first).toMatchObject({ has_more: false });
  const error = await problem(stripe.checkout.sessions.list({ ending_before: 'cs_test_no' }));
  expect(error).toMatchObject({ statusCode: 400, param: 'ending_before', code: 'resource_missing' });
});

test('events, charges and payments are paged and filtered by time and payment, too', async () => {
  const own = await bench();
  const { stripe, clock } = own;
  const first = await paid(own);
  await clock.advance(60_000);
  const second = await paid(own);
  const since = second.created.created;
  const types = (events: Stripe.Event[]) => events.map(({ type }) => type);
  const late = await stripe.events.list({ created: { gte: since } });
  expect(types(late.data)).toEqual([
    'checkout.session.completed',
    'payment_intent.succeeded',
    'charge.succeeded',
    'payment_intent.created',
  ]);
  const seen: string[] = [];
  for await (const { id } of stripe.events.list({ limit: 3 })) seen.push(id);
  expect(new Set(seen).size).toBe(8);
  const [oldest = ''] = seen.slice(-1);
  const back = await stripe.events.list({ limit: 2, ending_before: oldest });
  expect(back.data.map(({ id }) => id)).toEqual(seen.slice(-3, -1));
  expect((await stripe.charges.list({ payment_intent: first.intent })).data).toMatchObject([
    { id: first.charge },
  ]);
  expect((await stripe.paymentIntents.list({ created: { lt: since } })).data).toMatchObject([
    { id: first.intent },
  ]);
  expect((await stripe.charges.list({ customer: 'cus_none' })).data).toEqual([]);
});

test('a clock that was set back hides nothing', () => {
  const table = new Table<{ created: number }>({}, ({ created }) => created);
  for (const [index, created] of [10, 20, 5, 30].entries()) table.set(`x${index}`, { created });
  const [from, to] = table.placesBetween(4, 6);
  expect([from, to]).toEqual([0, 4]);
});

test('a table’s indexes and time ranges agree with a full scan, after any changes', () => {
  type Entry = { key: string | null; created: number };
  const step = fc.record({
    id: fc.integer({ min: 0, max: 20 }),
    key: fc.constantFrom(null, 'a', 'b'),
    isGone: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), fc.integer({ min: 0, max: 60 }), (steps, from) => {
      const table = new Table<Entry>({ key: ({ key }) => key }, ({ created }) => created);
      for (const [time, { id, key, isGone }] of steps.entries()) {
        const name = `e${id}`;
        const known = table.get(name);
        if (isGone) table.delete(name);
        else if (known) {
          known.key = key;
          table.touch(name);
        } else table.set(name, { key, created: time });
      }
      for (const key of ['a', 'b'])
        expect(new Set(table.by('key', key))).toEqual(
          new Set([...table.values()].filter((entry) => entry.key === key)),
        );
      const [low, high] = table.placesBetween(from, from + 10);
      const between: Entry[] = [];
      for (let place = low; place < high; place++) {
        const entry = table.at(place);
        if (entry) between.push(entry);
      }
      expect(between).toEqual(
        [...table.values()].filter(({ created }) => created >= from && created <= from + 10),
      );
    }),
  );
});
