import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

test.use({ extraHTTPHeaders: { 'x-country': 'GB' } });

const shownQuestions = (page: Page) => page.getByRole('main').locator('details:visible');

test.describe('[RT-17] questions and answers', () => {
  test('are filtered by a word, announced as a count, and restored', async ({ page }) => {
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

test('[RT-21] [RT-18] [RT-14] [RT-08] the fixed texts run no script and print as text only @wide @long', async ({
  page,
  allow,
}) => {
  // A fixed text has no style of the store, and so no page transitions.
  allow(/Transition was skipped/);
  for (const address of ['/terms', '/privacy', '/cookies', '/faq']) {
    await page.goto(address);
    await page.getByRole('link', { name: 'Text-only version' }).first().click();
    await expect(page).toHaveURL(`${address}/constant`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
    expect(await page.evaluate(() => document.scripts.length)).toBe(0);
  }
  await page.goto('/be-found');
  await page.getByRole('link', { name: 'Text-only version' }).click();
  await expect(page).toHaveURL('/be-found/constants');
  await expect(page.getByRole('main')).toContainText('£11.82');
});

test('the contents of a policy link to its sections @wide @long', async ({ page }) => {
  await page.goto('/terms');
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Changing your mind' })
    .click();
  await expect(page.getByRole('heading', { name: 'Changing your mind' })).toBeInViewport();
});
