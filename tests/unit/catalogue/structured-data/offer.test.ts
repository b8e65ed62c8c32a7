import { describe, expect, test } from 'vitest';
import { type OfferTerms, offersData } from '#src/catalogue/structured-data/offer.ts';
import { format, product, terms } from './made-up-product.ts';

const offers = (change: object = {}, region: OfferTerms['region'] = 'GB', more: Partial<OfferTerms> = {}) =>
  offersData(product(change), terms(region, more)) as unknown as Record<string, unknown>[];

describe('an offer', () => {
  test('is of one format, with the URL that shows its price, and all facts for a buyer', () => {
    const days = (minValue: number, maxValue: number) => ({
      '@type': 'QuantitativeValue',
      minValue,
      maxValue,
      unitCode: 'DAY',
    });
    const byMethod = (value: string, transitTime: object) => ({
      '@type': 'OfferShippingDetails',
      shippingRate: { '@type': 'MonetaryAmount', value, currency: 'GBP' },
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: ['GB'] },
      deliveryTime: { '@type': 'ShippingDeliveryTime', handlingTime: days(1, 2), transitTime },
    });
    expect(offers()).toEqual([
      {
        '@type': 'Offer',
        name: 'A jar',
        sku: 'plum-jam.jar',
        url: 'https://shop.example/products/plum-jam?region=GB',
        price: '12.50',
        priceCurrency: 'GBP',
        availability: 'https://schema.org/InStock',
        itemCondition: 'https://schema.org/NewCondition',
        seller: { '@type': 'Organization', name: 'The Shop' },
        shippingDetails: [byMethod('3.95', days(2, 5)), byMethod('7.95', days(1, 2))],
        hasMerchantReturnPolicy: {
          '@type': 'MerchantReturnPolicy',
          applicableCountry: ['GB'],
          merchantReturnLink: 'https://shop.example/terms',
          returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
          merchantReturnDays: 14,
          returnMethod: 'https://schema.org/ReturnByMail',
          returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
        },
      },
    ]);
  });

  test('is made for each format that the region sells, and for no other', () => {
    const formats = [
      format(),
      format({ _id: 'six', name: 'Six jars', prices: [{ region: 'GB', amount: 6000 }] }),
    ];
    expect(offers({ formats }).map(({ sku, price }) => [sku, price])).toEqual([
      ['plum-jam.jar', '12.50'],
      ['plum-jam.six', '60.00'],
    ]);
    expect(offers({ formats }, 'US').map(({ sku, priceCurrency }) => [sku, priceCurrency])).toEqual([
      ['plum-jam.jar', 'USD'],
    ]);
    expect(offers({ formats }, 'CA')).toEqual([]);
  });

  test('ships for free from the threshold on', () => {
    const formats = [format({ prices: [{ region: 'GB', amount: 5000 }] })];
    expect(offers({ formats })[0]?.shippingDetails).toMatchObject([
      { shippingRate: { value: '0.00' } },
      { shippingRate: { value: '7.95' } },
    ]);
  });

  test.each([
    [{ availability: 'unavailable', type: 'pre-order' }, 'OutOfStock'],
    [{ type: 'pre-order' }, 'PreOrder'],
    [{ type: 'funding' }, 'PreOrder'],
    [{ type: 'available' }, 'InStock'],
  ])('of %j is %s', (change, word) => {
    expect(offers(change)[0]?.availability).toBe(`https://schema.org/${word}`);
  });

  test('of a product with a future release has its date', () => {
    const ahead = { type: 'pre-order', releasedAt: '2027-03-04T10:00:00.000Z' };
    expect(offers(ahead)[0]?.availabilityStarts).toBe('2027-03-04');
    expect(offers()[0]).not.toHaveProperty('availabilityStarts');
  });

  test('of a file has neither delivery nor returns', () => {
    const [offer] = offers({ formats: [format({ type: 'Digital File' })] });
    expect(offer).not.toHaveProperty('shippingDetails');
    expect(offer).not.toHaveProperty('hasMerchantReturnPolicy');
  });

  test('of a customized product excludes returns', () => {
    const [offer] = offers({ customization: { isRequired: true } });
    expect(offer?.hasMerchantReturnPolicy).toEqual({
      '@type': 'MerchantReturnPolicy',
      applicableCountry: ['GB'],
      merchantReturnLink: 'https://shop.example/terms',
      returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
    });
    const optional = offers({ customization: { isRequired: false } });
    expect(optional[0]?.hasMerchantReturnPolicy).toMatchObject({ merchantReturnDays: 14 });
  });

  test('names no countries above the limit of search engines', () => {
    const [offer] = offers({}, 'GO');
    expect(offer?.price).toBe('17.00');
    expect(offer).not.toHaveProperty('shippingDetails');
    expect(offer).not.toHaveProperty('hasMerchantReturnPolicy');
    expect(offers({}, 'LATAM')[0]).toHaveProperty('shippingDetails');
  });

  test('without a shipping method has no delivery, but returns', () => {
    const [offer] = offers({}, 'GB', { shippingMethods: [] });
    expect(offer).not.toHaveProperty('shippingDetails');
    expect(offer).toHaveProperty('hasMerchantReturnPolicy');
  });

  const price = (amount: string, currency = 'GBP') => ({
    '@type': 'UnitPriceSpecification',
    price: amount,
    priceCurrency: currency,
  });
  const grams = {
    '@type': 'QuantitativeValue',
    value: 340,
    unitCode: 'GRM',
    valueReference: { '@type': 'QuantitativeValue', value: 100, unitCode: 'GRM' },
  };

  test('has the unit price where the law requires one, and the struck-through price', () => {
    const reduced = [
      { region: 'GB', amount: 1000, prior: 1250 },
      { region: 'US', amount: 1600 },
    ];
    const formats = [format({ prices: reduced, net: { amount: 340, unit: 'g' } })];
    expect(offers({ formats })[0]?.priceSpecification).toEqual([
      { ...price('10.00'), referenceQuantity: grams },
      { ...price('12.50'), priceType: 'https://schema.org/StrikethroughPrice' },
    ]);
    expect(offers({ formats }, 'US')[0]).not.toHaveProperty('priceSpecification');
    const alone = [format({ prices: reduced })];
    expect(offers({ formats: alone })[0]?.priceSpecification).toEqual([
      { ...price('12.50'), priceType: 'https://schema.org/StrikethroughPrice' },
    ]);
    const liquid = [format({ net: { amount: 500, unit: 'ml' } })];
    expect(offers({ formats: liquid })[0]?.priceSpecification).toMatchObject([
      { referenceQuantity: { value: 500, unitCode: 'MLT', valueReference: { value: 100, unitCode: 'MLT' } } },
    ]);
  });
});
