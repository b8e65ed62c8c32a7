import { expect, test } from 'vitest';
import { BRITISH_ACCOUNT } from '../src/money/account.ts';
import { bench, line } from './bench.ts';
import { paid } from './paid.ts';

const DAY = 24 * 60 * 60 * 1_000;
const dollars = { line_items: [line('The Sunday Table', 3_000, 1, 'usd')] };

test('a payment has its fee and, in another currency, the exchange rate', async () => {
  const { stripe, ...own } = await bench({ account: BRITISH_ACCOUNT });
  const { charge } = await paid({ stripe, ...own });
  const [entry] = (await stripe.balanceTransactions.list({ source: charge })).data;
  expect(entry).toMatchObject({ amount: 2800, fee: 62, net: 2738, exchange_rate: null, status: 'pending' });
  const other = await paid({ stripe, ...own }, {}, dollars);
  const [exchanged] = (await stripe.balanceTransactions.list({ source: other.charge })).data;
  expect(exchanged).toMatchObject({
    amount: 2317,
    currency: 'gbp',
    exchange_rate: 0.772314,
    fee: 55,
    net: 2262,
  });
  expect(own.provider.ledger().totals).toMatchObject({ usd: { charged: 3000 }, gbp: { charged: 2800 } });
});

test('what is two days old is paid out at midnight, with the transactions that make it up', async () => {
  const own = await bench({ account: BRITISH_ACCOUNT });
  const { stripe, provider, clock } = own;
  const { session } = await paid(own);
  provider.actions.refund(session, { amount: 800 });
  await clock.advance(DAY);
  // The refund is available at once, and a balance below zero waits.
  expect((await stripe.payouts.list()).data).toEqual([]);
  await clock.advance(3 * DAY);
  const [payout] = (await stripe.payouts.list()).data;
  expect(payout).toMatchObject({ amount: 2738 - 800, currency: 'gbp', automatic: true, status: 'paid' });
  const { data } = await stripe.balanceTransactions.list({
    payout: payout?.id ?? '',
    expand: ['data.source'],
  });
  expect(data.map(({ type }) => type).sort()).toEqual(['charge', 'payout', 'refund']);
  expect(data.reduce((sum, { net }) => sum + net, 0)).toBe(0);
  const refund = data.find(({ type }) => type === 'refund')?.source;
  expect(refund).toMatchObject({ object: 'refund', amount: 800 });
  expect(await stripe.payouts.retrieve(payout?.id ?? '')).toEqual(payout);
});

test('a dispute costs its fee, and a won one returns the amount but not the fee', async () => {
  const own = await bench({ account: BRITISH_ACCOUNT });
  const { stripe, provider } = own;
  const { session } = await paid(own);
  const { id } = provider.actions.openDispute(session);
  provider.actions.closeDispute(id, true);
  const { data } = await stripe.balanceTransactions.list({ source: id });
  expect(data.map(({ amount, fee }) => [amount, fee])).toEqual([
    [2800, 0],
    [-2800, 2000],
  ]);
});

test('a payout that the bank returns is in the balance again, and in the next payout', async () => {
  const own = await bench({ account: BRITISH_ACCOUNT });
  const { stripe, provider, clock } = own;
  await paid(own);
  await clock.advance(4 * DAY);
  const [payout] = (await stripe.payouts.list()).data;
  provider.actions.failPayout(payout?.id ?? '');
  await clock.advance(DAY);
  const [again, failed] = (await stripe.payouts.list()).data;
  expect(failed).toMatchObject({ id: payout?.id, status: 'failed', failure_code: 'account_closed' });
  expect(again).toMatchObject({ amount: payout?.amount, status: 'in_transit' });
  expect((await stripe.payouts.list({ status: 'failed' })).data).toHaveLength(1);
});

test('a payout with an unknown ID does not exist', async () => {
  const { stripe } = await bench({ account: BRITISH_ACCOUNT });
  await expect(stripe.payouts.retrieve('po_none')).rejects.toMatchObject({ statusCode: 404 });
  const listed = stripe.balanceTransactions.list({ payout: 'po_none' });
  await expect(listed).rejects.toMatchObject({ statusCode: 400, param: 'payout' });
});
