import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

test.use({ extraHTTPHeaders: { 'x-country': 'GB' } });

const shownQuestions = (page: Page) => page.getByRole('main').locator('details:visible');

test.describe('[RT-17] questions and answers', () => {
  test('are filtered by a word, announced as a count, and restored @narrow-long', async ({ page }) => {
    await page.goto('/faq');
    const all = await shownQuestions(page).count();
    await page.getByLabel('Search help').fill('Kindle');
    await expect(page.getByRole('status').filter({ hasText: '1 answer' })).toBeVisible();
    await expect(shownQuestions(page)).toHaveCount(1);
    await expect(page.getByText('send the EPUB to your Kindle address')).toBeVisible();
    await page.getByLabel('Search help').fill('zzz');
    await expect(page.getByText('No answers found')).toBeVisible();
    await page.getByLabel('Search help').fill('');
    await expect(shownQuestions(page)).toHaveCount(all);
  });

  test('an answer in the address is open, with and without a filter @wide @long', async ({ page }) => {
    await page.goto('/faq#customs');
    await expect(page.getByText('there is nothing to pay at the door')).toBeVisible();
    await page.getByLabel('Search help').fill('allergy');
    await expect(page.getByText('there is nothing to pay at the door')).toBeHidden();
    // An invalid fragment changes nothing.
    await page.evaluate(() => {
      location.hash = '%';
    });
    await page.evaluate(() => {
      location.hash = 'broken';
    });
    await expect(page.getByText('Keep broken glass away from the food')).toBeInViewport();
  });
});
