import { request } from 'node:http';
import type Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import { type Bench, bench, get, order, post, problem } from './bench.ts';
import { paid } from './paid.ts';

type Json = Record<string, unknown>;

/** Calls the control API as a script would. */
async function control({ provider }: Bench, method: string, path: string, body?: object) {
  const answer = await fetch(`${provider.url}/_control/${path}`, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  return { status: answer.status, json: (await answer.json()) as Json };
}

describe('over HTTP', () => {
  test('a session is paid, refunded and disputed, and the ledger shows each step', async () => {
    const own = await bench();
    const { stripe } = own;
    const { id } = await stripe.checkout.sessions.create(order({ client_reference_id: 'FND-7' }));
    const pay = await control(own, 'POST', `sessions/${id}/pay`, {
      method: 'bacs_debit',
      email: 'a@b.example',
    });
    expect(pay.json).toMatchObject({ id, status: 'complete', payment_status: 'unpaid' });
    expect((await control(own, 'GET', 'ledger')).json).toEqual({ entries: [], totals: {}, payments: [] });
    const settled = await control(own, 'POST', `sessions/${id}/settle`, { outcome: 'yes' });
    expect(settled.json).toMatchObject({ payment_status: 'paid' });
    const refund = await control(own, 'POST', `sessions/${id}/refund`, { amount: 800 });
    expect(refund.json).toMatchObject({ object: 'refund', amount: 800, status: 'pending' });
    await control(own, 'POST', `refunds/${refund.json.id}/settle`, { outcome: 'no' });
    await control(own, 'POST', `sessions/${id}/refund`, { amount: 300, reason: 'duplicate' });
    const dispute = await control(own, 'POST', `sessions/${id}/dispute`, { amount: 1000 });
    const other = await paid(own);
    await control(own, 'POST', `sessions/${other.session}/fraud_warning`);
    const { json } = await control(own, 'GET', 'ledger');
    expect(json.totals).toEqual({ gbp: { charged: 5600, refunded: 300, disputed: 1000, net: 4300 } });
    expect(json.payments).toMatchObject([
      { session: id, client_reference_id: 'FND-7', currency: 'gbp', charged: 2800, refunded: 300, net: 1500 },
      { session: other.session, charged: 2800, net: 2800 },
    ]);
    expect((json.entries as Json[]).map(({ category, amount }) => [category, amount])).toEqual([
      ['charge', 2800],
      ['refund', -800],
      ['refund_failure', 800],
      ['refund', -300],
      ['dispute', -1000],
      ['charge', 2800],
    ]);
    await control(own, 'POST', `disputes/${dispute.json.id}/close`, { outcome: 'yes' });
    const one = (await control(own, 'GET', `ledger?session=${id}`)).json;
    expect(one.totals).toEqual({ gbp: { charged: 2800, refunded: 300, disputed: 0, net: 2500 } });
    expect((await stripe.disputes.list()).data).toMatchObject([{ status: 'won' }]);
    expect((await stripe.radar.earlyFraudWarnings.list()).data).toHaveLength(1);
  });

  test('faults, webhooks, clock and rate limit can be set, read and reset', async () => {
    const own = await bench();
    const { stripe, provider } = own;
    const { json } = await control(own, 'POST', 'faults', { operation: '*', kind: 'status', status: 500 });
    expect(await problem(stripe.coupons.list())).toMatchObject({ statusCode: 500 });
    await control(own, 'POST', 'webhooks/faults', { type: '*', kind: 'drop', times: 3 });
    await control(own, 'POST', 'webhooks/pause');
    await control(own, 'POST', 'rate_limit', { per_second: 25 });
    expect((await control(own, 'GET', 'state')).json).toMatchObject({
      clock: new Date(own.clock.now()).toISOString(),
      rate_limit: 25,
      faults: [{ id: json.id, operation: '*', kind: 'status', met: 1 }],
      webhooks: { is_paused: true, waiting: [], faults: [{ type: '*', kind: 'drop', times: 3, met: 0 }] },
    });
    expect((await control(own, 'DELETE', `faults/${json.id}`)).status).toBe(200);
    expect((await control(own, 'DELETE', `faults/${json.id}`)).status).toBe(404);
    await control(own, 'DELETE', 'webhooks/faults');
    await control(own, 'POST', 'rate_limit', {});
    const { id } = await stripe.checkout.sessions.create(order());
    await control(own, 'POST', `sessions/${id}/expire`);
    await control(own, 'POST', 'webhooks/release', { count: 1, order: 'last' });
    expect(own.webhooks).toHaveLength(1);
    await control(own, 'POST', 'webhooks/resume');
    const [event] = (await stripe.events.list()).data;
    await control(own, 'POST', `events/${event?.id}/resend`, { spoiled: 'stale' });
    expect(own.webhooks).toHaveLength(2);
    const before = own.clock.now();
    await control(own, 'POST', 'clock', { advance_ms: 90_000 });
    expect(own.clock.now()).toBe(before + 90_000);
    const to = new Date(before + 3_600_000).toISOString();
    expect((await control(own, 'POST', 'clock', { to })).json.clock).toBe(to);
    expect(provider.rateLimit.perSecond).toBeNull();
  });

  test.each<[string, string, object | undefined, number, string]>([
    ['POST', 'faults', { operation: '*', kind: 'explode' }, 400, 'kind'],
    ['POST', 'faults', { operation: '*', kind: 'status', status: 200 }, 400, 'status'],
    ['POST', 'faults', { operation: '*', kind: 'cut', share: 2 }, 400, 'share'],
    ['POST', 'faults', { operation: '*', kind: 'cut', extra: 1 }, 400, 'body'],
    ['POST', 'webhooks/faults', { type: '*', kind: 'cut' }, 400, 'kind'],
    ['POST', 'clock', {}, 400, ''],
    ['POST', 'clock', { to: 'tomorrow' }, 400, 'to'],
    ['POST', 'rate_limit', { per_second: 0 }, 400, 'per_second'],
    ['POST', 'sessions/cs_test_no/expire', undefined, 404, 'session'],
    ['POST', 'refunds/re_no/settle', { outcome: 'yes' }, 404, 'id'],
    ['POST', 'events/evt_no/resend', undefined, 404, 'id'],
    ['GET', 'nothing', undefined, 404, ''],
  ])('%s %s %j is refused with %i', async (method, path, body, status, param) => {
    const answer = await control(await bench(), method, path, body);
    expect(answer.status).toBe(status);
    expect((answer.json as { error: { param?: string } }).error.param ?? '').toBe(param);
  });

  test('requests from another site or with another host name are refused', async () => {
    const own = await bench();
    const cross = await post(
      `${own.provider.url}/_control/webhooks/pause`,
      {},
      { origin: 'https://elsewhere.example' },
    );
    expect(cross.status).toBe(403);
    expect(own.provider.webhooks.isPaused()).toBe(false);
    const { port } = new URL(own.provider.url);
    const status = await new Promise((resolve, reject) => {
      const options = { port, path: '/_control/ledger', headers: { host: 'shop.example' } };
      request(options, (response) => resolve(response.statusCode))
        .on('error', reject)
        .end();
    });
    expect(status).toBe(421);
  });
});

describe('the page', () => {
  test('sets and clears by its own forms, and shows the settings', async () => {
    const own = await bench();
    const { stripe, provider } = own;
    const page = () => get(`${provider.url}/_control`).then(({ text }) => text);
    const form = (path: string, fields: Record<string, string>) =>
      post(`${provider.url}/_control/${path}`, fields);
    expect((await get(provider.url)).text).toContain('href="/_control"');
    for (const words of [
      'Every call goes well.',
      'Every event is sent once, at once.',
      'No money has moved yet.',
    ])
      expect(await page()).toContain(words);
    const fields = {
      operation: 'coupons.*',
      kind: 'status',
      when: 'before',
      status: '429',
      ms: '',
      times: '2',
      share: '',
    };
    expect(await form('faults', fields)).toMatchObject({ status: 303, location: '/_control' });
    expect(await problem(stripe.coupons.list())).toMatchObject({ statusCode: 429 });
    expect(await page()).toContain('status 429');
    await form('faults/clear', {});
    expect((await stripe.coupons.list()).data).toEqual([]);
    await form('webhooks/pause', {});
    await paid(own);
    expect(await page()).toContain('checkout.session.completed');
    await form('webhooks/release', { count: '1', order: 'last' });
    expect(own.webhooks.map(({ body }) => (JSON.parse(body) as Stripe.Event).type)).toEqual([
      'checkout.session.completed',
    ]);
    await form('webhooks/resume', {});
    await form('rate_limit', { per_second: '25' });
    expect(provider.rateLimit.perSecond).toBe(25);
    await form('rate_limit', { per_second: '' });
    expect(provider.rateLimit.perSecond).toBeNull();
    const before = own.clock.now();
    await form('clock', { advance_ms: '86400000' });
    expect(own.clock.now() - before).toBe(86_400_000);
    expect(await page()).toContain('£28.00');
    const wrong = await form('faults', { ...fields, status: '99' });
    expect(wrong.status).toBe(400);
    expect(wrong.text).toContain('status');
  });
});
