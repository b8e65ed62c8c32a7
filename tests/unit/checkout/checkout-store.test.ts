import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, test } from 'vitest';
import { decodeCheckout, decodeShippingMethod, encodeCheckout } from '#src/contracts/stored/checkout.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import { taxPlaceOf } from '#src/core/tax/rates.ts';
import { CheckoutDetails } from '#src/features/basket/checkout/CheckoutDetails.tsx';
import {
  countryIn,
  customerOf,
  emptyBilling,
  emptyForm,
  updateForm,
} from '#src/features/basket/checkout/checkout-form.ts';
import {
  $checkout,
  $shippingMethodId,
  finishCheckout,
  NO_CHECKOUT,
  updateCheckout,
} from '#src/features/basket/checkout/checkout-store.ts';
import { NO_DISCOUNT } from '#src/features/basket/checkout/look-up-coupon.ts';
import { attribute, elementsOf, textOf } from '#tests/build/support/html.ts';

const REFUSED = {
  code: 'X',
  percentOff: 0,
  productIds: [],
  isError: true,
  error: { code: 'not_found', message: 'No.' },
};

afterEach(() => finishCheckout());

describe('the checkout', () => {
  test('keeps the consent that was ticked on a product’s page, until the order is paid', () => {
    updateCheckout({ digitalConsent: 'gb-2' });
    const stored = encodeCheckout($checkout.get());
    expect(decodeCheckout(stored)?.digitalConsent).toBe('gb-2');
    // A checkout that an earlier release stored has none.
    expect(decodeCheckout(stored.replace('"digitalConsent":"gb-2",', ''))?.digitalConsent).toBe('');
    finishCheckout();
    expect($checkout.get().digitalConsent).toBe('');
  });

  test('[CHK-01] the form has every field; the country is the US by default, and the region’s own if it has one', () => {
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
      'US',
      'US',
      'US',
    ]);
  });

  test('[CHK-01] each change starts from what is stored, also when the form was drawn before another one', () => {
    updateForm('GB', () => ({ billing: emptyBilling('GB') }));
    updateForm('GB', ({ billing }) => ({ billing: billing && { ...billing, city: 'Leeds' } }));
    updateForm('GB', ({ billing }) => ({ billing: billing && { ...billing, name: 'Ana' } }));
    updateForm('GB', () => ({ surname: 'Lee' }));
    expect($checkout.get().form).toMatchObject({
      surname: 'Lee',
      country: 'GB',
      billing: { name: 'Ana', city: 'Leeds', country: 'GB' },
    });
  });

  test('[CHK-01] a country that the region does not ship to is neither shown, nor sent, nor taxed', () => {
    const form = {
      ...emptyForm('EU'),
      email: 'ana@example.org',
      billing: { ...emptyBilling('US'), name: 'Ana' },
    };
    const chosenIn = (region: RegionCode, country: string) => {
      const view = createElement(CheckoutDetails, {
        form: { ...form, country },
        region,
        isOptInEnabled: false,
      });
      const [select] = renderToStaticMarkup(view).match(/<select.*?<\/select>/) ?? [];
      const chosen = elementsOf(select ?? '').find((option) => attribute(option, 'selected') !== undefined);
      return textOf(chosen!);
    };
    expect(chosenIn('EU', 'US')).toBe('Choose a country');
    expect(chosenIn('EU', 'FR')).toBe('France');
    expect(chosenIn('US', 'US')).toBe('United States');
    expect(chosenIn('US', 'FR')).toBe('Choose a country');
    expect(customerOf(form, 'EU')).toEqual({ email: 'ana@example.org', billing: { name: 'Ana' } });
    expect(customerOf({ ...form, country: 'FR', billing: null }, 'EU')).toMatchObject({ country: 'FR' });
    expect(countryIn('EU', 'US')).toBe('');
    expect(taxPlaceOf('EU', countryIn('EU', 'FR'))).toBe('FR');
  });

  test('[CHK-02] the initial state has no order, no discount and the intent Standard', () => {
    expect(NO_CHECKOUT).toMatchObject({
      walletPaymentRequestData: null,
      order: null,
      discount: { productIds: [], code: '', isError: false, error: null },
      intent: 'Standard',
      redirectUrl: '',
    });
  });

  test('[BAS-07] is the same after it was stored and read', () => {
    updateCheckout({
      form: { ...emptyForm('GB'), email: 'ana@example.org' },
      redirectUrl: 'https://checkout.example/1',
      attempt: { key: 'k', basketStamp: 7 },
      discount: {
        ...NO_DISCOUNT,
        code: 'X',
        percentOff: 10,
        amountsOff: {},
        productIds: ['salt'],
        regions: ['GB'],
        minimumQuantity: 2,
        needsEmail: true,
      },
    });
    expect(decodeCheckout(encodeCheckout($checkout.get()))).toEqual($checkout.get());
  });

  test('a promo code that an older release stored is read with its meaning; one without a discount is dropped', () => {
    const stored = (discount: object) =>
      decodeCheckout(JSON.stringify({ version: 1, ...NO_CHECKOUT, discount }))?.discount;
    const old = { code: 'TINS20', percentOff: 20, productIds: ['a'], isError: false, error: null };
    expect(stored(old)).toEqual({
      ...old,
      amountsOff: {},
      hasFreeShipping: false,
      regions: [],
      minimumQuantity: 1,
      needsEmail: false,
    });
    expect(stored({ ...old, percentOff: 0 })).toBeNull();
    expect(stored({ ...old, percentOff: 0, amountsOff: { GB: 500 } })).toMatchObject({
      amountsOff: { GB: 500 },
    });
    expect(stored({ ...old, percentOff: 0, amountsOff: { GB: -500 } })).toBeNull();
    expect(stored({ ...old, amountsOff: { MARS: 500 } })).toBeNull();
  });

  test('[DIS-03] a refused promo code is restored with the server’s body; one without a body is dropped', () => {
    const stored = (discount: object) =>
      decodeCheckout(JSON.stringify({ version: 1, ...NO_CHECKOUT, discount }))?.discount;
    expect(stored(REFUSED)).toEqual({ code: 'X', isError: true, error: REFUSED.error });
    expect(stored({ ...REFUSED, error: null })).toBeNull();
    expect(stored({ ...REFUSED, error: { code: 'not_found' } })).toBeNull();
  });

  test('after a paid order only its number is kept', () => {
    updateCheckout({ form: emptyForm(), attempt: { key: 'k', basketStamp: 7 } });
    finishCheckout({ _id: 'F-1' });
    expect($checkout.get()).toMatchObject({ form: null, attempt: null, order: { _id: 'F-1' } });
  });

  test('[BAS-07] invalid stored data is no checkout, or one without the invalid parts', () => {
    expect(decodeCheckout('{"version":2}')).toBeUndefined();
    const parts = fc.constantFrom('form', 'order', 'discount', 'intent', 'redirectUrl', 'attempt');
    fc.assert(
      fc.property(fc.dictionary(parts, fc.jsonValue()), (value) => {
        const checkout = decodeCheckout(JSON.stringify({ ...value, version: 1 }))!;
        expect(typeof checkout.redirectUrl).toBe('string');
        expect(['Standard', 'Funding']).toContain(checkout.intent);
        if (checkout.discount?.isError) expect(typeof checkout.discount.error.message).toBe('string');
        expect(checkout.attempt === null || checkout.attempt.key.length > 0).toBe(true);
        if (checkout.form) expect(typeof checkout.form.email).toBe('string');
      }),
    );
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.json(), fc.string()), (value) => void decodeCheckout(value)),
    );
  });
});

test('a shipping method is restored as it was chosen, and nothing else is', () => {
  $shippingMethodId.set('express');
  expect($shippingMethodId.get()).toBe('express');
  expect(decodeShippingMethod('"express"')).toBe('express');
  for (const other of [null, '', 'express', '"Express!"', '{}', '"'])
    expect(decodeShippingMethod(other)).toBe('');
});
