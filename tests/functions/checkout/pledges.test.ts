import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findOrder } from '#functions/orders/read-orders.ts';
import { checkOut, checkoutPost, expectRefused, lastSession } from '../helpers/requests.ts';
import { openStore, type TestStore } from '../helpers/store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openStore({
    change: ({ fundings }) => {
      delete fundings.find(({ id }) => id === 'fold')!.data.freeAmount.CA;
    },
  });
});
afterAll(() => store.close());

function pledgeOf(change: Record<string, unknown>, storeRegion = 'GB') {
  return { intent: 'Funding', pledge: { fundingId: 'fold', ...change }, storeRegion };
}

describe('the customization of a pledge', () => {
  const paid = async (pledge: Record<string, unknown>) => {
    const { checkoutSessionId } = await checkOut(store, pledgeOf(pledge));
    const { metadata } = lastSession(store).line_items![0]!;
    await store.provider.actions.pay(checkoutSessionId);
    await store.provider.webhooks.idle();
    const order = await findOrder(store.db, checkoutSessionId);
    return { metadata, line: order!.lines[0]! };
  };

  test('is saved with its line, at the provider and in the order', async () => {
    const { metadata, line } = await paid({ rewardId: 'named-hardback', customizationQuery: 'Zofia Nowak' });
    const words = { customization: 'Zofia Nowak' };
    expect(metadata).toEqual({ productId: 'fold', formatId: 'named-hardback', ...words });
    expect(line).toMatchObject({ formatId: 'named-hardback', ...words });
  });

  test.each([
    ['the reward takes some and none were given', { rewardId: 'named-hardback' }],
    ['the field of the reward was left empty', { rewardId: 'named-hardback', customizationQuery: '' }],
    ['the reward takes none', { rewardId: 'paperback' }],
    ['no reward is wanted', { amount: 500 }],
  ])('is not saved if there is none: %s', async (_what, pledge) => {
    const { metadata, line } = await paid(pledge);
    expect(metadata).not.toHaveProperty('customization');
    expect(line).not.toHaveProperty('customization');
  });
});

describe('a custom amount', () => {
  test('is refused in a region where the funding accepts none', async () => {
    await expectRefused(store, checkoutPost(pledgeOf({ amount: 500 }, 'CA')), {
      status: 409,
      code: 'not_sold_here',
      field: 'pledge.amount',
      message: 'Pledges without a reward are not available in this region.',
    });
    await checkOut(store, pledgeOf({ rewardId: 'paperback' }, 'CA'));
  });

  test('must be between the minimum and the maximum, which the error names', async () => {
    for (const amount of [199, 50_001])
      await expectRefused(store, checkoutPost(pledgeOf({ amount })), {
        status: 422,
        code: 'amount_out_of_range',
        field: 'pledge.amount',
        message: 'Enter an amount from £2.00 to £500.00.',
      });
    for (const amount of [200, 50_000]) {
      await checkOut(store, pledgeOf({ amount }));
      expect(lastSession(store).line_items).toMatchObject([{ price_data: { unit_amount: amount } }]);
    }
  });
});

test('a reward that is sold out is named, with the alternatives', async () => {
  const answer = await store.call(checkoutPost(pledgeOf({ rewardId: 'lunch-in-krakow' })));
  expect(answer.status).toBe(409);
  expect(await answer.json()).toMatchObject({
    error: {
      code: 'sold_out',
      field: 'pledge.rewardId',
      message: '“Lunch in Kraków” has just sold out. You can choose another reward, or pledge without one.',
    },
  });
});
