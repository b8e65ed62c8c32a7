import { describe, expect, onTestFinished, test } from 'vitest';
import { basketOf, checkOut, checkoutPost, expectProblem, lastSession } from '../helpers/requests.ts';
import { type Options, openStore, SITE, type TestStore } from '../helpers/store.ts';

/** Open for one test only, since the settings belong to the process. */
async function storeWith(settings: Options['settings']) {
  const store = await openStore({ settings });
  onTestFinished(() => store.close());
  return store;
}

const listed = async (store: TestStore, region = 'GB') =>
  (
    await store.call(new Request(`${SITE}/api/shipping-methods?active=true&shippingRates.region=${region}`))
  ).json() as Promise<{ defaultId: string; data: { _id: string }[] }>;

test('[ENV-01] a settings error names an offered promo code that the content does not have, and nothing is sold', async () => {
  const store = await storeWith({ BUY_TWO_PROMO_CODE: 'NEVER-WAS' });
  await expectProblem(await store.call(checkoutPost(basketOf())), { status: 500, code: 'internal_error' });
  expect(store.log.join('\n')).toContain('BUY_TWO_PROMO_CODE: names no promo code of src/content/coupons');
  expect(store.log.join('\n')).not.toContain('NEVER-WAS');
});

describe('[CHK-07] DEFAULT_SHIPPING_METHOD', () => {
  test('is preselected in the basket, and is the server’s default', async () => {
    const store = await storeWith({ DEFAULT_SHIPPING_METHOD: 'express' });
    const { defaultId, data } = await listed(store);
    expect(defaultId).toBe('express');
    expect(data[0]!._id).toBe('standard');
    await checkOut(store, basketOf({ shippingMethodId: undefined }));
    const { metadata } = lastSession(store).shipping_options![0]!.shipping_rate_data!;
    expect(metadata).toEqual({ shippingMethodId: defaultId });
  });

  test.each(['collect', 'pigeon'])('%s, which is no active method, is reported by name', async (setting) => {
    const store = await storeWith({ DEFAULT_SHIPPING_METHOD: setting });
    const response = await store.call(new Request(`${SITE}/api/shipping-methods?active=true`));
    expect(response.status).toBe(500);
    await expectProblem(await store.call(checkoutPost(basketOf())), {
      status: 500,
      code: 'internal_error',
    });
    expect(store.log.join('\n')).toContain(
      'DEFAULT_SHIPPING_METHOD: names no active shipping method; there is express, standard',
    );
  });
});
