import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { systemClock } from '../src/clock.ts';
import { manualClock } from '../src/manual-clock.ts';
import { BRITISH_ACCOUNT } from '../src/money/account.ts';
import { startProvider } from '../src/provider.ts';
import { startPayments } from '../src/server.ts';
import { openState } from '../src/state/file.ts';
import { bench, card, client, get, order, post, problem, shipping, shopper } from './bench.ts';

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'payments-'));
  onTestFinished(() => rm(path, { recursive: true, force: true }));
  return path;
}

describe('a restart', () => {
  test('keeps a paid order, which is on disk before the shopper is sent on, and everything else', async () => {
    const stateFile = join(await folder(), 'deep', 'payments.jsonl');
    const first = await bench({ stateFile });
    const coupon = await first.stripe.coupons.create({ percent_off: 10 });
    const key = { idempotencyKey: 'kept' };
    const params = order({ discounts: [{ coupon: coupon.id }] });
    const { id, url } = await first.stripe.checkout.sessions.create(params, key);
    await post(url ?? '', { ...shopper, ...card });
    const written = readFileSync(stateFile, 'utf8');
    expect(written).toContain('"payment_status":"paid"');
    expect(written).not.toContain('4242424242424242');
    expect(written).not.toContain('4242 4242');
    expect(statSync(stateFile).mode & 0o077).toBe(0);
    const open = await first.stripe.checkout.sessions.create(order());
    await first.provider.close();

    const second = await bench({ stateFile });
    const kept = await second.stripe.checkout.sessions.retrieve(id, {
      expand: ['line_items', 'payment_intent.latest_charge'],
    });
    expect(kept).toMatchObject({ payment_status: 'paid', payment_intent: { latest_charge: { paid: true } } });
    expect(kept.line_items?.data).toHaveLength(1);
    expect((await second.stripe.coupons.retrieve(coupon.id)).times_redeemed).toBe(1);
    expect((await second.stripe.events.list()).data).toHaveLength(4);
    expect((await second.stripe.checkout.sessions.create(params, key)).id).toBe(id);
    const still = await second.stripe.checkout.sessions.retrieve(open.id);
    expect(still.url).toBe(`${second.provider.url}/c/pay/${open.id}`);
    expect((await post(still.url ?? '', { ...shopper, ...card })).status).toBe(303);
    expect(readdirSync(join(stateFile, '..'))).toEqual(['payments.jsonl']);
  });

  test('delivers a webhook that was not delivered before, to the store’s new address', async () => {
    const stateFile = join(await folder(), 'payments.jsonl');
    const first = await bench({ stateFile });
    first.answerWith(() => 503);
    const { id } = await first.stripe.checkout.sessions.create(order());
    await first.stripe.checkout.sessions.expire(id);
    await first.clock.advance(0);
    await first.provider.close();

    const second = await bench({ stateFile });
    second.provider.setWebhook('http://localhost:9/elsewhere', 'whsec_new');
    await second.clock.advance(1_500);
    expect(second.webhooks).toHaveLength(1);
    expect(second.webhooks[0]).toMatchObject({ url: 'http://localhost:9/elsewhere' });
    expect([...second.provider.tables.deliveries.values()]).toMatchObject([
      { status: 'delivered', count: 2 },
    ]);
  });

  test('keeps an endpoint that was registered over the API', async () => {
    const stateFile = join(await folder(), 'payments.jsonl');
    const first = await bench({ stateFile });
    first.answerWith(() => 503);
    await first.stripe.webhookEndpoints.create({
      url: 'http://localhost:9/own',
      enabled_events: ['checkout.session.expired'],
    });
    const { id } = await first.stripe.checkout.sessions.create(order());
    await first.stripe.checkout.sessions.expire(id);
    await first.clock.advance(0);
    await first.provider.close();

    const clock = manualClock();
    const sent: string[] = [];
    const second = await startProvider({
      stateFile,
      clock,
      sender: async ({ url }) => {
        sent.push(url);
        return 200;
      },
    });
    onTestFinished(() => second.close());
    await clock.advance(1_500);
    expect(sent).toContain('http://localhost:9/own');
  });

  test('runs what was due while the provider was off', async () => {
    const stateFile = join(await folder(), 'payments.jsonl');
    const first = await bench({ stateFile });
    await post(`${first.provider.url}/settings`, { settle_after: '3600' });
    const waiting = await first.stripe.checkout.sessions.create(order());
    await post(waiting.url ?? '', { ...shopper, method: 'bacs_debit' });
    const open = await first.stripe.checkout.sessions.create(order());
    await first.provider.close();

    const second = await bench({ stateFile });
    await second.clock.advance(25 * 60 * 60 * 1000);
    const types = second.eventTypes();
    expect(types).toContain('checkout.session.async_payment_succeeded');
    expect(types).toContain('checkout.session.expired');
    expect(await second.stripe.checkout.sessions.retrieve(open.id)).toMatchObject({ status: 'expired' });
    expect(await second.stripe.checkout.sessions.retrieve(waiting.id)).toMatchObject({
      payment_status: 'paid',
    });
  });

  test('sets a damaged file aside and says so, without overwriting it', async () => {
    const path = await folder();
    const stateFile = join(path, 'payments.jsonl');
    writeFileSync(stateFile, '{"version":1,"tab');
    const lines: string[] = [];
    const { stripe } = await bench({ stateFile, log: (line) => lines.push(line) });
    expect((await stripe.checkout.sessions.list()).data).toEqual([]);
    expect(lines.join('\n')).toContain('set aside');
    const aside = readdirSync(path).find((name) => name.includes('damaged')) ?? '';
    expect(readFileSync(join(path, aside), 'utf8')).toBe('{"version":1,"tab');
  });

  test('finds the same state in the file as in memory, after any changes', async () => {
    const stateFile = join(await folder(), 'payments.jsonl');
    const own = await bench({ stateFile, account: BRITISH_ACCOUNT });
    const { stripe, provider, clock } = own;
    const { actions } = provider;
    let calls = 0;
    own.answerWith(() => (++calls % 3 === 0 ? 500 : 200));
    provider.tables.settings.set('settleAfterMs', 3000);
    await provider.actions.pay((await stripe.checkout.sessions.create(order())).id);
    await clock.advance(3 * 24 * 60 * 60 * 1000);
    expect((await stripe.payouts.list()).data).toHaveLength(1);
    // Kept for one day only.
    provider.tables.answers.clear();
    const customer = await stripe.customers.create({ name: 'Ada' });
    await stripe.customers.del((await stripe.customers.create()).id);
    const coupon = await stripe.coupons.create({ percent_off: 10 });
    const gone = await stripe.coupons.create({ percent_off: 20 });
    await stripe.coupons.del(gone.id);
    const create = (more = {}) =>
      stripe.checkout.sessions.create(order(more), { idempotencyKey: `${++calls}` });
    const disputed = await create({ discounts: [{ coupon: coupon.id }] });
    const update = { customer: customer.id, customer_update: { name: 'auto' } } as const;
    const debit = await create(update);
    const open = await create({ shipping_options: [shipping('Post', 395)] });
    actions.expire((await create()).id);
    await provider.actions.pay(disputed.id);
    await provider.actions.pay(debit.id, { method: 'bacs_debit' });
    await provider.actions.pay(open.id, { card: '4000000000000002' });
    await post((await create()).url ?? '', { ...shopper, ...card, card_number: '4000002500003155' });
    await provider.actions.pay((await create()).id, { method: 'klarna', agrees: false });
    await clock.advance(200);
    const refund = actions.refund(disputed.id, { amount: 100 });
    actions.raiseFraudWarning(disputed.id);
    actions.closeDispute(actions.openDispute(disputed.id).id, true);
    await clock.advance(3500);
    actions.settleRefund(refund.id, false);
    actions.refund(debit.id, { amount: 5 });
    await clock.advance(10_000);
    await provider.close();
    const log: string[] = [];
    const kept = openState(stateFile, clock, (line) => log.push(line)).tables;
    expect(log).toEqual([]);
    for (const [name, table] of Object.entries(provider.tables)) {
      expect(table.size, name).toBeGreaterThan(0);
      const there = kept[name as keyof typeof kept];
      expect([...there], name).toEqual(JSON.parse(JSON.stringify([...table])));
    }
  });

  test('drops a line that a crash cut off, and repairs the file', async () => {
    const stateFile = join(await folder(), 'payments.jsonl');
    const first = await bench({ stateFile });
    const { id } = await first.stripe.checkout.sessions.create(order());
    await first.provider.close();
    const whole = readFileSync(stateFile, 'utf8');
    writeFileSync(stateFile, `${whole}["coupons","x",{"id":"x","am`);
    const lines: string[] = [];
    const second = await bench({ stateFile, log: (line) => lines.push(line) });
    expect((await second.stripe.checkout.sessions.list()).data.map((session) => session.id)).toEqual([id]);
    expect(lines.join()).toContain('was cut off');
    await second.provider.close();
    for (const line of readFileSync(stateFile, 'utf8').trimEnd().split('\n')) JSON.parse(line);
  });

  test('appends only changes to the file, and removes expired data at a start', async () => {
    const stateFile = join(await folder(), 'payments.jsonl');
    const first = await bench({ stateFile });
    const sizes: number[] = [];
    for (let n = 0; n < 30; n++) {
      const before = existsSync(stateFile) ? statSync(stateFile).size : 0;
      const { url } = await first.stripe.checkout.sessions.create(order());
      await post(url ?? '', { ...shopper, ...card });
      sizes.push(statSync(stateFile).size - before);
    }
    expect(Math.max(...sizes.slice(1))).toBeLessThan(1.5 * Math.min(...sizes.slice(1)));
    await first.provider.close();
    const line = readFileSync(stateFile, 'utf8').split('\n')[1] ?? '';
    writeFileSync(stateFile, `${line}\n`.repeat(3000), { flag: 'a' });
    const before = statSync(stateFile).size;
    const second = await bench({ stateFile });
    expect(statSync(stateFile).size).toBeLessThan(before / 2);
    expect((await second.stripe.checkout.sessions.list({ limit: 100 })).data).toHaveLength(30);
    expect(statSync(stateFile).mode & 0o077).toBe(0);
  });

  test('without a file writes nothing', async () => {
    const path = await folder();
    const { stripe } = await bench();
    await stripe.checkout.sessions.create(order());
    expect(existsSync(join(path, 'payments.jsonl'))).toBe(false);
  });
});

