import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { takenTotal } from '#functions/db/schema/reservations.ts';
import { withDatabases } from '../helpers/databases.ts';
import { payAt } from '../helpers/hosted-page.ts';
import { basketOf, checkOut, expectProblem, item, newKey } from '../helpers/requests.ts';
import { openStore, SITE, type TestStore } from '../helpers/store.ts';

const SIGNED = 'stock:a-slow-loaf/signed-hardback@2026-11-01';

withDatabases('[API-25] the available stock of a variant, on', (database) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await openStore({
      database: database(),
      change: ({ products }) => {
        const { formats } = products.find(({ id }) => id === 'a-slow-loaf')!.data;
        const countedAt = new Date('2026-11-01');
        formats.find(({ id }) => id === 'signed-hardback')!.stock = { count: 5, countedAt };
      },
    });
  });
  afterAll(() => store?.close());
  const clock = process.env.STORE_CLOCK;
  afterEach(() => {
    if (clock === undefined) delete process.env.STORE_CLOCK;
    else process.env.STORE_CLOCK = clock;
  });

  const ask = (path: string) => store.call(new Request(`${SITE}/api/products/${path}`));
  const left = async (id: string) => (await ask(`${id}/stock`)).json();
  const signed = (count: number) => basketOf({ items: [item('a-slow-loaf', 'signed-hardback', count)] });

  test('is the count, less open payment pages until they expire, and less what was sold', async () => {
    const shelf = (count: number) => ({
      _id: 'a-slow-loaf',
      formats: [{ _id: 'signed-hardback', left: count }],
    });
    expect(await left('a-slow-loaf')).toEqual(shelf(5));
    await checkOut(store, signed(2), newKey());
    expect(await left('a-slow-loaf')).toEqual(shelf(3));
    process.env.STORE_CLOCK = '+31m';
    expect(await left('a-slow-loaf')).toEqual(shelf(5));
    await payAt((await checkOut(store, signed(2), newKey())).redirectUrl);
    process.env.STORE_CLOCK = '+28800m';
    expect(await left('a-slow-loaf')).toEqual(shelf(3));
  });

  test('is never less than nothing: more may be sold than a later count says', async () => {
    const [sold] = await store.db.select().from(takenTotal).where(eq(takenTotal.key, SIGNED));
    const set = (taken: number) =>
      store.db
        .insert(takenTotal)
        .values({ key: SIGNED, taken })
        .onConflictDoUpdate({ target: takenTotal.key, set: { taken } });
    await set(6);
    expect((await left('a-slow-loaf')).formats).toMatchObject([{ _id: 'signed-hardback', left: 0 }]);
    await set(sold?.taken ?? 0);
  });

  test('is empty for a product without limited stock, and is cached for seconds only', async () => {
    const answer = await ask('orecchiette-and-other-arguments/stock');
    expect(await answer.json()).toEqual({ _id: 'orecchiette-and-other-arguments', formats: [] });
    expect(answer.headers.get('cache-control')).toBe('public, max-age=2');
    expect(answer.headers.get('netlify-cdn-cache-control')).toMatch(/^public, max-age=3,/);
  });

  test('is a 404 for an unknown product', async () => {
    await expectProblem(await ask('nothing/stock'), { status: 404, code: 'not_found', field: 'id' });
    await expectProblem(await ask('a-slow-loaf/stock?x=1'), { status: 422, code: 'invalid_input' });
  });
});
