import { afterAll, beforeAll, expect, test } from 'vitest';
import { review } from '#functions/db/schema/reviews.ts';
import { withDatabases } from '../helpers/databases.ts';
import { openStore, SITE, type TestStore } from '../helpers/store.ts';

withDatabases('the reviews of a product, without a build, on', (database) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await openStore({ database: database() });
    await store.db.insert(review).values(
      (
        [
          ['R-OLD', 'approved', null, '2026-11-01'],
          ['R-YOUNG', 'approved', null, '2026-11-20'],
          ['R-NEW', 'new', null, '2026-11-21'],
          ['R-NO', 'rejected', null, '2026-11-21'],
          ['R-RECIPE', 'approved', 'tapuskali', '2026-11-22'],
        ] as const
      ).map(([id, status, recipeId, day]) => ({
        id,
        status,
        recipeId,
        productId: 'a-slow-loaf',
        rating: 4,
        text: `<b>${id}</b>`,
        firstName: 'Ana',
        createdAt: new Date(day),
      })),
    );
  });
  afterAll(() => store?.close());
  const read = (product: string) => store.call(new Request(`${SITE}/api/reviews/${product}`));

  test('are the approved ones of the product itself, newest first, as they were typed', async () => {
    const response = await read('a-slow-loaf');
    expect(response.headers.get('netlify-cdn-cache-control')).toContain('max-age=3');
    const { data, taken } = (await response.json()) as { data: unknown[]; taken: string[] };
    expect(data).toEqual([
      { _id: 'r-young', rating: 4, text: '<b>R-YOUNG</b>', name: 'Ana', writtenAt: '2026-11-20' },
      { _id: 'r-old', rating: 4, text: '<b>R-OLD</b>', name: 'Ana', writtenAt: '2026-11-01' },
    ]);
    // What was approved before is taken off pages that were built then.
    expect(taken).toEqual(['r-no']);
  });

  test('of no product are a 404', async () => {
    expect((await read('no-such-thing')).status).toBe(404);
  });
});
