import { eq } from 'drizzle-orm';
import { LOCAL_WEBHOOK_SECRET } from 'payment-sandbox/keys';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkoutAttempt } from '#functions/db/schema/attempts.ts';
import { order } from '#functions/db/schema/orders.ts';
import { DATABASES, type TestDatabase } from '../helpers/databases.ts';
import { digitalBasket, fetchLink, linksIn } from '../helpers/digital.ts';
import { cardBasket } from '../helpers/gift-cards.ts';
import { basketOf, type CheckoutBody, checkOut, newKey } from '../helpers/requests.ts';
import { openStore, SITE, type TestStore } from '../helpers/store.ts';

const OLD = 'the-secret-of-last-year-of-more-than-thirty-two';
const NEW = 'the-secret-of-today-of-more-than-thirty-two';
const CODE = /\b[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}\b/g;

let database: TestDatabase;
/** The store with the former secret. */
let before: TestStore;
const stores: TestStore[] = [];
/** A store with these secrets, on the same database and provider as the earlier ones. */
const open = async (settings: Record<string, string>) => {
  const [first] = stores;
  const store = await openStore({
    database,
    files: ['a-slow-loaf'],
    settings,
    ...(first && { apiUrl: () => first.provider.url }),
  });
  stores.push(store);
  return store;
};
beforeAll(async () => {
  database = await DATABASES[0]!.open();
  before = await open({ LINK_SECRET: OLD });
});
afterAll(async () => {
  for (const store of stores.toReversed()) await store.close();
  await database?.close();
});

test('[GIF-01] [DIG-02] with a new LINK_SECRET beside the former one, earlier sales can be shown, downloaded and recorded', async () => {
  const { provider } = before;
  const bought = async (body: CheckoutBody) => {
    const { checkoutSessionId } = await checkOut(before, body, newKey());
    await provider.actions.pay(checkoutSessionId);
    await provider.webhooks.idle();
    return checkoutSessionId;
  };
  const [files, cards] = [await bought(digitalBasket()), await bought(cardBasket())];
  // Paid before the change, but its event and its attempt are missing afterwards.
  const { checkoutSessionId: lost } = await checkOut(before, basketOf(), newKey());
  provider.tables.endpoints.clear();
  await provider.actions.pay(lost);
  provider.setWebhook('http://localhost/api/stripe', LOCAL_WEBHOOK_SECRET);
  await before.db.delete(checkoutAttempt).where(eq(checkoutAttempt.sessionId, lost));
  const pageOf = async (store: TestStore, session: string) =>
    (await store.call(new Request(`${SITE}/basket/success?session_id=${session}`))).text();
  const [links, codes] = [linksIn(await pageOf(before, files)), (await pageOf(before, cards)).match(CODE)];
  expect(links.length).toBeGreaterThan(0);
  expect(codes?.length).toBeGreaterThan(0);

  const since = await open({ LINK_SECRET: NEW, LINK_SECRET_PREVIOUS: OLD });
  expect(linksIn(await pageOf(since, files))).toEqual(links);
  expect((await pageOf(since, cards)).match(CODE)).toEqual(codes);
  expect((await fetchLink(since, links[0]!)).status).toBe(200);
  await since.run('reconcile');
  const [recorded] = await since.db.select().from(order).where(eq(order.sessionId, lost));
  expect(recorded).toMatchObject({ status: 'held' });

  const without = await open({ LINK_SECRET: NEW, LINK_SECRET_PREVIOUS: '' });
  expect(linksIn(await pageOf(without, files))).toEqual([]);
  expect((await pageOf(without, cards)).match(CODE)).toBeNull();
  // A link from before still works without the former secret, since its hash is looked up.
  expect((await fetchLink(without, links[0]!)).status).toBe(200);
});

test('[SUB-03] the secret of one kind of link opens no link of another kind', async () => {
  const { checkoutSessionId } = await checkOut(before, digitalBasket(), newKey());
  await before.provider.actions.pay(checkoutSessionId);
  await before.provider.webhooks.idle();
  const page = await before.call(new Request(`${SITE}/basket/success?session_id=${checkoutSessionId}`));
  const [file] = linksIn(await page.text());
  const token = file!.split('/').at(-1)!;
  const answers = await Promise.all(
    [`/order?link=${token}`, `/review?link=${token}`].map((path) => before.call(new Request(SITE + path))),
  );
  for (const answer of answers) {
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(await answer.text()).not.toContain('A Slow Loaf');
  }
});
