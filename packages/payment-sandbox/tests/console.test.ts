import { expect, test } from 'vitest';
import { bench, card, get, order, post, shopper } from './bench.ts';
import { paid } from './paid.ts';

test('the overview lists sessions and events with their states', async () => {
  const own = await bench();
  const { stripe, provider } = own;
  const empty = await get(provider.url);
  expect(empty.text).toContain('No checkout has been started yet.');
  own.answerWith(({ body }) => (body.includes('charge.succeeded') ? 500 : 200));
  const paid = await stripe.checkout.sessions.create(order({ client_reference_id: 'FND-7K2M' }));
  await post(paid.url ?? '', { ...shopper, ...card });
  const { text } = await get(provider.url);
  for (const words of [
    'FND-7K2M',
    '£28.00',
    'complete',
    'paid',
    'checkout.session.completed',
    'delivered',
    'pending: 500, attempt 1',
  ]) {
    expect(text).toContain(words);
  }
  const page = await get(`${provider.url}/sessions/${paid.id}`);
  expect(page.text).toContain(paid.id);
  expect(page.text.match(/<tr>/g)).toHaveLength(5);
});

test('an open session can be opened and expired, a processing debit settled', async () => {
  const { stripe, provider } = await bench();
  const { id, url } = await stripe.checkout.sessions.create(order());
  const address = `${provider.url}/sessions/${id}`;
  expect((await get(address)).text).toContain(`href="${url}"`);
  expect(await post(`${address}/expire`, {})).toMatchObject({ status: 303, location: `/sessions/${id}` });
  expect((await stripe.checkout.sessions.retrieve(id)).status).toBe('expired');
  const debit = await stripe.checkout.sessions.create(order());
  await post(debit.url ?? '', { ...shopper, method: 'bacs_debit' });
  expect((await get(`${provider.url}/sessions/${debit.id}`)).text).toContain('The bank pays');
  await post(`${provider.url}/sessions/${debit.id}/expire`, {});
  expect((await stripe.checkout.sessions.retrieve(debit.id)).status).toBe('complete');
});

test('the page of an event shows its body and every delivery attempt', async () => {
  const { stripe, provider, clock } = await bench();
  const { id } = await stripe.checkout.sessions.create(order());
  await stripe.checkout.sessions.expire(id);
  await clock.advance(0);
  const [event] = (await stripe.events.list()).data;
  const { text } = await get(`${provider.url}/events/${event?.id}`);
  expect(text).toContain('http://localhost:9/api/stripe');
  expect(text).toContain('<td>200</td>');
  expect(text).toContain(id);
});

test('the time after which debits settle can be set and unset', async () => {
  const { provider } = await bench();
  await post(`${provider.url}/settings`, { settle_after: '45' });
  expect((await get(provider.url)).text).toContain('value="45"');
  await post(`${provider.url}/settings`, { settle_after: 'never' });
  expect(provider.tables.settings.get('settleAfterMs')).toBeNull();
});

test('the page of a payment has buttons to refund it in part, dispute it and raise a fraud warning', async () => {
  const own = await bench();
  const { stripe, provider } = own;
  const { session, charge } = await paid(own, { card_number: '4000 0000 0000 7726' });
  const address = `${provider.url}/sessions/${session}`;
  expect((await get(address)).text).toContain('all that is left, £28.00');
  for (const amount of ['12.505', '-1', 'all', '28.01'])
    expect((await post(`${address}/refund`, { amount })).status).toBe(400);
  expect(await post(`${address}/refund`, { amount: '12.50' })).toMatchObject({ status: 303 });
  const [refund] = (await stripe.refunds.list({ charge })).data;
  expect(refund).toMatchObject({ amount: 1250, status: 'pending' });
  expect((await get(address)).text).toContain('all that is left, £15.50');
  await post(`${address}/settle_refund`, { refund: refund?.id ?? '', outcome: 'arrived' });
  expect((await stripe.refunds.retrieve(refund?.id ?? '')).status).toBe('succeeded');

  await post(`${address}/dispute`, {});
  const [dispute] = (await stripe.disputes.list({ charge })).data;
  expect(dispute).toMatchObject({ amount: 1550, status: 'needs_response' });
  expect((await get(address)).text).not.toContain('Open a dispute');
  await post(`${address}/close_dispute`, { dispute: dispute?.id ?? '', outcome: 'won' });
  expect((await stripe.disputes.retrieve(dispute?.id ?? '')).status).toBe('won');
  await post(`${address}/fraud_warning`, {});
  expect((await stripe.radar.earlyFraudWarnings.list({ charge })).data).toHaveLength(1);
  const { text } = await get(address);
  for (const words of ['£12.50', '£15.50', 'won', 'made with stolen card', 'charge.dispute.funds_reinstated'])
    expect(text).toContain(words);
  await post(`${address}/refund`, { amount: '' });
  expect((await stripe.charges.retrieve(charge)).refunded).toBe(true);
  const { text: after } = await get(address);
  expect(after).not.toContain('id="amount"');
});
