import { describe, expect, test } from 'vitest';
import { messageForField } from '#functions/checkout/field-messages.ts';

const UNPRINTABLE = 'has a character that cannot be printed. Please type it instead of pasting.';

describe('a field of a name or an address', () => {
  test.each([
    ['firstName', 'The first name', 100],
    ['surname', 'The surname', 100],
    ['phone', 'The telephone number', 20],
    ['address1', 'The address', 200],
    ['address2', 'The second line of the address', 200],
    ['city', 'The town or city', 100],
    ['state', 'The county, state or province', 100],
    ['postcode', 'The postcode', 20],
    ['billing.name', 'The billing name', 200],
    ['billing.address1', 'The address for billing', 200],
    ['billing.address2', 'The second line of the address for billing', 200],
    ['billing.city', 'The town or city for billing', 100],
    ['billing.state', 'The county, state or province for billing', 100],
    ['billing.postcode', 'The postcode for billing', 20],
  ])('has its label, and that of the billing address: %s', (part, name, most) => {
    expect(messageForField(`customer.${part}`)).toBe(`${name} ${UNPRINTABLE}`);
    expect(messageForField(`customer.${part}`, true)).toBe(
      `${name} is too long: at most ${most} characters.`,
    );
  });

  test('that is an email address shows an example, or the maximum length', () => {
    expect(messageForField('customer.email')).toBe('Enter an email address like ana@example.com.');
    expect(messageForField('customer.email', true)).toBe(
      'The email address is too long: at most 254 characters.',
    );
  });

  test.each(['customer', 'customer.country', 'customer.constructor', 'customer.billing', 'gift.city'])(
    'that shoppers never type has no message for them: %s',
    (field) => {
      expect(messageForField(field)).toBeUndefined();
      expect(messageForField(field, true)).toBeUndefined();
    },
  );
});

describe('another field of a checkout', () => {
  test.each([
    ['items.0.quantity', 'The quantity must be a whole number from 1 to 99.'],
    ['items.12.quantity', 'The quantity must be a whole number from 1 to 99.'],
    [
      'items.12.customizationQuery',
      /^The personalisation is too long or has a character that cannot be printed\./,
    ],
    [
      'pledge.customizationQuery',
      /^The personalisation is too long or has a character that cannot be printed\./,
    ],
    ['pledge.amount', 'Enter an amount in figures, such as 12.50.'],
    ['couponCode', /code/],
    ['giftCardCode', /gift card/],
    ['gift.email', 'Enter an email address like ana@example.com.'],
    ['gift.deliverOn', 'Choose a day from today to a year from now.'],
  ])('has a message for its error: %s', (field, message) => {
    expect(messageForField(field)).toEqual(
      typeof message === 'string' ? message : expect.stringMatching(message),
    );
  });

  test.each([
    'items',
    'items.0',
    'items.x.quantity',
    'items.0.quantity.0',
    'seen.items.0.quantity',
    'items.0.productId',
    'my.pledge.amount',
    'pledge.amounts',
    'storeRegion',
  ])('that shoppers never fill in has none: %s', (field) => {
    expect(messageForField(field)).toBeUndefined();
  });
});

test.each([
  ['gift.name', 'The name is too long: at most 100 characters.'],
  ['gift.from', 'Your name is too long: at most 100 characters.'],
  ['gift.note', 'The note is too long: at most 300 characters.'],
])('%s is too long, or has markup', (field, tooLong) => {
  expect(messageForField(field, true)).toBe(tooLong);
  expect(messageForField(field)).toMatch(/plain text only/);
});
