import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { basketRequest, pledgeRequest } from '#src/contracts/checkout.ts';

const keysOf = (schema: { shape: object }) => Object.keys(schema.shape).sort();
const list = (words: string) => words.split(' ').sort();

const ADDRESS = 'address1 address2 city state postcode country';
const EITHER =
  'storeRegion isoCurrency payoutCode customerUserAgent successUrl cancelUrl customer seen intent previousKey';
const customer = basketRequest.shape.customer.def.innerType;
const billing = customer.shape.billing.def.innerType;
const item = basketRequest.shape.items.def.element;

test('[A04] [CHK-03] a checkout accepts exactly these keys', () => {
  expect(keysOf(basketRequest)).toEqual(
    list(`${EITHER} items shippingMethodId couponCode giftCardCode gift digitalConsent`),
  );
  expect(keysOf(pledgeRequest)).toEqual(list(`${EITHER} pledge`));
  expect(keysOf(item)).toEqual(list('gift productId quantity productFormatId previewUrl customizationQuery'));
  expect(keysOf(customer)).toEqual(
    list(`email firstName surname phone enableOptIn optInWording billing ${ADDRESS}`),
  );
  expect(keysOf(billing)).toEqual(list(`name ${ADDRESS}`));
});

test.each([
  ['a checkout', basketRequest],
  ['a pledge', pledgeRequest],
  ['a line', item],
  ['a customer', customer],
  ['a billing address', billing],
])('[A04] a key that %s does not know is refused by its name', (_what, schema) => {
  const { error } = z.safeParse(schema as z.ZodMiniType, { isAdmin: true });
  expect(error?.issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : []))).toEqual([
    'isAdmin',
  ]);
});
