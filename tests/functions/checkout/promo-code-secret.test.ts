import { createHash } from 'node:crypto';
import { afterAll, beforeAll, test } from 'vitest';
import { reservation, takenTotal } from '#functions/db/schema/reservations.ts';
import { DATABASES, type TestDatabase } from '../helpers/databases.ts';
import { basketOf, checkOut, checkoutPost, expectProblem, newKey } from '../helpers/requests.ts';
import { openStore, type TestStore } from '../helpers/store.ts';

/**
 * A code with a limit for each address, and a `LINK_SECRET` that is replaced: a new secret gives no new use.
 */

const OLD = 'the-secret-of-last-year-of-more-than-thirty-two';
const NEW = 'the-secret-of-today-of-more-than-thirty-two';

let database: TestDatabase;
let before: TestStore;
let since: TestStore;
beforeAll(async () => {
  database = await DATABASES[0]!.open();
  const options = {
    database,
    change: ({
      coupons,
    }: Parameters<NonNullable<NonNullable<Parameters<typeof openStore>[0]>['change']>>[0]) => {
      for (const [code, usesPerEmail] of [
        ['ONCE-EACH', 1],
        ['TWICE-EACH', 2],
      ] as const)
        coupons.push({
          id: code,
          file: 'a test',
          data: { code, percentOff: 10, products: [], active: true, limits: { usesPerEmail } },
        });
    },
  };
  before = await openStore({ ...options, settings: { LINK_SECRET: OLD } });
  // A store reads its settings when it first needs them.
  await checkOut(before, basketOf(), newKey());
  since = await openStore({
    ...options,
    settings: { LINK_SECRET: NEW, LINK_SECRET_PREVIOUS: OLD },
    apiUrl: () => before.provider.url,
  });
  await checkOut(since, basketOf(), newKey());
});
afterAll(async () => {
  await since?.close();
  await before?.close();
  await database?.close();
});

const anybody = () => `${crypto.randomUUID()}@mail.example`;
const purchase = (couponCode: string, email: string) => basketOf({ couponCode, customer: { email } });
const open = async (store: TestStore, couponCode: string, email: string) =>
  (await checkOut(store, purchase(couponCode, email), newKey())).checkoutSessionId;
/** An order that its store has recorded. */
const pay = async (store: TestStore, couponCode: string, email: string) => {
  const session = await open(store, couponCode, email);
  await before.provider.actions.pay(session);
  await before.provider.webhooks.idle();
};
const expectUsedUp = async (couponCode: string, email: string) =>
  expectProblem(await since.call(checkoutPost(purchase(couponCode, email), newKey())), {
    status: 409,
    code: 'coupon_used_up',
    field: 'couponCode',
    message: `Promo code ${couponCode} has already been used with this email address. Please remove it to continue.`,
  });

test('[F45] an order from before the secret was replaced counts, however its address is spelled', async () => {
  const email = anybody();
  await pay(before, 'ONCE-EACH', email);
  await expectUsedUp('ONCE-EACH', email);
  await expectUsedUp('ONCE-EACH', email.toUpperCase());
});

test('[F45] remaining uses are still available after the change, and no more', async () => {
  const email = anybody();
  await pay(before, 'TWICE-EACH', email);
  await pay(since, 'TWICE-EACH', email);
  await expectUsedUp('TWICE-EACH', email);
});

test('[F45] an unpaid payment page from before the change takes no use', async () => {
  const email = anybody();
  await open(before, 'ONCE-EACH', email);
  await pay(since, 'ONCE-EACH', email);
  await expectUsedUp('ONCE-EACH', email);
});

test('[F45] an order from when addresses were counted by a plain hash counts', async () => {
  const email = anybody();
  const key = `coupon:ONCE-EACH:${createHash('sha256').update(email).digest('hex')}`;
  const attemptId = `F-${crypto.randomUUID()}`;
  await since.db.insert(takenTotal).values({ key, taken: 1 });
  await since.db
    .insert(reservation)
    .values({ key, attemptId, orderId: attemptId, quantity: 1, until: new Date() });
  await expectUsedUp('ONCE-EACH', email);
  await pay(since, 'ONCE-EACH', anybody());
});

test('[F45] another address and another code are not affected', async () => {
  const email = anybody();
  await pay(before, 'ONCE-EACH', email);
  await pay(since, 'TWICE-EACH', email);
  await pay(since, 'ONCE-EACH', anybody());
});
