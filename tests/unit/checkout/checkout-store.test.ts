import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { emptyForm } from '#src/features/basket/checkout/checkout-form.ts';
import {
  $checkout,
  decodeCheckout,
  finishCheckout,
  NO_CHECKOUT,
  updateCheckout,
} from '#src/features/basket/checkout/checkout-store.ts';
import { readPayoutCode } from '#src/features/basket/checkout/payout-storage.ts';
import { sessionAtom } from '#src/features/basket/checkout/session-atom.ts';

afterEach(() => finishCheckout());

describe('the checkout', () => {
  test('[CHK-01] the form has every field; the country is the US by default, and the region’s own where it has one', () => {
    expect(emptyForm()).toEqual({
      email: '',
      firstName: '',
      surname: '',
      address1: '',
      address2: '',
      city: '',
      country: 'US',
      postcode: '',
      phone: '',
      shippingMethodId: '',
      shippingPrice: 0,
      state: '',
      enableOptIn: false,
      billing: null,
    });
    expect(['US', 'GB', 'CA', 'EU', 'LATAM', 'GO'].map((code) => emptyForm(code as 'US').country)).toEqual([
      'US',
      'GB',
      'CA',
      '',
      '',
      '',
    ]);
  });

  test('[CHK-02] the state begins with no order, no discount and the intent Standard', () => {
    expect(NO_CHECKOUT).toMatchObject({
      walletPaymentRequestData: null,
      order: null,
      discount: { productIds: [], code: '', isError: false, error: null },
      intent: 'Standard',
      redirectUrl: '',
    });
  });

  test('[BAS-07] comes back from storage as it was left', () => {
    updateCheckout({
      form: { ...emptyForm('GB'), email: 'ana@example.org' },
      redirectUrl: 'https://checkout.example/1',
      attempt: { key: 'k', fingerprint: 'f' },
      discount: { code: 'X', percentOff: 10, productIds: [], isError: false, error: null },
    });
    const { version: _, ...left } = { ...$checkout.get() } as Record<string, unknown>;
    expect(decodeCheckout(JSON.parse(JSON.stringify($checkout.get())))).toEqual(left);
  });

  test('after a paid order keeps nothing but its number', () => {
    updateCheckout({ form: emptyForm(), attempt: { key: 'k', fingerprint: 'f' } });
    finishCheckout({ _id: 'F-1' });
    expect($checkout.get()).toMatchObject({ form: null, attempt: { key: '' }, order: { _id: 'F-1' } });
  });

  test('[BAS-07] anything else in storage is no checkout, or one without what was wrong', () => {
    expect(decodeCheckout({ version: 2 })).toBeUndefined();
    const parts = fc.constantFrom('form', 'order', 'discount', 'intent', 'redirectUrl', 'attempt');
    fc.assert(
      fc.property(fc.dictionary(parts, fc.anything()), (value) => {
        const checkout = decodeCheckout({ ...value, version: 1 })!;
        expect(typeof checkout.redirectUrl).toBe('string');
        expect(['Standard', 'Funding']).toContain(checkout.intent);
        expect(checkout.discount.isError).toBe(false);
        if (checkout.form) expect(typeof checkout.form.email).toBe('string');
      }),
    );
    fc.assert(fc.property(fc.anything(), (value) => void decodeCheckout(value)));
  });
});

describe('[BAS-07] a value in session storage', () => {
  const words = (stored: unknown) => (typeof stored === 'string' ? stored : undefined);

  test('is written with each change and read when the page starts', () => {
    const stored = new Map<string, string>();
    const storage = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    };
    sessionAtom('k', 'first', words, storage).set('second');
    expect(sessionAtom('k', 'first', words, storage).get()).toBe('second');
  });

  test.each([
    ['damaged', { getItem: () => '{"a', setItem() {} }],
    ['foreign', { getItem: () => '{"a":1}', setItem() {} }],
    ['missing', undefined],
    [
      'refused',
      {
        getItem() {
          throw new DOMException('no', 'SecurityError');
        },
        setItem() {
          throw new DOMException('full', 'QuotaExceededError');
        },
      },
    ],
  ])('starts and changes in memory when storage is %s', (_, storage) => {
    const $value = sessionAtom('k', 'first', words, storage);
    expect($value.get()).toBe('first');
    $value.set('second');
    expect($value.get()).toBe('second');
  });
});

test('a payout code is read as it was set, and nothing else is', () => {
  const kept = (value: string | null) => vi.stubGlobal('localStorage', { getItem: () => value });
  kept('ines-summer');
  expect(readPayoutCode()).toBe('ines-summer');
  for (const other of [null, '', '<b>', 'UPPER', 'x'.repeat(41)]) {
    kept(other);
    expect(readPayoutCode()).toBeUndefined();
  }
  vi.unstubAllGlobals();
});
