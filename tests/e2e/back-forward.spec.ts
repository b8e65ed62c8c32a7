import type { Page } from '@playwright/test';
import { expectThanks, fillIn, pay, sessionOnPage } from './support/hosted-page.ts';
import {
  add,
  addButton,
  agreeToDigital,
  EBOOK,
  expectBadge,
  openBasket,
  PAN,
  quantityOf,
  readyPayButton,
  storedItems,
} from './support/shop.ts';
import { test as base, expect } from './support/test.ts';

/**
 * A browser with the back/forward cache, like that of a shopper. It is off in Playwright's default,
 * and in a headless shell.
 */
const test = base.extend<object, object>({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        ...(process.env.CHROMIUM_PATH
          ? { executablePath: process.env.CHROMIUM_PATH }
          : { channel: 'chromium' }),
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      }),
    { scope: 'worker' },
  ],
});
test.use({ extraHTTPHeaders: { 'x-country': 'GB' } });

/** Adds a marker to the current document, to recognize it later. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSamePage: true }));

/** Goes back, and checks that the page came from the cache. */
async function goBackToMemory(page: Page) {
  await page.evaluate(() => history.back());
  await expect.poll(() => page.evaluate(() => 'isSamePage' in window).catch(() => false)).toBe(true);
}

test('[BAS-07] [F71] a page from the back/forward cache shows the current basket @wide @long', async ({
  page,
}) => {
  await add(page, PAN);
  await mark(page);
  await page.getByRole('link', { name: 'View basket' }).first().click();
  await quantityOf(page, PAN.name).fill('5');
  await expectBadge(page, 5);
  await goBackToMemory(page);
  await expectBadge(page, 5);
});

test('[CHK-04] after a return from the payment page by the cache, Pay is enabled again and works @wide @long', async ({
  page,
}) => {
  await add(page, EBOOK);
  await openBasket(page);
  await expect(readyPayButton(page)).toBeVisible();
  await agreeToDigital(page);
  await mark(page);
  await readyPayButton(page).click();
  const first = await sessionOnPage(page);
  await goBackToMemory(page);
  await expect(readyPayButton(page)).toHaveAttribute('aria-disabled', 'false');
  await expect(quantityOf(page, EBOOK.name)).toHaveValue('1');
  await readyPayButton(page).click();
  expect(await sessionOnPage(page)).toBe(first);
});

test('after a paid pledge, the same reward on the cached page is a new pledge @wide @long', async ({
  page,
}) => {
  await page.goto('/funding/fold');
  await expect(page.getByText('Counted just now.')).toBeVisible();
  await mark(page);
  const before = await page.evaluate(() => history.length);
  const back = page.getByRole('button', { name: 'Pledge £33.00' });
  await back.click();
  const first = await sessionOnPage(page);
  await goBackToMemory(page);
  await back.click();
  expect(await sessionOnPage(page), 'not paid yet: the same pledge').toBe(first);
  await fillIn(page, { country: 'United Kingdom' });
  await pay(page);
  await expectThanks(page);
  await page.evaluate((steps) => history.go(steps), before - (await page.evaluate(() => history.length)));
  await expect.poll(() => page.evaluate(() => 'isSamePage' in window).catch(() => false)).toBe(true);
  await back.click();
  expect(await sessionOnPage(page), 'paid: the next one is another').not.toBe(first);
});

test.describe('a page that is prerendered before the click', () => {
  test.use({ rendersAhead: true, extraHTTPHeaders: {} });

  test('[BAS-07] has the basket, and adds to it @wide @long', async ({ page }) => {
    await add(page, EBOOK);
    await page.goto('/');
    const link = page.getByRole('link', { name: /Two-Egg Pan/ }).first();
    await link.hover();
    await link.click();
    await expect(page).toHaveURL(`/products/${PAN.id}`);
    await expectBadge(page, 1);
    await addButton(page).click();
    await expectBadge(page, 2);
    expect(await storedItems(page)).toMatchObject([{ _id: EBOOK.id }, { _id: PAN.id }]);
  });
});
