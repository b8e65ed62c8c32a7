import type { Page } from '@playwright/test';
import type { RecordedEvent } from '#sandbox/tracking/recorder.ts';
import { readContent } from '#src/catalogue/reading/read-content.ts';
import { contentFolder } from '#src/catalogue/schemas/content-folder.ts';
import { REGION_CODES, type RegionCode } from '#src/core/regions/regions.ts';
import { openFirefox, WHY_NO_FIREFOX } from './support/firefox.ts';
import { expectThanks, fillIn, pay } from './support/hosted-page.ts';
import {
  answer,
  asking,
  breachesIn,
  namesIn,
  namesOf,
  recordVisits,
  STATES,
  settle,
  type Visit,
  visit,
  writeRecord,
} from './support/privacy-record.ts';
import { addButton, readyPayButton } from './support/shop.ts';
import { expect, test } from './support/test.ts';
import { startTrackedShop, type TrackedShop } from './support/tracked-shop.ts';

const PORT = Number(process.env.E2E_PORT || 4410) + 5;
const JAM = '/products/damson-jam';
/** Sold everywhere, unlike the jam. */
const QUINCE = '/products/quince-paste';
/** Addresses that are not a kind of page of their own. */
const MORE_ADDRESSES = ['/search?keyword=canary', '/products?section=pantry', '/nothing-here'];

type Engine = 'Chromium' | 'Firefox';
/** `THOROUGH=1` opens every kind of page in every region, in both engines. */
const isThorough = process.env.THOROUGH === '1';
/** In Firefox, one opt-in region and one opt-out region. */
const isWalked = (engine: Engine, region: RegionCode) =>
  isThorough || engine === 'Chromium' || ['GB', 'US'].includes(region);
/** All kinds of pages before a choice; otherwise only the front page, a product and the basket. */
const isWalkedThrough = (engine: Engine, region: RegionCode, state: (typeof STATES)[number]) =>
  isThorough || (region === 'GB' && (engine === 'Chromium' ? state !== 'accepted' : state === 'before'));

let shop: TrackedShop;
// All tests share one shop.
test.describe.configure({ mode: 'default' });
test.use({ baseURL: `http://localhost:${PORT}`, extraHTTPHeaders: { 'x-country': 'GB' } });
test.beforeAll(async () => {
  test.setTimeout(180_000);
  shop = await startTrackedShop(PORT);
});
test.afterAll(() => shop?.close());
test.beforeEach(({ allow }) => allow(new RegExp(`^request to a stranger: ${shop.recorderUrl}/`), /404/));

/** The events that the services received, oldest first: sender, service and event name. */
async function told(page: Page): Promise<RecordedEvent[]> {
  const answered = await page.request.get(`${shop.recorderUrl}/events.json`);
  return ((await answered.json()) as RecordedEvent[]).reverse();
}
const inShort = (events: RecordedEvent[]) => events.map(({ service, name }) => `${service}: ${name}`);
/** Without page views. */
const steps = async (page: Page) => (await told(page)).filter(({ name }) => name !== 'page_view');
const forgetAll = (page: Page) => page.request.post(`${shop.recorderUrl}/empty`);

for (const engine of ['Chromium', 'Firefox'] as const)
  for (const region of REGION_CODES.filter((region) => isWalked(engine, region)))
    test(`[D01] [EVT-05] ${region} in ${engine}: no third-party request and no unlisted storage before consent or after Reject @wide @long`, async ({
      browser,
    }) => {
      test.skip(engine === 'Firefox' && WHY_NO_FIREFOX !== undefined, WHY_NO_FIREFOX);
      test.setTimeout(300_000);
      const { content } = await readContent(contentFolder());
      const listed = content.legal.find(({ id }) => id === 'cookies')?.data.kept ?? [];
      const opened = engine === 'Firefox' ? await openFirefox() : browser;
      const records: Record<string, Visit[]> = {};
      for (const state of STATES) {
        const addresses = isWalkedThrough(engine, region, state)
          ? [...shop.addresses, ...MORE_ADDRESSES]
          : [];
        const visits = await recordVisits(
          opened,
          { url: shop.url, addresses, product: QUINCE },
          { region, state },
        );
        const limits = { state, shopUrl: shop.url, serviceUrl: shop.recorderUrl };
        expect(breachesIn(visits, listed, limits), state).toEqual([]);
        records[state] = visits;
      }
      // Proves that the record contains something.
      const { refused, accepted } = records;
      expect(namesOf(refused)).toEqual(expect.arrayContaining(['consent', 'found:consent', 'found:basket']));
      expect(namesOf(accepted)).toEqual(expect.arrayContaining(['_ga', '__kla_id', 'found:basket']));
      expect(accepted!.flatMap(({ requests }) => requests).join()).toContain(shop.recorderUrl);
      await writeRecord(`${engine} ${opened.version()}`, region, records);
      if (engine === 'Firefox') await opened.close();
    });

