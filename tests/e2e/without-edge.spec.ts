import type { Page } from '@playwright/test';
import { money, writtenPrice } from './support/catalogue.ts';
import { sessionOnPage } from './support/hosted-page.ts';
import { add, expectBadge, openBasket, PAN, readyPayButton } from './support/shop.ts';
import { serveWithoutEdge } from './support/store-without-edge.ts';
import { expect, test } from './support/test.ts';

/** Each worker serves its own store, beside that of the other tests. */
const PORT = Number(process.env.E2E_PORT || 4410) + 20 + 10 * Number(process.env.TEST_PARALLEL_INDEX ?? 0);

let store: Awaited<ReturnType<typeof serveWithoutEdge>> | undefined;
test.describe.configure({ mode: 'serial' });
test.use({ baseURL: `http://localhost:${PORT}`, extraHTTPHeaders: { 'x-country': 'GB' } });
test.beforeAll(async () => {
  test.setTimeout(120_000);
  store = await serveWithoutEdge(PORT);
});
test.afterAll(() => store?.close());
test.beforeEach(async ({ page }) => {
  if (page.viewportSize()!.width > 1000) await page.setViewportSize({ width: 1440, height: 900 });
});

/** Expects the page's styles, its own fonts, and every picture in view. */
async function expectWhole(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-region', 'GO');
  await expect(page.getByRole('banner')).toBeVisible();
  const { font, margin } = await page.evaluate(() => ({
    font: getComputedStyle(document.body).fontFamily,
    margin: getComputedStyle(document.body).margin,
  }));
  expect(font).not.toMatch(/^"?Times/);
  expect(margin).toBe('0px');
  expect(await page.evaluate(() => document.fonts.ready.then((fonts) => fonts.size))).toBeGreaterThan(0);
  const inView = page.locator('main img').filter({ visible: true });
  for (const image of (await inView.all()).slice(0, 3)) {
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth))
      .toBeGreaterThan(0);
  }
  await page.evaluate(() => scrollTo(0, 0));
}

test.describe('while the edge function is missing or fails', () => {
  for (const address of ['/', '/products', `/products/${PAN.id}`, '/recipes', '/contact'])
    test(`[REG-02] the page at ${address} is whole, in the default region @long`, async ({ page }, info) => {
      await page.goto(address);
      await expectWhole(page);
      await page.screenshot({ path: info.outputPath('page.png') });
    });

  test('the basket has what was added, and can be paid @long', async ({ page }, info) => {
    await add(page, PAN, { quantity: 2 });
    await expectBadge(page, 2);
    await openBasket(page);
    await expectWhole(page);
    const price = await writtenPrice(PAN.id, 'pan', 'GO');
    await expect(page.getByRole('listitem').filter({ hasText: PAN.name })).toContainText(
      money(2 * price, 'GO'),
    );
    await page.screenshot({ path: info.outputPath('basket.png') });
    await readyPayButton(page).click();
    await sessionOnPage(page);
  });
});
