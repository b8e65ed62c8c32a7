import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import type { RecordedEvent } from '#sandbox/tracking/recorder.ts';
import { readContent } from '#src/catalogue/reading/read-content.ts';
import { REGION_CODES, type RegionCode } from '#src/core/regions/regions.ts';
import { expectThanks, fillIn, pay } from './support/hosted-page.ts';
import { addButton, readyPayButton } from './support/shop.ts';
import { expect, test } from './support/test.ts';
import { startTrackedShop, type TrackedShop } from './support/tracked-shop.ts';

const PORT = Number(process.env.E2E_PORT || 4410) + 5;
const JAM = '/products/damson-jam';
const COUNTRIES: Record<RegionCode, string> = {
  US: 'US',
  GB: 'GB',
  CA: 'CA',
  EU: 'FR',
  LATAM: 'BR',
  GO: 'NO',
};
/** A page of each kind that differs in what it loads or keeps. */
const KINDS = [
  '/',
  '/products',
  JAM,
  '/basket',
  '/search?keyword=canary',
  '/contact',
  '/order',
  '/cookies',
  '/nothing-here',
];

let shop: TrackedShop;
// One shop for all of them.
test.describe.configure({ mode: 'default' });
test.use({ baseURL: `http://localhost:${PORT}`, extraHTTPHeaders: { 'x-country': 'GB' } });
test.beforeAll(async () => {
  test.setTimeout(180_000);
  shop = await startTrackedShop(PORT);
});
test.afterAll(() => shop?.close());
test.beforeEach(({ allow }) => allow(new RegExp(`^request to a stranger: ${shop.recorderUrl}/`), /404/));

const asking = (page: Page) => page.getByRole('region', { name: /count you in/ });
const answer = (page: Page, name: string) => asking(page).getByRole('button', { name }).click();

/** What the services were told, oldest first: who told whom what, in short. */
async function told(page: Page): Promise<RecordedEvent[]> {
  const answered = await page.request.get(`${shop.recorderUrl}/events.json`);
  return ((await answered.json()) as RecordedEvent[]).reverse();
}
const inShort = (events: RecordedEvent[]) => events.map(({ service, name }) => `${service}: ${name}`);
/** Without the pages that were read. */
const steps = async (page: Page) => (await told(page)).filter(({ name }) => name !== 'page_view');
const forgetAll = (page: Page) => page.request.post(`${shop.recorderUrl}/empty`);

/** Opens a page and waits until it has done all that it does by itself. */
async function visit(page: Page, address: string) {
  await page.goto(address);
  await settle(page);
}

async function settle(page: Page) {
  await page.evaluate(async () => {
    const idle = () => new Promise((resolve) => requestIdleCallback(resolve));
    const isIn = ({ name }: PerformanceEntry) => name.includes('/start-tracking.');
    for (let look = 0; look < 20 && !performance.getEntriesByType('resource').some(isIn); look += 1)
      await idle();
    await idle();
  });
}

/** Everything that lies in a browser, by name. */
async function keptIn(context: BrowserContext, page: Page): Promise<string[]> {
  const cookies = (await context.cookies()).map(({ name }) => name);
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  return [...new Set([...cookies, ...keys])];
}

