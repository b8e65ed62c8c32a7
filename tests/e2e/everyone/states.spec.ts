import { expectThanks, fillIn, pay } from '../support/hosted-page.ts';
import { add, EBOOK, goToPayment, HONEY, openBasket, PAN, readyPayButton } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';
import { expectAccessible, sticksOut } from './engines.ts';

test.use({ extraHTTPHeaders: { 'x-country': 'GB' } });

test('a full basket, its open details and its dialog have no accessibility violation', async ({ page }) => {
  await add(page, PAN, { format: 'Pan and lid', quantity: 2 });
  await add(page, HONEY);
  await openBasket(page);
  await expect(readyPayButton(page)).toBeVisible();
  await page.getByText('Save typing on the payment page').click();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await sticksOut(page)).toBe(0);
  await page.getByRole('button', { name: 'Put everything back' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  expect(await sticksOut(page)).toBe(0);
});

test('the product page after adding, with an open region dialog, has no accessibility violation', async ({
  page,
}) => {
  await add(page, HONEY);
  await expectAccessible(page);
  await page.getByRole('banner').locator('summary', { hasText: 'Region and currency:' }).click();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^CAN\b/ })
    .click();
  await expect(page.getByRole('dialog', { name: 'Items unavailable' })).toBeVisible();
  await expectAccessible(page);
});

test('the open menu has no accessibility violation', async ({ page }) => {
  await page.goto('/');
  if (page.viewportSize()!.width <= 768) await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByText('What is in Books').locator('..').click();
  await expect(menu.getByRole('link', { name: 'Weeknight' }).first()).toBeVisible();
  await expectAccessible(page);
});

test('the thank-you has no accessibility violation and fits 320 pixels @wide', async ({ page }) => {
  await add(page, EBOOK);
  await goToPayment(page);
  await fillIn(page, { country: 'United Kingdom', isPosted: false });
  await expectAccessible(page);
  await pay(page);
  await expectThanks(page);
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await sticksOut(page)).toBe(0);
});
