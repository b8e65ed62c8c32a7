import type { Page } from '@playwright/test';
import { money, writtenPrice } from '../support/catalogue.ts';
import {
  add,
  BOOK,
  EBOOK,
  expectBadge,
  lineOf,
  openBasket,
  PAN,
  quantityOf,
  readyPayButton,
  remove,
  storedItems,
} from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

test.use({ extraHTTPHeaders: { 'x-country': 'GB' } });

const emptyHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Nothing in here yet' });

test('[BAS-04] a quantity is limited to 1 to 99, an empty one stays empty, and 1 to 10 are offered @narrow-long', async ({
  page,
}) => {
  const price = await writtenPrice(PAN.id, 'pan', 'GB');
  await page.goto(`/products/${PAN.id}`);
  const offered = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'];
  await expect(page.getByLabel('Quantity').getByRole('option')).toHaveText(offered);
  await add(page, PAN);
  await openBasket(page);
  const field = quantityOf(page, PAN.name);
  const listed = field.evaluate((input) =>
    [...((input as HTMLInputElement).list?.options ?? [])].map((option) => option.value),
  );
  expect(await listed).toEqual(offered);

  for (const [typed, held] of [
    ['150', '99'],
    ['0', '1'],
    ['-7', '1'],
    ['42', '42'],
  ] as const) {
    await field.fill(typed);
    await expect(field).toHaveValue(held);
    await expectBadge(page, Number(held));
  }
  await expect(lineOf(page, PAN.name)).toContainText(money(42 * price, 'GB'));
  await field.blur();

  await field.fill('');
  await expect(field).toHaveValue('');
  await expect(page.getByText('Enter a quantity.').first()).toBeVisible();
  await expectBadge(page, 0);
  expect(await storedItems(page)).toMatchObject([{ quantity: '' }]);
  // The line still counts: delivery and the Pay button stay in place.
  await expect(page.getByRole('group', { name: 'Delivery' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible();
  await expect(page.getByText('Nothing in your basket can be bought here')).toHaveCount(0);
  await field.blur();
  await expect(field).toHaveValue('42');
  await expectBadge(page, 42);
  await field.fill('99');
  const more = page.getByRole('button', { name: `Increase quantity of ${PAN.name}` });
  await expect(more).toHaveAttribute('aria-disabled', 'true');
  await more.click({ force: true });
  await expect(field).toHaveValue('99');
  await page.getByRole('button', { name: `Decrease quantity of ${PAN.name}` }).click();
  await expect(field).toHaveValue('98');
  await more.click();
  await expect(field).toHaveValue('99');
});

test('[BAS-05] another format starts with a quantity of one, at its own price @narrow-long', async ({
  page,
}) => {
  const price = await writtenPrice(PAN.id, 'pan-and-lid', 'GB');
  await add(page, PAN, { quantity: 5 });
  await openBasket(page);
  await page.getByLabel(`Set of ${PAN.name}`).selectOption(`Pan and lid · ${money(price, 'GB')}`);
  await expect(quantityOf(page, PAN.name)).toHaveValue('1');
  await expect(lineOf(page, PAN.name)).toContainText(money(price, 'GB'));
  await expectBadge(page, 1);
});

test('[BAS-02] a line is removed in place, the focus moves on, and Undo restores it in the same place @narrow-long', async ({
  page,
}) => {
  await add(page, PAN);
  await add(page, EBOOK);
  await add(page, BOOK);
  await openBasket(page);
  const names = page.getByRole('spinbutton');
  const order = () => names.evaluateAll((all) => all.map((input) => input.getAttribute('aria-label')));
  const all = [PAN, EBOOK, BOOK].map(({ name }) => `Quantity of ${name}`);
  await expect(names).toHaveCount(3);
  expect(await order()).toEqual(all);

  await remove(page, EBOOK.name).press('Enter');
  await expect(names).toHaveCount(2);
  expect(await order()).toEqual([all[0], all[2]]);
  await expectBadge(page, 2);
  await expect(page.getByRole('link', { name: BOOK.name, exact: true })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: `${EBOOK.name} was removed.` })).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(names).toHaveCount(3);
  expect(await order()).toEqual(all);
  await expect(page.getByRole('link', { name: EBOOK.name, exact: true })).toBeFocused();
  await expectBadge(page, 3);
});

test('removing the last line leaves an empty basket with a link to the shop @wide @long', async ({
  page,
}) => {
  await add(page, BOOK);
  await openBasket(page);
  await remove(page, BOOK.name).click();
  await expect(emptyHeading(page)).toBeFocused();
  await expect(page.getByRole('link', { name: 'Browse the shop' })).toHaveAttribute('href', '/products');
  await expectBadge(page, 0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: BOOK.name, exact: true })).toBeFocused();
});

test('[BAS-06] [UI-01] everything is removed only after the dialog is confirmed, and can be undone @narrow-long', async ({
  page,
}) => {
  await add(page, PAN);
  await add(page, EBOOK, { quantity: 2 });
  await openBasket(page);
  // Until the delivery price is known the page grows above the button.
  await expect(readyPayButton(page)).toBeVisible();
  const clear = page.getByRole('button', { name: 'Empty basket' }).first();
  const dialog = page.getByRole('dialog', { name: 'Empty your basket?' });

  await clear.click();
  await expect(dialog).toContainText('This removes 3 items.');
  await dialog.getByRole('button', { name: 'Keep everything' }).click();
  await expect(dialog).toHaveCount(0);
  await clear.click();
  for (let press = 0; press < 6; press += 1) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(() => {
      const { activeElement, body } = document;
      return activeElement !== body && !document.querySelector('dialog')?.contains(activeElement);
    });
    expect(isOutside, 'the page behind the dialog never has the focus').toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(clear).toBeFocused();
  await expectBadge(page, 3);

  await clear.click();
  await dialog.getByRole('button', { name: 'Empty basket' }).click();
  await expect(emptyHeading(page)).toBeFocused();
  await expectBadge(page, 0);
  expect(await storedItems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(quantityOf(page, EBOOK.name)).toHaveValue('2');
  await expectBadge(page, 3);
});

test('every control of the basket is large enough at 320 pixels @wide @long', async ({ page }) => {
  await add(page, BOOK);
  await openBasket(page);
  await page.setViewportSize({ width: 320, height: 800 });
  const main = page.getByRole('main');
  const controls = main.locator('button, select, summary, label:has([type=radio])');
  for (const control of await controls.filter({ visible: true }).all()) {
    const box = await control.boundingBox();
    expect(box?.height, (await control.textContent()) ?? '').toBeGreaterThanOrEqual(43.5);
  }
});
