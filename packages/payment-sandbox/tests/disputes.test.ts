import { expect, test } from 'vitest';
import { bench, problem } from './bench.ts';
import { balance, paid } from './paid.ts';

test('a dispute takes the money, and returns it only if it is won', async () => {
  const own = await bench();
  const { stripe, provider } = own;
  const lost = await paid(own, { card_number: '4000 0000 0000 0259' });
  const won = await paid(own);
  const { id } = provider.actions.openDispute(won.session, { reason: 'product_not_received' });
  expect(balance(own)).toBe(0);
  expect(own.eventTypes().slice(-2)).toEqual(['charge.dispute.created', 'charge.dispute.funds_withdrawn']);
  const [first] = (await stripe.disputes.list({ payment_intent: lost.intent })).data;
  expect(first).toMatchObject({
    charge: lost.charge,
    status: 'needs_response',
    reason: 'fraudulent',
    amount: 2800,
  });
  expect((await stripe.disputes.list({ charge: won.charge })).data).toMatchObject([
    {
      id,
      reason: 'product_not_received',
      balance_transactions: [{ amount: -2800, reporting_category: 'dispute', type: 'adjustment' }],
    },
  ]);
  expect((await stripe.charges.retrieve(won.charge)).disputed).toBe(true);
  const refused = await problem(stripe.refunds.create({ charge: won.charge }));
  expect(refused).toMatchObject({ code: 'charge_disputed', statusCode: 400 });
  expect(refused.message).toBe(`Charge ${won.charge} has been charged back; cannot issue a refund.`);

  provider.actions.closeDispute(id, true);
  provider.actions.closeDispute(first?.id ?? '', false);
  expect((await stripe.disputes.retrieve(id)).balance_transactions.map(({ amount }) => amount)).toEqual([
    -2800, 2800,
  ]);
  expect((await stripe.disputes.retrieve(first?.id ?? '')).status).toBe('lost');
  expect(own.eventTypes().slice(-3)).toEqual([
    'charge.dispute.funds_reinstated',
    'charge.dispute.closed',
    'charge.dispute.closed',
  ]);
  expect(balance(own)).toBe(2800);
  provider.actions.closeDispute(id, false);
  expect((await stripe.disputes.retrieve(id)).status).toBe('won');
  expect((await stripe.refunds.create({ charge: won.charge })).status).toBe('succeeded');
  expect(await problem(stripe.refunds.create({ charge: lost.charge }))).toMatchObject({
    code: 'charge_disputed',
  });
  expect(await problem(stripe.disputes.retrieve('du_no'))).toMatchObject({ statusCode: 404 });
});

test('a refunded payment cannot be disputed, and an inquiry takes nothing', async () => {
  const own = await bench();
  const { stripe, provider } = own;
  const { session, charge } = await paid(own);
  await stripe.refunds.create({ charge, amount: 2000 });
  const inquiry = provider.actions.openDispute(session, { isInquiry: true });
  expect(inquiry).toMatchObject({
    amount: 800,
    status: 'warning_needs_response',
    is_charge_refundable: true,
  });
  expect(balance(own)).toBe(800);
  expect(() => provider.actions.openDispute(session)).toThrow('nothing left');
  await stripe.refunds.create({ charge });
  provider.actions.closeDispute(inquiry.id, false);
  expect((await stripe.disputes.retrieve(inquiry.id)).status).toBe('warning_closed');
  expect(balance(own)).toBe(0);
  expect(() => provider.actions.openDispute(session)).toThrow('nothing left');
});

test('a fraud warning can be listed by its payment', async () => {
  const own = await bench();
  const { stripe, provider } = own;
  const { session, intent, charge } = await paid(own);
  const other = await paid(own, { card_number: '4000 0000 0000 5423' });
  const { id } = provider.actions.raiseFraudWarning(session);
  const { data } = await stripe.radar.earlyFraudWarnings.list({ payment_intent: intent });
  expect(data).toMatchObject([{ id, charge, payment_intent: intent, fraud_type: 'made_with_stolen_card' }]);
  expect((await stripe.radar.earlyFraudWarnings.list()).data).toHaveLength(2);
  expect((await stripe.radar.earlyFraudWarnings.list({ charge: other.charge })).data).toHaveLength(1);
  expect((await stripe.radar.earlyFraudWarnings.retrieve(id)).actionable).toBe(true);
  expect(own.eventTypes().at(-1)).toBe('radar.early_fraud_warning.created');
  const [entry] = (await stripe.balanceTransactions.list({ source: charge })).data;
  expect(entry).toMatchObject({ type: 'charge', amount: 2800, net: 2800, fee: 0, currency: 'gbp' });
  expect(await stripe.balanceTransactions.retrieve(entry?.id ?? '')).toMatchObject({ source: charge });
});
