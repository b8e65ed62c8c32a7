import { describe, expect, test } from 'vitest';
import { bench, card, line, order, post, problem, shopper } from './bench.ts';

describe('coupons', () => {
  test('are created, retrieved, listed and deleted', async () => {
    const { stripe } = await bench();
    const coupon = await stripe.coupons.create({
      id: 'order-7',
      amount_off: 300,
      currency: 'GBP',
      duration: 'once',
      max_redemptions: 1,
      name: 'SUNDAY',
      metadata: { order: '7' },
    });
    expect(coupon).toMatchObject({
      id: 'order-7',
      amount_off: 300,
      currency: 'gbp',
      percent_off: null,
      duration: 'once',
      max_redemptions: 1,
      times_redeemed: 0,
      valid: true,
      name: 'SUNDAY',
      metadata: { order: '7' },
    });
    const made = await stripe.coupons.create({ percent_off: 12.5 });
    expect(made.id).toMatch(/^\w{8}$/);
    expect((await stripe.coupons.list()).data.map(({ id }) => id)).toEqual([made.id, 'order-7']);
    expect(await stripe.coupons.retrieve('order-7')).toMatchObject({ name: 'SUNDAY' });
    const taken = await problem(stripe.coupons.create({ id: 'order-7', percent_off: 5 }));
    expect(taken.code).toBe('resource_already_exists');
    expect(await stripe.coupons.del('order-7')).toMatchObject({ id: 'order-7', deleted: true });
    expect((await problem(stripe.coupons.retrieve('order-7'))).statusCode).toBe(404);
  });

  test('lower the lines, are used up once paid, and their deletion changes no session', async () => {
    const { stripe } = await bench();
    const coupon = await stripe.coupons.create({ amount_off: 100, currency: 'gbp', max_redemptions: 1 });
    const lines = [line('A', 1000), line('B', 1000), line('C', 1000)];
    const params = order({ line_items: lines, discounts: [{ coupon: coupon.id }] });
    const session = await stripe.checkout.sessions.create(params);
    expect(session).toMatchObject({
      amount_subtotal: 3000,
      amount_total: 2900,
      total_details: { amount_discount: 100 },
    });
    const { data } = await stripe.checkout.sessions.listLineItems(session.id);
    expect(data.map(({ amount_discount }) => amount_discount)).toEqual([34, 33, 33]);
    await post(session.url ?? '', { ...shopper, ...card });
    expect(await stripe.coupons.retrieve(coupon.id)).toMatchObject({ times_redeemed: 1, valid: false });
    const used = await problem(stripe.checkout.sessions.create(params));
    expect(used).toMatchObject({ code: 'coupon_expired', param: 'discounts[0][coupon]' });
    await stripe.coupons.del(coupon.id);
    const after = await stripe.checkout.sessions.retrieve(session.id, {
      expand: ['discounts.coupon', 'total_details.breakdown'],
    });
    expect(after.discounts?.[0]?.coupon).toMatchObject({ amount_off: 100 });
    expect(after.total_details?.breakdown?.discounts[0]).toMatchObject({
      amount: 100,
      discount: { source: { coupon: coupon.id, type: 'coupon' }, checkout_session: session.id },
    });
  });

  test('have percentages, products, currencies and expiry dates', async () => {
    const { stripe, clock } = await bench();
    const percent = await stripe.coupons.create({ percent_off: 33.33 });
    const third = await stripe.checkout.sessions.create(order({ discounts: [{ coupon: percent.id }] }));
    expect(third.total_details?.amount_discount).toBe(933);
    const other = await stripe.coupons.create({
      percent_off: 50,
      applies_to: { products: ['prod_elsewhere'] },
    });
    expect(other).not.toHaveProperty('applies_to');
    const shown = await stripe.coupons.retrieve(other.id, { expand: ['applies_to'] });
    expect(shown.applies_to).toEqual({ products: ['prod_elsewhere'] });
    const untouched = await stripe.checkout.sessions.create(order({ discounts: [{ coupon: other.id }] }));
    expect(untouched.amount_total).toBe(2800);
    const dollars = await stripe.coupons.create({ amount_off: 100, currency: 'usd' });
    expect(
      (await problem(stripe.checkout.sessions.create(order({ discounts: [{ coupon: dollars.id }] })))).param,
    ).toBe('discounts[0][coupon]');
    const soon = Math.floor(clock.now() / 1000) + 60;
    const brief = await stripe.coupons.create({ percent_off: 5, redeem_by: soon });
    await clock.advance(61_000);
    expect(await stripe.coupons.retrieve(brief.id)).toMatchObject({ valid: false });
  });

  test('larger than the order make it free, never negative', async () => {
    const { stripe } = await bench();
    const coupon = await stripe.coupons.create({ amount_off: 9_000, currency: 'gbp' });
    const session = await stripe.checkout.sessions.create(order({ discounts: [{ coupon: coupon.id }] }));
    expect(session).toMatchObject({ amount_total: 0, total_details: { amount_discount: 2800 } });
  });
});
