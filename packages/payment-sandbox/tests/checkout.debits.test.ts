import { describe, expect, test } from 'vitest';
import { bench, order, post, shopper } from './bench.ts';

const success = (id: string) => `http://localhost:4321/basket/success?session_id=${id}`;

describe('delayed debits', () => {
  const debit = { ...shopper, method: 'bacs_debit' };

  test.each([
    [
      'paid',
      'paid',
      'succeeded',
      ['charge.succeeded', 'payment_intent.succeeded', 'checkout.session.async_payment_succeeded'],
    ],
    [
      'failed',
      'unpaid',
      'failed',
      ['charge.failed', 'payment_intent.payment_failed', 'checkout.session.async_payment_failed'],
    ],
  ])('complete at once, unpaid; later %s by hand', async (outcome, paymentStatus, chargeStatus, later) => {
    const { stripe, provider, eventTypes } = await bench();
    const { id, url } = await stripe.checkout.sessions.create(order());
    expect((await post(url ?? '', debit)).location).toBe(success(id));
    const expanded = { expand: ['payment_intent.latest_charge'] };
    expect(await stripe.checkout.sessions.retrieve(id, expanded)).toMatchObject({
      status: 'complete',
      payment_status: 'unpaid',
      payment_intent: { status: 'processing', latest_charge: { status: 'pending', paid: false } },
    });
    const first = [
      'payment_intent.created',
      'payment_intent.processing',
      'charge.pending',
      'checkout.session.completed',
    ];
    expect(eventTypes()).toEqual(first);
    await post(`${provider.url}/sessions/${id}/settle`, { outcome });
    await post(`${provider.url}/sessions/${id}/settle`, { outcome: 'failed' });
    expect(eventTypes()).toEqual([...first, ...later]);
    expect(await stripe.checkout.sessions.retrieve(id, expanded)).toMatchObject({
      status: 'complete',
      payment_status: paymentStatus,
      payment_intent: { latest_charge: { status: chargeStatus } },
    });
  });

  test('or automatically, after a configurable time', async () => {
    const { stripe, provider, clock } = await bench();
    await post(`${provider.url}/settings`, { settle_after: '30' });
    const { id, url } = await stripe.checkout.sessions.create(order());
    await post(url ?? '', debit);
    await clock.advance(29_000);
    expect((await stripe.checkout.sessions.retrieve(id)).payment_status).toBe('unpaid');
    await clock.advance(1_000);
    expect((await stripe.checkout.sessions.retrieve(id)).payment_status).toBe('paid');
  });
});
