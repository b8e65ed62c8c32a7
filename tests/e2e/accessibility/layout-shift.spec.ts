import type { Page } from '@playwright/test';
import { add, HONEY, openBasket, PAN, readyPayButton } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

test.use({ extraHTTPHeaders: { 'x-country': 'GB' } });

test.describe('no layout shift while a page loads', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        })[])
          if (!entry.hadRecentInput) shifts.push(entry.value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
  });

  /**
   * A third of what counts as good (https://web.dev/articles/cls). Where the fonts arrive after the first paint, a
   * title may take one line more in its own face: 0.024 on a phone.
   */
  const MOST = 0.03;
  /** The sum of all layout shifts, once fonts are loaded and two more frames were drawn. */
  const shifted = (page: Page) =>
    page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      return (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0);
    });

  for (const [what, address] of [
    ['the front page', '/'],
    ['a product', `/products/${PAN.id}`],
    ['the product list', '/products'],
  ] as const)
    test(`on ${what} @long`, async ({ page }) => {
      await page.goto(address, { waitUntil: 'load' });
      expect(await shifted(page)).toBeLessThan(MOST);
    });

  test('on a full basket @narrow-long', async ({ page }) => {
    await add(page, PAN);
    await add(page, HONEY);
    await openBasket(page);
    await expect(readyPayButton(page)).toBeVisible();
    expect(await shifted(page)).toBeLessThan(MOST);
  });
});
