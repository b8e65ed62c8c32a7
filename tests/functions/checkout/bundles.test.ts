import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findProduct } from '#functions/catalogue/snapshot.ts';
import { findOrder } from '#functions/orders/read-orders.ts';
import { withDatabases } from '../helpers/databases.ts';
import { payAt, SHOPPER } from '../helpers/hosted-page.ts';
import { mailTo, sendMails, wordsOf } from '../helpers/mails.ts';
import { basketOf, checkOut, checkoutPost, expectProblem, item, newKey } from '../helpers/requests.ts';
import { openStore, SITE, type TestStore } from '../helpers/store.ts';

const SHOP = 'hello@found.example';
/** A bundle of one long apron (three in stock) and two jars (unlimited). */
const BOX = ['market-box', 'box'] as const;
const APRON = ['market-apron', 'long-undyed'] as const;
const JAR = ['thyme-honey-sfakia', 'jar'] as const;

const leftOf = async (store: TestStore, id: string) =>
  (await store.call(new Request(`${SITE}/api/products/${id}/stock`))).json();

describe('a bundle', () => {
  let store: TestStore;
  beforeAll(async () => {
    store = await openStore();
  });
  afterAll(() => store.close());

  test('is bought at its own price; order and mails say what it contained, the packer’s with SKUs', async () => {
    const items = [item(...BOX, 2), item(...JAR)];
    const { redirectUrl, checkoutSessionId } = await checkOut(store, basketOf({ items }));
    await payAt(redirectUrl, { country: 'GB' });
    const order = (await findOrder(store.db, checkoutSessionId))!;
    expect(order).toMatchObject({ status: 'paid', subtotal: 2 * 7200 + 1850 });
    expect(order.lines[0]).toMatchObject({
      sku: 'BOX-MKT',
      quantity: 2,
      unitAmount: 7200,
      taxKind: 'goods',
      contains: [
        { productId: 'market-apron', productFormatId: 'long-undyed', sku: 'APR-L-UND', quantity: 1 },
        { productId: 'thyme-honey-sfakia', productFormatId: 'jar', name: 'Thyme Honey, Sfakia', quantity: 2 },
      ],
    });
    expect(order.lines[1]).not.toHaveProperty('contains');
    await sendMails(store);
    const notice = mailTo(store, SHOP, `New order ${order.id}`);
    for (const words of [wordsOf(notice), notice.text]) {
      expect(words).toMatch(/Pick 2 × The Market Apron \(Long, Undyed\), SKU APR-L-UND/);
      expect(words).toMatch(/Pick 4 × Thyme Honey, Sfakia \(Jar\), SKU thyme-honey-sfakia\.jar/);
    }
    const mail = mailTo(store, SHOPPER.email, `Your order ${order.id}`);
    expect(wordsOf(mail)).toContain(
      'Each contains 1 × The Market Apron (Long, Undyed), 2 × Thyme Honey, Sfakia (Jar)',
    );
    expect(mail.text).not.toContain('APR-L-UND');
  });

  test('has the tax of its own kind, the weight and the parts of its answer', async () => {
    const answer = await (await store.call(new Request(`${SITE}/api/products/market-box`))).json();
    expect(answer.formats[0]).toMatchObject({
      taxKind: 'goods',
      contains: [{ quantity: 1 }, { quantity: 2 }],
    });
    expect(answer.food).toMatchObject([{ name: 'Thyme Honey, Sfakia', net: { amount: 450, unit: 'g' } }]);
    expect(answer).not.toHaveProperty('stock');
    expect(findProduct('market-box')?.stock).toEqual({ box: { count: 3, countedAt: expect.any(String) } });
  });
});

describe('the last bundle', () => {
  let store: TestStore;
  beforeAll(async () => {
    store = await openStore({
      change: ({ products }) => {
        const apron = products.find(({ id }) => id === APRON[0])!.data.formats;
        apron.find(({ id }) => id === APRON[1])!.stock!.count = 1;
      },
    });
  });
  afterAll(() => store.close());

  test('is held with its parts while somebody pays for it', async () => {
    await checkOut(store, basketOf({ items: [item(...BOX)] }), newKey());
    expect(await leftOf(store, 'market-box')).toMatchObject({ formats: [{ _id: 'box', left: 0, held: 1 }] });
    expect(await leftOf(store, 'market-apron')).toMatchObject({
      formats: [{ _id: 'long-undyed', left: 0, held: 1 }],
    });
  });
});

