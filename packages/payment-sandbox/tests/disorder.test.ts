import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { LOCAL_WEBHOOK_SECRET } from '../src/keys.ts';
import type { Webhook } from '../src/webhooks/webhook-sender.ts';
import { type Bench, bench, order } from './bench.ts';
import { paid } from './paid.ts';

const eventOf = ({ body }: Webhook) => JSON.parse(body) as Stripe.Event;
const sent = ({ webhooks }: Bench) => webhooks.map((webhook) => eventOf(webhook).type);

function verify({ stripe, clock }: Bench, webhook: Webhook | undefined): Stripe.Event {
  const { body = '', headers } = webhook ?? {};
  const signature = headers?.['Stripe-Signature'] ?? '';
  return stripe.webhooks.constructEvent(body, signature, LOCAL_WEBHOOK_SECRET, 300, undefined, clock.now());
}

test('a duplicate is the same event twice, a twin is another event with the same content', async () => {
  const own = await bench();
  own.provider.webhooks.faults.add({ type: 'charge.succeeded', kind: 'duplicate', times: 1 });
  own.provider.webhooks.faults.add({ type: 'checkout.session.*', kind: 'twin', times: 1 });
  await paid(own);
  await own.clock.advance(0);
  const of = (type: string) => own.webhooks.map(eventOf).filter((event) => event.type === type);
  const [one, two] = of('charge.succeeded');
  expect(two).toEqual({ ...one, pending_webhooks: two?.pending_webhooks });
  const [first, second] = of('checkout.session.completed');
  expect(second?.data).toEqual(first?.data);
  expect(second?.id).not.toBe(first?.id);
  expect((await own.stripe.events.retrieve(second?.id ?? '')).pending_webhooks).toBe(0);
  await paid(own);
  expect(of('checkout.session.completed')).toHaveLength(3);
});

test('a delayed event arrives later, a dropped one never, but both can be read', async () => {
  const own = await bench();
  own.provider.webhooks.faults.add({ type: 'checkout.session.completed', kind: 'delay', ms: 60_000 });
  own.provider.webhooks.faults.add({ type: 'charge.*', kind: 'drop' });
  await paid(own);
  expect(sent(own)).toEqual(['payment_intent.created', 'payment_intent.succeeded']);
  await own.clock.advance(59_999);
  expect(sent(own)).toHaveLength(2);
  await own.clock.advance(1);
  expect(sent(own).at(-1)).toBe('checkout.session.completed');
  await own.clock.advance(24 * 60 * 60 * 1000);
  expect(sent(own)).not.toContain('charge.succeeded');
  expect((await own.stripe.events.list({ type: 'charge.succeeded' })).data).toHaveLength(1);
  expect((await own.stripe.events.list({ delivery_success: false })).data).toHaveLength(1);
});

test('a corrupt or stale signature is refused by the SDK; the next attempt is right', async () => {
  const own = await bench();
  for (const kind of ['corrupt', 'stale'] as const) {
    own.webhooks.length = 0;
    own.answerWith((webhook) => {
      try {
        verify(own, webhook);
        return 200;
      } catch {
        return 400;
      }
    });
    own.provider.webhooks.faults.add({ type: 'checkout.session.expired', kind, times: 1 });
    const { id } = await own.stripe.checkout.sessions.create(order());
    own.provider.actions.expire(id);
    await own.clock.advance(0);
    expect(() => verify(own, own.webhooks[0])).toThrow(
      kind === 'stale' ? 'outside the tolerance zone' : 'No signatures found',
    );
    await own.clock.advance(1_000);
    expect(own.webhooks).toHaveLength(2);
    expect(verify(own, own.webhooks[1]).data.object).toMatchObject({ id });
  }
});

test('held events wait, also those the shopper waits for; they are released in any requested order', async () => {
  const own = await bench();
  const { webhooks } = own.provider;
  webhooks.pause();
  const { session } = await paid(own);
  expect(own.webhooks).toEqual([]);
  expect(webhooks.waiting()).toHaveLength(4);
  await webhooks.release({ count: 1, order: 'last' });
  expect(sent(own)).toEqual(['checkout.session.completed']);
  await webhooks.release({ count: 1 });
  expect(sent(own).at(-1)).toBe('payment_intent.created');
  own.provider.actions.refund(session);
  expect(own.webhooks).toHaveLength(2);
  await webhooks.release({ order: 'last' });
  expect(sent(own).slice(2)).toEqual([
    'charge.refund.updated',
    'refund.updated',
    'charge.refunded',
    'refund.created',
    'payment_intent.succeeded',
    'charge.succeeded',
  ]);
  own.provider.actions.raiseFraudWarning(session);
  expect(webhooks.isPaused()).toBe(true);
  await webhooks.resume();
  expect(sent(own).at(-1)).toBe('radar.early_fraud_warning.created');
  expect(webhooks.isPaused()).toBe(false);
  own.provider.actions.raiseFraudWarning(session);
  await webhooks.idle();
  expect(own.webhooks).toHaveLength(10);
});

test('any order loses no event and sends none twice; a refused one is retried', async () => {
  let seed = 7;
  const own = await bench({
    random: () => {
      seed = (seed * 1103515245 + 12345) % 2 ** 31;
      return seed / 2 ** 31;
    },
  });
  own.provider.webhooks.pause();
  for (let n = 0; n < 5; n += 1) await paid(own);
  const waiting = own.provider.webhooks.waiting().map(({ event }) => event);
  let refused = '';
  own.answerWith((webhook) => {
    refused ||= eventOf(webhook).id;
    return refused === eventOf(webhook).id ? 500 : 200;
  });
  await own.provider.webhooks.release({ order: 'random' });
  const got = own.webhooks.map((webhook) => eventOf(webhook).id);
  expect(got).not.toEqual(waiting);
  expect([...got].sort()).toEqual([...waiting].sort());
  // Its second attempt is due while the other events are held, so it waits as well.
  await own.clock.advance(1_000);
  expect(own.provider.webhooks.waiting()).toMatchObject([{ event: refused, count: 1 }]);
  await own.provider.webhooks.resume();
  expect(own.webhooks).toHaveLength(waiting.length + 1);
});

test('an event can be replayed by hand with an old timestamp', async () => {
  const own = await bench();
  await paid(own);
  const event = (await own.stripe.events.list({ type: 'checkout.session.completed' })).data[0];
  await own.provider.actions.resend(event?.id ?? '', 'stale');
  expect(() => verify(own, own.webhooks.at(-1))).toThrow('outside the tolerance zone');
  await own.provider.actions.resend(event?.id ?? '');
  expect(verify(own, own.webhooks.at(-1)).id).toBe(event?.id);
});
