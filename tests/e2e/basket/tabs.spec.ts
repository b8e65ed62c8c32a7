import { add, BOOK, basketLink, expect, line, openBasket, PAN, stored, test } from './shop.ts';

test('[BAS-07] the basket survives reload and navigation, and holds no personal data', async ({ page }) => {
  await add(page, BOOK);
  await openBasket(page);
  await page.getByText('Save typing on the payment page').click();
  await page.getByLabel('E-mail').fill('ana@example.org');
  await page.goto('/creators');
  await expect(basketLink(page)).toHaveAccessibleName('Basket, 1 item');
  await openBasket(page);
  await page.getByText('Save typing on the payment page').click();
  await expect(page.getByLabel('E-mail')).toHaveValue('ana@example.org');
  const kept = await page.evaluate(() => [
    sessionStorage.getItem('found:basket'),
    JSON.stringify({ ...localStorage }),
  ]);
  expect(kept.join()).not.toContain('ana@example.org');
});

test('[BAS-07] a new tab takes over the basket, and tabs stay in step', async ({ page, context }) => {
  await add(page, BOOK);
  const other = await context.newPage();
  await other.goto('/');
  await expect(basketLink(other)).toHaveAccessibleName('Basket, 1 item');
  await add(other, PAN);
  await expect(basketLink(page)).toHaveAccessibleName('Basket, 2 items');
  await openBasket(page);
  await other.bringToFront();
  await openBasket(other);
  await other.getByRole('button', { name: `Put back ${BOOK.name}` }).click();
  await expect(line(page, BOOK)).toHaveCount(0);
  await expect(line(page, PAN)).toHaveCount(1);
});

test('[BAS-07] going back shows the basket as it is now', async ({ page }) => {
  await page.goto('/creators');
  await expect(basketLink(page)).toHaveAccessibleName('Basket, empty');
  await add(page, BOOK);
  await page.goBack();
  await expect(basketLink(page)).toHaveAccessibleName('Basket, 1 item');
});

for (const [what, text] of [
  ['damaged', '{"version":1,"stamp":1,"writer":"x","items":[{"id":"a"}]}'],
  ['foreign', '<html>'],
  ['of another version', '{"version":7,"cart":[]}'],
  ['very large', `"${'x'.repeat(2_000_000)}"`],
] as const)
  test(`[BAS-07] storage that is ${what} gives an empty basket, says so once, and breaks nothing`, async ({
    page,
  }) => {
    await page.goto('/creators');
    await page.evaluate((value) => sessionStorage.setItem('found:basket', value), text);
    await page.goto('/basket');
    await expect(page.getByText('could not be read again')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Nothing in here yet' })).toBeVisible();
    await add(page, BOOK);
    await openBasket(page);
    await expect(page.getByText('could not be read again')).toHaveCount(0);
    expect(await stored(page)).toHaveLength(1);
  });

for (const [what, refuse] of [
  [
    'is blocked',
    () =>
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      }),
  ],
  [
    'is full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  ],
] as const)
  test(`[BAS-07] [UI-03] where storage ${what}, the item is in the basket all the same, and the shop says how long`, async ({
    page,
  }) => {
    await page.addInitScript(refuse);
    await add(page, BOOK);
    await expect(basketLink(page)).toHaveAccessibleName('Basket, 1 item');
    const toast = page.getByRole('status').filter({ hasText: 'lasts only as long as this page is open' });
    await expect(toast).toBeVisible();
    await expect(toast.getByRole('button')).toHaveCount(0);
    await page.locator('.toast').hover();
    await page.clock.install();
    await expect(toast).toBeVisible();
    await page.mouse.move(0, 0);
    await expect(toast).toHaveCount(0, { timeout: 8000 });
  });
