import fc from 'fast-check';
import type Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import { bench, line, order, problem } from './bench.ts';
import { balance, paid } from './paid.ts';

describe('a refund', () => {
  test('of a part and then of the rest leaves charge, lists and ledger in agreement', async () => {
    const own = await bench();
    const { stripe } = own;
    const { session, intent, charge } = await paid(own);
    const part = await stripe.refunds.create({
      payment_intent: intent,
      amount: 1000,
      reason: 'requested_by_customer',
      metadata: { order: 'FND-1', line: '2' },
    });
    expect(part).toMatchObject({
      object: 'refund',
      amount: 1000,
      charge,
      currency: 'gbp',
      payment_intent: intent,
      reason: 'requested_by_customer',
      status: 'succeeded',
      metadata: { order: 'FND-1', line: '2' },
    });
    expect(part.id).toMatch(/^re_\w{24}$/);
    expect(await stripe.charges.retrieve(charge)).toMatchObject({ amount_refunded: 1000, refunded: false });
    expect(balance(own)).toBe(1800);

    const rest = await stripe.refunds.create({ charge });
    expect(rest).toMatchObject({ amount: 1800, reason: null });
    expect(rest.metadata).toEqual({});
    expect(balance(own)).toBe(0);
    const whole = await stripe.checkout.sessions.retrieve(session, {
      expand: ['payment_intent.latest_charge', 'payment_intent.latest_charge.refunds'],
    });
    expect(whole).toMatchObject({
      payment_status: 'paid',
      payment_intent: {
        latest_charge: {
          amount: 2800,
          amount_refunded: 2800,
          refunded: true,
          refunds: {
            object: 'list',
            has_more: false,
            url: `/v1/charges/${charge}/refunds`,
            data: [{ id: rest.id }, { id: part.id }],
          },
        },
      },
    });
    for (const asked of [{ payment_intent: intent }, { charge }, {}])
      expect((await stripe.refunds.list(asked)).data.map(({ id }) => id)).toEqual([rest.id, part.id]);
    expect((await stripe.refunds.list({ charge: 'ch_none' })).data).toEqual([]);
    expect((await stripe.refunds.retrieve(part.id)).amount).toBe(1000);
    expect((await stripe.charges.list({ payment_intent: intent })).data).toMatchObject([{ id: charge }]);
    expect((await stripe.checkout.sessions.list({ payment_intent: intent })).data).toMatchObject([
      { id: session },
    ]);
  });

  test('sends events in order, with previous attributes and the idempotency key of the call', async () => {
    const own = await bench();
    const { intent, charge } = await paid(own);
    const before = own.webhooks.length;
    const params = { payment_intent: intent, amount: 300 };
    const { id } = await own.stripe.refunds.create(params, { idempotencyKey: 'refund-1' });
    await own.clock.advance(0);
    const events = own.webhooks.slice(before).map(({ body }) => JSON.parse(body) as Stripe.Event);
    expect(events.map(({ type }) => type)).toEqual([
      'refund.created',
      'charge.refunded',
      'refund.updated',
      'charge.refund.updated',
    ]);
    const [created, refunded, updated] = events;
    expect(created).toMatchObject({
      data: {
        object: { id, status: 'succeeded', destination_details: { card: { reference_status: 'pending' } } },
      },
      request: { id: expect.stringMatching(/^req_/), idempotency_key: 'refund-1' },
    });
    expect(refunded?.data).toMatchObject({
      object: { id: charge, amount_refunded: 300, refunded: false },
      previous_attributes: { amount_refunded: 0 },
    });
    expect(refunded?.data.previous_attributes).not.toHaveProperty('refunded');
    expect(updated?.data).toMatchObject({
      object: { destination_details: { card: { reference_status: 'available' } } },
      previous_attributes: { destination_details: { card: { reference_status: 'pending' } } },
    });
  });

  test('requested twice with one key is created once; with other parameters the key is refused', async () => {
    const own = await bench();
    const { stripe } = own;
    const { intent } = await paid(own);
    const params = { payment_intent: intent, amount: 500 };
    const once = await stripe.refunds.create(params, { idempotencyKey: 'r' });
    const again = await stripe.refunds.create(params, { idempotencyKey: 'r' });
    expect(again.id).toBe(once.id);
    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect((await stripe.refunds.list()).data).toHaveLength(1);
    const other = await problem(stripe.refunds.create({ ...params, amount: 501 }, { idempotencyKey: 'r' }));
    expect(other).toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 });
    expect(balance(own)).toBe(2300);
  });
});

