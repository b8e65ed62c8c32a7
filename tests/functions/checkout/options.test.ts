import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findOrder } from '#functions/orders/read-orders.ts';
import { payAt, SHOPPER } from '../helpers/hosted-page.ts';
import { mailTo, sendMails, wordsOf } from '../helpers/mails.ts';
import { basketOf, checkOut, checkoutPost, formPost, item, lastSession } from '../helpers/requests.ts';
import { openStore, type TestStore } from '../helpers/store.ts';

const SHOP = 'hello@found.example';

let store: TestStore;
beforeAll(async () => {
  store = await openStore();
});
afterAll(() => store.close());

const FORM = { storeRegion: 'GB', productId: 'market-apron', quantity: '1' };

describe('a product with options', () => {
  test('is bought as a variant at its own price; the order keeps its values and its SKU', async () => {
    const items = [item('market-apron', 'regular-indigo', 2), item('market-apron', 'short-undyed')];
    const { redirectUrl, checkoutSessionId } = await checkOut(store, basketOf({ items }));
    await payAt(redirectUrl, { country: 'GB' });
    const order = await findOrder(store.db, checkoutSessionId);
    expect(order).toMatchObject({ status: 'paid', subtotal: 2 * 5100 + 4800 });
    expect(order?.lines).toMatchObject([
      { formatName: 'Regular, Indigo', sku: 'APR-R-IND', quantity: 2, unitAmount: 5100 },
      { formatName: 'Short, Undyed', sku: 'APR-S-UND', quantity: 1, unitAmount: 4800 },
    ]);
    await sendMails(store);
    // The person who packs it finds it by its SKU; the buyer is shown what was chosen.
    const notice = mailTo(store, SHOP, `New order ${order!.id}`);
    for (const words of [wordsOf(notice), notice.text])
      expect(words).toMatch(/SKU APR-R-IND[\s\S]*SKU APR-S-UND/);
    const mail = mailTo(store, SHOPPER.email, `Your order ${order!.id}`);
    expect(mail.text).toContain('Regular, Indigo');
    expect(mail.text).not.toContain('APR-R-IND');
  });

  test('a format without an SKU is bought with one made from its ids', async () => {
    const { redirectUrl, checkoutSessionId } = await checkOut(store, basketOf());
    await payAt(redirectUrl, { country: 'GB' });
    expect((await findOrder(store.db, checkoutSessionId))?.lines[0]?.sku).toBe('a-slow-loaf.hardback');
  });

  test('is bought by its values without JavaScript', async () => {
    const response = await store.call(
      formPost({ ...FORM, 'option.1': 'Regular', 'option.2': 'Indigo', 'seen.regular-indigo': '5100' }),
    );
    expect(response.status, await response.text()).toBe(303);
    expect(lastSession(store).line_items![0]).toMatchObject({
      price_data: { unit_amount: 5100, product_data: { description: 'Regular, Indigo' } },
    });
  });

  test.each([
    [
      'that is sold out',
      { 'option.1': 'Long', 'option.2': 'Indigo' },
      /“The Market Apron” \(Long, Indigo\) has just sold out/,
    ],
    [
      'that does not exist',
      { 'option.1': 'Long', 'option.2': 'Pink' },
      /“The Market Apron” does not come in this size\./,
    ],
    ['whose values are missing', { 'option.1': 'Long' }, /“The Market Apron” does not come in this size\./],
  ])(
    'a combination %s is refused in words, and the form keeps what was chosen',
    async (_what, values, words) => {
      const response = await store.call(formPost({ ...FORM, ...values }));
      const page = await response.text();
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(response.status).toBeLessThan(500);
      expect(page).toMatch(words);
    },
  );

  test('a variant that became unavailable is refused at its own line', async () => {
    const items = [item('a-slow-loaf', 'hardback'), item('market-apron', 'long-indigo')];
    const response = await store.call(checkoutPost(basketOf({ items })));
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({
      error: { code: 'sold_out', field: 'items.1.productFormatId' },
    });
  });

  test('the API has the options, and each format’s values, SKU, barcode, weight and availability', async () => {
    const response = await store.call(new Request('https://found.example/api/products/market-apron'));
    expect(await response.json()).toMatchObject({
      options: [
        { name: 'Size', values: ['Short', 'Regular', 'Long'] },
        { name: 'Colour', values: ['Undyed', 'Indigo'] },
      ],
      formats: [
        {
          _id: 'short-undyed',
          options: ['Short', 'Undyed'],
          sku: 'APR-S-UND',
          barcode: '5012345678900',
          weight: 300,
        },
        { _id: 'short-indigo', picture: 1 },
        {},
        {},
        {},
        { _id: 'long-indigo', availability: 'unavailable' },
      ],
    });
  });
});
