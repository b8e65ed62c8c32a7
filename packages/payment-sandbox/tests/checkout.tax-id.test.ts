import type Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import { address, bench, card, get, order, post, problem, shipped } from './bench.ts';
import { sampleCustomer } from './sample-customer.ts';

const withTaxId: Partial<Stripe.Checkout.SessionCreateParams> = {
  ...shipped,
  tax_id_collection: { enabled: true },
};
const business = { business_name: 'Ovens & Sons Ltd', tax_id: 'GB123456789' };

describe('a session that collects tax IDs', () => {
  test('has the name and the tax ID of a business, and the person’s name on the parcel', async () => {
    const { stripe, provider } = await bench();
    const session = await stripe.checkout.sessions.create(order(withTaxId));
    expect(session.tax_id_collection).toEqual({ enabled: true, required: 'never' });
    expect((await get(session.url ?? '')).text).toContain('name="tax_id"');
    expect((await post(session.url ?? '', { ...address, ...business, ...card })).status).toBe(303);
    expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
      customer_details: {
        name: business.business_name,
        business_name: business.business_name,
        tax_ids: [{ type: 'gb_vat', value: business.tax_id }],
      },
      collected_information: {
        business_name: business.business_name,
        shipping_details: { name: address.name },
      },
    });
    const other = await stripe.checkout.sessions.create(
      order({
        shipping_address_collection: { allowed_countries: ['IE'] },
        tax_id_collection: { enabled: true },
      }),
    );
    await provider.actions.pay(other.id, { address: { country: 'IE' }, businessName: 'B', taxId: 'IE1' });
    expect((await stripe.checkout.sessions.retrieve(other.id)).customer_details?.tax_ids).toEqual([
      { type: 'eu_vat', value: 'IE1' },
    ]);
  });

  test('needs both the name and the tax ID, or neither', async () => {
    const { stripe } = await bench();
    const { url } = await stripe.checkout.sessions.create(order(withTaxId));
    for (const half of [{ business_name: 'Ovens' }, { tax_id: 'GB1' }] as Record<string, string>[]) {
      const { status, text } = await post(url ?? '', { ...address, ...half, ...card });
      expect([status, text.includes('of the business.')]).toEqual([200, true]);
    }
    expect((await post(url ?? '', { ...address, ...card })).status).toBe(303);
  });

  test('with a customer saves the business name, and is refused if it may not', async () => {
    const { stripe } = await bench();
    const { id } = await stripe.customers.create(sampleCustomer);
    const refused = stripe.checkout.sessions.create(order({ ...withTaxId, customer: id }));
    expect(await problem(refused)).toMatchObject({ statusCode: 400, param: 'tax_id_collection' });
    const { url } = await stripe.checkout.sessions.create(
      order({ ...withTaxId, customer: id, customer_update: { name: 'auto' } }),
    );
    await post(url ?? '', { ...address, ...business, ...card });
    expect(await stripe.customers.retrieve(id)).toMatchObject({ name: business.business_name });
  });

  test('without it, the page asks for no tax ID and ignores one', async () => {
    const { stripe } = await bench();
    const session = await stripe.checkout.sessions.create(order(shipped));
    expect((await get(session.url ?? '')).text).not.toContain('tax_id');
    await post(session.url ?? '', { ...address, ...business, ...card });
    const paid = await stripe.checkout.sessions.retrieve(session.id);
    expect(paid.customer_details).toMatchObject({ business_name: null, tax_ids: [], name: address.name });
  });
});
