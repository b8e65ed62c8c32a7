import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { LOCAL_WEBHOOK_SECRET } from '../src/keys.ts';
import { startPayments } from '../src/server.ts';
import type { Webhook } from '../src/webhooks/webhook-sender.ts';
import { type Bench, bench, card, client, order, post, shopper } from './bench.ts';

const completed = ({ body }: Webhook) => body.includes('"type":"checkout.session.completed"');

async function opened({ stripe }: Bench): Promise<{ id: string; url: string }> {
  const { id, url } = await stripe.checkout.sessions.create(order());
  return { id, url: url ?? '' };
}

function timestampOf(webhook: Webhook | undefined): number {
  return Number(/^t=(\d+),/.exec(webhook?.headers['Stripe-Signature'] ?? '')?.[1]);
}

describe('webhooks', () => {
  test('events are sent over HTTP, with signatures that the SDK accepts, before the shopper is sent on', async () => {
    const inbox: { body: string; signature: string }[] = [];
    const store = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      inbox.push({
        body: Buffer.concat(chunks).toString(),
        signature: String(request.headers['stripe-signature']),
      });
      response.end('ok');
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => store.once('listening', resolve));
    const webhookUrl = `http://localhost:${(store.address() as AddressInfo).port}/api/stripe`;
    const payments = await startPayments({ webhookUrl });
    onTestFinished(async () => {
      await payments.close();
      store.closeAllConnections();
      store.close();
    });
    const stripe = client(payments.url);
    const session = await stripe.checkout.sessions.create(order({ client_reference_id: 'FND-1' }));
    const answer = await post(session.url ?? '', { ...shopper, ...card });
    expect(answer.status).toBe(303);
    const events = await Promise.all(
      inbox.map(({ body, signature }) =>
        stripe.webhooks.constructEventAsync(body, signature, LOCAL_WEBHOOK_SECRET),
      ),
    );
    const done = events.find(({ type }) => type === 'checkout.session.completed');
    expect(done).toMatchObject({
      object: 'event',
      api_version: '2026-10-28.endive',
      livemode: false,
      request: { id: null, idempotency_key: null },
      data: {
        object: { id: session.id, status: 'complete', payment_status: 'paid', client_reference_id: 'FND-1' },
      },
    });
    await expect(
      stripe.webhooks.constructEventAsync(
        `${inbox[0]?.body} `,
        inbox[0]?.signature ?? '',
        LOCAL_WEBHOOK_SECRET,
      ),
    ).rejects.toThrow(/signature/i);
    expect(payments.state.events.map(({ type }) => type)).toContain('checkout.session.completed');
    expect(payments.state.sessions).toHaveLength(1);
    expect(payments.state.requests[0]).toMatchObject({ operation: 'sessions.create' });
  });

  test('a refused event is retried after 1, 3, 10, 30, 60, 60 … seconds, as the same event with a new signature', async () => {
    const own = await bench();
    const { id, url } = await opened(own);
    let isDown = true;
    own.answerWith((webhook) => (completed(webhook) && isDown ? 500 : 200));
    expect((await post(url, { ...shopper, ...card })).status).toBe(303);
    const tries = () => own.webhooks.filter(completed);
    expect(tries()).toHaveLength(1);
    for (const [seconds, sofar] of [
      [1, 2],
      [3, 3],
      [10, 4],
      [30, 5],
      [60, 6],
      [60, 7],
    ] as const) {
      await own.clock.advance(seconds * 1000 - 1);
      expect(tries()).toHaveLength(sofar - 1);
      await own.clock.advance(1);
      expect(tries()).toHaveLength(sofar);
    }
    const ids = tries().map(({ body }) => (JSON.parse(body) as { id: string }).id);
    expect(new Set(ids).size).toBe(1);
    const times = tries().map(timestampOf);
    expect([...times].sort((a, b) => a - b)).toEqual(times);
    expect(new Set(times).size).toBe(times.length);
    for (const { body, headers } of tries().slice(0, 2)) {
      const signature = headers['Stripe-Signature'] ?? '';
      await own.stripe.webhooks.constructEventAsync(body, signature, LOCAL_WEBHOOK_SECRET);
    }
    isDown = false;
    expect((await own.stripe.events.retrieve(ids[0] ?? '')).pending_webhooks).toBe(1);
    await own.clock.advance(60_000);
    expect(tries()).toHaveLength(8);
    await own.clock.advance(600_000);
    expect(tries()).toHaveLength(8);
    expect((await own.stripe.events.retrieve(ids[0] ?? '')).pending_webhooks).toBe(0);
    expect((await own.stripe.checkout.sessions.retrieve(id)).payment_status).toBe('paid');
  });

  test('a lost connection is retried, and given up after three days', async () => {
    const own = await bench();
    const { id } = await opened(own);
    own.answerWith(() => {
      throw new Error('ECONNREFUSED');
    });
    await own.stripe.checkout.sessions.expire(id);
    await own.clock.advance(73 * 60 * 60 * 1000);
    const [delivery] = [...own.provider.tables.deliveries.values()];
    expect(delivery).toMatchObject({ status: 'failed', nextAt: null });
    expect(delivery?.attempts.at(-1)).toMatchObject({ status: null, error: 'ECONNREFUSED' });
    expect(delivery?.attempts).toHaveLength(20);
    const sent = own.webhooks.length;
    await own.clock.advance(60 * 60 * 1000);
    expect(own.webhooks).toHaveLength(sent);
  });

  test('the shopper waits for the store’s answer, for at most ten seconds', async () => {
    const own = await bench();
    const { url } = await opened(own);
    const { promise: called, resolve: call } = Promise.withResolvers<void>();
    own.answerWith((webhook) => {
      if (!completed(webhook)) return 200;
      call();
      return new Promise(() => {});
    });
    let hasLeft = false;
    const answer = post(url, { ...shopper, ...card }).then((result) => {
      hasLeft = true;
      return result;
    });
    await called;
    await own.clock.advance(9_999);
    expect(hasLeft).toBe(false);
    await own.clock.advance(1);
    expect((await answer).status).toBe(303);
    const slow = [...own.provider.tables.deliveries.values()].find(({ status }) => status === 'pending');
    expect(slow?.attempts).toMatchObject([{ status: null, error: 'no answer within 10 s' }]);
  });

  test('an answer that arrives in time is waited for', async () => {
    const own = await bench();
    const { url } = await opened(own);
    const { promise: stored, resolve: store } = Promise.withResolvers<number>();
    own.answerWith((webhook) => (completed(webhook) ? stored : 200));
    const order: string[] = [];
    const answer = post(url, { ...shopper, ...card }).then(() => order.push('redirect'));
    await own.clock.advance(3_000);
    order.push('stored');
    store(200);
    await answer;
    expect(order).toEqual(['stored', 'redirect']);
  });

  test('an event can be sent again by hand', async () => {
    const own = await bench();
    const { id } = await opened(own);
    await own.stripe.checkout.sessions.expire(id);
    await own.clock.advance(0);
    const [event] = (await own.stripe.events.list()).data;
    await post(`${own.provider.url}/events/${event?.id}/resend`, {});
    expect(own.webhooks.map(({ body }) => (JSON.parse(body) as { id: string }).id)).toEqual([
      event?.id,
      event?.id,
    ]);
  });

  test('webhooks to other machines are refused', async () => {
    const { provider } = await bench();
    for (const url of ['https://example.com/hook', 'http://192.168.1.5/x', 'ftp://localhost/x', 'nonsense']) {
      expect(() => provider.setWebhook(url, 'whsec_x')).toThrow(/this machine/);
    }
    for (const url of [
      'http://localhost:1/x',
      'http://127.0.0.1:1',
      'http://[::1]:1/x',
      'https://store.localhost/x',
    ]) {
      expect(() => provider.setWebhook(url, 'whsec_x')).not.toThrow();
    }
    expect(() => provider.setWebhook('http://localhost:1/x', '')).toThrow(/secret/);
    await expect(startPayments({ webhookUrl: 'https://example.com/hook' })).rejects.toThrow(/this machine/);
  });
});