describe('a refund is refused in Stripe’s words', () => {
  test('for more than was paid, more than is left, and any amount when nothing is left', async () => {
    const own = await bench();
    const { stripe } = own;
    const { charge } = await paid(own);
    const over = await problem(stripe.refunds.create({ charge, amount: 2801 }));
    expect(over).toMatchObject({ type: 'StripeInvalidRequestError', statusCode: 400, param: 'amount' });
    expect(over.message).toBe('Refund amount (£28.01) is greater than charge amount (£28.00)');
    await stripe.refunds.create({ charge, amount: 2000 });
    const left = await problem(stripe.refunds.create({ charge, amount: 801 }));
    expect(left.message).toBe('Refund amount (£8.01) is greater than unrefunded amount on charge (£8.00)');
    await stripe.refunds.create({ charge });
    const gone = await problem(stripe.refunds.create({ charge, amount: 1 }));
    expect(gone).toMatchObject({ statusCode: 400, code: 'charge_already_refunded' });
    expect(gone.message).toBe(`Charge ${charge} has already been refunded.`);
    expect(balance(own)).toBe(0);
  });

  test('for no payment, two, an unknown one or an unpaid one', async () => {
    const own = await bench();
    const { stripe } = own;
    const { intent, charge } = await paid(own);
    expect(await problem(stripe.refunds.create({}))).toMatchObject({ code: 'parameter_missing' });
    expect((await problem(stripe.refunds.create({ charge, payment_intent: intent }))).message).toContain(
      'You may only specify one of these parameters',
    );
    expect(await problem(stripe.refunds.create({ charge: 'ch_no' }))).toMatchObject({
      statusCode: 400,
      code: 'resource_missing',
      param: 'charge',
    });
    expect(await problem(stripe.refunds.retrieve('re_no'))).toMatchObject({ statusCode: 404 });
    const debit = await paid(own, { method: 'bacs_debit' });
    expect((await problem(stripe.refunds.create({ payment_intent: debit.intent }))).message).toBe(
      `This PaymentIntent (${debit.intent}) does not have a successful charge to refund.`,
    );
    for (const amount of [0, -1, 1.5]) {
      expect((await problem(stripe.refunds.create({ charge, amount }))).param).toBe('amount');
    }
    expect((await problem(stripe.refunds.create({ charge, reason: 'regret' }))).param).toBe('reason');
    expect((await problem(stripe.refunds.create({ charge, reverse_transfer: true }))).param).toBe(
      'reverse_transfer',
    );
    expect((await stripe.refunds.list()).data).toEqual([]);
  });
});

describe('a pending refund', () => {
  test('is pending until the bank has it', async () => {
    const own = await bench();
    const { stripe, provider } = own;
    const { intent, session } = await paid(own, { method: 'bacs_debit' });
    provider.actions.settle(session, true);
    const { id, charge, status, pending_reason } = await stripe.refunds.create({ payment_intent: intent });
    expect({ status, pending_reason }).toEqual({ status: 'pending', pending_reason: 'processing' });
    expect(await stripe.charges.retrieve(String(charge))).toMatchObject({
      amount_refunded: 2800,
      refunded: true,
    });
    provider.actions.settleRefund(id, true);
    const settled = await stripe.refunds.retrieve(id);
    expect(settled.status).toBe('succeeded');
    expect(settled).not.toHaveProperty('pending_reason');
    expect(own.eventTypes().slice(-2)).toEqual(['refund.updated', 'charge.refund.updated']);
    expect(balance(own)).toBe(0);
  });

  test('is created by its test card, and ends after the configured time', async () => {
    const own = await bench();
    own.provider.tables.settings.set('settleAfterMs', 5000);
    const { charge } = await paid(own, { card_number: '4000 0000 0000 7726' });
    const { id, status } = await own.stripe.refunds.create({ charge });
    expect(status).toBe('pending');
    await own.clock.advance(4_999);
    expect((await own.stripe.refunds.retrieve(id)).status).toBe('pending');
    await own.clock.advance(1);
    expect((await own.stripe.refunds.retrieve(id)).status).toBe('succeeded');
  });

  test('may fail: the money is there again and can be refunded again', async () => {
    const own = await bench();
    const { stripe, provider } = own;
    const { charge } = await paid(own, { card_number: '4000 0000 0000 5126' });
    const first = await stripe.refunds.create({ charge, amount: 800 });
    expect(first.status).toBe('succeeded');
    provider.actions.settleRefund(first.id, false);
    const failed = await stripe.refunds.retrieve(first.id, { expand: ['failure_balance_transaction'] });
    expect(failed).toMatchObject({
      status: 'failed',
      failure_reason: 'expired_or_canceled_card',
      failure_balance_transaction: { amount: 800, type: 'refund_failure', source: first.id },
    });
    expect(own.eventTypes().slice(-3)).toEqual(['refund.failed', 'refund.updated', 'charge.refund.updated']);
    expect(await stripe.charges.retrieve(charge)).toMatchObject({ amount_refunded: 0, refunded: false });
    expect(balance(own)).toBe(2800);
    // A second answer from the bank changes nothing.
    provider.actions.settleRefund(first.id, false);
    provider.actions.settleRefund(first.id, true);
    expect(balance(own)).toBe(2800);
    expect((await stripe.refunds.create({ charge })).amount).toBe(2800);
  });
});

test('for any sequence of refunds, the ledger is the payments less the completed refunds', async () => {
  const own = await bench();
  const { stripe, provider } = own;
  const step = fc.record({ amount: fc.integer({ min: 1, max: 1500 }), fails: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 50, max: 3000 }),
      fc.array(step, { maxLength: 6 }),
      async (price, steps) => {
        const before = balance(own);
        const { charge } = await paid(
          own,
          { card_number: '4000 0000 0000 5126' },
          { line_items: order({ line_items: [line('Jar', price)] }).line_items },
        );
        let refunded = 0;
        for (const { amount, fails } of steps) {
          const isTooMuch = refunded + amount > price;
          const made = await stripe.refunds.create({ charge, amount }).catch((error: Error) => error);
          expect(made instanceof Error).toBe(isTooMuch);
          if (made instanceof Error) continue;
          if (fails) provider.actions.settleRefund(made.id, false);
          else refunded += amount;
        }
        const { amount_refunded, refunded: isWhole } = await stripe.charges.retrieve(charge);
        expect(amount_refunded).toBe(refunded);
        expect(isWhole).toBe(refunded === price);
        expect(balance(own) - before).toBe(price - refunded);
      },
    ),
    { numRuns: 25 },
  );
});
