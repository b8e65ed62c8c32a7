import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayOf, daysLater } from '#src/core/dates.ts';
import { cardBasket } from '../helpers/gift-cards.ts';
import {
  attemptOf,
  basketOf,
  type CheckoutBody,
  checkOut,
  checkoutPost,
  expectRefused,
  newKey,
} from '../helpers/requests.ts';
import { openStore, type TestStore } from '../helpers/store.ts';

// Noon by the store's clock, so that no day starts while a test counts days.
const NOW = new Date('2026-11-24T12:00:00Z');
let store: TestStore;
beforeAll(async () => {
  store = await openStore({ settings: { STORE_CLOCK: NOW.toISOString() } });
});
afterAll(() => store.close());

const email = 'asa@example.com';
const inDays = (days: number) => dayOf(daysLater(NOW, days));
const cardFor = (days: number) => cardBasket('card-25', 1, { gift: { email, deliverOn: inDays(days) } });
const keptOf = async (body: CheckoutBody) => {
  const { checkoutSessionId } = await checkOut(store, body, newKey());
  return (await attemptOf(store, checkoutSessionId)).gift;
};

test.each([
  ['yesterday, by the region’s date', -1],
  ['more than a year ahead', 366],
])('a gift by email is refused for %s', async (_when, days) => {
  await expectRefused(store, checkoutPost(cardFor(days), newKey()), {
    status: 422,
    code: 'gift_date',
    field: 'gift.deliverOn',
    message: 'Choose a day from today to a year from now.',
  });
});

test.each([
  ['today', 0],
  ['a year ahead', 365],
])('a gift by email is accepted for %s', async (_when, days) => {
  expect(await keptOf(cardFor(days))).toEqual({ email, deliverOn: inDays(days) });
});

test('a shipped gift keeps only its names and note, and no date is too early for it', async () => {
  const gift = { name: 'Åsa', from: 'Ada', note: 'Eat well.' };
  const posted = basketOf({ gift: { ...gift, email, deliverOn: inDays(-30) } });
  expect(await keptOf(posted)).toEqual(gift);
});

test('a date without a recipient’s address is ignored, and not refused', async () => {
  expect(await keptOf(cardBasket('card-25', 1, { gift: { name: 'Åsa', deliverOn: inDays(-30) } }))).toEqual({
    name: 'Åsa',
  });
});

test.each([
  ['note', 'Look: <b>bold</b>'],
  ['name', '<img src=x onerror=alert(1)>'],
  ['from', '<!-- Ada -->'],
])('markup in a gift’s %s is refused beside its field', async (field, typed) => {
  await expectRefused(
    store,
    checkoutPost(cardBasket('card-25', 1, { gift: { email, [field]: typed } }), newKey()),
    {
      status: 422,
      code: 'invalid_input',
      field: `gift.${field}`,
      message: 'Use plain text only, without HTML tags or invisible characters.',
    },
  );
});

test('a smaller-than sign is no markup', async () => {
  const gift = { name: 'Åsa', note: 'I <3 you, 1 < 2 > 0' };
  expect(await keptOf(cardBasket('card-25', 1, { gift }))).toEqual(gift);
});
