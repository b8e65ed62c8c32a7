import type { Page } from '@playwright/test';
import { add, expectBadge, HONEY, lineOf, openBasket, PAN, readyPayButton } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

test.use({ extraHTTPHeaders: { 'x-country': 'GB' } });

const picker = (page: Page) => page.getByRole('main').locator('summary', { hasText: 'Delivering to' });
const offers = (page: Page) => page.getByRole('region', { name: 'Start with one of these' });
const suggestions = (page: Page) => page.getByRole('region', { name: 'Goes well with it' });

test('a region change in the basket asks about the items that are not sold there @wide @long', async ({
  page,
}) => {
  await add(page, HONEY);
  await add(page, PAN);
  await openBasket(page);
  await expect(picker(page)).toContainText('United Kingdom, GBP');
  await page.getByRole('link', { name: 'Change the delivery region' }).click();
  await page.getByRole('main').getByRole('link', { name: /^CAN/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Items unavailable' });
  await expect(dialog).toContainText(HONEY.name);
  await dialog.getByRole('button', { name: /I'm ok with this/ }).click();
  await expect(picker(page)).toContainText('Canada, CAD');
  await expect(lineOf(page, PAN.name).first()).toBeVisible();
  await expect(readyPayButton(page)).toContainText('$');
  await expectBadge(page, 1);
});

test('two suggestions are added beside the basket, in place and without a layout shift @wide @long', async ({
  page,
}) => {
  await add(page, PAN);
  await openBasket(page);
  await expect(suggestions(page).getByRole('listitem')).toHaveCount(2);
  await expect(suggestions(page)).not.toContainText(PAN.name);
  const first = suggestions(page).getByRole('button').first();
  const name = (await first.textContent())!.replace(/^Add /, '').replace(/ to your basket$/, '');
  await first.click();
  await expectBadge(page, 2);
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  await expect(suggestions(page).getByRole('listitem')).toHaveCount(2);
  await expect(suggestions(page).getByRole('button', { name })).toHaveCount(0);
  await expect(suggestions(page).locator(':focus')).toHaveCount(1);
});

test('without an answer of the catalogue only the suggestions are missing @wide @long', async ({
  page,
  allow,
}) => {
  allow(/recommended/, /status of 503/);
  await page.route('**/recommended?*', (route) => route.fulfill({ status: 503, body: '' }));
  await add(page, PAN);
  const asked = page.waitForResponse(/recommended/);
  await openBasket(page);
  await asked;
  await expect(page.locator('.suggestions')).toHaveCount(0);
  await expect(readyPayButton(page)).toBeVisible();
});

test('an empty basket suggests products, which are added in place @wide @long', async ({ page }) => {
  await page.goto('/basket');
  await expect(offers(page).getByRole('listitem')).toHaveCount(4);
  await offers(page)
    .getByRole('button', { name: /^Add to basket/ })
    .first()
    .click();
  await expectBadge(page, 1);
  await expect(offers(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the basket page has the regions as links, and products that can be bought at once @wide @long', async ({
    page,
  }) => {
    await page.goto('/basket');
    await expect(offers(page).getByRole('button', { name: /^Buy now/ })).toHaveCount(4);
    await picker(page).click();
    await page.getByRole('main').getByRole('link', { name: /^EU/ }).click();
    await expect(picker(page)).toContainText('EUR');
    await expect(offers(page)).toContainText('€');
  });
});
