import { describe, expect, test } from 'vitest';
import { REGION_CODES, regionOf } from '#src/core/regions/regions.ts';
import { ga4Event, majorUnits } from '#src/core/tracking/ga4-payload.ts';
import { klaviyoEvent } from '#src/core/tracking/klaviyo-payload.ts';
import type { Buying, TrackedEvent } from '#src/core/tracking/tracked-event.ts';

const PAN = {
  _id: 'pan',
  name: 'The Pan',
  creator: { name: 'Ana' },
  categoryIds: ['kitchen/pans', 'kitchen'],
};
const BUYING: Buying = {
  region: 'GB',
  couponCode: 'TINS20',
  lines: [
    { product: PAN, variant: 'Steel', quantity: 3, unitAmount: 2400, discount: 1000 },
    { product: { _id: 'jam', name: 'Jam' }, variant: 'Jar', quantity: 1, unitAmount: 650, discount: 0 },
  ],
};
const PURCHASE = {
  kind: 'purchase',
  purchase: { orderId: 'F-1', buying: BUYING, shipping: 395, tax: 121 },
} as const;
const address = (id: string) => `https://found.example/products/${id}`;

describe('[EVT-01] Google Analytics gets', () => {
  test.each([
    ['added', 'add_to_cart'],
    ['removed', 'remove_from_cart'],
    ['basket', 'view_cart'],
    ['checkout', 'begin_checkout'],
  ] as const)('%s as %s, with items, value and currency', (kind, name) => {
    expect(ga4Event({ kind, buying: BUYING })).toEqual({
      name,
      parameters: {
        currency: 'GBP',
        value: 68.5,
        coupon: 'TINS20',
        items: [
          {
            item_id: 'pan',
            item_name: 'The Pan',
            item_variant: 'Steel',
            item_brand: 'Ana',
            item_category: 'kitchen/pans',
            price: 20.67,
            discount: 3.33,
            coupon: 'TINS20',
            quantity: 3,
          },
          { item_id: 'jam', item_name: 'Jam', item_variant: 'Jar', price: 6.5, quantity: 1 },
        ],
      },
    });
  });

  test('a purchase with its number, shipping and tax beside the value of the goods', () => {
    expect(ga4Event(PURCHASE)).toMatchObject({
      name: 'purchase',
      parameters: { transaction_id: 'F-1', value: 68.5, shipping: 3.95, tax: 1.21, currency: 'GBP' },
    });
  });

  test('no event that is not in its scheme', () => {
    expect(ga4Event({ kind: 'viewed', buying: BUYING })).toBeUndefined();
  });

  test.each(REGION_CODES)(
    'amounts in %s in the currency’s main unit, without floating-point errors',
    (region) => {
      const { currency } = regionOf(region);
      for (const amount of [0, 1, 10, 29, 115, 1999, 123_456_789])
        expect(String(majorUnits(amount, currency))).toBe(String(amount / 100));
    },
  );
});

describe('[EVT-02] Klaviyo gets', () => {
  test.each([
    ['viewed', 'Viewed Product', { ProductID: 'pan', Price: 24, URL: address('pan'), Currency: 'GBP' }],
    ['added', 'Added to Cart', { $value: 68.5, AddedItemProductID: 'pan', AddedItemQuantity: 3 }],
    ['removed', 'Removed from Cart', { $value: 68.5, RemovedItemProductID: 'pan', RemovedItemQuantity: 3 }],
    ['checkout', 'Started Checkout', { $value: 68.5, ItemNames: ['The Pan', 'Jam'], DiscountCode: 'TINS20' }],
  ] as const)('%s as %s', (kind, name, properties) => {
    expect(klaviyoEvent({ kind, buying: BUYING }, address)).toMatchObject({ name, properties });
  });

  test('a purchase with its number, its discount code, its categories once each, and all items', () => {
    const twice = [...BUYING.lines, { ...BUYING.lines[0]!, quantity: 1, discount: 0 }];
    const purchase = { ...PURCHASE.purchase, buying: { ...BUYING, lines: twice } };
    const pan = {
      ProductID: 'pan',
      ProductName: 'The Pan',
      Variant: 'Steel',
      Brand: 'Ana',
      Categories: ['kitchen/pans', 'kitchen'],
      URL: address('pan'),
      Price: 24,
      Quantity: 3,
    };
    const jam = {
      ProductID: 'jam',
      ProductName: 'Jam',
      Variant: 'Jar',
      Brand: undefined,
      Categories: [],
      URL: address('jam'),
      Price: 6.5,
      Quantity: 1,
    };
    expect(klaviyoEvent({ kind: 'purchase', purchase }, address)).toEqual({
      name: 'Placed Order',
      properties: {
        $value: 92.5,
        Currency: 'GBP',
        OrderId: 'F-1',
        DiscountCode: 'TINS20',
        Categories: ['kitchen/pans', 'kitchen'],
        ItemNames: ['The Pan', 'Jam', 'The Pan'],
        Items: [pan, jam, { ...pan, Quantity: 1 }],
      },
    });
  });

  test('a checkout without a code with no discount, and a product view without a quantity', () => {
    const { couponCode: _, ...plain } = BUYING;
    const told = klaviyoEvent({ kind: 'checkout', buying: plain }, address);
    expect(Object.keys(told!.properties)).toEqual(['$value', 'Currency', 'Categories', 'ItemNames', 'Items']);
    const viewed = klaviyoEvent({ kind: 'viewed', buying: BUYING }, address);
    expect(Object.keys(viewed!.properties)).not.toContain('Quantity');
    expect(ga4Event({ kind: 'basket', buying: plain })!.parameters).not.toHaveProperty('coupon');
    expect(ga4Event({ kind: 'basket', buying: plain })!.parameters.items[0]).not.toHaveProperty('coupon');
  });

  test('no event without a name in its scheme, and no empty basket', () => {
    expect(klaviyoEvent({ kind: 'basket', buying: BUYING }, address)).toBeUndefined();
    expect(klaviyoEvent({ kind: 'added', buying: { region: 'GB', lines: [] } }, address)).toBeUndefined();
  });
});

test('[F108] nothing that a shopper typed is in any event', () => {
  const line = {
    ...BUYING.lines[0]!,
    customizationQuery: 'For Canary',
    product: { ...PAN, customizationQuery: 'Canary' },
  };
  const buying: Buying = { ...BUYING, lines: [line] };
  const events: TrackedEvent[] = [
    ...(['viewed', 'added', 'removed', 'basket', 'checkout'] as const).map((kind) => ({ kind, buying })),
    { kind: 'purchase', purchase: { ...PURCHASE.purchase, buying } },
  ];
  for (const event of events)
    expect(JSON.stringify([ga4Event(event), klaviyoEvent(event, address)])).not.toContain('Canary');
});