describe('expiry', () => {
  test('happens for each session at its own time, and only while it is open', async () => {
    const { stripe, clock, eventTypes } = await bench();
    const at = (minutes: number) => Math.floor(clock.now() / 1000) + minutes * 60;
    const early = await stripe.checkout.sessions.create(order({ expires_at: at(31) }));
    const paid = await stripe.checkout.sessions.create(order({ expires_at: at(31) }));
    const late = await stripe.checkout.sessions.create(order({ expires_at: at(60) }));
    await post(paid.url ?? '', { ...shopper, ...card });
    await clock.advance(32 * 60_000);
    expect(eventTypes().filter((type) => type === 'checkout.session.expired')).toHaveLength(1);
    const statuses = async () => {
      const { data } = await stripe.checkout.sessions.list();
      return Object.fromEntries(data.map(({ id, status }) => [id, status]));
    };
    expect(await statuses()).toEqual({ [early.id]: 'expired', [paid.id]: 'complete', [late.id]: 'open' });
    await clock.advance(30 * 60_000);
    expect((await statuses())[late.id]).toBe('expired');
  });

  test('leaves no timer behind after closing', async () => {
    const own = await bench();
    own.answerWith(() => 500);
    await post(`${own.provider.url}/settings`, { settle_after: '60' });
    const debit = await own.stripe.checkout.sessions.create(order());
    await post(debit.url ?? '', { ...shopper, method: 'bacs_debit' });
    const soon = Math.floor(own.clock.now() / 1000) + 31 * 60;
    await own.stripe.checkout.sessions.create(order({ expires_at: soon }));
    expect(own.clock.waiting()).toBeGreaterThan(1);
    await own.provider.close();
    expect(own.clock.waiting()).toBe(0);
  });

  test('is noticed at the next check after a jump of the clock', async () => {
    let now = Date.now();
    const payments = await startPayments({ clock: systemClock({ now: () => now, put: () => {} }) });
    onTestFinished(() => payments.close());
    const stripe = client(payments.url);
    const { id, url } = await stripe.checkout.sessions.create(order());
    now += 2 * 24 * 60 * 60 * 1000;
    expect((await get(url ?? '')).text).toContain('has expired');
    expect((await problem(stripe.checkout.sessions.expire(id))).message).toContain('`expired`');
    expect(payments.state.events.map(({ type }) => type)).toEqual(['checkout.session.expired']);
  });
});
