import type { Page } from '@playwright/test';
import { add, BOOK, basketLink, COURSE, expect, line, openBasket, test } from './shop.ts';

async function choose(page: Page, region: string) {
  const picker = page.locator('[data-region-picker]').filter({ visible: true }).first();
  const choice = picker.locator(`[data-region-choice="${region}"]`);
  if (!(await choice.isVisible())) await picker.locator('summary').click();
  await choice.click();
}
const cookies = async (page: Page) =>
  Object.fromEntries(
    (await page.context().cookies()).map(({ name, value, expires }) => [name, { value, expires }]),
  );

test('[REG-05] [REG-07] a region that sells all of the basket is switched to at once, and the page is loaded anew', async ({
  page,
}) => {
  await add(page, BOOK);
  await page.goto(`/products/${BOOK.id}?region=GB#main`);
  await choose(page, 'US');
  await expect(page.getByRole('button', { name: /^Add to basket/ })).toHaveText('Add to basket · $30.00');
  expect(page.url()).not.toContain('region=');
  await expect(basketLink(page)).toHaveAccessibleName('Basket, 1 item');
  const kept = await cookies(page);
  const inAYear = Date.now() / 1000 + 365 * 24 * 60 * 60;
  for (const name of ['region', 'storeRegion']) {
    expect(kept[name]?.value).toBe('US');
    expect(Math.abs(kept[name]!.expires - inAYear)).toBeLessThan(120);
  }
  expect(kept['no-cache']?.expires ?? 0).toBeLessThan(Date.now() / 1000 + 11);
  expect(kept).not.toHaveProperty('visit-region');
  await openBasket(page);
  await expect(line(page, BOOK)).toContainText('$30.00');
});

test('[REG-06] [UI-01] a region that does not sell all of it asks first: cancelling changes nothing, agreeing removes and switches', async ({
  page,
}) => {
  await add(page, BOOK);
  await add(page, COURSE);
  await choose(page, 'LATAM');
  const dialog = page.getByRole('dialog', { name: 'Items unavailable' });
  await expect(dialog.getByRole('listitem')).toHaveText([COURSE.name]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(basketLink(page)).toHaveAccessibleName('Basket, 2 items');
  expect((await cookies(page)).region?.value).not.toBe('LATAM');
  await choose(page, 'LATAM');
  await dialog.getByRole('button', { name: "I'm ok with this" }).click();
  await expect(basketLink(page)).toHaveAccessibleName('Basket, 1 item');
  await expect(page.locator('html')).toHaveAttribute('data-region', 'LATAM');
  expect((await cookies(page)).region?.value).toBe('LATAM');
});

test.describe('when the script for it cannot be loaded', () => {
  test.use({ expectedErrors: /switch-region|Failed to load resource/ });

  test('the link is followed', async ({ page, context }) => {
    await context.route(/switch-region.*\.js/, (route) => route.abort());
    await page.goto(`/products/${BOOK.id}`);
    await choose(page, 'CA');
    await expect(page.locator('html')).toHaveAttribute('data-region', 'CA');
  });
});

test('[REG-08] the locale is kept in a cookie for a year', async ({ page }) => {
  await page.goto('/creators');
  await expect.poll(async () => (await cookies(page)).locale?.value).toBe('gb');
});