describe('a part limited to two per customer', () => {
  let store: TestStore;
  beforeAll(async () => {
    store = await openStore({
      change: ({ products }) => {
        products.find(({ id }) => id === 'thyme-honey-sfakia')!.data.maximumPerPerson = 2;
      },
    });
  });
  afterAll(() => store.close());

  const message = /^Each customer can buy at most 2 of “Thyme Honey, Sfakia”/;
  const refused = (items: ReturnType<typeof item>[], email?: string) =>
    store.call(checkoutPost(basketOf({ items, ...(email && { customer: { email } }) }), newKey()));

  test('is counted in bundles and alone, in one basket', async () => {
    for (const [items, field] of [
      [[item(...BOX, 2)], 'items.0.quantity'],
      [[item(...JAR), item(...BOX)], 'items.1.quantity'],
      [[item(...BOX), item(...JAR)], 'items.1.quantity'],
    ] as const)
      await expectProblem(await refused([...items]), { status: 422, code: 'too_many', field, message });
  });

  test('is counted for a customer who bought it in a bundle before', async () => {
    const { redirectUrl } = await checkOut(store, basketOf({ items: [item(...BOX)] }), newKey());
    await payAt(redirectUrl, { email: 'ana@example.com' });
    await expectProblem(await refused([item(...JAR)], 'ana@example.com'), {
      status: 422,
      code: 'too_many',
      field: 'items.0.quantity',
      message,
    });
    await checkOut(
      store,
      basketOf({ items: [item(...JAR)], customer: { email: 'bo@example.com' } }),
      newKey(),
    );
  });
});

describe('a box of six with seven pieces left', () => {
  let store: TestStore;
  beforeAll(async () => {
    store = await openStore({
      change: ({ products }) => {
        const called = (name: string) => products.find(({ id }) => id === name)!.data.formats[0]!;
        called('market-box').contains = [{ product: JAR[0], format: JAR[1], quantity: 6 }];
        called(JAR[0]).stock = { count: 7, countedAt: new Date('2026-11-20') };
      },
    });
  });
  afterAll(() => store.close());

  test('is bought, although so many single pieces are too many for one purchase', async () => {
    await expectProblem(await store.call(checkoutPost(basketOf({ items: [item(...JAR, 6)] }), newKey())), {
      status: 422,
      code: 'too_many',
    });
    const { redirectUrl } = await checkOut(store, basketOf({ items: [item(...BOX)] }), newKey());
    await payAt(redirectUrl);
    expect(await leftOf(store, 'market-box')).toMatchObject({ formats: [{ _id: 'box', left: 0 }] });
    expect((await leftOf(store, JAR[0])).formats).toEqual([{ _id: 'jar', left: 1 }]);
  });
});

withDatabases('the stock of a bundle’s parts, on', (database) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await openStore({ database: database(), settings: { CHECKOUTS_IN_TEN_MINUTES: '0' } });
  });
  afterAll(() => store?.close());

  test('is shared by bundles and pieces in one basket, and the short part is named', async () => {
    const items = [item(...APRON, 2), item(...BOX, 2)];
    await expectProblem(await store.call(checkoutPost(basketOf({ items }))), {
      status: 409,
      code: 'sold_out',
      field: 'items.0.quantity',
    });
    await expectProblem(await store.call(checkoutPost(basketOf({ items: [item(...BOX, 4)] }))), {
      status: 409,
      code: 'sold_out',
      field: 'items.0.quantity',
      message: /“The Market Apron” \(Long, Undyed\) in “The Market Box”/,
    });
    expect(await leftOf(store, 'market-box')).toMatchObject({ formats: [{ _id: 'box', left: 3 }] });
  });
});

withDatabases('the last three pieces of a bundle’s part, on', (database) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await openStore({ database: database(), settings: { CHECKOUTS_IN_TEN_MINUTES: '0' } });
  });
  afterAll(() => store?.close());

  test('are never oversold when bundles and pieces are bought at once', async () => {
    const bought = await Promise.all(
      Array.from({ length: 12 }, async (_, at) => {
        const items = [at % 2 === 0 ? item(...BOX) : item(...APRON)];
        const response = await store.call(checkoutPost(basketOf({ items }), newKey()));
        const answer = await response.json();
        if (response.status === 200 || response.status === 201) await payAt(answer.redirectUrl);
        return answer.error?.code ?? 'paid';
      }),
    );
    expect(bought.filter((one) => one === 'paid')).toHaveLength(3);
    for (const one of bought) expect(['paid', 'held_by_others', 'sold_out']).toContain(one);
    expect(await leftOf(store, 'market-box')).toMatchObject({ formats: [{ _id: 'box', left: 0 }] });
    expect(await leftOf(store, 'market-apron')).toMatchObject({ formats: [{ _id: 'long-undyed', left: 0 }] });
    await expectProblem(await store.call(checkoutPost(basketOf({ items: [item(...BOX)] }))), {
      status: 409,
      code: 'sold_out',
      field: 'items.0.quantity',
    });
  });
});
