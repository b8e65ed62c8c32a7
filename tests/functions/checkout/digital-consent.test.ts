import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkoutAttempt } from '#functions/db/schema/attempts.ts';
import { consentWording } from '#src/core/checkout/digital-consent.ts';
import { REGION_CODES } from '#src/core/regions/regions.ts';
import { buy, digitalBasket, thanks } from '../helpers/digital.ts';
import {
  asked,
  basketOf,
  checkOut,
  checkoutPost,
  expectProblem,
  formPost,
  item,
  traces,
} from '../helpers/requests.ts';
import { openStore, type TestStore } from '../helpers/store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openStore();
});
afterAll(() => store.close());

const ASKING = REGION_CODES.filter((region) => consentWording(region));
const refused = { status: 422, code: 'consent_required', field: 'digitalConsent' } as const;

test('[DIG-05] is asked for in the United Kingdom and the European Union, each with a text of its own', () => {
  expect(ASKING).toEqual(['GB', 'EU']);
  const texts = ASKING.map((region) => consentWording(region)!.text);
  for (const text of texts) {
    expect(text).toMatch(/at once/);
    expect(text).toMatch(/lose my right to (cancel|withdraw)/);
    expect(text).toMatch(/14 days/);
  }
  expect(new Set(texts).size).toBe(2);
});

describe.each(ASKING)('in %s', (region) => {
  const { wording, text } = consentWording(region)!;

  test.each([
    ['nothing', undefined],
    ['an empty text', ''],
    ['another version', `${region.toLowerCase()}-0`],
    ['the words of elsewhere', consentWording(ASKING.find((one) => one !== region)!)!.wording],
  ])('refuses digital content if the consent is %s, without a payment', async (_what, digitalConsent) => {
    const before = await traces(store);
    const response = await store.call(checkoutPost(digitalBasket({ digitalConsent }, region)));
    const { message } = await expectProblem(response, refused);
    expect(message).toContain('tick the box');
    expect(await traces(store)).toEqual(before);
  });

  test('[DIG-05] saves the accepted text with the attempt and the order, word for word, with the time', async () => {
    const before = Date.now();
    const { order, back } = await buy(store, digitalBasket({}, region), region === 'EU' ? 'DE' : 'GB');
    expect(order.digitalConsent).toMatchObject({ wording, text });
    const agreedAt = Date.parse(order.digitalConsent!.agreedAt);
    expect(agreedAt).toBeGreaterThanOrEqual(before);
    expect(agreedAt).toBeLessThanOrEqual(Date.now());
    const [attempt] = await store.db.select().from(checkoutAttempt).where(eq(checkoutAttempt.id, order.id));
    expect(attempt!.digitalConsent).toEqual(order.digitalConsent);
    expect(await thanks(store, back)).toContain(`you agreed: “${text}”`);
  });

  test('a basket with physical goods only needs no consent, and saves none', async () => {
    const body = basketOf({ storeRegion: region, isoCurrency: region === 'EU' ? 'EUR' : 'GBP' });
    const { checkoutSessionId } = await checkOut(store, body);
    const [attempt] = await store.db
      .select()
      .from(checkoutAttempt)
      .where(eq(checkoutAttempt.sessionId, checkoutSessionId));
    expect(attempt!.digitalConsent).toBeNull();
  });

  test('[DIG-05] one digital line among physical ones needs consent', async () => {
    const items = [item('a-slow-loaf', 'hardback'), item('a-slow-loaf', 'ebook')];
    const response = await store.call(
      checkoutPost(digitalBasket({ items, digitalConsent: undefined }, region)),
    );
    await expectProblem(response, refused);
  });
});

test.each(REGION_CODES.filter((region) => !consentWording(region)))(
  'in %s no consent is needed',
  async (region) => {
    await checkOut(store, digitalBasket({}, region));
  },
);

test('[DIG-05] a page with an earlier wording is asked to reload, since ticking its box again would not help', async () => {
  const response = await store.call(checkoutPost(digitalBasket({ digitalConsent: 'gb-1' }, 'GB')));
  await expectProblem(response, { status: 422, code: 'consent_required', message: /Please reload the page/ });
});

test('[DIG-05] a form without JavaScript gets a page that says which box to tick', async () => {
  const fields = { productId: 'a-slow-loaf', productFormatId: 'ebook', quantity: '1', storeRegion: 'GB' };
  const before = asked(store, 'sessions.create').length;
  const response = await store.call(formPost(fields));
  expect(response.status).toBe(422);
  expect(await response.text()).toContain('Please tick the box');
  expect(asked(store, 'sessions.create')).toHaveLength(before);
  const fine = await store.call(formPost({ ...fields, digitalConsent: 'gb-2' }));
  expect(fine.status).toBe(303);
});
