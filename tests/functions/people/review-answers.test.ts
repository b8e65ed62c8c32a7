import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { findProduct } from '#functions/catalogue/snapshot.ts';
import { review, reviewAnswer as reviewAnswerTable } from '#functions/db/schema/reviews.ts';
import { creatorOperations } from '#functions/desk/creators/operations.ts';
import { reviewOperations } from '#functions/desk/reviews/operations.ts';
import { deleteOldReviews } from '#functions/people/reviews/moderate.ts';
import { creatorHome } from '#src/contracts/desk/creators.ts';
import {
  reviewAnswer,
  reviewAnswerDecide,
  reviewAnswerWithdraw,
  reviewsDecide,
  reviewsList,
} from '#src/contracts/desk/reviews.ts';
import type { ReviewAnswer } from '#src/contracts/reviews.ts';
import { dayOf, daysLater } from '#src/core/dates.ts';
import { callerOf, memberOf } from '../desk/member.ts';
import { withDatabases } from '../helpers/databases.ts';
import { openStore, SITE, type TestStore } from '../helpers/store.ts';

const PRODUCT = 'a-slow-loaf';
const TEXT = 'Turn the oven down a little.\n\nThen it rises.';

withDatabases('a public answer to a review, on', (database) => {
  let store: TestStore;
  let makerId = '';
  beforeAll(async () => {
    store = await openStore({ database: database() });
    makerId = findProduct(PRODUCT)?.creator._id ?? '';
  });
  afterAll(() => store?.close());
  beforeEach(async () => {
    await store.db.delete(review);
    await store.db.insert(review).values(
      (
        [
          ['R-1', 'approved'],
          ['R-2', 'new'],
        ] as const
      ).map(([id, status]) => ({
        id,
        status,
        productId: PRODUCT,
        rating: 4,
        text: 'It rose.',
        firstName: 'Ana',
        createdAt: new Date('2026-11-20'),
      })),
    );
  });
  const call = () => callerOf(store.db, [...reviewOperations, ...creatorOperations]);
  const editor = () => memberOf(store.db, 'Edith', 'editor');
  const maker = async () => ({ ...(await memberOf(store.db, 'Maker', 'creator')), creatorId: makerId });
  const onPage = async () => {
    const response = await store.call(new Request(`${SITE}/api/reviews/${PRODUCT}`));
    return ((await response.json()) as { data: ReviewAnswer[] }).data[0]?.answer;
  };
  const waiting = async () => (await call()(await editor(), reviewsList, { status: 'answers' })).rows;

  test('is written by the maker, read by the shop, and then on the page without a build', async () => {
    const me = await maker();
    await call()(me, reviewAnswer, { id: 'R-1', version: null, text: TEXT });
    expect(await onPage()).toBeNull();
    expect(await waiting()).toMatchObject([
      { id: 'R-1', answer: { text: TEXT, state: 'waiting', version: 1, writtenBy: 'Maker' } },
    ]);
    await expect(
      call()(me, reviewAnswerDecide, { id: 'R-1', version: 1, to: 'approved' }),
    ).rejects.toMatchObject({ code: 'not_allowed' });
    await call()(await editor(), reviewAnswerDecide, { id: 'R-1', version: 1, to: 'approved' });
    expect(await onPage()).toEqual({ by: expect.any(String), text: TEXT, writtenAt: dayOf(new Date()) });
    expect(await waiting()).toEqual([]);
    const { reviews } = await call()(me, creatorHome, {});
    expect(reviews).toMatchObject([{ id: 'R-1', answer: { state: 'approved' } }]);
  });

  test('is read again when its maker changes it, and is off the page until then', async () => {
    const me = await maker();
    await call()(await editor(), reviewAnswer, { id: 'R-1', version: null, text: TEXT });
    expect(await onPage()).toMatchObject({ text: TEXT });
    await call()(me, reviewAnswer, { id: 'R-1', version: 1, text: 'Or wait.' });
    expect(await onPage()).toBeNull();
    await call()(await editor(), reviewAnswerDecide, { id: 'R-1', version: 2, to: 'approved' });
    expect(await onPage()).toMatchObject({ text: 'Or wait.' });
    await call()(me, reviewAnswerWithdraw, { id: 'R-1', version: 3 });
    expect(await onPage()).toBeNull();
    await expect(
      call()(await editor(), reviewAnswerDecide, { id: 'R-1', version: 4, to: 'approved' }),
    ).rejects.toMatchObject({ code: 'conflict' });
  });

  test('of two people at once, the second is refused', async () => {
    const me = await editor();
    const all = await Promise.allSettled(
      ['One', 'Two', 'Three'].map((text) => call()(me, reviewAnswer, { id: 'R-1', version: null, text })),
    );
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const [refused] = all.filter((one) => one.status === 'rejected');
    expect(refused?.reason).toMatchObject({ code: 'conflict' });
  });

  test('is not for reviews of others, nor for those that are not shown', async () => {
    const stranger = { ...(await maker()), creatorId: 'nobody' };
    for (const attempt of [
      () => call()(stranger, reviewAnswer, { id: 'R-1', version: null, text: TEXT }),
      () => call()(stranger, reviewAnswerWithdraw, { id: 'R-1', version: 1 }),
      () => call()(stranger, reviewAnswer, { id: 'R-9', version: null, text: TEXT }),
    ])
      await expect(attempt()).rejects.toMatchObject({ code: 'not_allowed' });
    await expect(
      call()(await maker(), reviewAnswer, { id: 'R-2', version: null, text: TEXT }),
    ).rejects.toMatchObject({ code: 'not_found' });
  });

  test('leaves with its review', async () => {
    const me = await editor();
    await call()(me, reviewAnswer, { id: 'R-1', version: null, text: TEXT });
    await call()(me, reviewsDecide, { id: 'R-1', from: 'approved', to: 'rejected' });
    expect(await onPage()).toBeUndefined();
    await deleteOldReviews(store.db, daysLater(new Date(), 100));
    const left = await store.db.select().from(reviewAnswerTable).where(eq(reviewAnswerTable.reviewId, 'R-1'));
    expect(left).toEqual([]);
  });
});
