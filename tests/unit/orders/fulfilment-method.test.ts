import { describe, expect, test } from 'vitest';
import { fulfilmentMethodOf, handlingText } from '#src/core/orders/fulfilment-method.ts';
import { deliveryBy } from '#src/core/shipping/method-name.ts';

describe('the delivery method of a line', () => {
  test.each([
    [{}, '', 'posted'],
    [{}, 'For Ana', 'made'],
    [{ type: 'Print On Demand' }, null, 'made'],
    [{ type: 'Digital File' }, 'For Ana', 'digital'],
    [{ type: 'Gift Card' }, '', 'digital'],
    [undefined, '', 'posted'],
    [undefined, 'For Ana', 'made'],
  ] as const)('of %o with the customization “%s” is %s', (format, words, way) => {
    expect(fulfilmentMethodOf(format, words)).toBe(way);
  });

  test.each([
    [
      ['made', 'posted', 'digital'],
      'We start making your items at once. Your parcel leaves us within 3 working days.',
    ],
    [['made'], 'We are making your order now. It leaves us within 3 working days.'],
    [['posted', 'digital'], 'We pack your parcel next. It leaves us within 3 working days.'],
    [['digital'], undefined],
    [[], undefined],
  ] as const)('of %j has a text for what happens', (ways, words) => {
    expect(handlingText(ways, { minimumDays: 0, maximumDays: 3 })).toBe(words);
  });
});

test.each([
  ['Standard', 'standard delivery'],
  ['Express delivery', 'express delivery'],
  ['Second-class post', 'second-class post'],
  ['Postbus', 'postbus delivery'],
  ['UPS', 'UPS delivery'],
  ['Éclair', 'éclair delivery'],
  ['by Bike', 'by Bike delivery'],
  ['Delivery Plus', 'Delivery Plus delivery'],
])('called %s is “%s” in a sentence', (name, words) => {
  expect(deliveryBy(name)).toBe(words);
});
