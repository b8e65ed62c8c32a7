import { expect, test } from 'vitest';
import { address, type Bench, bench, card, line, order, post, shipped, shipping } from './bench.ts';

/** A session as the API returns it, without values that differ between sessions. */
async function shown({ stripe }: Bench, id: string): Promise<unknown> {
  const session = await stripe.checkout.sessions.retrieve(id, {
    expand: ['line_items', 'payment_intent.latest_charge', 'shipping_cost.shipping_rate'],
  });
  const text = JSON.stringify(session)
    .replaceAll(/\b(cs_test|pi|ch|py|pm|li|price|prod|shr|txn|mandate|order)_\w+/g, '$1')
    .replaceAll(/"fingerprint":"\w+"/g, '"fingerprint":""');
  return JSON.parse(text);
}

test('a payment without the page has the same objects and events as one on it', async () => {
  const own = await bench();
  const params = order({
    ...shipped,
    line_items: [line('Book', 2800), line('Spoon', 950, 2)],
    shipping_options: [shipping('Post', 395), shipping('Courier', 995)],
    automatic_tax: { enabled: true },
    phone_number_collection: { enabled: true },
  });
  for (const method of ['card', 'klarna', 'bacs_debit'] as const) {
    const before = own.eventTypes().length;
    const onPage = await own.stripe.checkout.sessions.create(params);
    const phone = '+44 7700 900123';
    const [, second] = onPage.shipping_options;
    const fields = { ...address, ...card, phone, method, tax_country: 'GB' };
    const answer = await post(onPage.url ?? '', { ...fields, shipping_rate: String(second?.shipping_rate) });
    expect(answer.status).toBe(303);
    if (method === 'klarna') await post(`${onPage.url}/authorise`, { outcome: 'yes' });
    const onPageTypes = own.eventTypes().slice(before);
    const { id } = await own.stripe.checkout.sessions.create(params);
    const { email, name, country, line1, city, postal_code } = address;
    await own.provider.actions.pay(id, {
      method,
      email,
      name,
      phone,
      address: { country, line1, city, postal_code },
      shipping: 'Courier',
    });
    expect(own.eventTypes().slice(before + onPageTypes.length)).toEqual(onPageTypes);
    expect(await shown(own, id)).toEqual(await shown(own, onPage.id));
  }
});

test('a declined card leaves the session open, and methods that the page does not offer are refused', async () => {
  const { stripe, provider } = await bench();
  const { actions } = provider;
  const { id } = await stripe.checkout.sessions.create(order(shipped));
  expect((await actions.pay(id, { card: '4000000000000002' })).status).toBe('open');
  expect((await actions.pay(id, { method: 'klarna', agrees: false })).status).toBe('open');
  await expect(actions.pay(id, { method: 'sepa_debit' })).rejects.toThrow('does not offer sepa_debit');
  await expect(actions.pay(id, { card: '1234' })).rejects.toThrow('not a test card');
  await expect(actions.pay(id, { address: { country: 'FR' } })).rejects.toThrow('does not deliver to FR');
  await expect(actions.pay(id, { shipping: 'Drone' })).rejects.toThrow('no shipping rate Drone');
  expect(await actions.pay(id)).toMatchObject({ status: 'complete', payment_status: 'paid' });
  await expect(actions.pay(id)).rejects.toThrow('is not open');
  await expect(actions.pay('cs_test_no')).rejects.toThrow('No such checkout.session');
  expect(provider.tables.ledger.size).toBe(1);
});

test('hundreds of sessions are paid one after another, each once', async () => {
  const own = await bench();
  const count = 300;
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1) ids.push((await own.stripe.checkout.sessions.create(order())).id);
  for (const id of ids) await own.provider.actions.pay(id);
  expect(own.provider.ledger().totals).toEqual({
    gbp: { charged: count * 2800, refunded: 0, disputed: 0, net: count * 2800 },
  });
});
