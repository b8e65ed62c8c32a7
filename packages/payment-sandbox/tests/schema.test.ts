import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { readDeclarations, type Schema } from '../src/schema/declarations.ts';
import { generate, schemaFile } from '../src/schema/generate.ts';
import { address, bench, card, line, order, post, shipped, shipping } from './bench.ts';
import { sampleCustomer } from './sample-customer.ts';

describe('request schemas', () => {
  test('the committed file is what the installed SDK generates', () => {
    const committed = readFileSync(schemaFile, 'utf8');
    expect(committed).toBe(generate());
    expect(committed.length).toBeLessThan(80_000);
  });
});

describe('answers have every key of the SDK’s own types', () => {
  const names = {
    session: 'Checkout.Session',
    line: 'LineItem',
    price: 'Price',
    product: 'Product',
    rate: 'ShippingRate',
    coupon: 'Coupon',
    customer: 'Customer',
    discount: 'Discount',
    taxRate: 'TaxRate',
    intent: 'PaymentIntent',
    charge: 'Charge',
    event: 'EventBase',
    endpoint: 'WebhookEndpoint',
    dispute: 'Dispute',
    refund: 'Refund',
    transaction: 'BalanceTransaction',
    warning: 'Radar.EarlyFraudWarning',
  };
  const types = readDeclarations(Object.values(names), 'response');

  /** The paths at which `object` contradicts the type, or has unknown keys. */
  function faults(kind: keyof typeof names, object: unknown): string[] {
    const schema = structuredClone(types.get(names[kind]) as Schema);
    // The enums of the event's type are 270 interfaces away; a percentage is typed as a number.
    if (kind === 'event' && schema.properties) schema.properties.type = { type: 'string' };
    const ajv = new Ajv2020({ allErrors: true, strict: false, validateFormats: false });
    const check = ajv.compile(closed(schema, kind === 'coupon' || kind === 'taxRate'));
    check(JSON.parse(JSON.stringify(object)));
    return (check.errors ?? []).map(
      (error) => `${error.instancePath} ${error.message} ${JSON.stringify(error.params)}`,
    );
  }

  test('in a whole purchase, everything expanded', async () => {
    const { stripe } = await bench();
    const coupon = await stripe.coupons.create({ percent_off: 12.5, duration: 'once', name: 'TWELVE' });
    const params = order({
      ...shipped,
      automatic_tax: { enabled: true },
      discounts: [{ coupon: coupon.id }],
      line_items: [line('Book', 2800), line('Spoon', 950, 2)],
      shipping_options: [shipping('Post', 395)],
      custom_fields: [
        { key: 'note', label: { type: 'custom', custom: 'Note' }, type: 'text', optional: true },
      ],
      custom_text: { submit: { message: 'Thank you.' } },
      consent_collection: { terms_of_service: 'none' },
    });
    const open = await stripe.checkout.sessions.create(params);
    expect(faults('coupon', coupon)).toEqual([]);
    expect(faults('session', open)).toEqual([]);

    const paid = await post(open.url ?? '', {
      ...address,
      ...card,
      tax_country: 'GB',
      card_number: '4000 0000 0000 0259',
    });
    expect(paid.status).toBe(303);
    const session = await stripe.checkout.sessions.retrieve(open.id, {
      expand: [
        'line_items.data.price.product',
        'line_items.data.discounts',
        'line_items.data.taxes',
        'payment_intent.latest_charge',
        'shipping_cost.shipping_rate',
        'total_details.breakdown',
        'discounts.coupon',
      ],
    });
    expect(faults('session', session)).toEqual([]);
    const item = session.line_items?.data[0];
    const breakdown = session.total_details?.breakdown;
    expect(faults('line', item)).toEqual([]);
    expect(faults('price', item?.price)).toEqual([]);
    expect(faults('product', item?.price?.product)).toEqual([]);
    expect(faults('rate', session.shipping_cost?.shipping_rate)).toEqual([]);
    expect(faults('discount', breakdown?.discounts[0]?.discount)).toEqual([]);
    expect(faults('taxRate', breakdown?.taxes[0]?.rate)).toEqual([]);
    expect(faults('coupon', session.discounts?.[0]?.coupon)).toEqual([]);
    const intent = await stripe.paymentIntents.retrieve((session.payment_intent as { id: string }).id);
    expect(faults('intent', intent)).toEqual([]);
    expect(faults('charge', await stripe.charges.retrieve(String(intent.latest_charge)))).toEqual([]);
    const events = await stripe.events.list({ limit: 100 });
    for (const event of events.data) expect(faults('event', event)).toEqual([]);
    const dispute = events.data.find((event) => event.type === 'charge.dispute.created');
    expect(faults('dispute', dispute?.data.object)).toEqual([]);
    expect(events.data).toHaveLength(6);
  });

  test.each([
    ['klarna', 'gbp', 'GB', 'authorise'],
    ['afterpay_clearpay', 'gbp', 'GB', 'authorise'],
    ['bacs_debit', 'gbp', 'GB', ''],
    ['sepa_debit', 'eur', 'FR', ''],
    ['us_bank_account', 'usd', 'US', ''],
    ['acss_debit', 'cad', 'CA', ''],
    ['card', 'gbp', 'GB', 'confirm'],
  ])('for a payment by %s in %s', async (method, currency, country, step) => {
    const { stripe } = await bench();
    const params = order({
      shipping_address_collection: { allowed_countries: [country as 'GB'] },
      line_items: [line('Book', 2800, 1, currency)],
    });
    const { id, url } = await stripe.checkout.sessions.create(params);
    const challenged = { ...card, card_number: '4000 0025 0000 3155' };
    await post(url ?? '', { ...address, ...challenged, method, country });
    const expanded = { expand: ['payment_intent.latest_charge'] };
    const before = await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] });
    expect(faults('intent', before.payment_intent)).toEqual([]);
    if (step) await post(`${url}/${step}`, { outcome: 'yes' });
    const after = await stripe.checkout.sessions.retrieve(id, expanded);
    const { latest_charge: charge } = after.payment_intent as { latest_charge: object };
    expect(faults('charge', charge)).toEqual([]);
    expect(charge).toMatchObject({ payment_method_details: { type: method, [method]: expect.any(Object) } });
  });

  test('for a customer, before and after a session', async () => {
    const { stripe } = await bench();
    const customer = await stripe.customers.create(sampleCustomer);
    expect(faults('customer', customer)).toEqual([]);
    expect(faults('customer', await stripe.customers.create())).toEqual([]);
    const update = { address: 'auto', name: 'auto', shipping: 'auto' } as const;
    const open = await stripe.checkout.sessions.create(
      order({ ...shipped, customer: customer.id, customer_update: update }),
    );
    expect(faults('session', open)).toEqual([]);
    expect((await post(open.url ?? '', { ...address, ...card })).status).toBe(303);
    const paid = await stripe.checkout.sessions.retrieve(open.id, { expand: ['customer'] });
    expect(faults('session', paid)).toEqual([]);
    expect(paid.customer).toMatchObject({ name: address.name });
    expect(faults('customer', paid.customer)).toEqual([]);
  });

  test.each([
    ['4242 4242 4242 4242', 'card', true],
    ['4000 0000 0000 7726', 'card', true],
    ['4000 0000 0000 5126', 'card', false],
    ['', 'bacs_debit', true],
    ['', 'klarna', false],
  ])('for refunds and disputes of %s%s, to their end', async (card_number, method, hasArrived) => {
    const own = await bench();
    const { stripe, provider } = own;
    const { url, id } = await stripe.checkout.sessions.create(order(shipped));
    await post(url ?? '', { ...address, ...card, card_number, method });
    if (method === 'klarna') await post(`${url}/authorise`, { outcome: 'yes' });
    if (method === 'bacs_debit') provider.actions.settle(id, true);
    const first = provider.actions.refund(id, { amount: 1000, reason: 'fraudulent' });
    expect(faults('refund', first)).toEqual([]);
    provider.actions.settleRefund(first.id, hasArrived);
    const dispute = provider.actions.openDispute(id, { isInquiry: !hasArrived });
    provider.actions.closeDispute(dispute.id, true);
    for (const refund of (await stripe.refunds.list()).data) expect(faults('refund', refund)).toEqual([]);
    for (const found of (await stripe.disputes.list()).data) expect(faults('dispute', found)).toEqual([]);
    for (const entry of (await stripe.balanceTransactions.list()).data)
      expect(faults('transaction', entry)).toEqual([]);
    const [charge] = (await stripe.charges.list({ expand: ['data.refunds'] })).data;
    expect(charge?.refunds?.data).toHaveLength(1);
    expect(faults('charge', charge)).toEqual([]);
    for (const event of (await stripe.events.list({ limit: 100 })).data)
      expect(faults('event', event)).toEqual([]);
  });

  test('for a fraud warning, an endpoint, and a declined intent', async () => {
    const { stripe } = await bench();
    const endpoint = await stripe.webhookEndpoints.create({
      url: 'http://localhost:9/x',
      enabled_events: ['*'],
    });
    expect(faults('endpoint', endpoint)).toEqual([]);
    const warned = await stripe.checkout.sessions.create(order());
    await post(warned.url ?? '', { ...address, ...card, card_number: '4000000000005423' });
    const [warning] = (await stripe.events.list({ type: 'radar.early_fraud_warning.created' })).data;
    expect(faults('warning', warning?.data.object)).toEqual([]);

    const declined = await stripe.checkout.sessions.create(order());
    await post(declined.url ?? '', { ...address, ...card, card_number: '4000000000000002' });
    const after = await stripe.checkout.sessions.retrieve(declined.id, {
      expand: ['payment_intent.latest_charge'],
    });
    const intent = after.payment_intent as { latest_charge: unknown };
    expect(faults('intent', { ...intent, latest_charge: null })).toEqual([]);
    expect(faults('charge', intent.latest_charge)).toEqual([]);
  });
});

/** The schema with unknown keys refused, and percentages allowed where the types only say "number". */
function closed(schema: Schema, hasPercentages: boolean): Schema {
  const copy: Schema = { ...schema };
  if (copy.properties) {
    copy.additionalProperties ??= false;
    copy.properties = Object.fromEntries(
      Object.entries(copy.properties).map(([key, child]) => [key, closed(child, hasPercentages)]),
    );
  }
  if (copy.items) copy.items = closed(copy.items, hasPercentages);
  if (hasPercentages && [copy.type].flat().includes('integer'))
    copy.type = [...[copy.type ?? []].flat(), 'number'];
  return copy;
}
