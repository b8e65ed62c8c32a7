import type { Page } from '@playwright/test';
import { PAN } from './support/shop.ts';
import { expect, test } from './support/test.ts';

test.use({ extraHTTPHeaders: { 'x-country': 'GB' } });

const pictures = (page: Page) => page.getByRole('group', { name: 'Pictures' }).getByRole('link');
/** Opens the product, and waits until its pictures can be enlarged: a slow machine would follow the link. */
async function openProduct(page: Page) {
  await page.goto(`/products/${PAN.id}`);
  await pictures(page).first().hover();
  await expect(pictures(page).first()).toHaveCSS('cursor', 'zoom-in');
}
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Pictures' });
/** The picture that is shown: the others are hidden. */
const shown = (page: Page) => dialog(page).getByRole('img');

test('a product’s picture is enlarged, turned by buttons and arrow keys, and closed by Escape, which returns the focus @narrow-long', async ({
  page,
}) => {
  await openProduct(page);
  const address = page.url();
  const names = await pictures(page).evaluateAll((links) =>
    links.map((link) => link.querySelector('img')?.alt),
  );
  const count = names.length;
  expect(count).toBeGreaterThan(1);
  await pictures(page).first().focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await expect(shown(page)).toHaveAccessibleName(names[0]!);
  await page.keyboard.press('ArrowRight');
  await expect(shown(page)).toHaveAccessibleName(names[1]!);
  await expect(dialog(page).getByRole('status')).toHaveText(`2 of ${count}`);
  await expect(shown(page)).toBeInViewport({ ratio: 0.9 });
  await dialog(page).getByRole('button', { name: 'Previous picture' }).click();
  await expect(shown(page)).toHaveAccessibleName(names[0]!);
  await dialog(page).getByRole('button', { name: 'Next picture' }).click();
  await expect(shown(page)).toHaveAccessibleName(names[1]!);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(pictures(page).first()).toBeFocused();
  expect(page.url()).toBe(address);
});

test('a picture is shown in full size by a click, and Back closes it without leaving the page @narrow-long', async ({
  page,
}) => {
  await page.goto('/products');
  await openProduct(page);
  await pictures(page).first().click();
  const picture = dialog(page)
    .getByRole('button')
    .filter({ has: page.getByRole('img') });
  await expect(picture).toBeVisible();
  const before = (await shown(page).boundingBox())!;
  await picture.click();
  await expect(picture).toHaveAttribute('aria-pressed', 'true');
  expect((await shown(page).boundingBox())!.width).toBeGreaterThanOrEqual(before.width * 2 - 1);
  await picture.click();
  await expect(picture).toHaveAttribute('aria-pressed', 'false');
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(`/products/${PAN.id}`);
  await expect(pictures(page).first()).toBeFocused();
});

test('a swipe turns the picture', async ({ page }) => {
  await openProduct(page);
  await pictures(page).first().click();
  await expect(dialog(page).getByRole('status')).toHaveText(/^1 of/);
  // A finger scrolls the row; it snaps to the next picture.
  await dialog(page)
    .getByRole('list')
    .evaluate((row) => row.scrollBy({ left: row.clientWidth * 0.7, behavior: 'smooth' }));
  await expect(dialog(page).getByRole('status')).toHaveText(/^2 of/);
  await dialog(page).getByRole('button', { name: 'Close', exact: true }).click();
  await expect(dialog(page)).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('each picture links to itself in full size @narrow-long', async ({ page, allow }) => {
    // The browser's own page around a picture has styles.
    allow(/Content Security Policy/);
    await page.goto(`/products/${PAN.id}`);
    const link = pictures(page).first();
    const address = await link.getAttribute('href');
    await link.click();
    await expect(page).toHaveURL(address!);
    await expect(page.getByRole('img')).toBeVisible();
  });
});
