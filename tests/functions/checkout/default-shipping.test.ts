import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { basketOf, checkOut, checkoutPost, expectProblem, lastSession } from '../helpers/requests.ts';
import { openStore, SITE, type TestStore } from '../helpers/store.ts';

const opened: TestStore[] = [];
async function storeWith(setting: string | undefined) {
  const store = await openStore({ settings: { DEFAULT_SHIPPING_METHOD: setting } });
  opened.push(store);
  return store;
}
afterAll(async () => {
  for (const store of opened.toReversed()) await store.close();
});

const listed = async (store: TestStore, region = 'GB') =>
  (
    await store.call(new Request(`${SITE}/api/shipping-methods?active=true&shippingRates.region=${region}`))
  ).json() as Promise<{ defaultId: string; data: { _id: string }[] }>;

test('[ENV-01] an offer of a promo code that the content does not have is said by name, and nothing is sold', async () => {
  const store = await openStore({ settings: { BUY_TWO_PROMO_CODE: 'NEVER-WAS' } });
  onTestFinished(() => store.close());
  await expectProblem(await store.call(checkoutPost(basketOf())), { status: 500, code: 'internal_error' });
  expect(store.log.join('\n')).toContain('BUY_TWO_PROMO_CODE: names no promo code of src/content/coupons');
  expect(store.log.join('\n')).not.toContain('NEVER-WAS');
});

describe('[CHK-07] DEFAULT_SHIPPING_METHOD', () => {
  test('is what the basket is told to preselect, and what the server chooses for whoever chooses nothing', async () => {
    const store = await storeWith('express');
    const { defaultId, data } = await listed(store);
    expect(defaultId).toBe('express');
    expect(data[0]!._id).toBe('standard');
    await checkOut(store, basketOf({ shippingMethodId: undefined }));
    const { metadata } = lastSession(store).shipping_options![0]!.shipping_rate_data!;
    expect(metadata).toEqual({ shippingMethodId: defaultId });
  });

  test.each(['collect', 'pigeon'])(
    '%s, which no active method is called, is said by name',
    async (setting) => {
      const store = await storeWith(setting);
      const response = await store.call(new Request(`${SITE}/api/shipping-methods?active=true`));
      expect(response.status).toBe(500);
      await expectProblem(await store.call(checkoutPost(basketOf())), {
        status: 500,
        code: 'internal_error',
      });
      expect(store.log.join('\n')).toContain(
        'DEFAULT_SHIPPING_METHOD: names no active shipping method; there is express, standard',
      );
    },
  );
});
