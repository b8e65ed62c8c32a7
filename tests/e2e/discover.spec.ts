import type { Page } from '@playwright/test';
import { money, writtenContent, writtenPrice } from './support/catalogue.ts';
import { expectBadge, PAN } from './support/shop.ts';
import { expect, test } from './support/test.ts';

test.use({ extraHTTPHeaders: { 'x-country': 'GB' } });

const recent = (page: Page) => page.getByRole('region', { name: 'Recently viewed' });

test('[UI-02] a post opens in a dialog of 325 pixels, Escape closes it, and nothing is sent to its platform @long', async ({
  page,
}) => {
  const { creators } = await writtenContent();
  const post = creators.find(({ id }) => id === 'ines-carvalho')?.data.posts[0];
  if (!post) throw new Error('There is no post to open.');
  const strangers: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== 'localhost') strangers.push(request.url());
  });
  await page.goto('/creators/ines-carvalho');
  const item = page.getByRole('listitem').filter({ hasText: post.text });
  const button = item.getByRole('button', { name: /^Open the post/ });
  await button.click();
  const dialog = page.getByRole('dialog', { name: /Inês Carvalho on/ });
  await expect(dialog).toBeVisible();
  await expect(dialog).toContainText(post.text);
  expect((await dialog.boundingBox())?.width).toBe(325);
  await expect(dialog.getByRole('link', { name: /^See it on/ })).toHaveAttribute('href', post.url);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  expect(strangers).toEqual([]);
});

test.describe('a preview tile', () => {
  const tile = (page: Page) => page.locator('[data-tile=preview]').first();
  const control = (page: Page) => tile(page).getByRole('button', { name: /\(Fold\)/ });
  const shown = (page: Page) => tile(page).locator('.flipper-view.is-shown');

  test('[UI-11] plays its pictures once on request, can be paused, and stops by itself @wide @long', async ({
    page,
  }) => {
    await page.goto('/discover');
    await tile(page).scrollIntoViewIfNeeded();
    await control(page).focus();
    await page.keyboard.press('Enter');
    await expect(control(page)).toHaveAccessibleName(/^Pause/);
    await expect(tile(page).locator('.flipper-view').nth(1)).toHaveClass(/is-shown/);
    await page.keyboard.press('Enter');
    await expect(control(page)).toHaveAccessibleName(/^Turn the pages/);
    await page.keyboard.press('Enter');
    await expect(control(page)).toHaveAccessibleName(/^Turn the pages/);
    await expect(tile(page).locator('.flipper-view').first()).toHaveClass(/is-shown/);
  });

  test('[UI-11] with reduced motion turns one picture for each click, and none by itself @wide @long', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/discover');
    await tile(page).hover();
    await control(page).click();
    await expect(tile(page).locator('.flipper-view').nth(1)).toHaveClass(/is-shown/);
    await expect(shown(page)).toHaveCount(1);
    await expect(control(page)).toHaveAccessibleName(/^Turn/);
  });
});

test('[UI-11] a product tile adds its product to the basket in place, at the first click @wide', async ({
  page,
}) => {
  await page.goto('/discover');
  const button = page.getByRole('button', { name: 'Add to basket Pepper Sauce Taster' });
  await button.click();
  await expect(page.getByRole('status').getByText('Pepper Sauce Taster is in your basket.')).toBeVisible();
  await expectBadge(page, 1);
  await expect(page).toHaveURL(/\/discover$/);
  await button.click();
  await expect(page.getByText('2 × Pepper Sauce Taster in your basket.')).toBeVisible();
  await expectBadge(page, 2);
});

test.describe('recently viewed products', () => {
  test('are shown below the next product and on Discover, in this region’s price, until they are cleared @wide @long', async ({
    page,
  }) => {
    await page.goto(`/products/${PAN.id}`);
    await expect(recent(page)).toHaveCount(0);
    await page.getByRole('heading', { level: 1 }).hover();
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('found:recent'))).toContain(PAN.id);
    await page.goto('/products/fold');
    await page.getByRole('heading', { level: 1 }).hover();
    await recent(page).scrollIntoViewIfNeeded();
    const link = recent(page).getByRole('link', { name: PAN.name });
    await expect(link).toHaveAttribute('href', `/products/${PAN.id}`);
    const price = money(await writtenPrice(PAN.id, 'pan', 'GB'), 'GB');
    await expect(recent(page)).toContainText(price);
    await page.goto('/discover');
    await page.getByRole('heading', { level: 1 }).hover();
    await expect(recent(page).getByRole('listitem')).toHaveCount(2);
    await recent(page).getByRole('button', { name: 'Clear' }).click();
    await expect(recent(page)).toHaveCount(0);
    await page.reload();
    await page.getByRole('heading', { level: 1 }).hover();
    await expect(recent(page)).toHaveCount(0);
  });
});

test.describe('[UI-07] a section', () => {
  test('[RT-28] is filtered and sorted by its address, and has a link out if there are no matches @wide @long', async ({
    page,
  }) => {
    const { products } = await writtenContent();
    const preOrders = products.filter(
      ({ data }) => data.type === 'pre-order' && data.categories.some((id) => id.startsWith('books/')),
    );
    await page.goto('/books');
    await page.getByLabel('Availability').selectOption('pre-order');
    await expect(page).toHaveURL(/\/books\?type=pre-order$/);
    await expect(page.getByRole('status').first()).toHaveText(`${preOrders.length} products`);
    await page.getByLabel('Sort by').selectOption({ label: 'Name' });
    await expect(page).toHaveURL(/type=pre-order&sort=name$/);
    const names = preOrders.map(({ data }) => data.name).sort((a, b) => a.localeCompare(b, 'en'));
    await expect(page.locator('[data-card]').getByRole('heading')).toHaveText(names);
    await page.reload();
    await expect(page.locator('[data-card]').getByRole('heading')).toHaveText(names);
    await page.goto('/books?min=9000');
    await expect(page.getByRole('heading', { name: 'No matches' })).toBeVisible();
    await page.getByRole('link', { name: 'clear all filters' }).click();
    await expect(page).toHaveURL(/\/books$/);
    await expect(page.locator('[data-card]').first()).toBeVisible();
  });

  test('[RT-28] of recipes is filtered by diet, time and difficulty @wide @long', async ({ page }) => {
    const { recipes } = await writtenContent();
    const quick = recipes.filter(
      ({ data: { diet, minutes, difficulty } }) =>
        diet.includes('vegan') && minutes.prep + minutes.cook + minutes.rest <= 40 && difficulty === 'easy',
    );
    await page.goto('/recipes');
    // In sequence, like a person: each choice is a step that Back undoes.
    await page.getByLabel('Diet').selectOption('vegan');
    await expect(page).toHaveURL(/\/recipes\?diet=vegan$/);
    await page.getByLabel('Total time').selectOption('40');
    await expect(page).toHaveURL(/\/recipes\?diet=vegan&time=40$/);
    await page.getByLabel('Difficulty').selectOption('easy');
    await expect(page).toHaveURL(/\/recipes\?diet=vegan&difficulty=easy&time=40$/);
    await expect(page.getByRole('status').first()).toHaveText(
      `${quick.length} recipe${quick.length === 1 ? '' : 's'}`,
    );
    await page.goBack();
    await expect(page).toHaveURL(/\/recipes\?diet=vegan&time=40$/);
    await expect(page.getByLabel('Difficulty')).toHaveValue('');
  });
});
