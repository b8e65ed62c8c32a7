import { expect, test } from 'vitest';
import { downloadLinks } from '#functions/downloads/links.ts';
import { storeNow } from '#src/lib/clock.ts';
import { withDatabases } from '#tests/functions/helpers/databases.ts';
import { buy, EBOOK, fetchLink } from '#tests/functions/helpers/digital.ts';
import { payAt } from '#tests/functions/helpers/hosted-page.ts';
import { listOrders } from '#tests/functions/helpers/orders.ts';
import { basketOf, checkOut, item } from '#tests/functions/helpers/requests.ts';
import { openStore, SITE, type TestStore } from '#tests/functions/helpers/store.ts';

/** Renames a product of the content, as an editor would. */
const rename = (from: string, to: string) => (content: TestStore['content']) => {
  const product = content.products.find((entry) => entry.id === from)!;
  Object.assign(product, { id: to, data: { ...product.data, aliases: [from] } });
  for (const { data } of content.selections) for (const one of data.items) if (one.id === from) one.id = to;
};

withDatabases('a product that was renamed, on', (database) => {
  test('is bought under its new name by baskets and clients that know the old one', async () => {
    const store = await openStore({
      database: database(),
      change: rename('the-two-egg-pan', 'the-small-pan'),
    });
    const { formats } = store.content.products.find(({ id }) => id === 'the-small-pan')!.data;
    const items = ['the-two-egg-pan', 'the-small-pan'].map((id) => item(id, formats[0]!.id));
    const { redirectUrl } = await checkOut(store, basketOf({ items }));
    await payAt(redirectUrl);
    const [{ lines } = { lines: [] }] = await listOrders(store.db);
    expect(lines).toEqual([expect.objectContaining({ productId: 'the-small-pan', quantity: 2 })]);
    const answer = await store.call(new Request(`${SITE}/api/products/the-two-egg-pan`));
    expect(await answer.json()).toMatchObject({ _id: 'the-small-pan' });
    await store.close();
  });

  test('can still be downloaded by those who bought it before', async () => {
    let store = await openStore({ database: database(), files: [EBOOK.productId] });
    const bought = await buy(store);
    const [link] = await downloadLinks(store.db, bought.order.id, storeNow());
    await store.close();
    store = await openStore({
      database: database(),
      files: ['a-slower-loaf'],
      change: rename(EBOOK.productId, 'a-slower-loaf'),
    });
    expect((await fetchLink(store, link!.path)).status).toBe(200);
    await store.close();
  });
});
