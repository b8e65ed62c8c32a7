import { expect, test } from './support/test.ts';

test.use({ extraHTTPHeaders: { 'x-country': 'GB' } });

test('[REV-07] a review shows the photograph of its buyer, which opens larger @narrow-long', async ({
  page,
}) => {
  await page.goto('/products/a-slow-loaf');
  // It is not among the newest five, which are shown at first.
  await page.getByRole('combobox', { name: 'Show' }).selectOption('2');
  const photograph = page.getByRole('article').getByRole('link', { name: 'A dark loaf on a board' });
  await photograph.scrollIntoViewIfNeeded();
  await expect(photograph.getByRole('img')).toHaveAttribute('loading', 'lazy');
  await photograph.click();
  const dialog = page.getByRole('dialog', { name: 'Pictures' });
  await expect(dialog.getByRole('img', { name: 'A dark loaf on a board' })).toBeInViewport();
  await expect(dialog.getByRole('button', { name: 'Next picture' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(photograph).toBeFocused();
});