test('[D01] [EVT-05] before a choice and after a no nobody else is asked for anything, and nothing is kept beyond what is listed @wide', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const { content } = await readContent(path.resolve('src/content'));
  const listed = content.legal.find(({ id }) => id === 'cookies')?.data.kept ?? [];
  const isListed = (name: string, withLeave: boolean) =>
    listed.some(
      ({ name: known, leave }) =>
        (withLeave || !leave) && (known.endsWith('*') ? name.startsWith(known.slice(0, -1)) : name === known),
    );
  for (const region of REGION_CODES)
    for (const state of ['before', 'refused', 'accepted'] as const) {
      const context = await browser.newContext({ extraHTTPHeaders: { 'x-country': COUNTRIES[region] } });
      const page = await context.newPage();
      const strangers = new Set<string>();
      page.on('request', (request) => {
        const { origin } = new URL(request.url());
        if (origin !== shop.url) strangers.add(origin);
      });
      await visit(page, shop.url);
      if (state !== 'before') await answer(page, state === 'refused' ? 'Reject all' : 'Accept all');
      // In regions alike all kinds once; where silence is a yes, going on is an answer.
      const kinds = region === 'GB' || (region === 'US' && state !== 'before') ? KINDS : [JAM];
      for (const kind of state === 'before' && ['US', 'CA'].includes(region) ? [] : kinds)
        await visit(page, shop.url + kind);
      const where = `${region}, ${state}`;
      const kept = await keptIn(context, page);
      expect(
        kept.filter((name) => !isListed(name, state === 'accepted')),
        where,
      ).toEqual([]);
      expect([...strangers], where).toEqual(state === 'accepted' ? [shop.recorderUrl] : []);
      if (state === 'accepted')
        expect(kept, where).toEqual(expect.arrayContaining(['_ga', '__kla_id', 'consent']));
      await context.close();
    }
});

test('[D02] a no stands beside the yes and is as large, nothing is ticked, and the page does not move @wide', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(globalThis, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (globalThis as never as { shifts: number }).shifts += (entry as never as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
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
  expect(await page.evaluate(() => (globalThis as never as { shifts: number }).shifts)).toBeLessThan(0.01);
  await answer(page, 'Reject all');
  await expect(asking(page)).toBeHidden();
  await page.reload();
  await visit(page, JAM);
  await expect(asking(page)).toBeHidden();
});

test('[D02] by keyboard alone one category is chosen, and taken back from another page @wide', async ({
  page,
  context,
}) => {
  await visit(page, JAM);
  await expect(asking(page)).toBeVisible();
  // "Skip to content" comes first, then the question.
  for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Manage choices' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('checkbox', { name: /^Analytics/ })).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  // The page is loaded anew on the way, which ends whatever is asked of it.
  await expect(async () => expect(await keptIn(context, page)).toContain('_ga')).toPass();
  expect(await keptIn(context, page)).not.toContain('__kla_id');

  await page.goto('/contact');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Your privacy choices' });
  await link.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Your privacy choices' });
  await expect(dialog.getByRole('checkbox', { name: /^Analytics/ })).toBeChecked();
  await expect(dialog).toContainText('You chose this on');
  await dialog.getByRole('button', { name: 'Reject all' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(async () => expect(await keptIn(context, page)).not.toContain('_ga')).toPass();
  await forgetAll(page);
  await visit(page, '/products');
  expect(await told(page)).toEqual([]);
});

test('Global Privacy Control is a no: nobody is asked, and the choices say why @wide', async ({
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

test('a page out of the browser’s cache, from before the yes, runs nothing that its policy refuses, and asks no more @wide', async ({
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

test('where silence is a yes nothing is counted on the page that tells of it, and on the next it is @wide', async ({
  page,
  context,
}) => {
  await context.setExtraHTTPHeaders({ 'x-country': 'US' });
  await forgetAll(page);
  await visit(page, '/');
  await expect(asking(page)).toContainText('unless you say no');
  expect(await told(page)).toEqual([]);
  await page.goto('/products');
  await expect.poll(async () => inShort(await told(page))).toEqual(['Google Analytics: page_view']);
  await expect(asking(page)).toBeHidden();
});

test('[EVT-01] [EVT-02] [F108] from a product to the paid order each step is told once, and a purchase not again @wide', async ({
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
  // The last page was reached by way of queries and of what a shopper typed.
  for (const word of ['wren@mail', 'Wilhelmina', 'canary', 'session_id', 'cs_test'])
    expect(JSON.stringify(await told(page)), word).not.toContain(word);
  await forgetAll(page);
  await page.reload();
  await expect.poll(async () => inShort(await told(page))).toEqual(['Google Analytics: page_view']);
});

test('[EVT-03] [EVT-04] a blocked script costs the shopper nothing, and is reported in the words of the specification @wide', async ({
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