test('[D02] a Reject button is beside Accept and as large, nothing is preselected, and the layout does not shift @wide @long', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shifts: PerformanceEntry[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({
      type: 'layout-shift',
      buffered: true,
    });
  });
  await page.goto(JAM);
  const [no, yes] = await Promise.all(
    ['Reject all', 'Accept all'].map((name) => asking(page).getByRole('button', { name }).boundingBox()),
  );
  expect({ width: no!.width, height: no!.height, y: no!.y }).toEqual({
    width: yes!.width,
    height: yes!.height,
    y: yes!.y,
  });
  await asking(page).getByRole('button', { name: 'Manage choices' }).click();
  for (const box of await page.getByRole('dialog').getByRole('checkbox').all())
    await expect(box).not.toBeChecked();
  await expect(page.getByRole('dialog').getByRole('checkbox')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(asking(page)).toBeVisible();
  // Measured once the whole page is there, since the banner appears after it.
  const moved = await page.evaluate(() => {
    const { shifts } = globalThis as never as { shifts: { startTime: number; value: number }[] };
    const [loading] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const later = shifts.filter(({ startTime }) => startTime > loading!.domInteractive);
    return later.reduce((sum, { value }) => sum + value, 0);
  });
  expect(moved).toBeLessThan(0.01);
  await answer(page, 'Reject all');
  await expect(asking(page)).toBeHidden();
  await page.reload();
  await visit(page, JAM);
  await expect(asking(page)).toBeHidden();
});

