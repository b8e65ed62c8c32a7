import { afterAll, beforeAll, expect, expectTypeOf, test } from 'vitest';
import type { ProductAnswer } from '#src/contracts/catalogue/product.ts';
import { productOperation, productsOperation } from '#src/contracts/catalogue/products.ts';
import { checkoutOperation } from '#src/contracts/checkout.ts';
import { callApi } from '#src/stores/api-client/call-api.ts';
import { basketOf } from '../helpers/requests.ts';
import { openStore, SITE, type TestStore } from '../helpers/store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openStore();
});
afterAll(() => store.close());

const at = { origin: SITE, fetch: (url: never, init: never) => store.call(new Request(url, init)) } as never;

test('[API-23] a program calls an operation through its contract and gets a typed answer', async () => {
  const products = await callApi(productsOperation, { query: { limit: '2', goods: 'book' } }, at);
  if (!products.isOk) throw new Error(products.error.message);
  expectTypeOf(products.data.data).toEqualTypeOf<ProductAnswer[]>();
  expect(products.data).toMatchObject({ limit: 2, skip: 0 });
  const [first] = products.data.data;
  const one = await callApi(productOperation, { params: { id: first!._id }, query: {} }, at);
  expect(one).toEqual({ isOk: true, data: first });
});

test('[API-06] [API-24] the client opens a checkout, and a refusal is an answer with a code and a field', async () => {
  const opened = await callApi(checkoutOperation, { body: basketOf() as never }, at);
  expect(opened).toMatchObject({
    isOk: true,
    data: { checkoutSessionId: expect.stringMatching(/^cs_/), redirectUrl: expect.any(String) },
  });
  const refused = await callApi(checkoutOperation, { body: basketOf({ items: [] }) as never }, at);
  expect(refused).toMatchObject({
    isOk: false,
    status: 422,
    error: { code: 'invalid_input', field: 'items' },
  });
  const unknown = await callApi(productOperation, { params: { id: 'nothing/of ours' } }, at);
  expect(unknown).toMatchObject({ isOk: false, status: 404, error: { code: 'not_found', field: 'id' } });
});
