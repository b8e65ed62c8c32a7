import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { REGION_CODES, type RegionCode, regionOf } from '#src/core/regions/regions.ts';
import { basketOf, checkOut, lastSession } from '../helpers/requests.ts';
import { openStore, type TestStore } from '../helpers/store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openStore();
});
afterAll(() => store.close());

/**
 * Card includes Apple Pay, Google Pay and Link.
 * The rest is what the provider offers in that currency and to those countries.
 */
const OFFERED: Record<RegionCode, string[]> = {
  US: ['card', 'klarna', 'afterpay_clearpay', 'us_bank_account'],
  GB: ['card', 'klarna', 'afterpay_clearpay', 'bacs_debit'],
  CA: ['card', 'klarna', 'afterpay_clearpay', 'acss_debit'],
  EU: ['card', 'klarna', 'sepa_debit'],
  LATAM: ['card', 'us_bank_account'],
  GO: ['card', 'us_bank_account'],
};

test('[ENV-01] the shop’s short name is saved with its payments, and nothing if it has none', async () => {
  await checkOut(store, basketOf());
  expect(lastSession(store).metadata).not.toHaveProperty('store');
  const named = await openStore({ settings: { STORE_ALIAS: 'found-uk' } });
  try {
    await checkOut(named, basketOf());
    const { metadata, payment_intent_data } = lastSession(named);
    expect(metadata).toMatchObject({ store: 'found-uk' });
    expect(payment_intent_data?.metadata).toMatchObject({ store: 'found-uk' });
  } finally {
    await named.close();
  }
});

describe('[CHK-10] the payment methods', () => {
  test.each(REGION_CODES)(
    'are those that the provider offers in %s: the store requests none and excludes none',
    async (region) => {
      const { checkoutSessionId } = await checkOut(
        store,
        basketOf({ storeRegion: region, isoCurrency: regionOf(region).currency }),
      );
      const request = Object.keys(lastSession(store));
      expect(request.filter((name) => name.includes('payment_method'))).toEqual([]);
      const { session } = store.provider.tables.sessions.get(checkoutSessionId)!;
      expect(session.payment_method_types).toEqual(OFFERED[region]);
    },
  );
});