test('[D02] by keyboard only, one category is accepted, and withdrawn on another page @wide @long', async ({
  page,
  context,
}) => {
  await visit(page, JAM);
  await expect(asking(page)).toBeVisible();
  // "Skip to content" comes first, then the banner.
  for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Manage choices' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('checkbox', { name: /^Analytics/ })).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  // The page reloads in between, which aborts a running evaluation.
  await expect(async () => expect(await namesIn(context, page)).toContain('_ga')).toPass();
  expect(await namesIn(context, page)).not.toContain('__kla_id');

  await page.goto('/contact');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Your privacy choices' });
  await link.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Your privacy choices' });
  await expect(dialog.getByRole('checkbox', { name: /^Analytics/ })).toBeChecked();
  await expect(dialog).toContainText('You chose this on');
  await dialog.getByRole('button', { name: 'Reject all' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(async () => expect(await namesIn(context, page)).not.toContain('_ga')).toPass();
  await forgetAll(page);
  await visit(page, '/products');
  expect(await told(page)).toEqual([]);
});

test('Global Privacy Control is a rejection: no banner is shown, and the settings say why @wide @long', async ({
  page,
  context,
}) => {
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
  );
  await context.setExtraHTTPHeaders({ 'x-country': 'US', 'sec-gpc': '1' });
  await context.addCookies([{ name: 'consent', value: '1.am', url: shop.url }]);
  await forgetAll(page);
  await visit(page, JAM);
  await visit(page, '/products');
  await expect(asking(page)).toBeHidden();
  await page.getByRole('link', { name: 'Your privacy choices' }).click();
  await expect(page.getByRole('dialog')).toContainText('Your browser sends Global Privacy Control');
  for (const box of await page.getByRole('checkbox').all()) await expect(box).toBeDisabled();
  expect(await told(page)).toEqual([]);
});

test('a page cached before consent runs nothing that its policy refuses, and shows no banner again @wide @long', async ({
  page,
}) => {
  await visit(page, '/products');
  await expect(asking(page)).toBeVisible();
  await visit(page, '/contact');
  await answer(page, 'Accept all');
  await expect.poll(async () => inShort(await told(page))).toContain('Google Analytics: page_view');
  await page.goBack();
  await expect(page).toHaveURL('/products');
  await settle(page);
  await expect(asking(page)).toBeHidden();
});

test('an answer by keyboard moves the focus to the start of the page, without a reload @wide @long', async ({
  page,
}) => {
  await visit(page, JAM);
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  await asking(page).getByRole('button', { name: 'Reject all' }).press('Enter');
  await expect(asking(page)).toBeHidden();
  await expect(page.locator('#main')).toBeFocused();
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
});

test('in opt-out regions nothing is tracked on the page with the notice, but on the next one @wide @long', async ({
  page,
  context,
}) => {
  await context.setExtraHTTPHeaders({ 'x-country': 'US' });
  await forgetAll(page);
  await visit(page, '/');
  await expect(asking(page)).toContainText('unless you refuse');
  expect(await told(page)).toEqual([]);
  await page.goto('/products');
  await expect.poll(async () => inShort(await told(page))).toEqual(['Google Analytics: page_view']);
  await expect(asking(page)).toBeHidden();
});

test('[EVT-01] [EVT-02] [F108] from a product to the paid order each event is sent once, and the purchase not again @wide @long', async ({
  page,
}) => {
  const expectTold = async (...events: string[]) => {
    await expect.poll(async () => inShort(await steps(page)).sort()).toEqual(events.sort());
    await forgetAll(page);
  };
  await visit(page, JAM);
  await forgetAll(page);
  await answer(page, 'Accept all');
  await expectTold('Klaviyo: Viewed Product');
  await page.goto(`${JAM}?utm_source=canary`);
  await expectTold('Klaviyo: Viewed Product');

  await addButton(page).click();
  await expect
    .poll(async () => inShort(await steps(page)).sort())
    .toEqual(['Google Analytics: add_to_cart', 'Klaviyo: Added to Cart']);
  expect((await told(page)).find(({ name }) => name === 'add_to_cart')?.body).toMatchObject({
    parameters: {
      currency: 'GBP',
      value: 6.5,
      items: [
        { item_id: 'damson-jam', item_name: 'Damson Jam', item_variant: 'One jar', price: 6.5, quantity: 1 },
      ],
    },
    consent: {
      analytics_storage: 'granted',
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
    },
  });
  await forgetAll(page);

  await page.goto('/basket');
  await expectTold('Google Analytics: view_cart');
  await page.getByRole('button', { name: 'Increase quantity of Damson Jam' }).click();
  await expectTold('Google Analytics: add_to_cart', 'Klaviyo: Added to Cart');
  await page.getByRole('button', { name: 'Remove Damson Jam' }).click();
  await expectTold('Google Analytics: remove_from_cart', 'Klaviyo: Removed from Cart');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectTold('Google Analytics: add_to_cart', 'Klaviyo: Added to Cart');
  await readyPayButton(page).click();
  await fillIn(page, { country: 'United Kingdom' });
  await expectTold('Google Analytics: begin_checkout', 'Klaviyo: Started Checkout');

  await pay(page);
  await expectThanks(page);
  await expect.poll(async () => inShort(await steps(page))).toEqual(['Google Analytics: purchase']);
  const number = await page.locator('[data-order]').getAttribute('data-order');
  const purchase = (await told(page)).find(({ name }) => name === 'purchase');
  expect(purchase?.body).toMatchObject({
    parameters: { transaction_id: number, value: 13, currency: 'GBP' },
  });
  // The last page was reached by addresses with queries and typed values.
  for (const word of ['wren@mail', 'Wilhelmina', 'canary', 'session_id', 'cs_test'])
    expect(JSON.stringify(await told(page)), word).not.toContain(word);
  await forgetAll(page);
  await page.reload();
  await expect.poll(async () => inShort(await told(page))).toEqual(['Google Analytics: page_view']);
});

test('[EVT-03] [EVT-04] a blocked script does not affect the shopper, and is reported in the words of the specification @wide @long', async ({
  page,
  allow,
}) => {
  allow(
    /ERR_FAILED/,
    /exception: Error: Error while executing the logic to track the event/,
    /ERR_BLOCKED_BY_CLIENT/,
  );
  await page.context().addCookies([{ name: 'consent', value: '1.m', url: shop.url }]);
  await page.route(`${shop.recorderUrl}/**`, (route) => route.abort());
  const reported: string[] = [];
  page.on('pageerror', ({ message, cause }) =>
    reported.push(`${message}: ${(cause as Error | undefined)?.message}`),
  );
  await page.clock.install();
  await visit(page, JAM);
  await addButton(page).click();
  await expect(page.getByText('In your basket:')).toBeVisible();
  expect(reported).toEqual([]);
  await page.clock.runFor(31_000);
  await expect.poll(() => reported.length).toBe(2);
  expect(reported[0]).toMatch(/^Error while executing the logic to track the event/);
  await page.goto('/basket');
  await expect(readyPayButton(page)).toBeVisible();
});
